@_spi(Stele) import SwiftUI
import UIKit

/// What controls with a value are set to.
@MainActor enum Choosing {
  /// Drags a slider to a value.
  static func slide(_ item: Item, to value: Double) throws {
    try Touching.requireEnabled(item)
    switch item.source {
    case .element(let element, let host):
      try Touching.requireOpen(element, host)
      try Touching.attempt { try host.slide(element, to: value) }
    case .view(let slider as UISlider):
      let (root, _) = try Touching.touchable(slider, item)
      let range = slider.maximumValue - slider.minimumValue
      guard range > 0 else { throw Failure(message: "the slider has no range") }
      let share = CGFloat((Float(value) - slider.minimumValue) / range)
      let place = CGPoint(
        x: slider.bounds.width * min(1, max(0, share)), y: slider.bounds.midY)
      let start = slider.convert(CGPoint(x: slider.bounds.midX, y: slider.bounds.midY), to: root)
      let end = slider.convert(place, to: root)
      let finger = root._touchDown(at: start)
      finger?.move(to: end)
      finger?.lift(at: end)
    default:
      throw Failure(message: "“\(item.names.first ?? "")” is a \(item.kind.rawValue), no slider")
    }
  }

  /// Chooses an option.
  static func pick(_ option: String, in item: Item) throws {
    try Touching.requireEnabled(item)
    switch item.source {
    case .element(let element, let host):
      try Touching.requireOpen(element, host)
      try Touching.attempt { try host.choose(option, in: element) }
    case .view(let control as UISegmentedControl):
      let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
      guard let index = titles.firstIndex(of: option) else { throw missing(option, titles) }
      control._select(index)
    case .view(let picker as UIPickerView): try turn(picker, to: option)
    default:
      throw Failure(message: "“\(item.names.first ?? "")” is a \(item.kind.rawValue), no picker")
    }
  }

  private static func turn(_ picker: UIPickerView, to option: String) throws {
    var known: [String] = []
    for component in 0..<picker.numberOfComponents {
      for row in 0..<picker.numberOfRows(inComponent: component) {
        let title = picker.delegate?.pickerView(
          picker, titleForRow: row, forComponent: component)
        if title == option { return picker._turn(component, to: row) }
        known += [title].compactMap(\.self)
      }
    }
    throw missing(option, known)
  }

  private static func missing(_ option: String, _ known: [String]) -> Failure {
    let near = Nearest.question(option, in: known)
    return Failure(message: "there is no option “\(option)”\(near)", found: known)
  }
}
