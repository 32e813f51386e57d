import UIKit

extension ViewNode {
  /// Whether the view stands for one of UIKit.
  var isRepresented: Bool {
    let type = type(of: view)
    return type is any UIViewRepresentable.Type || type is any UIViewControllerRepresentable.Type
  }

  /// The view of UIKit that the view stands for.
  var representedView: UIView? { stored(StorageSlot.represented) { Represented() }.view }

  /// The controller of UIKit that the view stands for.
  var representedController: UIViewController? {
    stored(StorageSlot.represented) { Represented() }.controller
  }

  private enum StorageSlot { static let represented = 1 << 24 }

  /// Makes the view of UIKit, or brings it up to date.
  func buildRepresented() -> Bool {
    let represented = stored(StorageSlot.represented) { Represented() }
    if let view = view as? any UIViewRepresentable {
      build(view, represented)
    } else if let view = view as? any UIViewControllerRepresentable {
      build(view, represented)
    } else {
      return false
    }
    setChildren([any View]())
    return true
  }

  /// The size that the author's type chooses for an offer, if it does.
  func representedSize(_ proposal: ProposedViewSize) -> CGSize? {
    let represented = stored(StorageSlot.represented) { Represented() }
    func ask<V: UIViewRepresentable>(_ view: V) -> CGSize? {
      guard let made = represented.view as? V.UIViewType,
        let coordinator = represented.coordinator as? V.Coordinator
      else { return nil }
      let context = UIViewRepresentableContext<V>(
        coordinator: coordinator, transaction: Transaction(), environment: environment)
      return view.sizeThatFits(proposal, uiView: made, context: context)
    }
    func ask<V: UIViewControllerRepresentable>(_ view: V) -> CGSize? {
      guard let made = represented.controller as? V.UIViewControllerType,
        let coordinator = represented.coordinator as? V.Coordinator
      else { return nil }
      let context = UIViewControllerRepresentableContext<V>(
        coordinator: coordinator, transaction: Transaction(), environment: environment)
      return view.sizeThatFits(proposal, uiViewController: made, context: context)
    }
    if let view = view as? any UIViewRepresentable { return ask(view) }
    if let view = view as? any UIViewControllerRepresentable { return ask(view) }
    return nil
  }

  private func build<V: UIViewRepresentable>(_ view: V, _ represented: Represented) {
    var view = view
    link(&view)
    let view_ = view
    track {
      let coordinator = represented.coordinator as? V.Coordinator ?? view_.makeCoordinator()
      represented.coordinator = coordinator
      let context = UIViewRepresentableContext<V>(
        coordinator: coordinator, transaction: Evaluation.transaction ?? Transaction(),
        environment: environment)
      let made = represented.view as? V.UIViewType ?? view_.makeUIView(context: context)
      if represented.view == nil {
        represented.view = made
        represented.dismantle = { V.dismantleUIView(made, coordinator: coordinator) }
        (environment.host?.object as? UIViewController)?.view.addSubview(made)
      }
      made.isUserInteractionEnabled = environment.isEnabled
      view_.updateUIView(made, context: context)
    }
    onRemoval = { represented.remove() }
  }

  private func build<V: UIViewControllerRepresentable>(_ view: V, _ represented: Represented) {
    var view = view
    link(&view)
    let view_ = view
    track {
      let coordinator = represented.coordinator as? V.Coordinator ?? view_.makeCoordinator()
      represented.coordinator = coordinator
      let context = UIViewControllerRepresentableContext<V>(
        coordinator: coordinator, transaction: Evaluation.transaction ?? Transaction(),
        environment: environment)
      let made =
        represented.controller as? V.UIViewControllerType
        ?? view_.makeUIViewController(context: context)
      if represented.controller == nil {
        represented.controller = made
        represented.dismantle = { V.dismantleUIViewController(made, coordinator: coordinator) }
        represented.embed(made, in: environment.host?.object as? UIViewController)
      }
      view_.updateUIViewController(made, context: context)
    }
    onAppear = { represented.appear() }
    onDisappear = { represented.disappear() }
    onRemoval = { represented.remove() }
  }
}

/// What of UIKit a node stands for.
@MainActor final class Represented {
  var coordinator: Any?
  var view: UIView?
  private(set) weak var parent: UIViewController?
  var controller: UIViewController?
  var dismantle: (() -> Void)?

  func embed(_ controller: UIViewController, in parent: UIViewController?) {
    self.parent = parent
    guard let parent else { return controller.loadViewIfNeeded() }
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    controller.view.frame = parent.view.bounds
    controller.didMove(toParent: parent)
  }

  /// Without a controller around it, the represented one hears of its appearance from here.
  func appear() {
    guard parent == nil, let controller else { return }
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
  }

  func disappear() {
    guard parent == nil, let controller else { return }
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
  }

  func remove() {
    dismantle?()
    dismantle = nil
    if parent != nil, let controller {
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
    view?.removeFromSuperview()
  }
}
