import Foundation

extension Text {
  /// A resource with a text.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }
  /// The time until a date.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(countsDown ? timerInterval.upperBound : timerInterval.lowerBound, style: .timer)
  }
  /// Two dates.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a resource with a text.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(String(localized: resource))
  }
  /// Adds a text with attributes.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(Text(attributedString))
  }
}

extension Button where Label == Text {
  /// A button with a title.
  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action, label: { Text(titleResource) })
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a purpose, a title and a symbol.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: { SwiftUI.Label(title, systemImage: systemImage) })
  }
}

/// The label of a button that its purpose has. Follows documentation/swiftui/defaultbuttonlabel.
public struct DefaultButtonLabel {
  let role: ButtonRole
}

extension DefaultButtonLabel: View {
  public var body: some View {
    switch role {
    case .cancel: Label("Cancel", systemImage: "xmark")
    case .close: Label("Close", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    default: Text("Delete")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with a purpose and the label of that.
  @preconcurrency nonisolated public init(
    role: ButtonRole, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: { DefaultButtonLabel(role: role) })
  }
}

extension View {
  /// Sets the title of the screen.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ resource: LocalizedStringResource) -> some View {
    navigationTitle(Text(resource))
  }
  /// Sets the label.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ resource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(resource))
  }
}
