import SpriteKit
import Testing

@MainActor @Suite struct SpriteTests {
  private final class Meetings: NSObject, SKPhysicsContactDelegate {
    var names: [String] = []
    func didBegin(_ contact: SKPhysicsContact) {
      names.append(
        [contact.bodyA, contact.bodyB].map { $0.node?.name ?? "" }.joined(separator: " "))
    }
  }

  private func stage() -> (SKView, SKScene) {
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    view.presentScene(scene)
    return (view, scene)
  }

  @Test("Actions in turn, together and repeated come to where they lead, in their time")
  func actions() {
    let (view, scene) = stage()
    let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    scene.addChild(node)
    var isDone = false
    node.run(
      .sequence([
        .moveBy(x: 10, y: 0, duration: 1),
        .group([.fadeOut(withDuration: 1), .scale(to: 2, duration: 0.5)]),
        .repeat(.moveBy(x: 0, y: 5, duration: 0.5), count: 2), .removeFromParent(),
      ])
    ) { isDone = true }
    view._advance(by: 0.5)
    #expect(abs(node.position.x - 5) < 0.01)
    view._advance(by: 1.5)
    #expect(node.alpha < 0.05 && node.xScale == 2 && !isDone)
    view._advance(by: 1.1)
    #expect(isDone && node.parent == nil && abs(node.position.y - 10) < 0.01)
  }

  @Test("A body falls, is told of what it meets, and rests on it")
  func physics() {
    let (view, scene) = stage()
    let meetings = Meetings()
    scene.physicsWorld.contactDelegate = meetings
    let floor = SKNode()
    floor.name = "floor"
    floor.position = CGPoint(x: 50, y: 5)
    floor.physicsBody = SKPhysicsBody(rectangleOf: CGSize(width: 100, height: 10))
    floor.physicsBody?.isDynamic = false
    let ball = SKShapeNode(circleOfRadius: 5)
    ball.name = "ball"
    ball.position = CGPoint(x: 50, y: 80)
    ball.physicsBody = SKPhysicsBody(circleOfRadius: 5)
    ball.physicsBody?.contactTestBitMask = 1
    floor.physicsBody?.categoryBitMask = 1
    scene.addChild(floor)
    scene.addChild(ball)
    view._advance(by: 3)
    #expect(meetings.names.first == "floor ball")
    #expect(abs(ball.position.y - 15) < 2)
    #expect(scene.atPoint(CGPoint(x: 50, y: 15)) === ball)
  }
}
