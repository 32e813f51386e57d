import Foundation

/// More of what a view says to assistive technology.
enum AccessibilityExtra {
  case adjustable((AccessibilityAdjustmentDirection) -> Void)
  case scroll((Edge) -> Void)
  case actions(AnyView)
  case children(AnyView)
  case representation(AnyView)
  case pair(AccessibilityLabeledPairRole, AnyHashable, Namespace.ID)
  case custom(Text, Text, AXCustomContent.Importance)
  case rotor(String, [AnyHashable])
  case rotorEntry(AnyHashable, Namespace.ID)
  case linkedGroup(AnyHashable, Namespace.ID)
  case inputLabels([Text])
  case activationPoint(UnitPoint)
  case respondsToInteraction(Bool)
  case ignoresInvertedColors(Bool)
  case largeContent(AnyView?)
  case chart(any AXChartDescriptorRepresentable)
  case textContent(AccessibilityTextContentType)
  case directTouch(Bool, AccessibilityDirectTouchOptions)
  case speech(String)
}

/// In which direction a value is changed.
/// Follows documentation/swiftui/accessibilityadjustmentdirection.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

/// What an action is. Follows documentation/swiftui/accessibilityactionkind.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  public static let delete = AccessibilityActionKind(name: "delete")
  /// An action with a name.
  public init(named name: Text) { self.name = name.string(in: EnvironmentValues()) }
  private init(name: String) { self.name = name }
}

/// What a view is in a pair. Follows documentation/swiftui/accessibilitylabeledpairrole.
public enum AccessibilityLabeledPairRole: Sendable { case label, content }

/// What kind of text a view shows. Follows documentation/swiftui/accessibilitytextcontenttype.
public struct AccessibilityTextContentType: Sendable {
  let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// How touches reach a view. Follows documentation/swiftui/accessibilitydirecttouchoptions.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A key of what a view says besides. Follows documentation/swiftui/accessibilitycustomcontentkey.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String
  /// A key with a label.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    (label, self.id) = (Text(labelKey), id)
  }
  /// A key with a label.
  public init(_ labelKey: LocalizedStringKey) {
    (label, id) = (Text(labelKey), Text(labelKey).string(in: EnvironmentValues()))
  }
  /// A key with a label.
  public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }
}
