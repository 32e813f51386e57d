/// Light or dark. Follows documentation/swiftui/colorscheme.
public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

/// The contrast of the colours. Follows documentation/swiftui/colorschemecontrast.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}

/// The size of controls. Follows documentation/swiftui/controlsize.
public enum ControlSize: CaseIterable, Sendable, Hashable {
  case mini, small, regular, large, extraLarge
}

/// A size class. Follows documentation/swiftui/userinterfacesizeclass.
public enum UserInterfaceSizeClass: Sendable, Hashable {
  case compact, regular
}

/// The phase of a scene. Follows documentation/swiftui/scenephase.
public enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}

/// The direction of the layout. Follows documentation/swiftui/layoutdirection.
public enum LayoutDirection: CaseIterable, Sendable, Hashable {
  case leftToRight, rightToLeft
}

/// Whether a list is being edited. Follows documentation/swiftui/editmode.
public enum EditMode: Sendable, Hashable {
  case inactive, transient, active
  /// Whether it is.
  public var isEditing: Bool { self != .inactive }
}

/// How lines of text are aligned. Follows documentation/swiftui/textalignment.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// How content fills its space. Follows documentation/swiftui/contentmode.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

/// Whether something is shown. Follows documentation/swiftui/visibility.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// How strongly something stands out. Follows documentation/swiftui/prominence.
public enum Prominence: Sendable, Hashable {
  case standard, increased
}

/// Why content is replaced by placeholders. Follows documentation/swiftui/redactionreasons.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The purpose of a button. Follows documentation/swiftui/buttonrole.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// It destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It gives something up.
  public static let cancel = ButtonRole(name: "cancel")
  /// It confirms something.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes something.
  public static let close = ButtonRole(name: "close")
}

/// The size of text that the user chose. Follows documentation/swiftui/dynamictypesize.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the largest sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The size in relation to the default one, as that of body text.
  var scale: Double {
    let points: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    return (points.indices.contains(rawValue) ? points[rawValue] : 17) / 17
  }
}

/// The older name of the text sizes. Follows documentation/swiftui/contentsizecategory.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the largest sizes.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  init(_ size: DynamicTypeSize) {
    self = zip(Self.allCases, DynamicTypeSize.allCases).first { $0.1 == size }?.0 ?? .large
  }

  var dynamicTypeSize: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }
}
