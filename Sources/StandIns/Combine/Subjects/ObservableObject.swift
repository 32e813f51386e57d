/// An object that announces its changes. Follows documentation/combine/observableobject.
public protocol ObservableObject: AnyObject {
  /// The publisher of the announcements.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's published properties share.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties(of: self)
    if let shared = properties.lazy.compactMap({ $0.announcer }).first {
      for property in properties { property.announcer = shared }
      return shared
    }
    guard !properties.isEmpty else { return Announcers.announcer(of: self) }
    let announcer = ObservableObjectPublisher()
    for property in properties { property.announcer = announcer }
    return announcer
  }
}

/// The storage of all published properties of the object, those of its superclasses included.
private func publishedProperties(of object: AnyObject) -> [any PublishedStorage] {
  var found: [any PublishedStorage] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let current = mirror {
    for child in current.children {
      if let property = child.value as? any PublishedProperty { found.append(property.storage) }
    }
    mirror = current.superclassMirror
  }
  return found
}

/// The publisher of an observable object. Follows documentation/combine/observableobjectpublisher.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()

  /// Makes a publisher without subscribers.
  public init() {}

  /// Announces a change.
  public func send() { audience.send(()) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.admit(subscriber, first: nil, keepsLatest: false)
  }
}
