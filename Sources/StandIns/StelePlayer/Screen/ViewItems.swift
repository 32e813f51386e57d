import UIKit

/// What single views of UIKit are to the user.
@MainActor enum ViewItems {
  /// The item of a view that says or does something; nothing for one that only holds others.
  ///
  /// - Parameter isNamed: whether a property holds the view, so that it can be spoken of.
  static func item(for view: UIView, isNamed: Bool = false) -> Item? {
    switch view {
    case let label as UILabel: return make(.text, view, text: label.text)
    case let button as UIButton:
      return make(
        .button, view, text: button.currentTitle ?? button.configuration?.title,
        names: [button.currentImage?._name, button.configuration?.image?._name],
        isEnabled: button.isEnabled, isOn: button.isSelected ? true : nil)
    case let field as UITextField:
      return make(
        .field, view, names: [field.placeholder, field.text], value: field.text ?? "",
        isEnabled: field.isEnabled)
    case let text as UITextView:
      return text.isEditable
        ? make(.field, view, names: [text.text], value: text.text)
        : make(.text, view, text: text.text)
    case let bar as UISearchBar:
      return make(.field, view, names: [bar.placeholder, bar.text], value: bar.text ?? "")
    case let toggle as UISwitch:
      return make(
        .toggle, view, text: toggle.title, value: toggle.isOn ? "on" : "off",
        isEnabled: toggle.isEnabled, isOn: toggle.isOn)
    case let slider as UISlider:
      return make(.slider, view, value: number(Double(slider.value)), isEnabled: slider.isEnabled)
    case let stepper as UIStepper:
      return make(.stepper, view, value: number(stepper.value), isEnabled: stepper.isEnabled)
    case let segments as UISegmentedControl:
      let index = segments.selectedSegmentIndex
      return make(
        .picker, view, value: index < 0 ? nil : segments.titleForSegment(at: index),
        isEnabled: segments.isEnabled)
    case let picker as UIPickerView: return make(.picker, view, value: chosen(in: picker))
    case let progress as UIProgressView:
      return make(.view, view, value: number(Double(progress.progress)))
    case let image as UIImageView:
      return make(.image, view, names: [image.image?._name])
    case is UITableView, is UICollectionView: return make(.list, view)
    default: return isNamed || reacts(view) || hasName(view) ? make(.view, view) : nil
    }
  }

  private static func make(
    _ kind: Item.Kind, _ view: UIView, text: String? = nil, names: [String?] = [],
    value: String? = nil, isEnabled: Bool = true, isOn: Bool? = nil
  ) -> Item {
    Item(
      kind, .view(view), names: [view.accessibilityLabel, view.accessibilityIdentifier] + names,
      text: text, value: value ?? view.accessibilityValue, isEnabled: isEnabled, isOn: isOn)
  }

  /// Whether the view does something when it is touched.
  private static func reacts(_ view: UIView) -> Bool {
    view is UIControl || view.gestureRecognizers?.isEmpty == false
  }

  private static func hasName(_ view: UIView) -> Bool {
    view.accessibilityIdentifier != nil || view.isAccessibilityElement
  }

  private static func chosen(in picker: UIPickerView) -> String? {
    (0..<picker.numberOfComponents).compactMap { component in
      picker.delegate?.pickerView(
        picker, titleForRow: picker.selectedRow(inComponent: component), forComponent: component)
    }.joined(separator: " ")
  }

  /// `3`, not `3.0`, for whole numbers; else up to two digits.
  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
