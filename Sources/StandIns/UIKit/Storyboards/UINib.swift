import QuartzCore

/// The objects of a nib file. Follows documentation/uikit/uinib.
@preconcurrency @MainActor open class UINib: NSObject {
  private let document: _InterfaceBuilderElement

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    guard let document = Self.read(name, bundleOrNil ?? .main) else {
      preconditionFailure("Could not load NIB in bundle with name '\(name)'")
    }
    self.document = document
    super.init()
  }

  private init(document: _InterfaceBuilderElement) {
    self.document = document
    super.init()
  }

  public init(data: Data, bundle bundleOrNil: Bundle?) {
    document =
      (try? _InterfaceBuilderElement.parse(data))
      ?? _InterfaceBuilderElement(name: "document", attributes: [:])
    super.init()
  }

  /// The objects on the top level, without the placeholders.
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    let top = document.list("objects")
    let loader = _InterfaceBuilderLoader(storyboard: nil, others: top)
    let owner = ownerOrNil as? NSObject
    loader.owner = owner
    let placeholder = top.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    if let owner, let placeholder { loader.note(owner, placeholder) }
    let views = top.filter { $0.name != "placeholder" && !$0.name.hasSuffix("GestureRecognizer") }
      .map { loader.makeView($0) }
    loader.finish(
      owner ?? self,
      placeholder ?? _InterfaceBuilderElement(name: "placeholder", attributes: ["id": "-1"]))
    return views
  }

  private static func read(_ name: String, _ bundle: Bundle) -> _InterfaceBuilderElement? {
    bundle.url(forResource: name, withExtension: "xib")
      .flatMap { try? Data(contentsOf: $0) }
      .map { _readInterfaceBuilderFile($0, name: "\(name).xib") }
  }

  /// The nib that a controller looks for; one that was asked for by name must be there.
  static func _named(_ name: String, in bundle: Bundle?, required: Bool) -> UINib? {
    if required { return UINib(nibName: name, bundle: bundle) }
    return read(name, bundle ?? .main).map(UINib.init(document:))
  }

  /// Follows documentation/uikit/uinib/optionskey.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Follows documentation/foundation/bundle/loadnibnamed(_:owner:options:).
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
