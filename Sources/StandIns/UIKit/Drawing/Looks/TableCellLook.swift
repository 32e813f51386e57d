import QuartzCore
import SteleCanvas

extension ViewLook {
  /// The background that the table's style asks for, what the accessory shows, the line to the next row.
  /// Follows documentation/uikit/uitableviewcell.
  static let tableCell = ViewLook(
    UITableViewCell.self,
    front: { cell, painter in
      cell.paintAccessory(&painter)
      if let table = cell.superview as? UITableView, let path = table.indexPath(for: cell) {
        cell.paintSeparator(in: table, path, &painter)
      }
    },
    behind: { cell, painter in
      let table = cell.superview as? UITableView
      let shape = cell.shape(in: table)
      if let background = cell.backgroundConfiguration, background.strokeWidth > 0 {
        painter.stroke(shape, background.strokeColor, width: background.strokeWidth)
      }
      if cell.backgroundColor == nil, cell.backgroundView == nil, let table {
        painter.fill(
          shape,
          table.style == .plain
            ? UIColor.systemBackground : UIColor.secondarySystemGroupedBackground)
      }
      if let view = cell.backgroundView { painter.detached(view, in: cell.bounds) }
      guard cell.isSelected || cell.isHighlighted, cell.selectionStyle != .none else { return }
      if let view = cell.selectedBackgroundView {
        painter.detached(view, in: cell.bounds)
      } else {
        painter.fill(shape, UIColor.systemGray4)
      }
    })
}

extension UITableViewCell {
  /// The first and the last row of an inset section have round corners.
  fileprivate func shape(in table: UITableView?) -> Outline {
    guard let table, table.style == .insetGrouped, let path = table.indexPath(for: self) else {
      return .rectangle(bounds)
    }
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if path.row == table.numberOfRows(inSection: path.section) - 1 {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    return .rounded(bounds, radius: 10, corners: corners)
  }

  fileprivate func paintSeparator(
    in table: UITableView, _ path: IndexPath, _ painter: inout ViewPainter
  ) {
    guard table.separatorStyle != .none else { return }
    let isLast = path.row == table.numberOfRows(inSection: path.section) - 1
    let line = ViewPainter.hairline
    let left =
      separatorInset != UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
      ? separatorInset : table.separatorInset
    // Pictures push the line as far as the text.
    let start = max(left.left, textStart ?? 0)
    if table.style == .grouped, path.row == 0 {
      painter.hairline(y: 0, from: 0, to: bounds.width, table.separatorColor)
    }
    switch (table.style, isLast) {
    case (.insetGrouped, true): break
    case (.grouped, true):
      painter.hairline(y: bounds.height - line, from: 0, to: bounds.width, table.separatorColor)
    default:
      painter.hairline(
        y: bounds.height - line, from: start, to: bounds.width - left.right, table.separatorColor)
    }
  }

  /// Where the text after a picture begins; nil without a picture.
  private var textStart: CGFloat? {
    if let list = contentConfiguration as? UIListContentConfiguration {
      return list.image.map {
        list.directionalLayoutMargins.leading + $0.size.width + list.imageToTextPadding
      }
    }
    // Asking the cell for its picture would make one.
    let picture = contentView.subviews.lazy.compactMap { $0 as? UIImageView }
      .first { $0.image != nil && $0.contentMode == .scaleAspectFit && $0.frame.width > 0 }
    return picture.map { $0.frame.maxX + 15 }
  }

  fileprivate func paintAccessory(_ painter: inout ViewPainter) {
    let height = bounds.height
    if isEditing, editingStyle != .none, shouldIndentWhileEditing {
      let color: UIColor = editingStyle == .delete ? .systemRed : .systemGreen
      painter.symbol(
        editingStyle == .delete ? "minus.circle.fill" : "plus.circle.fill",
        in: CGRect(x: 12, y: height / 2 - 12, width: 24, height: 24), color)
    }
    guard accessoryView == nil else { return }
    let type = isEditing ? editingAccessoryType : accessoryType
    painter.accessory(
      type, in: CGRect(x: 0, y: 0, width: bounds.width - 16, height: height), tintColor)
  }
}

extension ViewPainter {
  /// What stands at the end of a row; the rectangle ends where it ends.
  mutating func accessory(
    _ type: UITableViewCell.AccessoryType, in rect: CGRect, _ tint: UIColor
  ) {
    func box(_ side: CGFloat, before right: CGFloat) -> CGRect {
      CGRect(x: right - side, y: rect.midY - side / 2, width: side, height: side)
    }
    switch type {
    case .none: break
    case .disclosureIndicator: chevron(before: rect.maxX, y: rect.midY)
    case .checkmark:
      symbol("checkmark", in: box(18, before: rect.maxX), tint, weight: 600)
    case .detailButton: symbol("info.circle", in: box(24, before: rect.maxX), tint)
    case .detailDisclosureButton:
      chevron(before: rect.maxX, y: rect.midY)
      symbol("info.circle", in: box(24, before: rect.maxX - 17), tint)
    }
  }

  /// The grey arrow of rows that lead somewhere.
  mutating func chevron(before right: CGFloat, y: CGFloat) {
    stroke(
      .polygon(
        [
          CGPoint(x: right - 7, y: y - 5.5), CGPoint(x: right - 1.5, y: y),
          CGPoint(x: right - 7, y: y + 5.5),
        ], isClosed: false),
      .solid(ink(.tertiaryLabel)), Pen(width: 2.2, cap: .round, join: .round))
  }
}
