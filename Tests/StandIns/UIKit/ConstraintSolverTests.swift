import Testing
import UIKit

/// Views in a box of 300 by 400, named as in the constraints below.
@MainActor private final class Bench {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  var views: [UIView] = []

  init(_ count: Int = 0) {
    for _ in 0..<count { add(UIView()) }
  }

  @discardableResult func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    views.append(view)
    return view
  }

  /// `hold(a, .top, .equal, b, .bottom, 8)`; nil is the box.
  @discardableResult func hold(
    _ first: UIView, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: UIView? = nil,
    _ other: NSLayoutConstraint.Attribute = .notAnAttribute, _ constant: CGFloat = 0,
    times multiplier: CGFloat = 1, at priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
    return constraint
  }

  func lay() { box.layoutIfNeeded() }
}

/// A view that wants a size.
private final class Content: UIView {
  var wanted = CGSize(width: 100, height: 20)
  override var intrinsicContentSize: CGSize { wanted }
}

@MainActor @Suite("The constraint solver", .serialized) struct ConstraintSolverTests {
  // MARK: Priorities

  /// Constraints on one view's width, and what comes out.
  nonisolated static let widths:
    [(name: String, rules: [(NSLayoutConstraint.Relation, CGFloat, Float)], width: CGFloat)] = [
      ("one equality", [(.equal, 120, 1000)], 120),
      (
        "an inequality that is not reached", [(.equal, 120, 1000), (.lessThanOrEqual, 200, 1000)],
        120
      ),
      ("an optional one gives way", [(.equal, 120, 999), (.lessThanOrEqual, 100, 1000)], 100),
      ("a weak one goes as far as it can", [(.equal, 50, 1), (.greaterThanOrEqual, 80, 1000)], 80),
      ("between two bounds", [(.greaterThanOrEqual, 80, 1000), (.lessThanOrEqual, 90, 1000)], 80),
      (
        "any number of weaker ones is outweighed",
        [(.equal, 120, 501)] + (0..<40).map { _ in (.equal, 60, 500) }, 120
      ),
      (
        "of equal ones the majority is violated least",
        [(.equal, 60, 500), (.equal, 120, 500), (.equal, 120, 500)], 120
      ),
      ("fractions of priorities count", [(.equal, 60, 500), (.equal, 120, 500.5)], 120),
    ]

  @Test("a width follows the priorities", arguments: widths.indices)
  func width(_ index: Int) {
    let (name, rules, width) = Self.widths[index]
    let bench = Bench(1)
    for (relation, constant, priority) in rules {
      bench.hold(bench.views[0], .width, relation, nil, .notAnAttribute, constant, at: priority)
    }
    bench.lay()
    #expect(bench.views[0].frame.width == width, "\(name)")
  }

  // MARK: Content

  /// Two views that want 100 each, side by side in a width: hugging and compression of each.
  nonisolated static let rows:
    [(name: String, room: CGFloat, hugging: [Float], compression: [Float], widths: [CGFloat])] = [
      ("who hugs less grows", 300, [251, 250], [750, 750], [100, 200]),
      ("who hugs less grows, the first", 300, [250, 251], [750, 750], [200, 100]),
      ("who resists less is compressed", 150, [250, 250], [750, 749], [100, 50]),
      ("who resists less is compressed, the first", 150, [250, 250], [749, 750], [50, 100]),
      ("both have room", 200, [250, 250], [750, 750], [100, 100]),
      ("nothing is negative", 60, [250, 250], [750, 749], [60, 0]),
    ]

  @Test("content is stretched and compressed as it says", arguments: rows.indices)
  func content(_ index: Int) {
    let (name, room, hugging, compression, widths) = Self.rows[index]
    let bench = Bench()
    let (first, second) = (bench.add(Content()), bench.add(Content()))
    for (view, place) in [(first, 0), (second, 1)] {
      view.setContentHuggingPriority(UILayoutPriority(hugging[place]), for: .horizontal)
      view.setContentCompressionResistancePriority(
        UILayoutPriority(compression[place]), for: .horizontal)
    }
    bench.hold(first, .leading, .equal, bench.box, .leading)
    bench.hold(second, .leading, .equal, first, .trailing)
    bench.hold(second, .trailing, .equal, bench.box, .leading, room)
    bench.lay()
    #expect([first.frame.width, second.frame.width] == widths, "\(name)")
    #expect(first.frame.height == 20 && second.frame.minX == widths[0])
  }

  // MARK: Conflicts

  @Test("of required constraints that contradict the last is broken, and all of them are told")
  func conflict() throws {
    let bench = Bench(1)
    let view = bench.views[0]
    let before = UIApplication.shared._layoutConflicts.count
    let first = bench.hold(view, .width, .equal, nil, .notAnAttribute, 100)
    let unrelated = bench.hold(view, .height, .equal, nil, .notAnAttribute, 30)
    let second = bench.hold(view, .width, .equal, nil, .notAnAttribute, 200)
    bench.lay()
    #expect(view.frame.width == 100 && view.frame.height == 30)
    let told = UIApplication.shared._layoutConflicts.dropFirst(before)
    let conflict = try #require(told.first)
    #expect(told.count == 1 && conflict.broken === second)
    #expect(conflict.constraints.contains { $0 === first })
    #expect(!conflict.constraints.contains { $0 === unrelated })
    #expect(conflict.description.hasPrefix("Unable to simultaneously satisfy constraints."))
    #expect(conflict.description.contains("Will attempt to recover by breaking constraint"))
    // Once is enough, also when the layout is solved again.
    bench.box.frame.size.width = 310
    bench.lay()
    #expect(UIApplication.shared._layoutConflicts.count == before + 1)
  }

  @Test("a conflict through other views names what leads to it, and the rest still holds")
  func chainConflict() throws {
    let bench = Bench(3)
    let (a, b, c) = (bench.views[0], bench.views[1], bench.views[2])
    let before = UIApplication.shared._layoutConflicts.count
    bench.hold(a, .leading, .equal, bench.box, .leading, 10)
    bench.hold(a, .width, .equal, nil, .notAnAttribute, 50)
    bench.hold(b, .leading, .equal, a, .trailing, 5)
    bench.hold(b, .width, .equal, a, .width, times: 2)
    bench.hold(c, .width, .equal, nil, .notAnAttribute, 7)
    let last = bench.hold(b, .trailing, .lessThanOrEqual, bench.box, .leading, 100)
    bench.lay()
    #expect(a.frame.minX == 10 && a.frame.width == 50 && c.frame.width == 7)
    #expect(b.frame.minX == 65 && b.frame.width == 100)
    let told = try #require(UIApplication.shared._layoutConflicts.dropFirst(before).first)
    #expect(told.broken === last && told.constraints.count == 5)
  }

  @Test("a width never becomes negative: in a box without width the trailing edge is broken")
  func negative() {
    let bench = Bench(1)
    bench.box.frame.size.width = 0
    bench.hold(bench.views[0], .leading, .equal, bench.box, .leading, 16)
    bench.hold(bench.views[0], .trailing, .equal, bench.box, .trailing, -16)
    bench.lay()
    #expect(bench.views[0].frame.minX == 16 && bench.views[0].frame.width == 0)
    bench.box.frame.size.width = 100
    bench.lay()
    #expect(bench.views[0].frame.width == 68)
  }

  // MARK: Many

  @Test(
    "random systems that can be satisfied are, within a thousandth of a point", arguments: 1...40)
  func satisfiable(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    let bench = Bench(Int.random(in: 2...12, using: &random))
    // Frames that satisfy everything, from which the constraints are made.
    let frames = bench.views.map { _ in
      CGRect(x: number(0...200), y: number(0...300), width: number(0...90), height: number(0...90))
    }
    let measures: [(NSLayoutConstraint.Attribute, (CGRect) -> CGFloat)] = [
      (.left, \.minX), (.right, \.maxX), (.top, \.minY), (.bottom, \.maxY), (.centerX, \.midX),
      (.centerY, \.midY), (.width, \.width), (.height, \.height),
    ]
    var held: [(constraint: NSLayoutConstraint, slack: CGFloat)] = []
    for _ in 0..<(bench.views.count * 5) {
      let (i, j) = (
        Int.random(in: frames.indices, using: &random),
        Int.random(in: frames.indices, using: &random)
      )
      let kind = Int.random(in: 0..<8, using: &random)
      // Places are compared with places of the same axis, lengths with lengths.
      let partner = kind < 2 || kind == 4 ? [0, 1, 4] : kind < 6 ? [2, 3, 5] : [6, 7]
      let other = partner[Int.random(in: partner.indices, using: &random)]
      let multiplier: CGFloat = kind < 6 || i == j ? 1 : number(1...3) / 2
      guard i != j || kind != other else { continue }
      let relation = NSLayoutConstraint.Relation(rawValue: Int.random(in: -1...1, using: &random))
      guard let relation else { continue }
      let room = relation == .equal ? 0 : number(0...20) * CGFloat(-relation.rawValue)
      let constant =
        measures[kind].1(frames[i]) - multiplier * measures[other].1(frames[j]) + room
      let constraint = bench.hold(
        bench.views[i], measures[kind].0, relation, bench.views[j], measures[other].0, constant,
        times: multiplier)
      held.append((constraint, constant))
    }
    let before = UIApplication.shared._layoutConflicts.count
    bench.lay()
    #expect(UIApplication.shared._layoutConflicts.count == before)
    for (constraint, constant) in held {
      guard let first = constraint.firstItem as? UIView,
        let second = constraint.secondItem as? UIView
      else { continue }
      func value(_ attribute: NSLayoutConstraint.Attribute, _ view: UIView) -> CGFloat {
        measures.first { $0.0 == attribute }?.1(view.frame) ?? 0
      }
      let left = value(constraint.firstAttribute, first)
      let right =
        value(constraint.secondAttribute, second) * constraint.multiplier + constant
      switch constraint.relation {
      case .equal: #expect(abs(left - right) < 0.001)
      case .lessThanOrEqual: #expect(left < right + 0.001)
      case .greaterThanOrEqual: #expect(left > right - 0.001)
      }
    }
  }

  /// Long columns: each view has five constraints of its own or of its content.
  @Test(
    "ten thousand constraints are solved in seconds", .timeLimit(.minutes(2)),
    arguments: ["fixed heights", "heights of content"])
  func column(_ kind: String) {
    let bench = Bench()
    var last: UIView?
    for _ in 0..<2_000 {
      let view = kind == "fixed heights" ? bench.add(UIView()) : bench.add(Content())
      bench.hold(view, .leading, .equal, bench.box, .leading, 16)
      bench.hold(view, .trailing, .equal, bench.box, .trailing, -16)
      bench.hold(view, .top, .equal, last ?? bench.box, last == nil ? .top : .bottom, 8)
      if kind == "fixed heights" {
        bench.hold(view, .height, .equal, nil, .notAnAttribute, 20)
        bench.hold(view, .width, .lessThanOrEqual, nil, .notAnAttribute, 500)
      }
      last = view
    }
    let clock = ContinuousClock()
    let taken = clock.measure { bench.lay() }
    #expect(last?.frame == CGRect(x: 16, y: 8 + 1_999 * 28, width: 268, height: 20))
    // Debug builds on a busy machine; an optimised one takes a tenth of a second.
    #expect(taken < .seconds(30))
  }
}

/// The same numbers from the same seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
