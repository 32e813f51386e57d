import SwiftSource

/// The code that tells UIKit what storyboards may name of some classes. It stands in their file, where
/// private members are in reach.
struct Registration {
  let types: [DeclaredInterface.DeclaredType]
  /// Tells this file from the others.
  let number: Int

  /// The code, to be put behind the file's own.
  var text: String {
    let parts = types.enumerated().map { part($0.element, $0.offset) }
    let calls = types.enumerated().map {
      "  \($0.element.name)._steleRegister\(number)_\($0.offset)()"
    }
    return """

      import UIKit
      \(parts.joined(separator: "\n"))
      @MainActor func _steleRegister\(number)() {
      \(calls.joined(separator: "\n"))
      }

      """
  }

  private func part(_ type: DeclaredInterface.DeclaredType, _ index: Int) -> String {
    let outlets = type.outlets.map(outlet)
    let actions = type.actions.filter { !$0.makesDestination }.compactMap(action)
    let destinations = type.actions.filter(\.makesDestination).compactMap(destination)
    return """
      extension \(type.name) {
        @MainActor fileprivate static func _steleRegister\(number)_\(index)() {
          UIApplication.shared._interfaceBuilderTypes.register(
            \(type.name).self, name: \(SampleProgram.quoted(type.name)),
            outlets: \(list(outlets)),
            actions: \(list(actions)),
            segueActions: \(list(destinations)))
        }
      }
      """
  }

  private func list(_ entries: [String]) -> String {
    entries.isEmpty ? "[:]" : "[\n\(entries.map { "        \($0),\n" }.joined())      ]"
  }

  private func outlet(_ outlet: DeclaredInterface.Outlet) -> String {
    let name = SampleProgram.quoted(outlet.name)
    guard outlet.isCollection else {
      return "\(name): { $0.\(outlet.name) = $1 as? \(outlet.type) }"
    }
    // The loader connects one view after the other.
    return "\(name): { object, value in if let view = value as? \(outlet.type) { "
      + "object.\(outlet.name) = (object.\(outlet.name) as [\(outlet.type)]? ?? []) + [view] } }"
  }

  /// The argument list of a call with the values of these names; nothing where there are other ones.
  private func arguments(
    _ parameters: [DeclaredInterface.Parameter], _ values: [String]
  ) -> String? {
    guard parameters.count <= values.count else { return nil }
    return zip(parameters, values).map { parameter, value in
      (parameter.label.map { "\($0): " } ?? "") + value
    }.joined(separator: ", ")
  }

  private func action(_ action: DeclaredInterface.Action) -> String? {
    let name = SampleProgram.quoted(action.selector)
    guard let sender = action.parameters.first else {
      return "\(name): { object, _ in object.\(action.name)() }"
    }
    guard action.parameters.count == 1 else {
      // The second one is the event, of which a run has none to give.
      guard action.parameters.count == 2,
        let call = arguments(action.parameters, ["sender", "UIEvent()"])
      else { return nil }
      return guarded(name, sender.type, "object.\(action.name)(\(call))")
    }
    let call = arguments(action.parameters, ["sender"]) ?? "sender"
    return guarded(name, sender.type, "object.\(action.name)(\(call))")
  }

  /// An action takes any sender, or only one of its kind.
  private func guarded(_ name: String, _ type: String, _ call: String) -> String {
    switch type {
    case "Any?", "AnyObject?":
      return "\(name): { object, value in let sender = value as \(type); \(call) }"
    case "Any": return "\(name): { object, value in let sender = value as Any; \(call) }"
    case "AnyObject":
      return "\(name): { object, value in let sender = value as AnyObject; \(call) }"
    default:
      return "\(name): { object, value in if let sender = value as? \(type) { \(call) } }"
    }
  }

  private func destination(_ action: DeclaredInterface.Action) -> String? {
    guard let call = arguments(action.parameters, ["coder", "sender", "nil"]) else { return nil }
    return "\(SampleProgram.quoted(action.selector)): { object, coder, sender in "
      + "object.\(action.name)(\(call)) }"
  }
}
