import QuartzCore

/// Follows documentation/uikit/uiaccessibilitycontainertype.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// Follows documentation/uikit/uiaccessibilitynavigationstyle.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}

/// Follows documentation/uikit/uiaccessibilityscrolldirection.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// Something that assistive technology offers to do with an element.
/// Follows documentation/uikit/uiaccessibilitycustomaction.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector: Selector?
  open var actionHandler: Handler?

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// What choosing the action does; whether it succeeded.
  @discardableResult public func _perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    return selector._perform(on: target, sender: self, event: nil)
  }
}

/// Something that is read out without being a view. Follows documentation/uikit/uiaccessibilityelement.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// A way of moving through a screen. Follows documentation/uikit/uiaccessibilitycustomrotor.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?
  open var name: String
  open var itemSearchBlock: Search

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Follows documentation/uikit/uiaccessibilitycustomrotor/direction.
  public enum Direction: Int, Sendable {
    case previous, next
  }
}

/// Follows documentation/uikit/uiaccessibilitycustomrotorsearchpredicate.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil)
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// Follows documentation/uikit/uiaccessibilitycustomrotoritemresult.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: AnyObject?

  init(targetElement: AnyObject?) {
    self.targetElement = targetElement
    super.init()
  }
  public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange? = nil) {
    self.init(targetElement: targetElement as AnyObject)
    self.targetRange = targetRange
  }
  open var targetRange: UITextRange?
}
