import QuartzCore
import SteleCanvas

extension ViewLook {
  /// Title, large or in the middle, items and the button back; the background reaches up to the top of
  /// the screen. Follows documentation/uikit/uinavigationbar.
  static let navigationBar = ViewLook(
    UINavigationBar.self, spoken: { $0._spokenLines }
  ) { bar, painter in
    let row = CGRect(x: 0, y: 0, width: bar.bounds.width, height: 44)
    bar.paintBackground(&painter)
    guard let item = bar.topItem else { return }
    let tint = bar.tintColor ?? .tintColor
    let margin: CGFloat = 16
    let items = BarItems(tint: tint)
    var left: CGFloat = 0
    if bar._backTitle == nil || item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton
    {
      left = bar.paintBack(item, tint, &painter)
    }
    let leading = row.insetBy(dx: left > 0 ? left + 8 : margin, dy: 0)
    left = max(
      left,
      items.paint(
        (item.leftBarButtonItems ?? []) + item.leadingItemGroups.flatMap(\.barButtonItems),
        in: leading, fromRight: false, &painter))
    let right = items.paint(
      (item.rightBarButtonItems ?? []) + item.trailingItemGroups.flatMap(\.barButtonItems),
      in: row.insetBy(dx: margin, dy: 0), fromRight: true, &painter)
    bar.paintTitle(item, in: row, left: left, right: right, &painter)
  }
}

extension UINavigationBar {
  /// As on iOS 15 and later: nothing is behind the bar as long as no content has moved below it.
  fileprivate func paintBackground(_ painter: inout ViewPainter) {
    let item = topItem
    let isAtEdge = !_contentIsBelow
    let standard = item?.standardAppearance ?? standardAppearance
    let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let area = CGRect(
      x: 0, y: -frame.minY, width: bounds.width,
      height: (_isCollapsed ? 44 : bounds.height) + frame.minY)
    if isAtEdge, edge == nil { return }
    let appearance = isAtEdge ? edge ?? standard : standard
    painter.bar(
      appearance, in: area, fallback: barTintColor, lineAt: area.maxY - ViewPainter.hairline)
  }

  /// Whether a large title has given way to one in the middle.
  private var _isCollapsed: Bool { _showsLargeTitle && _contentIsBelow }

  /// Whether a scroll view of the screen has moved under the bar.
  private var _contentIsBelow: Bool {
    guard let view = _owner?.topViewController?.viewIfLoaded else { return false }
    let scroll =
      view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    guard let scroll else { return false }
    return scroll.contentOffset.y > -scroll.adjustedContentInset.top + 0.5
  }

  /// Gives how far the button reaches.
  fileprivate func paintBack(
    _ item: UINavigationItem, _ tint: UIColor, _ painter: inout ViewPainter
  ) -> CGFloat {
    guard let title = _backTitle else { return 0 }
    painter.stroke(
      .polygon(
        [CGPoint(x: 18.5, y: 13.5), CGPoint(x: 10, y: 22), CGPoint(x: 18.5, y: 30.5)],
        isClosed: false),
      .solid(painter.ink(tint)), Pen(width: 2.6, cap: .round, join: .round))
    guard backItem?.backButtonDisplayMode != .minimal else { return 26 }
    let font = UIFont.systemFont(ofSize: 17)
    // Too long a title is replaced by the plain word.
    let room = bounds.width / 2 - 60
    let isLong = painter.width(of: title, font) > room
    let shown = isLong || backItem?.backButtonDisplayMode == .generic ? "Back" : title
    let width = min(room, painter.width(of: shown, font))
    painter.text(shown, in: CGRect(x: 24, y: 0, width: width + 1, height: 44), font, tint)
    return 24 + width
  }

  fileprivate func paintTitle(
    _ item: UINavigationItem, in row: CGRect, left: CGFloat, right: CGFloat,
    _ painter: inout ViewPainter
  ) {
    let appearance = item.standardAppearance ?? standardAppearance
    if _showsLargeTitle, !_isCollapsed {
      let attributes = (largeTitleTextAttributes ?? [:]).merging(
        appearance.largeTitleTextAttributes
      ) { _, own in own }
      painter.text(
        item.title ?? "", in: CGRect(x: 16, y: 44, width: bounds.width - 32, height: 48),
        attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold),
        attributes[.foregroundColor] as? UIColor ?? .label)
      return
    }
    let side = max(left, right) + 8
    if let view = item.titleView {
      let own = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
      let width = min(max(own.width, 0), row.width - 2 * side)
      painter.detached(
        view,
        in: CGRect(
          x: row.midX - width / 2, y: row.midY - max(own.height, 0) / 2, width: width,
          height: max(own.height, 0)))
      return
    }
    let attributes = (titleTextAttributes ?? [:]).merging(appearance.titleTextAttributes) { $1 }
    // In the middle of the bar, or of what the items leave where that is too narrow for it.
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    let isWide = painter.width(of: item.title ?? "", font) > row.width - 2 * side
    let area =
      isWide
      ? CGRect(x: left + 16, y: 0, width: max(0, row.width - left - right - 32), height: 44)
      : row.insetBy(dx: side, dy: 0)
    painter.text(
      item.title ?? "", in: area, font, attributes[.foregroundColor] as? UIColor ?? .label,
      alignment: .center)
  }

  fileprivate var _spokenLines: [String] {
    guard let item = topItem else { return [] }
    let back = _backTitle.map { "Back button: \($0)" }
    let left = (item.leftBarButtonItems ?? []).compactMap { BarItems.spoken($0) }
    let title = item.title.map { "Heading: \($0)" }
    let right = (item.rightBarButtonItems ?? []).reversed().compactMap { BarItems.spoken($0) }
    let search = item.searchController.map { bar in
      "Search field: \(bar.searchBar.text.flatMap { $0.isEmpty ? nil : $0 } ?? bar.searchBar.placeholder ?? "")"
    }
    return [back].compactMap { $0 } + left + [title].compactMap { $0 } + right
      + [search].compactMap { $0 }
  }
}

extension ViewPainter {
  /// The background of a bar and the line at its edge.
  mutating func bar(
    _ appearance: UIBarAppearance, in area: CGRect, fallback: UIColor?, lineAt y: CGFloat
  ) {
    let isDark = traits.userInterfaceStyle == .dark
    if let color = appearance.backgroundColor ?? fallback {
      fill(.rectangle(area), color)
    } else if appearance.backgroundEffect != nil || !appearance._isConfigured {
      fill(
        .rectangle(area),
        .solid(isDark ? Ink(0x1D1D1D, opacity: 0.94) : Ink(0xF9F9F9, opacity: 0.94)))
    }
    if let image = appearance.backgroundImage { self.image(image, in: area, tint: .tintColor) }
    hairline(y: y, from: area.minX, to: area.maxX, appearance.shadowColor)
  }
}
