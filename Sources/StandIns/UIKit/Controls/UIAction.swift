import QuartzCore

/// An entry of a menu. Follows documentation/uikit/uimenuelement.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public fileprivate(set) var _title: String
  public fileprivate(set) var _image: UIImage?
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    _title = title
    _image = image
    super.init()
  }

  open var title: String { _title }
  open var image: UIImage? { _image }

  /// Follows documentation/uikit/uimenuelement/attributes.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Follows documentation/uikit/uimenuelement/state.
  public enum State: Int, Sendable {
    case off, on, mixed
  }
}

/// Something to do, with its title and picture. Follows documentation/uikit/uiaction.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  open private(set) weak var _sender: AnyObject?
  private let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  open override var title: String {
    get { _title }
    set { _title = newValue }
  }
  open override var image: UIImage? {
    get { _image }
    set { _image = newValue }
  }
  open var sender: Any? { _sender }

  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    _sender = sender.map { $0 as AnyObject }
    handler(self)
    _sender = nil
  }

  /// Follows documentation/uikit/uiaction/identifier-swift.struct.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// Follows documentation/uikit/uiactionhandler.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A group of entries. Follows documentation/uikit/uimenu.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]
  open var preferredElementSize = ElementSize.automatic

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
    self.preferredElementSize = preferredElementSize
  }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// Follows documentation/uikit/uimenu/identifier-swift.struct.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let view = Identifier("com.apple.menu.view")
  }

  /// Follows documentation/uikit/uimenu/options-swift.struct.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// Follows documentation/uikit/uimenu/elementsize.
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }
}
