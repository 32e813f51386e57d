import QuartzCore

/// Where the parts of an alert or an action sheet are.
@MainActor struct AlertLayout {
  private(set) var boxes: [CGRect] = []
  private(set) var title: CGRect?
  private(set) var message: CGRect?
  private(set) var fields: [CGRect] = []
  private(set) var buttons: [(action: UIAlertAction, frame: CGRect)] = []
  /// Lines between the parts.
  private(set) var lines: [CGRect] = []

  let titleFont: UIFont
  let messageFont = UIFont.systemFont(ofSize: 13)
  private let line = ViewPainter.hairline

  init(_ alert: UIAlertController, in bounds: CGRect, safeArea: UIEdgeInsets) {
    let isSheet = alert.preferredStyle == .actionSheet
    titleFont = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    if isSheet {
      layoutSheet(alert, bounds, safeArea)
    } else {
      layoutAlert(alert, bounds)
    }
  }

  /// In the middle, 270 points wide; two buttons that fit stand side by side.
  private mutating func layoutAlert(_ alert: UIAlertController, _ bounds: CGRect) {
    let (width, left) = (CGFloat(270), bounds.midX - 135)
    var top = texts(alert, left: left, width: width, top: 20, gap: 2)
    for _ in alert.textFields ?? [] {
      fields.append(
        CGRect(x: left + 16, y: top + (fields.isEmpty ? 14 : 0), width: 238, height: 30))
      top = fields.last?.maxY ?? top
    }
    top += 20
    let cancelled =
      alert.actions.filter { $0.style != .cancel } + alert.actions.filter { $0.style == .cancel }
    if alert.actions.count == 2 {
      // The button that cancels is on the left.
      let order = cancelled.sorted { $0.style == .cancel && $1.style != .cancel }
      lines.append(CGRect(x: left, y: top, width: width, height: line))
      lines.append(CGRect(x: left + width / 2, y: top, width: line, height: 44))
      for (index, action) in order.enumerated() {
        let x = left + CGFloat(index) * width / 2
        buttons.append((action, CGRect(x: x, y: top, width: width / 2, height: 44)))
      }
      top += 44
    } else {
      for action in cancelled {
        lines.append(CGRect(x: left, y: top, width: width, height: line))
        buttons.append((action, CGRect(x: left, y: top, width: width, height: 44)))
        top += 44
      }
    }
    boxes = [CGRect(x: left, y: 0, width: width, height: top)]
    move(by: bounds.midY - top / 2)
  }

  /// At the bottom; the button that cancels has a box of its own.
  private mutating func layoutSheet(
    _ alert: UIAlertController, _ bounds: CGRect, _ safeArea: UIEdgeInsets
  ) {
    let (width, left) = (bounds.width - 16, bounds.minX + 8)
    let hasText = alert.title?.isEmpty == false || alert.message?.isEmpty == false
    var top = hasText ? texts(alert, left: left, width: width, top: 14, gap: 4) + 14 : 0
    for action in alert.actions where action.style != .cancel {
      if top > 0 { lines.append(CGRect(x: left, y: top, width: width, height: line)) }
      buttons.append((action, CGRect(x: left, y: top, width: width, height: 57)))
      top += 57
    }
    if top > 0 { boxes.append(CGRect(x: left, y: 0, width: width, height: top)) }
    if let cancel = alert.actions.first(where: { $0.style == .cancel }) {
      let frame = CGRect(x: left, y: top + 8, width: width, height: 57)
      buttons.append((cancel, frame))
      boxes.append(frame)
      top = frame.maxY
    }
    move(by: bounds.maxY - max(safeArea.bottom, 8) - top)
  }

  private mutating func texts(
    _ alert: UIAlertController, left: CGFloat, width: CGFloat, top: CGFloat, gap: CGFloat
  ) -> CGFloat {
    var top = top
    let inner = width - 32
    func place(_ text: String?, _ font: UIFont) -> CGRect? {
      guard let text, !text.isEmpty else { return nil }
      let height = _TextMeasure(text, font: font).size(width: inner).height
      defer { top += height + gap }
      return CGRect(x: left + 16, y: top, width: inner, height: height)
    }
    title = place(alert.title, titleFont)
    message = place(alert.message, messageFont)
    return title == nil && message == nil ? top : top - gap
  }

  private mutating func move(by y: CGFloat) {
    boxes = boxes.map { $0.offsetBy(dx: 0, dy: y) }
    title = title?.offsetBy(dx: 0, dy: y)
    message = message?.offsetBy(dx: 0, dy: y)
    fields = fields.map { $0.offsetBy(dx: 0, dy: y) }
    buttons = buttons.map { ($0.action, $0.frame.offsetBy(dx: 0, dy: y)) }
    lines = lines.map { $0.offsetBy(dx: 0, dy: y) }
  }
}

extension UIAlertController {
  /// Where the parts are now.
  var _layout: AlertLayout {
    AlertLayout(self, in: view.bounds, safeArea: view.safeAreaInsets)
  }
}
