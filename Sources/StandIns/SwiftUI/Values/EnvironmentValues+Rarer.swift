/// The order of a menu's entries. Follows documentation/swiftui/menuorder.
public struct MenuOrder: Hashable, Sendable {
  let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu goes away when an entry is chosen. Follows documentation/swiftui/menuactiondismissbehavior.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Whether a button that is held acts again. Follows documentation/swiftui/buttonrepeatbehavior.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// Whether something opens when something is held over it. Follows documentation/swiftui/springloadingbehavior.
public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// Whether a material looks as in an active window. Follows documentation/swiftui/materialactiveappearance.
public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// Whether controls look active. Follows documentation/swiftui/controlactivestate.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  case key, active, inactive
}

/// The size of a sidebar's rows. Follows documentation/swiftui/sidebarrowsize.
public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}

/// How much brighter than usual a picture may be. Follows documentation/swiftui/image/dynamicrange.
extension Image {
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
}

/// The values of these keys, in one place since nothing but the view itself asks for them.
private struct RarerValues: EnvironmentKey {
  static var defaultValue: RarerValues { RarerValues() }
  var menuOrder = MenuOrder.automatic
  var menuActionDismissBehavior = MenuActionDismissBehavior.automatic
  var buttonRepeatBehavior = ButtonRepeatBehavior.automatic
  var springLoadingBehavior = SpringLoadingBehavior.automatic
  var materialActiveAppearance = MaterialActiveAppearance.automatic
  var labelsVisibility = Visibility.automatic
  var dynamicRange: Image.DynamicRange?
}

extension EnvironmentValues {
  private var rarer: RarerValues {
    get { self[RarerValues.self] }
    set { self[RarerValues.self] = newValue }
  }
  public var menuOrder: MenuOrder {
    get { rarer.menuOrder }
    set { rarer.menuOrder = newValue }
  }
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { rarer.menuActionDismissBehavior }
    set { rarer.menuActionDismissBehavior = newValue }
  }
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { rarer.buttonRepeatBehavior }
    set { rarer.buttonRepeatBehavior = newValue }
  }
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { rarer.springLoadingBehavior }
    set { rarer.springLoadingBehavior = newValue }
  }
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { rarer.materialActiveAppearance }
    set { rarer.materialActiveAppearance = newValue }
  }
  public var labelsVisibility: Visibility {
    get { rarer.labelsVisibility }
    set { rarer.labelsVisibility = newValue }
  }
  public var allowedDynamicRange: Image.DynamicRange? {
    get { rarer.dynamicRange }
    set { rarer.dynamicRange = newValue }
  }

  // What the device and the user's settings say; here nobody has changed them.
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var isSceneCaptured: Bool { false }
  public var isLuminanceReduced: Bool { false }
  public var appearsActive: Bool { true }
  public var controlActiveState: ControlActiveState { .key }
  public var sidebarRowSize: SidebarRowSize { .medium }
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }
  public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}

nonisolated extension View {
  /// Sets the order of the entries of menus.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  /// Sets whether menus go away when an entry is chosen.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
  /// Sets whether buttons that are held act again.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
  /// Sets whether things open when something is held over them.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
  /// Sets whether materials look as in an active window.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
  /// Shows or hides the labels of controls.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
  /// Sets how much brighter than usual pictures may be.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
