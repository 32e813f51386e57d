/// A property that publishes its changes. Follows documentation/combine/published.
@propertyWrapper public struct Published<Value> {
  let cell: Cell

  /// Starts with this value.
  public init(wrappedValue: Value) { cell = Cell(wrappedValue) }

  /// Starts with this value.
  public init(initialValue: Value) { cell = Cell(initialValue) }

  /// A published property belongs to a class; its instance is what announces the change.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { cell.value }
    set { cell.value = newValue }
  }

  /// The value within its object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].cell.value }
    set { object[keyPath: storageKeyPath].cell.value = newValue }
  }

  /// The publisher of the values: the current one, then each new one before it is set.
  public var projectedValue: Publisher {
    get { Publisher(cell: cell) }
    set {
      // `assign(to: &$property)` has already tied the source to the cell.
    }
  }

  /// The publisher of a published property. Follows documentation/combine/published/publisher.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let cell: Cell

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      cell.audience.admit(subscriber, first: cell.value, keepsLatest: true)
    }

    func follow<P: Combine.Publisher>(_ source: P) where P.Output == Value, P.Failure == Never {
      cell.sources.append(source.sink { [weak cell] in cell?.value = $0 })
    }
  }

  /// What a property keeps: its value, its subscribers and its object's announcer.
  final class Cell: PublishedStorage {
    let audience = Audience<Value, Never>()
    var announcer: ObservableObjectPublisher?
    var sources: [AnyCancellable] = []
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
      get { stored }
      set {
        announcer?.send()
        audience.send(newValue)
        stored = newValue
      }
    }
  }
}

/// The part of a published property's storage that does not depend on its type.
protocol PublishedStorage: AnyObject {
  var announcer: ObservableObjectPublisher? { get set }
}

/// What a published property looks like to the object's reflection.
protocol PublishedProperty { var storage: any PublishedStorage { get } }

extension Published: PublishedProperty { var storage: any PublishedStorage { cell } }
