import UIKit

/// The rules of a scene. Follows documentation/spritekit/skphysicsworld.
@preconcurrency @MainActor open class SKPhysicsWorld: NSObject {
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  private var contacts: [SKPhysicsContact] = []

  open func body(at point: CGPoint) -> SKPhysicsBody? { bodies.first { $0.area.contains(point) } }
  open func body(in rect: CGRect) -> SKPhysicsBody? { bodies.first { $0.area.intersects(rect) } }
  private var bodies: [SKPhysicsBody] = []

  func simulate(_ scene: SKScene, _ time: TimeInterval) {
    bodies = ([scene] + scene._below).compactMap(\.physicsBody)
    let time = CGFloat(time) * speed
    for body in bodies { body.move(gravity, time) }
    var now: [SKPhysicsContact] = []
    for (index, first) in bodies.enumerated() {
      for second in bodies.dropFirst(index + 1) {
        guard let push = push(first, second) else { continue }
        now.append(SKPhysicsContact(first, second))
        if first.collisionBitMask & second.categoryBitMask != 0 {
          first.shift(push.dx, push.dy)
        } else if second.collisionBitMask & first.categoryBitMask != 0 {
          second.shift(-push.dx, -push.dy)
        }
        if second.isDynamic, !first.isDynamic { second.shift(-push.dx, -push.dy) }
      }
    }
    report(now)
  }

  /// How far the first body has to move to be out of the second, or back into its room.
  private func push(_ first: SKPhysicsBody, _ second: SKPhysicsBody) -> CGVector? {
    if first.isEdge { return push(second, first).map { CGVector(dx: -$0.dx, dy: -$0.dy) } }
    let (a, b) = (first.area, second.area)
    if second.isEdge {
      let dx = max(0, b.minX - a.minX) - max(0, a.maxX - b.maxX)
      let dy = max(0, b.minY - a.minY) - max(0, a.maxY - b.maxY)
      return dx == 0 && dy == 0 ? nil : CGVector(dx: dx, dy: dy)
    }
    guard a.intersects(b) else { return nil }
    let over = a.intersection(b)
    return over.width < over.height
      ? CGVector(dx: a.midX < b.midX ? -over.width : over.width, dy: 0)
      : CGVector(dx: 0, dy: a.midY < b.midY ? -over.height : over.height)
  }

  private func report(_ now: [SKPhysicsContact]) {
    for body in bodies { body.touching = [] }
    for contact in now {
      contact.bodyA.touching.append(contact.bodyB)
      contact.bodyB.touching.append(contact.bodyA)
    }
    let heard = now.filter(\.isTested)
    for contact in heard where !contacts.contains(where: contact.isSame) {
      contactDelegate?.didBegin(contact)
    }
    for contact in contacts where !heard.contains(where: contact.isSame) {
      contactDelegate?.didEnd(contact)
    }
    contacts = heard
  }
}

/// Two bodies that touch. Follows documentation/spritekit/skphysicscontact.
@preconcurrency @MainActor open class SKPhysicsContact: NSObject {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) {
    (self.bodyA, self.bodyB) = (bodyA, bodyB)
    super.init()
  }

  open var contactPoint: CGPoint {
    let over = bodyA.area.intersection(bodyB.area)
    return over.isNull ? .zero : CGPoint(x: over.midX, y: over.midY)
  }
  open var collisionImpulse: CGFloat { 0 }
  var isTested: Bool {
    bodyA.contactTestBitMask & bodyB.categoryBitMask != 0
      || bodyB.contactTestBitMask & bodyA.categoryBitMask != 0
  }
  func isSame(_ other: SKPhysicsContact) -> Bool {
    bodyA === other.bodyA && bodyB === other.bodyB
  }
}

/// Follows documentation/spritekit/skphysicscontactdelegate.
@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}
