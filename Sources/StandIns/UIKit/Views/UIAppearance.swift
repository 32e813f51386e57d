import QuartzCore

/// Lets all views of a class look alike. Follows documentation/uikit/uiappearance.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// Follows documentation/uikit/uiappearancecontainer.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// A view whose look is taken over by all of its class when they come into a window.
  public static func appearance() -> Self {
    let id = ObjectIdentifier(self)
    if let made = UIApplication.shared._appearances[id] as? Self { return made }
    guard let made = _dynamicInit(.zero) as? Self else {
      preconditionFailure("Use of unimplemented initializer 'init(frame:)' for class '\(self)'")
    }
    UIApplication.shared._appearances[id] = made
    return made
  }

  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  )
    -> Self
  { appearance() }
}

extension UIView {
  @_silgen_name("UIKit_makeView")
  convenience init(_modelFrame: CGRect) { self.init(frame: _modelFrame) }

  /// See `UITableViewCell.dynamicInit`.
  @_silgen_name("UIKit_makeView")
  final class func _dynamicInit(_ frame: CGRect) -> UIView

  /// Takes over what was set for the class, where the view has nothing of its own.
  func _adoptAppearance() {
    let all = UIApplication.shared._appearances
    guard !all.isEmpty, let model = all[ObjectIdentifier(type(of: self))], model !== self else {
      return
    }
    if _tint == nil, let tint = model._tint { tintColor = tint }
    if backgroundColor == nil, let color = model.backgroundColor { backgroundColor = color }
    switch (self, model) {
    case (let bar as UINavigationBar, let model as UINavigationBar): bar._adopt(model)
    case (let bar as UITabBar, let model as UITabBar): bar._adopt(model)
    default: return
    }
  }
}

extension UINavigationBar {
  fileprivate func _adopt(_ model: UINavigationBar) {
    barTintColor = barTintColor ?? model.barTintColor
    titleTextAttributes = titleTextAttributes ?? model.titleTextAttributes
    largeTitleTextAttributes = largeTitleTextAttributes ?? model.largeTitleTextAttributes
    shadowImage = shadowImage ?? model.shadowImage
    standardAppearance = model.standardAppearance
    scrollEdgeAppearance = scrollEdgeAppearance ?? model.scrollEdgeAppearance
    compactAppearance = compactAppearance ?? model.compactAppearance
    isTranslucent = model.isTranslucent
    if model.prefersLargeTitles { prefersLargeTitles = true }
  }
}

extension UITabBar {
  fileprivate func _adopt(_ model: UITabBar) {
    barTintColor = barTintColor ?? model.barTintColor
    unselectedItemTintColor = unselectedItemTintColor ?? model.unselectedItemTintColor
    standardAppearance = model.standardAppearance
    scrollEdgeAppearance = scrollEdgeAppearance ?? model.scrollEdgeAppearance
    isTranslucent = model.isTranslucent
  }
}
