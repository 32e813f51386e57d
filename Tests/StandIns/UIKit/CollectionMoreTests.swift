import Testing
import UIKit

private final class Plain: UICollectionViewController {
  var items = ["a", "b", "c"]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}

@MainActor @Suite(.serialized) struct CollectionMoreTests {
  @Test("A section snapshot shows the children of expanded items only, and can be cut out")
  func sectionSnapshot() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "bread"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["peel"], to: "apple")
    #expect(tree.visibleItems == ["fruit", "bread"])
    tree.expand(["fruit", "apple"])
    #expect(tree.visibleItems == ["fruit", "apple", "peel", "pear", "bread"])
    #expect(tree.level(of: "peel") == 2 && tree.parent(of: "peel") == "apple")
    #expect(tree.snapshot(of: "fruit").rootItems == ["apple", "pear"])
    tree.insert(["plum"], before: "pear")
    tree.delete(["apple"])
    #expect(tree.items == ["fruit", "plum", "pear", "bread"])
  }

  @Test("An item that is moved to another's place is moved in the data")
  func interactiveMovement() {
    let controller = Plain()
    let stage = Stage(controller)
    stage.window.layoutIfNeeded()
    let view: UICollectionView = controller.collectionView
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    let target = view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))
    view.updateInteractiveMovementTargetPosition(target?.center ?? .zero)
    view.endInteractiveMovement()
    #expect(controller.items == ["b", "c", "a"])
    stage.close()
  }
}

@MainActor @Suite(.serialized) struct InteractiveTransitionTests {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.2 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.view(forKey: .to).map { context.containerView.addSubview($0) }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private final class Guide: NSObject, UINavigationControllerDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? Fade() : nil }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  @Test("Going back by a gesture ends at the screen below, or where it was if it is given up")
  func pop() {
    for finishes in [true, false] {
      let (first, second) = (UIViewController(), UIViewController())
      let stack = UINavigationController(rootViewController: first)
      let guide = Guide()
      stack.delegate = guide
      let stage = Stage(stack)
      stack.pushViewController(second, animated: false)
      stage.wait()
      stack.popViewController(animated: true)
      guide.interaction.update(0.4)
      #expect(second.transitionCoordinator?.percentComplete == 0.4)
      if finishes { guide.interaction.finish() } else { guide.interaction.cancel() }
      stage.wait()
      #expect(stack.topViewController === (finishes ? first : second))
      #expect(stack.topViewController?.viewIfLoaded?.window != nil)
      stage.close()
    }
  }
}

@MainActor @Suite(.serialized) struct DynamicsTests {
  @Test("A view falls until the floor stops it, and another one snaps to its place")
  func fall() {
    let stage = Stage(UIViewController())
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let ball = UIView(frame: CGRect(x: 80, y: 0, width: 20, height: 20))
    let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    room.addSubview(ball)
    room.addSubview(leaf)
    let animator = UIDynamicAnimator(referenceView: room)
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    let walls = UICollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    animator.addBehavior(UISnapBehavior(item: leaf, snapTo: CGPoint(x: 150, y: 60)))
    stage.wait(0.2)
    #expect(ball.center.y > 12 && ball.center.y < 280)
    stage.wait(4)
    #expect(abs(ball.center.y - 290) < 1)
    #expect(hypot(leaf.center.x - 150, leaf.center.y - 60) < 2)
    animator.removeAllBehaviors()
    stage.close()
  }
}

@MainActor @Suite(.serialized) struct TextInputTests {
  @Test("Keys go where the selection is, and the delete key takes it away")
  func selection() {
    let field = UITextField()
    field.text = "Helo"
    field.selectedTextRange = field.position(from: field.beginningOfDocument, offset: 3).flatMap {
      field.textRange(from: $0, to: $0)
    }
    field.insertText("l")
    #expect(field.text == "Hello")
    field.selectAll(nil)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "Hello")
    field.deleteBackward()
    #expect(field.text == "" && !field.hasText)
    field.text = "é👍"
    field.deleteBackward()
    #expect(field.text == "é")
  }
}
