import Foundation

/// What assistive technology says of the elements of a screen.
@MainActor enum SpokenElement {
  /// One line for each element that is seen and has something to say, from the top to the bottom.
  static func lines(_ element: Element, in layout: ScreenLayout) -> [String] {
    // What is scrolled out of sight is not on the screen.
    guard let frame = layout.frame(of: element.node), frame.intersects(layout.bounds) else {
      return []
    }
    func inner() -> [String] { element.children.flatMap { lines($0, in: layout) } }
    if let accessible = element.node.trait as? AccessibilityTrait, case .hidden(true) = accessible {
      return []
    }
    if !element.node.environment.redactionReasons.isEmpty { return inner() }
    switch element.kind {
    case .text: return element.label.isEmpty ? [] : [element.label]
    case .image: return ["Image: \(element.label)"]
    case .button: return ["Button: \(element.label)" + state(element)]
    case .toggle: return ["Switch: \(element.label), \(element.isOn == true ? "on" : "off")"]
    case .textField: return ["Text field: \(named(element))"]
    case .secureField: return ["Secure text field: \(element.label)"]
    case .slider: return ["Slider: \(element.label), \(element.value ?? "")"]
    case .stepper: return ["Stepper: \(element.label)"]
    case .picker: return ["Picker: \(element.label), \(element.chosenOption ?? "")"]
    case .datePicker: return ["Date picker: \(element.label)"]
    case .colorPicker: return ["Colour picker: \(element.label)"]
    case .shape, .color: return []
    default: return inner()
    }
  }

  private static func state(_ element: Element) -> String { element.isEnabled ? "" : ", disabled" }

  private static func named(_ element: Element) -> String {
    let value = element.value ?? ""
    return value.isEmpty ? element.label : "\(element.label), \(value)"
  }
}
