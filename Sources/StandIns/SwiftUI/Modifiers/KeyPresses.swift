import Foundation

/// A key that was pressed. Follows documentation/swiftui/keypress.
public struct KeyPress: Sendable {
  /// What a key does. Follows documentation/swiftui/keypress/phases-swift.struct.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }
  /// Whether a key was used. Follows documentation/swiftui/keypress/result.
  public enum Result: Sendable { case handled, ignored }
  /// The key.
  public let key: KeyEquivalent
  /// The characters of the key.
  public let characters: String
  /// The keys that are held with it.
  public let modifiers: EventModifiers
  /// What the key does.
  public let phase: Phases
}

/// What a view does with keys.
@_spi(Stele) public struct KeyTrait {
  /// Uses a key, or not.
  public let press: (KeyPress) -> KeyPress.Result
}

nonisolated extension View {
  /// Does something when a key is pressed.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    trait(KeyTrait { $0.key == key ? action() : .ignored })
  }
  /// Does something when a key is pressed or let go.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    trait(KeyTrait { $0.key == key && phases.contains($0.phase) ? action($0) : .ignored })
  }
  /// Does something when one of some keys is pressed.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    trait(
      KeyTrait { keys.contains($0.key) && phases.contains($0.phase) ? action($0) : .ignored })
  }
  /// Does something when a key with one of some characters is pressed.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    trait(
      KeyTrait { press in
        let isWanted = press.characters.unicodeScalars.allSatisfy(characters.contains)
        return isWanted && phases.contains(press.phase) ? action(press) : .ignored
      })
  }
  /// Does something when any key is pressed.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    trait(KeyTrait { phases.contains($0.phase) ? action($0) : .ignored })
  }
  /// Does something when the user leaves.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(.escape) {
      action?()
      return action == nil ? .ignored : .handled
    }
  }
  /// Does something when the user deletes.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(.delete) {
      action?()
      return action == nil ? .ignored : .handled
    }
  }
  /// Does something when the user moves.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    let directions: [KeyEquivalent: MoveCommandDirection] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
    ]
    return onKeyPress(keys: Set(directions.keys)) { press in
      guard let action, let direction = directions[press.key] else { return .ignored }
      action(direction)
      return .handled
    }
  }
  /// Does something when the user plays or pauses.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(.space) {
      action?()
      return action == nil ? .ignored : .handled
    }
  }
}

/// Where the user moves. Follows documentation/swiftui/movecommanddirection.
public enum MoveCommandDirection: Sendable { case up, down, left, right }
