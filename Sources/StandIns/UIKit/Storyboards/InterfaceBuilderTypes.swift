import QuartzCore

/// The classes that storyboards name, with their outlets and actions.
///
/// Objective-C finds these by name; here a run of an app registers them before its first
/// storyboard is loaded: `UIApplication.shared._interfaceBuilderTypes.register(Screen.self, …)`.
@MainActor public struct _InterfaceBuilderTypes {
  public typealias SegueAction<Owner> = (Owner, NSCoder, Any?) -> UIViewController?

  private struct Entry {
    let name: String
    let type: AnyClass
    let matches: (AnyObject) -> Bool
    let outlets: [String: (AnyObject, Any?) -> Void]
    let actions: [String: (AnyObject, Any?) -> Void]
    let segueActions: [String: (AnyObject, NSCoder, Any?) -> UIViewController?]
  }

  private var entries: [Entry] = []

  public nonisolated init() {}

  /// Actions are named as in a storyboard, with a colon for the sender: `save:`.
  public mutating func register<Owner: NSObject>(
    _ type: Owner.Type, name: String? = nil,
    outlets: [String: (Owner, Any?) -> Void] = [:],
    actions: [String: (Owner, Any?) -> Void] = [:],
    segueActions: [String: SegueAction<Owner>] = [:]
  ) {
    entries.append(
      Entry(
        name: name ?? String(describing: type), type: type, matches: { $0 is Owner },
        outlets: outlets.mapValues { set in
          { object, value in (object as? Owner).map { set($0, value) } }
        },
        actions: actions.mapValues { call in
          { object, sender in (object as? Owner).map { call($0, sender) } }
        },
        segueActions: segueActions.mapValues { make in
          { object, coder, sender in (object as? Owner).flatMap { make($0, coder, sender) } }
        }))
  }

  /// The registered class of the name, or the class of that name in the module.
  func type(named name: String, module: String?) -> AnyClass? {
    if let entry = entries.last(where: { $0.name == name }) { return entry.type }
    return module.flatMap { NSClassFromString("\($0).\(name)") }
  }

  func setOutlet(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
    guard let set = find(object, { $0.outlets[name] }) else { return false }
    set(object, value)
    return true
  }

  func performAction(_ name: String, of object: AnyObject, sender: Any?) -> Bool {
    guard let call = find(object, { $0.actions[name] }) else { return false }
    call(object, sender)
    return true
  }

  func hasAction(_ name: String, _ object: AnyObject) -> Bool {
    find(object) { $0.actions[name] } != nil
  }

  func makeDestination(
    _ name: String, of object: AnyObject, coder: NSCoder, sender: Any?
  ) -> UIViewController? {
    find(object) { $0.segueActions[name] }?(object, coder, sender)
  }

  /// What an entry of the object's class, or of one of its superclasses, says.
  private func find<Value>(_ object: AnyObject, _ value: (Entry) -> Value?) -> Value? {
    let own = entries.reversed().first { $0.type == Swift.type(of: object) }.flatMap(value)
    return own ?? entries.reversed().lazy.filter { $0.matches(object) }.compactMap(value).first
  }
}

extension UIResponder: _NamedActions {
  /// Calls the action of that name, if one is registered for this object's class.
  public nonisolated func _performAction(named name: String, sender: Any?) -> Bool {
    let sender = Sender(object: sender)
    return MainActor.assumeIsolated {
      UIApplication.shared._interfaceBuilderTypes.performAction(
        name, of: self, sender: sender.object)
    }
  }
}

/// Who sends an action; that never leaves the main thread.
private struct Sender: @unchecked Sendable {
  let object: Any?
}
