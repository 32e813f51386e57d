import Foundation

/// What is set for the keyboard.
struct KeyboardTraits: Equatable {
  var capitalization: TextInputAutocapitalization?
  var submitLabel: SubmitLabel?
  /// The raw values of UIKit's keyboard type and content type.
  var type = 0
  var contentType: String?
}

/// How letters become capitals. Follows documentation/swiftui/textinputautocapitalization.
public struct TextInputAutocapitalization: Equatable, Sendable {
  let name: String
  public static let never = TextInputAutocapitalization(name: "never")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The label of the return key. Follows documentation/swiftui/submitlabel.
public struct SubmitLabel: Equatable, Sendable {
  let name: String
  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

/// What is submitted. Follows documentation/swiftui/submittriggers.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// How text fields look. Follows documentation/swiftui/textfieldstyle.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// How a field of the style is drawn.
  nonisolated var _chrome: String { get }
}

extension TextFieldStyle {
  /// A style of your own looks like a plain one.
  nonisolated public var _chrome: String { "plain" }
}

/// The usual style. Follows documentation/swiftui/defaulttextfieldstyle.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The usual style.
  nonisolated public init() {}
}
/// No decoration. Follows documentation/swiftui/plaintextfieldstyle.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// No decoration.
  nonisolated public init() {}
}
/// A rounded border. Follows documentation/swiftui/roundedbordertextfieldstyle.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// A rounded border.
  nonisolated public init() {}
  nonisolated public var _chrome: String { "roundedBorder" }
}

/// A square border. Follows documentation/swiftui/squarebordertextfieldstyle.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// A square border.
  nonisolated public init() {}
  nonisolated public var _chrome: String { "squareBorder" }
}
nonisolated extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A square border.
  public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual style.
  public static var automatic: DefaultTextFieldStyle { .init() }
}
nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No decoration.
  public static var plain: PlainTextFieldStyle { .init() }
}
nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

nonisolated extension View {
  /// Sets how the text fields in this view look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setStyle(style, (any TextFieldStyle).self) }
  }
  /// Sets how letters become capitals.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.keyboard.capitalization, autocapitalization)
  }
  /// Turns corrections off.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  /// Turns corrections off.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "autocorrectionDisabled(_:)")
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }
  /// Sets the label of the return key.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.keyboard.submitLabel, submitLabel)
  }
  /// Does something when the user submits the text of a field.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    changingEnvironment {
      let outer = $0.onSubmit
      $0.onSubmit = {
        action()
        outer?()
      }
    }
  }
}
