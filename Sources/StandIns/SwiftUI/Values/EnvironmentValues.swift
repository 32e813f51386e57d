import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A key of the environment. Follows documentation/swiftui/environmentkey.
public protocol EnvironmentKey {
  /// The kind of value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The values that a view gets from those above it. Follows documentation/swiftui/environmentvalues.
public struct EnvironmentValues: CustomStringConvertible {
  private var custom: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  private var styles: [ObjectIdentifier: Any] = [:]

  /// The default values.
  public init() {}

  public var description: String { "EnvironmentValues(\(custom.count) custom values)" }

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  func object<T: AnyObject>(_ type: T.Type) -> T? { objects[ObjectIdentifier(type)] as? T }
  mutating func setObject<T: AnyObject>(_ object: T?, as type: T.Type) {
    objects[ObjectIdentifier(type)] = object
  }

  /// The style set for a kind of control; `kind` is the protocol's own existential type.
  func style<Style>(_ kind: Style.Type) -> Style? { styles[ObjectIdentifier(kind)] as? Style }
  mutating func setStyle<Style>(_ style: Style?, _ kind: Style.Type) {
    styles[ObjectIdentifier(kind)] = style
  }

  // MARK: Text

  /// The font of text.
  public var font: Font?
  /// How lines of text are aligned.
  public var multilineTextAlignment = TextAlignment.leading
  /// How many lines text may have.
  public var lineLimit: Int?
  /// The space between lines.
  public var lineSpacing: CGFloat = 0
  /// How much text may shrink.
  public var minimumScaleFactor: CGFloat = 1
  /// Where text is cut.
  public var truncationMode = Text.TruncationMode.tail
  /// Whether letters may be squeezed.
  public var allowsTightening = false
  /// The case of text.
  public var textCase: Text.Case?
  /// Whether the author has said something of the case, be it that text stays as it is.
  var isTextCaseSet = false
  /// The size of text.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The weight set for text.
  var fontWeight: Font.Weight?
  var fontDesign: Font.Design?
  var fontWidth: Font.Width?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var underline: LineDecoration?
  var strikethrough: LineDecoration?
  var kerning: CGFloat = 0
  /// Whether corrections are off.
  public var autocorrectionDisabled = false
  var keyboard = KeyboardTraits()

  // MARK: Appearance

  /// Light or dark.
  public var colorScheme = ColorScheme.light
  /// The contrast.
  public var colorSchemeContrast = ColorSchemeContrast.standard
  /// Pixels to a point.
  public var displayScale: CGFloat = 3
  /// The size of symbols.
  public var imageScale = Image.Scale.medium
  /// The variant of symbols.
  public var symbolVariants = SymbolVariants.none
  /// How symbols are drawn.
  public var symbolRenderingMode: SymbolRenderingMode?
  /// What is left out.
  public var redactionReasons = RedactionReasons()
  /// The size of controls.
  public var controlSize = ControlSize.regular
  /// The style set for the foreground.
  var foregroundStyle: AnyShapeStyle?
  var secondaryForegroundStyle: AnyShapeStyle?
  var tintStyle: AnyShapeStyle?
  /// The colour set for accents.
  var tintColor: Color? {
    get { tintStyle?.style as? Color }
    set { tintStyle = newValue.map { AnyShapeStyle($0) } }
  }
  /// The style set for backgrounds.
  public var backgroundStyle: AnyShapeStyle?

  // MARK: State of the surroundings

  /// Whether controls react.
  public var isEnabled = true
  /// Whether touches stop here, and do not go to what lies behind.
  var allowsHitTesting = true
  /// Whether a view has the focus.
  public var isFocused = false
  /// Whether the surrounding control is hidden behind its label.
  var labelsAreHidden = false
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// The phase of the scene.
  public var scenePhase = ScenePhase.active
  /// The direction of the layout.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The user's locale.
  public var locale = Locale.current { didSet { ownLocale = locale } }
  /// The locale that a view has chosen instead of the user's.
  var ownLocale: Locale?
  /// The user's calendar.
  public var calendar = Calendar.current
  /// The user's time zone.
  public var timeZone = TimeZone.current
  /// Whether a list is being edited.
  public var editMode: Binding<EditMode>?
  /// Whether the user wants less motion.
  public var accessibilityReduceMotion = false
  /// Whether the user wants less transparency.
  public var accessibilityReduceTransparency = false
  /// Whether the user wants differences not by colour alone.
  public var accessibilityDifferentiateWithoutColor = false
  /// Whether VoiceOver is on.
  public var accessibilityVoiceOverEnabled = false
  /// Whether the user is searching.
  public var isSearching = false
  /// Whether the list scrolls.
  public var isScrollEnabled = true
  /// The smallest height of a row.
  public var defaultMinListRowHeight: CGFloat = 44
  /// The smallest height of a header.
  public var defaultMinListHeaderHeight: CGFloat?

  // MARK: Actions

  /// Closes the present presentation or screen.
  public var dismiss = DismissAction()
  /// Ends the search.
  public var dismissSearch = DismissSearchAction()
  /// Opens an address.
  public var openURL = OpenURLAction { _ in .systemAction }
  /// Loads the content again.
  public var refresh: RefreshAction?
  /// Whether the present view is a presentation.
  public var isPresented = false
  /// The present presentation.
  public var presentationMode = Binding.constant(PresentationMode(isPresented: false))

  // MARK: Of this module alone

  var defaultAppStorage: UserDefaults?
  /// Starts renaming.
  public internal(set) var rename: RenameAction?
  var sceneValues = SceneValues()
  @_spi(Stele) public var windowRequests = WindowRequests()
  var navigation: NavigationModel?
  var onSubmit: (() -> Void)?
  /// What a button of an alert or a dialog does besides its action.
  var afterButtonAction: (() -> Void)?
  var host: HostReference?
  /// The present time; whoever runs samples may set another one.
  var now: @Sendable () -> Date = { Date() }
  /// Loads an image; whoever runs samples without a network puts another one in its place.
  var imageLoader: @Sendable (URL) async throws -> Image = { url in
    let (data, _) = try await URLSession.shared.data(from: url)
    guard let image = UIImage(data: data) else { throw URLError(.cannotDecodeContentData) }
    return Image(uiImage: image)
  }
}

/// The controller that shows the graph, for the views that need it.
struct HostReference {
  weak var object: AnyObject?
}

extension EnvironmentValues {
  /// Whether corrections are off.
  @available(*, deprecated, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
  /// The length of a pixel.
  public var pixelLength: CGFloat { displayScale == 0 ? 1 : 1 / displayScale }
  /// The size category of text.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
