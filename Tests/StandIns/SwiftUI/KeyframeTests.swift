import SwiftUI
import Testing

@Suite struct KeyframeTests {
  private struct Pose {
    var scale = 1.0
    var offset = 0.0
  }

  @Test("Tracks run side by side, each at its own time")
  func timeline() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2.0, duration: 1)
        MoveKeyframe(5.0)
        LinearKeyframe(6.0, duration: 1)
      }
      KeyframeTrack(\.offset) { LinearKeyframe(10.0, duration: 4) }
    }
    #expect(timeline.duration == 4)
    #expect(abs(timeline.value(time: 0.5).scale - 1.5) < 1e-6)
    #expect(abs(timeline.value(time: 1.5).scale - 5.5) < 1e-6)
    #expect(abs(timeline.value(progress: 0.5).offset - 5) < 1e-6)
    #expect(timeline.value(time: 9).scale == 6)
  }

  @Test("Curves start and end where they should, and the inverse undoes them")
  func curves() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseInOut] {
      #expect(abs(curve.value(at: 0)) < 1e-6)
      #expect(abs(curve.value(at: 1) - 1) < 1e-6)
    }
    let ease = UnitCurve.easeIn
    #expect(abs(ease.inverse.value(at: ease.value(at: 0.3)) - 0.3) < 1e-3)
  }

  @Test("A spring without bounce goes to its target and not beyond")
  func spring() {
    let spring = Spring(duration: 0.5, bounce: 0)
    let values = stride(from: 0.0, through: 2, by: 0.05).map { spring.value(target: 1.0, time: $0) }
    #expect(values.max().map { $0 <= 1.0001 } == true)
    #expect(values.last.map { abs($0 - 1) < 0.001 } == true)
    let bouncy = Spring(duration: 0.5, bounce: 0.4)
    #expect(
      stride(from: 0.0, through: 1, by: 0.02).contains {
        bouncy.value(target: 1.0, time: $0) > 1.01
      })
  }

  @Test("A scroll position knows where it was sent")
  func scrollPosition() {
    var position = ScrollPosition(edge: .top)
    #expect(position.edge == .top)
    position.scrollTo(id: 7)
    #expect(position.viewID(type: Int.self) == 7)
    #expect(position.edge == nil)
    position.scrollTo(y: 30)
    #expect(position.y == 30)
    #expect(position.viewID == nil)
  }
}
