import Foundation

/// Places that the user can go through. Follows documentation/swiftui/accessibilitysystemrotor.
public struct AccessibilitySystemRotor: Sendable {
  let name: String
  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }
  public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
  public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
  public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
}

/// What a rotor is made of. Follows documentation/swiftui/accessibilityrotorcontent.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  /// The places.
  var _entries: [AnyHashable] { get }
}

/// A place of a rotor. Follows documentation/swiftui/accessibilityrotorentry.
public struct AccessibilityRotorEntry<ID: Hashable> {
  let id: ID
  let label: Text
  let prepare: () -> Void
  /// The view of an identity.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    (self.id, label, self.prepare) = (id, Text(labelKey), prepare)
  }
  /// The view of an identity.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    (self.id, self.label, self.prepare) = (id, Text(label), prepare)
  }
  /// The view of an identity in a name space.
  public init(
    _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    (self.id, label, self.prepare) = (id, Text(labelKey), prepare)
  }
  /// The view of an identity in a name space.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    (self.id, self.label, self.prepare) = (id, Text(label), prepare)
  }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  public var _entries: [AnyHashable] { [AnyHashable(id)] }
}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public var _entries: [AnyHashable] { data.flatMap { content($0)._entries } }
  /// A place for each element.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, identify: { $0.id }, content: content)
  }
  /// A place for each element, whose identity is at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

/// Several places.
public struct AccessibilityRotorList: AccessibilityRotorContent {
  public let _entries: [AnyHashable]
}

/// Makes the places of a rotor. Follows documentation/swiftui/accessibilityrotorcontentbuilder.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// A place.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// The first place.
  public static func buildPartialBlock<C: AccessibilityRotorContent>(first: C) -> C { first }
  /// Another place.
  @MainActor public static func buildPartialBlock(
    accumulated: some AccessibilityRotorContent, next: some AccessibilityRotorContent
  ) -> AccessibilityRotorList {
    AccessibilityRotorList(_entries: accumulated._entries + next._entries)
  }
  /// An `if` without `else`.
  @MainActor public static func buildIf<C: AccessibilityRotorContent>(
    _ content: C?
  ) -> AccessibilityRotorList {
    AccessibilityRotorList(_entries: content?._entries ?? [])
  }
}
