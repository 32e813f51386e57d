import QuartzCore

extension UIViewController {
  func _performSegue(_ identifier: String, _ sender: Any?) {
    loadViewIfNeeded()
    guard let template = _segues.first(where: { $0.identifier == identifier }) else {
      preconditionFailure("\(type(of: self)) has no segue with identifier '\(identifier)'")
    }
    run(template, sender)
  }

  /// A segue that a control, cell or gesture starts can be refused.
  func _trigger(_ template: UIStoryboardSegueTemplate, _ sender: Any?) {
    let identifier = template.identifier
    guard identifier.map({ shouldPerformSegue(withIdentifier: $0, sender: sender) }) ?? true else {
      return
    }
    run(template, sender)
  }

  private func run(_ template: UIStoryboardSegueTemplate, _ sender: Any?) {
    if template.kind == "unwind" { return unwind(template, sender) }
    guard let destination = template.makeDestination(for: self, sender: sender) else { return }
    let segue = template.makeSegue(from: self, to: destination)
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// The child of a container view, which comes with the view.
  func _embed(_ template: UIStoryboardSegueTemplate, in container: UIView) {
    guard let child = template.makeDestination(for: self, sender: container) else { return }
    let segue = template.makeSegue(from: self, to: child)
    prepare(for: segue, sender: container)
    addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Back to the nearest earlier controller that has the action.
  private func unwind(_ template: UIStoryboardSegueTemplate, _ sender: Any?) {
    guard let action = template.unwindAction,
      let target = earlierControllers.first(where: { controller in
        UIApplication.shared._interfaceBuilderTypes.hasAction(action, controller)
          && controller.canPerformUnwindSegueAction(Selector(action), from: self, sender: sender)
      })
    else { return }
    let segue = UIStoryboardSegue(
      identifier: template.identifier, source: self, destination: target)
    prepare(for: segue, sender: sender)
    _ = target._performAction(named: action, sender: segue)
    target.unwind(for: segue, towards: target)
    if target.presentedViewController != nil { target.dismiss(animated: true) }
    if let stack = target.navigationController, stack.topViewController !== target {
      stack.popToViewController(target, animated: true)
    }
  }

  /// The controllers below this one in its stack, then those behind what presented it.
  private var earlierControllers: [UIViewController] {
    var found: [UIViewController] = []
    var current: UIViewController? = self
    while let controller = current {
      let stack = controller.navigationController ?? controller as? UINavigationController
      let below = stack?.viewControllers.reversed().filter { $0 !== self } ?? []
      found += below
      if controller !== self, stack == nil { found.append(controller) }
      current = controller.presentingViewController
    }
    return found
  }
}
