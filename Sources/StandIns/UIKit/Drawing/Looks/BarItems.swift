import QuartzCore
import SteleCanvas

/// Buttons in a bar, from one side or shared out over the width.
@MainActor struct BarItems {
  let tint: UIColor

  func width(_ item: UIBarButtonItem, _ painter: ViewPainter) -> CGFloat {
    if item.width > 0 { return item.width }
    if let view = item.customView { return size(of: view).width }
    if symbol(item) != nil { return 24 }
    if let image = item.image { return image.size.width }
    return painter.width(of: item.title ?? "", font(item))
  }

  /// Paints items from a side to the middle and gives the width that they take.
  @discardableResult
  func paint(
    _ items: [UIBarButtonItem], in area: CGRect, fromRight: Bool, _ painter: inout ViewPainter
  ) -> CGFloat {
    var used: CGFloat = 0
    for item in items where !item.isHidden {
      let width = width(item, painter)
      let left = fromRight ? area.maxX - used - width : area.minX + used
      let place = CGRect(x: left, y: area.minY, width: width, height: area.height)
      paint(item, in: place, &painter)
      used += width + 16
    }
    return used
  }

  /// Paints items over a width: flexible spaces share what is left over.
  func spread(_ items: [UIBarButtonItem], in area: CGRect, _ painter: inout ViewPainter) {
    let shown = items.filter { !$0.isHidden }
    let fixed = shown.filter { $0._systemItem != .flexibleSpace }
    let taken = fixed.reduce(0) { $0 + width($1, painter) } + CGFloat(max(0, fixed.count - 1)) * 16
    let springs = shown.count - fixed.count
    let spring = springs > 0 ? max(0, area.width - taken) / CGFloat(springs) : 0
    var left = area.minX
    for item in shown {
      if item._systemItem == .flexibleSpace {
        left += spring
      } else {
        let width = width(item, painter)
        paint(
          item, in: CGRect(x: left, y: area.minY, width: width, height: area.height), &painter)
        left += width + 16
      }
    }
  }

  private func paint(_ item: UIBarButtonItem, in place: CGRect, _ painter: inout ViewPainter) {
    if let view = item.customView {
      let size = size(of: view)
      return painter.detached(
        view,
        in: CGRect(
          x: place.minX, y: place.midY - size.height / 2, width: size.width, height: size.height))
    }
    let color = item.isEnabled ? item.tintColor ?? tint : .tertiaryLabel
    if let name = symbol(item) {
      painter.symbol(
        name, in: CGRect(x: place.midX - 12, y: place.midY - 12, width: 24, height: 24), color)
    } else if let image = item.image {
      painter.image(
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image,
        in: PictureFit(UIView.ContentMode.center).frame(of: image.size, in: place), tint: color)
    } else if let title = item.title {
      let attributes = item.titleTextAttributes(for: .normal) ?? [:]
      painter.text(
        title, in: place.insetBy(dx: -1, dy: 0), attributes[.font] as? UIFont ?? font(item),
        item.isEnabled ? attributes[.foregroundColor] as? UIColor ?? color : color,
        alignment: .center)
    }
  }

  private func font(_ item: UIBarButtonItem) -> UIFont {
    .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
  }

  private func size(of view: UIView) -> CGSize {
    if view.bounds.size != .zero { return view.bounds.size }
    let own = view.intrinsicContentSize
    return CGSize(width: max(0, own.width), height: max(0, own.height))
  }

  private func symbol(_ item: UIBarButtonItem) -> String? {
    item.image == nil && item.title == nil ? item._systemItem?._symbol : nil
  }

  static func spoken(_ item: UIBarButtonItem) -> String? {
    if item.isHidden { return nil }
    let name =
      item.accessibilityLabel ?? item.title ?? item.image?._spokenName
      ?? item._systemItem.map { String(describing: $0) }
    if item._systemItem == .flexibleSpace || item._systemItem == .fixedSpace { return nil }
    return name.map { "Button: \($0)\(item.isEnabled ? "" : ", disabled")" }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol of those that have no title.
  fileprivate var _symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo, .close: nil
    }
  }
}
