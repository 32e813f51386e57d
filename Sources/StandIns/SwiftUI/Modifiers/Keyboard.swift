/// A key. Follows documentation/swiftui/keyequivalent.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  /// The character of the key.
  public var character: Character
  /// The key of a character.
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

/// The keys held down. Follows documentation/swiftui/eventmodifiers.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all = EventModifiers(rawValue: 63)
}

/// Keys for an action. Follows documentation/swiftui/keyboardshortcut.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held down, as their raw value.
  let modifierBits: Int
  /// The keys held down.
  public var modifiers: EventModifiers { EventModifiers(rawValue: modifierBits) }
  /// A key with others held down.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, modifierBits) = (key, modifiers.rawValue)
  }
  /// The key for what is usually done.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The key to give up.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

nonisolated extension View {
  /// Sets the keys of a control.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    trait(KeyboardShortcut(key, modifiers: modifiers))
  }
  /// Sets the keys of a control.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { trait(shortcut) }
  /// Sets the keys of a control, or none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { trait(shortcut) }
}
