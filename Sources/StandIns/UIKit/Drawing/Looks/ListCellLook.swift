import QuartzCore
import SteleCanvas

extension ViewLook {
  /// Accessories of a list's item. Follows documentation/uikit/uicollectionviewlistcell.
  static let listCell = ViewLook(
    UICollectionViewCell.self,
    front: { cell, painter in
      guard let list = cell as? UICollectionViewListCell else { return }
      var right = cell.bounds.width - 16
      for accessory in list.accessories where accessory._displayed != .whenEditing {
        right = painter.accessory(accessory, in: list, before: right)
      }
      painter.hairline(
        y: cell.bounds.height - ViewPainter.hairline, from: 20, to: cell.bounds.width,
        .separator)
    },
    behind: { cell, painter in
      if cell is UICollectionViewListCell, cell.backgroundColor == nil, cell.backgroundView == nil {
        painter.fill(.rectangle(cell.bounds), UIColor.secondarySystemGroupedBackground)
      }
      if let view = cell.backgroundView { painter.detached(view, in: cell.bounds) }
      guard cell.isSelected || cell.isHighlighted else { return }
      if let view = cell.selectedBackgroundView {
        painter.detached(view, in: cell.bounds)
      } else if cell is UICollectionViewListCell {
        painter.fill(.rectangle(cell.bounds), UIColor.systemGray4)
      }
    })
}

extension ViewPainter {
  /// One accessory before a place; gives where the next one ends.
  fileprivate mutating func accessory(
    _ accessory: UICellAccessory, in cell: UICollectionViewListCell, before right: CGFloat
  ) -> CGFloat {
    let area = CGRect(x: 0, y: 0, width: right, height: cell.bounds.height)
    let types: [String: UITableViewCell.AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "outlineDisclosure": .disclosureIndicator,
      "checkmark": .checkmark, "detail": .detailButton,
    ]
    if let type = types[accessory._kind] {
      self.accessory(type, in: area, cell.tintColor)
      return right - (type == .disclosureIndicator ? 17 : 32)
    }
    if let view = accessory._view {
      let size = view.bounds.size == .zero ? view.sizeThatFits(.zero) : view.bounds.size
      detached(
        view,
        in: CGRect(
          x: right - size.width, y: area.midY - size.height / 2, width: size.width,
          height: size.height))
      return right - size.width - 8
    }
    guard accessory._kind.hasPrefix("label ") else { return right }
    let text = String(accessory._kind.dropFirst("label ".count))
    let font = UIFont.preferredFont(forTextStyle: .body)
    self.text(text, in: area, font, .secondaryLabel, alignment: .right)
    return right - width(of: text, font) - 8
  }
}
