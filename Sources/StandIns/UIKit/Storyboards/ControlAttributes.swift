import QuartzCore

private func alignment(_ name: String?) -> NSTextAlignment {
  switch name {
  case "left": .left
  case "center": .center
  case "right": .right
  case "justified": .justified
  default: .natural
  }
}

extension UILabel {
  func _read(_ element: _InterfaceBuilderElement) {
    text = element["text"] ?? element.child(key: "text")?.text
    element.child(key: "fontDescription").flatMap(\.font).map { font = $0 }
    textAlignment = alignment(element["textAlignment"])
    element.number("numberOfLines").map { numberOfLines = Int($0) }
    element.flag("adjustsFontForContentSizeCategory").map { adjustsFontForContentSizeCategory = $0 }
    element.flag("adjustsFontSizeToFitWidth").map { adjustsFontSizeToFitWidth = $0 }
  }
}

extension UIButton {
  func _read(_ element: _InterfaceBuilderElement) {
    _setButtonType(element["buttonType"] == "system" ? .system : .custom)
    if let style = element.child(key: "buttonConfiguration") { configuration = look(style) }
    element.child(key: "fontDescription").flatMap(\.font).map { titleLabel?.font = $0 }
    let states: [(String, UIControl.State)] = [
      ("normal", .normal), ("highlighted", .highlighted), ("selected", .selected),
      ("disabled", .disabled),
    ]
    for (name, state) in states {
      guard let values = element.child(key: name) else { continue }
      (values["title"] ?? values.child(key: "title")?.text).map { setTitle($0, for: state) }
      values.image().map { setImage($0, for: state) }
      values.child(key: "titleColor").flatMap(\.color).map { setTitleColor($0, for: state) }
    }
    element.flag("enabled").map { isEnabled = $0 }
  }

  private func look(_ element: _InterfaceBuilderElement) -> Configuration {
    var made: Configuration
    switch element["style"] {
    case "filled": made = .filled()
    case "tinted": made = .tinted()
    case "gray": made = .gray()
    default: made = .plain()
    }
    made.title = element["title"]
    made.subtitle = element["subtitle"]
    made.image = element.image()
    return made
  }
}

extension UITextField {
  func _read(_ element: _InterfaceBuilderElement) {
    text = element["text"]
    placeholder = element["placeholder"]
    element.child(key: "fontDescription").flatMap(\.font).map { font = $0 }
    textAlignment = alignment(element["textAlignment"])
    switch element["borderStyle"] {
    case "roundedRect": borderStyle = .roundedRect
    case "line": borderStyle = .line
    case "bezel": borderStyle = .bezel
    default: borderStyle = .none
    }
    let traits = element.child(key: "textInputTraits")
    isSecureTextEntry = traits?.flag("secureTextEntry") ?? false
  }
}

extension UITextView {
  func _read(_ element: _InterfaceBuilderElement) {
    text = element["text"] ?? element.child(key: "text")?.text ?? ""
    element.child(key: "fontDescription").flatMap(\.font).map { font = $0 }
    element.flag("editable").map { isEditable = $0 }
    element.flag("selectable").map { isSelectable = $0 }
    textAlignment = alignment(element["textAlignment"])
  }
}

extension UIStackView {
  func _read(_ element: _InterfaceBuilderElement) {
    axis = element["axis"] == "vertical" ? .vertical : .horizontal
    spacing = element.number("spacing") ?? 0
    switch element["alignment"] {
    case "leading", "top": alignment = .leading
    case "center": alignment = .center
    case "trailing", "bottom": alignment = .trailing
    case "firstBaseline": alignment = .firstBaseline
    case "lastBaseline": alignment = .lastBaseline
    default: alignment = .fill
    }
    switch element["distribution"] {
    case "fillEqually": distribution = .fillEqually
    case "fillProportionally": distribution = .fillProportionally
    case "equalSpacing": distribution = .equalSpacing
    case "equalCentering": distribution = .equalCentering
    default: distribution = .fill
    }
  }
}

/// The outlets that UIKit's own classes have.
@MainActor func _setStandardOutlet(_ name: String, of object: AnyObject, to value: AnyObject)
  -> Bool
{
  switch (name, object) {
  case ("view", let controller as UIViewController): controller.view = value as? UIView
  case ("delegate", let view as UITextField): view.delegate = value as? any UITextFieldDelegate
  case ("delegate", let view as UITextView): view.delegate = value as? any UITextViewDelegate
  case ("delegate", let view as UITableView): view.delegate = value as? any UITableViewDelegate
  case ("dataSource", let view as UITableView):
    view.dataSource = value as? any UITableViewDataSource
  case ("delegate", let view as UICollectionView):
    view.delegate = value as? any UICollectionViewDelegate
  case ("dataSource", let view as UICollectionView):
    view.dataSource = value as? any UICollectionViewDataSource
  case ("delegate", let view as UIPickerView): view.delegate = value as? any UIPickerViewDelegate
  case ("dataSource", let view as UIPickerView):
    view.dataSource = value as? any UIPickerViewDataSource
  case ("delegate", let view as UISearchBar): view.delegate = value as? any UISearchBarDelegate
  case ("delegate", let view as UIScrollView): view.delegate = value as? any UIScrollViewDelegate
  case ("delegate", let recognizer as UIGestureRecognizer):
    recognizer.delegate = value as? any UIGestureRecognizerDelegate
  default: return false
  }
  return true
}
