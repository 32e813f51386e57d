import QuartzCore

extension AttributeScopes {
  /// The attributes that UIKit adds. Follows documentation/foundation/attributescopes/uikitattributes.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension NSUnderlineStyle: Hashable {}

extension NSAttributedString {
  /// The same text with the attributes that UIKit knows.
  public convenience init(_ attributed: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attributed.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run.uiKit.font
      attributes[.foregroundColor] = run.uiKit.foregroundColor
      attributes[.backgroundColor] = run.uiKit.backgroundColor
      attributes[.kern] = run.uiKit.kern
      attributes[.underlineStyle] = run.uiKit.underlineStyle?.rawValue
      attributes[.strikethroughStyle] = run.uiKit.strikethroughStyle?.rawValue
      let piece = String(attributed[run.range].characters)
      result.append(NSAttributedString(string: piece, attributes: attributes))
    }
    self.init(attributedString: result)
  }
}
