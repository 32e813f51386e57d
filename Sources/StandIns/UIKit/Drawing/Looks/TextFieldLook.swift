import QuartzCore
import SteleCanvas

extension ViewLook {
  /// Follows documentation/uikit/uitextfield.
  static let textField = ViewLook(UITextField.self, spoken: { [$0._spokenField] }) {
    field, painter in
    field.paintBorder(&painter)
    field.paintContent(&painter)
  }

  /// Grey, with a magnifying glass. Follows documentation/uikit/uisearchtextfield.
  static let searchField = ViewLook(
    UISearchTextField.self, spoken: { [$0._spoken("Search field", $0._spokenContent)] }
  ) { field, painter in
    painter.fill(.rounded(field.bounds, radius: 10), UIColor.tertiarySystemFill)
    painter.symbol(
      "magnifyingglass", in: CGRect(x: 8, y: field.bounds.midY - 9, width: 18, height: 18),
      .secondaryLabel)
    field.paintContent(&painter)
  }
}

extension UITextField {
  fileprivate var _spokenContent: String {
    let content = isSecureTextEntry ? String(repeating: "•", count: _string.count) : _string
    return content.isEmpty ? placeholder ?? "" : content
  }

  fileprivate var _spokenField: String {
    _spoken(
      isSecureTextEntry ? "Secure text field" : "Text field",
      accessibilityLabel, _spokenContent, isEnabled ? nil : "disabled")
  }

  fileprivate func paintBorder(_ painter: inout ViewPainter) {
    if let image = isEnabled ? background : disabledBackground ?? background {
      return painter.image(image, in: bounds, tint: tintColor)
    }
    let half = painter.thin / 2
    let edge = bounds.insetBy(dx: half, dy: half)
    switch borderStyle {
    case .none: break
    case .line: painter.stroke(.rectangle(bounds.insetBy(dx: 0.5, dy: 0.5)), .label, width: 1)
    case .bezel: painter.stroke(.rectangle(edge), UIColor.systemGray2, width: painter.thin)
    case .roundedRect:
      if backgroundColor == nil {
        painter.fill(.rounded(bounds, radius: 5), UIColor.systemBackground)
      }
      painter.stroke(.rounded(edge, radius: 5), UIColor.systemGray4, width: painter.thin)
    }
  }

  /// Text or placeholder, the cross and, while it is edited, the caret.
  fileprivate func paintContent(_ painter: inout ViewPainter) {
    let isEmpty = _string.isEmpty
    let area =
      isEmpty
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let context = CGContext(_width: Int(max(1, bounds.width)), height: Int(max(1, bounds.height)))
    context._record(in: painter.traits) {
      if isEmpty { drawPlaceholder(in: area) } else { drawText(in: area) }
    }
    let cut = painter.moved(.rectangle(area))
    painter.layer({ $0.clip = cut }) {
      $0.recorded(context._commands, in: area)
    }
    let hasCross =
      clearButtonMode == .always || (clearButtonMode == .whileEditing && isEditing)
      || (clearButtonMode == .unlessEditing && !isEditing)
    if hasCross, !isEmpty {
      let frame = clearButtonRect(forBounds: bounds)
      painter.symbol(
        "xmark.circle.fill", in: frame.insetBy(dx: 1, dy: 1), UIColor.systemGray2)
    }
    if isEditing, let position = selectedTextRange?.end {
      painter.fill(.rounded(caretRect(for: position), radius: 1), tintColor)
    }
  }
}

extension ViewPainter {
  /// The width of thin borders.
  var thin: CGFloat { 0.5 }
}
