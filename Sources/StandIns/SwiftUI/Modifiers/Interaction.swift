import Foundation

/// What a view does besides reacting to touches.
enum InteractionTrait {
  case statusBarHidden(Bool)
  case help(Text)
  case hover(String)
  case onHover((Bool) -> Void)
  case defersGestures
  case persistentOverlays(Visibility)
  case sensory(SensoryFeedback)
  case textSelection(Bool)
  case glass(String)
  case menuIndicator(Visibility)
  case symbolEffect(String)
}

/// What the user feels or hears. Follows documentation/swiftui/sensoryfeedback.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")
  /// The weight of an impact. Follows documentation/swiftui/sensoryfeedback/weight.
  public struct Weight: Equatable, Sendable {
    let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }
  /// An impact of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(weight.name), \(intensity))")
  }
}

/// Whether text can be selected. Follows documentation/swiftui/textselectability.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}
/// It can. Follows documentation/swiftui/enabledtextselectability.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}
/// It can't. Follows documentation/swiftui/disabledtextselectability.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}
extension TextSelectability where Self == EnabledTextSelectability {
  /// It can.
  public static var enabled: EnabledTextSelectability { .init() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// It can't.
  public static var disabled: DisabledTextSelectability { .init() }
}

/// What happens under the pointer. Follows documentation/swiftui/hovereffect.
public struct HoverEffect: Equatable, Sendable {
  let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

/// A kind of glass. Follows documentation/swiftui/glass.
public struct Glass: Equatable, Sendable {
  let name: String
  public static let regular = Glass(name: "regular")
  public static let clear = Glass(name: "clear")
  public static let identity = Glass(name: "identity")
  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass { Glass(name: "\(name) \(color?.description ?? "")") }
  /// The glass that reacts.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    Glass(name: isEnabled ? "interactive \(name)" : name)
  }
}

nonisolated extension View {
  /// Hides the status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    trait(InteractionTrait.statusBarHidden(hidden))
  }
  /// Hides the status bar.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "statusBarHidden(_:)")
  public func statusBar(hidden: Bool) -> some View {
    trait(InteractionTrait.statusBarHidden(hidden))
  }
  /// Explains the view.
  public func help(_ textKey: LocalizedStringKey) -> some View {
    trait(InteractionTrait.help(Text(textKey)))
  }
  /// Sets what happens under the pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    trait(InteractionTrait.hover(effect.name))
  }
  /// Does something when the pointer comes or goes.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    trait(InteractionTrait.onHover(action))
  }
  /// Sets whether touches stop at the view, and do not go to what lies behind it.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    changingEnvironment { $0.allowsHitTesting = $0.allowsHitTesting && enabled }
  }
  /// Shows or hides what the system lays over the app.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    trait(InteractionTrait.persistentOverlays(visibility))
  }
  /// Lets the user feel that a value changes.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    trait(InteractionTrait.sensory(feedback))
  }
  /// Sets whether text can be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    trait(InteractionTrait.textSelection(S.allowsSelection))
  }
  /// Puts glass behind the view.
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    trait(InteractionTrait.glass(glass.name))
  }
  /// Puts glass in a shape behind the view.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View {
    trait(InteractionTrait.glass(glass.name))
  }
  /// Shows or hides the mark of a menu.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    trait(InteractionTrait.menuIndicator(visibility))
  }
}

/// Views of glass that melt together. Follows documentation/swiftui/glasseffectcontainer.
public struct GlassEffectContainer<Content> {
  let spacing: CGFloat?
  let content: Content
}

extension GlassEffectContainer: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Puts views together.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.spacing, self.content) = (spacing, content())
  }
  func build(_ node: ViewNode) { node.setChild(content) }
}
