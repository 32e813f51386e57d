import QuartzCore

/// What stands at the end of a list cell. Follows documentation/uikit/uicellaccessory-swift.struct.
@preconcurrency @MainActor public struct UICellAccessory {
  public let _kind: String
  public let _displayed: DisplayedState
  public let _handler: ActionHandler?
  public let _view: UIView?

  public typealias ActionHandler = () -> Void

  init(
    _ kind: String, _ displayed: DisplayedState = .always, _ handler: ActionHandler? = nil,
    view: UIView? = nil
  ) {
    _kind = kind
    _displayed = displayed
    _handler = handler
    _view = view
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory("disclosureIndicator", displayed) }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory("detail", displayed, actionHandler) }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory("checkmark", displayed) }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory("delete", displayed, actionHandler) }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory("insert", displayed, actionHandler) }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { UICellAccessory("reorder", displayed) }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { UICellAccessory("multiselect", displayed) }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory("outlineDisclosure", displayed, actionHandler) }
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory("popUpMenu", displayed) }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory { UICellAccessory("label " + text, displayed) }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory("customView", configuration.displayedState, view: configuration.customView)
  }

  /// Follows documentation/uikit/uicellaccessory-swift.struct/displayedstate.
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// Follows documentation/uikit/uicellaccessory-swift.struct/placement.
  public enum Placement {
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// Follows documentation/uikit/uicellaccessory-swift.struct/layoutdimension.
  public enum LayoutDimension: Hashable, Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  /// A view of one's own. Follows documentation/uikit/uicellaccessory-swift.struct/customviewconfiguration.
  @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public let isHidden: Bool
    public let reservedLayoutWidth: LayoutDimension
    public let tintColor: UIColor?
    public let maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }

    var displayedState: DisplayedState {
      switch placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }
}

extension UICellAccessory {
  /// What most accessories can be told about their look.
  @MainActor public struct Options {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }
  public typealias DisclosureIndicatorOptions = Options
  public typealias DetailOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias InsertOptions = Options
  public typealias MultiselectOptions = Options
  public typealias PopUpMenuOptions = Options
  public typealias DeleteOptions = Options

  /// Follows documentation/uikit/uicellaccessory-swift.struct/reorderoptions.
  @MainActor public struct ReorderOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var showsVerticalSeparator: Bool

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// Follows documentation/uikit/uicellaccessory-swift.struct/outlinedisclosureoptions.
  @MainActor public struct OutlineDisclosureOptions {
    public var style: Style
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?

    public init(
      style: Style = .automatic, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    /// Follows documentation/uikit/uicellaccessory-swift.struct/outlinedisclosureoptions/style-swift.enum.
    public enum Style: Int, Sendable {
      case automatic, header, cell
    }
  }

  /// Follows documentation/uikit/uicellaccessory-swift.struct/labeloptions.
  @MainActor public struct LabelOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var font: UIFont
    public var adjustsFontForContentSizeCategory: Bool

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }
}
