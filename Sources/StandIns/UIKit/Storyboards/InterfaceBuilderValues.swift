import QuartzCore

// The words of storyboard files and what they mean.

func _attribute(named name: String) -> NSLayoutConstraint.Attribute? {
  switch name {
  case "left": .left
  case "right": .right
  case "top": .top
  case "bottom": .bottom
  case "leading": .leading
  case "trailing": .trailing
  case "width": .width
  case "height": .height
  case "centerX": .centerX
  case "centerY": .centerY
  case "baseline", "lastBaseline": .lastBaseline
  case "firstBaseline": .firstBaseline
  case "leftMargin": .leftMargin
  case "rightMargin": .rightMargin
  case "topMargin": .topMargin
  case "bottomMargin": .bottomMargin
  case "leadingMargin": .leadingMargin
  case "trailingMargin": .trailingMargin
  case "centerXWithinMargins": .centerXWithinMargins
  case "centerYWithinMargins": .centerYWithinMargins
  default: nil
  }
}

func _relation(named name: String?) -> NSLayoutConstraint.Relation {
  switch name {
  case "greaterThanOrEqual": .greaterThanOrEqual
  case "lessThanOrEqual": .lessThanOrEqual
  default: .equal
  }
}

/// A multiplier is a number or a ratio, `16:9`.
func _multiplier(_ text: String?) -> CGFloat {
  guard let text else { return 1 }
  let parts = text.split(separator: ":").compactMap { Double($0) }
  guard let first = parts.first else { return 1 }
  guard parts.count == 2, parts[1] != 0 else { return CGFloat(first) }
  return CGFloat(first / parts[1])
}

func _events(named name: String) -> UIControl.Event {
  switch name {
  case "touchDown": .touchDown
  case "touchDownRepeat": .touchDownRepeat
  case "touchDragInside": .touchDragInside
  case "touchDragOutside": .touchDragOutside
  case "touchDragEnter": .touchDragEnter
  case "touchDragExit": .touchDragExit
  case "touchUpInside": .touchUpInside
  case "touchUpOutside": .touchUpOutside
  case "touchCancel": .touchCancel
  case "valueChanged": .valueChanged
  case "editingDidBegin": .editingDidBegin
  case "editingChanged": .editingChanged
  case "editingDidEnd": .editingDidEnd
  case "editingDidEndOnExit": .editingDidEndOnExit
  default: .primaryActionTriggered
  }
}

extension _InterfaceBuilderElement {
  var rect: CGRect {
    CGRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0,
      height: number("height") ?? 0)
  }

  /// A `<color>` element.
  @MainActor var color: UIColor? {
    if let system = self["systemColor"] { return UIColor._system(named: system) }
    if let name = self["name"] { return UIColor(named: name) }
    if let white = number("white") { return UIColor(white: white, alpha: number("alpha") ?? 1) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    return UIColor(red: red, green: green, blue: blue, alpha: number("alpha") ?? 1)
  }

  /// A `<fontDescription>` element.
  var font: UIFont? {
    if let style = self["style"] { return .preferredFont(forTextStyle: .init(rawValue: style)) }
    let size = number("pointSize") ?? 17
    if let name = self["name"] { return UIFont(name: name, size: size) }
    switch self["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
      ]
      return .systemFont(ofSize: size, weight: weights[self["weight"] ?? ""] ?? .regular)
    }
  }

  /// The picture that an attribute names, from the catalogue of symbols or the bundle.
  func image(_ attribute: String = "image") -> UIImage? {
    guard let name = self[attribute] else { return nil }
    return self["catalog"] == "system" ? UIImage(systemName: name) : UIImage(named: name)
  }
}

extension UIColor {
  /// `systemBackgroundColor` and the like.
  static func _system(named name: String) -> UIColor? {
    let all: [String: UIColor] = [
      "systemBackgroundColor": .systemBackground,
      "secondarySystemBackgroundColor": .secondarySystemBackground,
      "tertiarySystemBackgroundColor": .tertiarySystemBackground,
      "systemGroupedBackgroundColor": .systemGroupedBackground,
      "groupTableViewBackgroundColor": .systemGroupedBackground,
      "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
      "tertiaryLabelColor": .tertiaryLabel, "linkColor": .link, "separatorColor": .separator,
      "systemRedColor": .systemRed, "systemGreenColor": .systemGreen,
      "systemBlueColor": .systemBlue, "systemOrangeColor": .systemOrange,
      "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
      "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
      "systemIndigoColor": .systemIndigo, "systemMintColor": .systemMint,
      "systemCyanColor": .systemCyan, "systemBrownColor": .systemBrown,
      "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
      "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
      "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
      "tintColor": .tintColor, "darkTextColor": .darkText, "lightTextColor": .lightText,
      "systemFillColor": .systemFill, "placeholderTextColor": .placeholderText,
    ]
    return all[name]
  }
}
