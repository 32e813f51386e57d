import QuartzCore

extension UITableViewCell {
  /// Room at the end for what the accessory shows.
  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.frame.width + 16 }
    return accessoryType == .none ? 0 : 38
  }

  func _placeContents() {
    contentView.frame = CGRect(
      x: 0, y: 0, width: bounds.width - accessoryWidth, height: bounds.height)
    accessoryView.map {
      $0.frame.origin = CGPoint(
        x: bounds.width - $0.frame.width - 16, y: (bounds.height - $0.frame.height) / 2)
    }
    guard contentConfiguration == nil else { return }
    let area = contentView.bounds
    var left: CGFloat = 20 + CGFloat(indentationLevel) * indentationWidth
    if let picture = imageOfCell {
      let side = min(picture.size.height, area.height)
      imageView?.frame = CGRect(
        x: left, y: area.midY - side / 2, width: picture.size.width, height: side)
      left += picture.size.width + 15
    }
    placeLabels(left, area)
  }

  /// The labels are made when they are first used, so ask only where that has happened.
  private var imageOfCell: UIImage? {
    contentView.subviews.lazy.compactMap { $0 as? UIImageView }.first?.image
  }
  private var hasLabels: Bool { contentView.subviews.contains { $0 is UILabel } }

  private func placeLabels(_ left: CGFloat, _ area: CGRect) {
    guard hasLabels, let title = textLabel, title.translatesAutoresizingMaskIntoConstraints else {
      return
    }
    let width = max(0, area.width - left - 8)
    let titleHeight = title.sizeThatFits(CGSize(width: width, height: 0)).height
    guard _style != .default, let detail = detailTextLabel else {
      title.frame = CGRect(x: left, y: 0, width: width, height: area.height)
      return
    }
    let detailSize = detail.sizeThatFits(CGSize(width: width, height: 0))
    if _style == .subtitle {
      let top = (area.height - titleHeight - detailSize.height) / 2
      title.frame = CGRect(x: left, y: top, width: width, height: titleHeight)
      detail.frame = CGRect(
        x: left, y: top + titleHeight, width: width, height: detailSize.height)
    } else {
      title.frame = CGRect(x: left, y: 0, width: width - detailSize.width, height: area.height)
      detail.frame = CGRect(
        x: area.width - detailSize.width - 8, y: 0, width: detailSize.width, height: area.height)
    }
  }

  /// The height that constraints, the configuration or the labels ask for.
  func _fittingHeight(width: CGFloat) -> CGFloat {
    let room = width - accessoryWidth
    if let configuration = contentConfiguration as? UIListContentConfiguration {
      return configuration._height(width: room)
    }
    if contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      contentView.frame.size.width = room
      let fitted = contentView.systemLayoutSizeFitting(
        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return max(fitted.height, 1)
    }
    guard hasLabels, let title = textLabel else { return 44 }
    let text = title.sizeThatFits(CGSize(width: room - 28, height: 0)).height
    let detail =
      _style == .subtitle
      ? detailTextLabel?.sizeThatFits(CGSize(width: room - 28, height: 0)).height ?? 0 : 0
    return max(44, text + detail + 22)
  }
}
