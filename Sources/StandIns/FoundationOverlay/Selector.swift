@_exported import Foundation

/// A reference to a method, which a control, timer or gesture recognizer calls later.
///
/// Follows documentation/objectivec/selector.
///
/// There is no Objective-C runtime on Linux, so a selector holds the call itself. An unbound
/// reference (`Selector(Screen.save)`) is applied to the target; a bound one
/// (`Selector(save)` inside `Screen`) already knows its object and keeps it alive.
public struct Selector: @unchecked Sendable {
  /// The name that a string literal or a storyboard gave; empty for a method reference.
  public let _name: String
  private let call: ((_ target: Any, _ sender: Any?, _ event: Any?) -> Bool)?

  public init(_ name: String) {
    _name = name
    call = nil
  }

  @preconcurrency
  public init<Result>(_ action: @escaping () -> Result) {
    self.init { _, _, _ in
      _ = action()
      return true
    }
  }

  // Every function of one argument also matches the more telling initialisers below.
  @_disfavoredOverload
  @preconcurrency
  public init<Sender, Result>(_ action: @escaping (Sender) -> Result) {
    self.init { _, sender, _ in
      guard let sender = sender as? Sender else { return false }
      _ = action(sender)
      return true
    }
  }

  @preconcurrency
  public init<Sender, Event, Result>(_ action: @escaping (Sender, Event) -> Result) {
    self.init { _, sender, event in
      guard let sender = sender as? Sender, let event = event as? Event else { return false }
      _ = action(sender, event)
      return true
    }
  }

  @preconcurrency
  public init<Target: AnyObject, Result>(_ action: @escaping (Target) -> () -> Result) {
    self.init { target, _, _ in
      guard let target = target as? Target else { return false }
      _ = action(target)()
      return true
    }
  }

  @preconcurrency
  public init<Target: AnyObject, Sender, Result>(
    _ action: @escaping (Target) -> (Sender) -> Result
  ) {
    self.init { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      _ = action(target)(sender)
      return true
    }
  }

  @preconcurrency
  public init<Target: AnyObject, Sender, Event, Result>(
    _ action: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    self.init { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender,
        let event = event as? Event
      else { return false }
      _ = action(target)(sender, event)
      return true
    }
  }

  private init(call: @escaping (_ target: Any, _ sender: Any?, _ event: Any?) -> Bool) {
    _name = ""
    self.call = call
  }

  /// Calls the method. The answer is false where the method takes other arguments, or where the
  /// selector is only a name and the target does not list an action of that name.
  @discardableResult
  public func _perform(on target: Any, sender: Any?, event: Any? = nil) -> Bool {
    if let call { return call(target, sender, event) }
    return (target as? any _NamedActions)?._performAction(named: _name, sender: sender) ?? false
  }
}

extension Selector: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// What an object conforms to so that an action known only by its name can be called on it.
public protocol _NamedActions {
  func _performAction(named name: String, sender: Any?) -> Bool
}
