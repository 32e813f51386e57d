import Diagnostics
import WalkthroughSteps

/// What lines have to do with each other: something runs before it is touched, a finger is down before it is
/// lifted, and time stands still for who wants to wait by himself.
struct Course {
  struct Problem {
    var message: String
    var help: String?
    var range: SourceRange
  }

  /// The place of a launch that is left out.
  let fence: SourceRange
  private(set) var problems: [Problem] = []
  private var isRunning = false
  private var hasStopped = false
  private var isPressed = false

  init(fence: SourceRange) {
    self.fence = fence
  }

  /// The steps with a launch of the app where one was left out.
  mutating func complete(_ steps: [PlacedWalkthrough.Step]) -> [PlacedWalkthrough.Step] {
    var result: [PlacedWalkthrough.Step] = []
    for step in steps {
      if !isRunning, step.step.action.needsLaunch {
        let launch = WalkthroughStep(line: fence.start.line, action: .launch(.app, device: nil))
        result.append(
          PlacedWalkthrough.Step(
            step: launch, range: fence, text: "launch", shape: Self.shapeOfLaunch))
        isRunning = true
      }
      follow(step)
      if case .wait = step.step.action, let last = result.indices.last {
        result[last].step.settles = false
      }
      result.append(step)
    }
    return result
  }

  /// What a line `launch` has for its shape, so that one language may leave it out.
  private static var shapeOfLaunch: String { (try? StepReader.read("launch").shape) ?? "" }

  private mutating func follow(_ placed: PlacedWalkthrough.Step) {
    func complain(_ message: String, _ help: String?) {
      problems.append(Problem(message: message, help: help, range: placed.range))
    }
    if hasStopped, placed.step.action.needsLaunch {
      complain("the program has stopped before this", "launch something first")
      hasStopped = false
    }
    switch placed.step.action {
    case .given where isRunning:
      complain("names are given before the first launch", "move this line up")
    case .launch:
      (isRunning, hasStopped, isPressed) = (true, false, false)
    case .press where isPressed:
      complain("a finger is down already", "release it first")
    case .press:
      isPressed = true
    case .release where !isPressed:
      complain("no finger is down", "press an element first, or tap it")
    case .release:
      isPressed = false
    case .expect(.stopped):
      hasStopped = true
    default: break
    }
  }
}

extension WalkthroughAction {
  /// What only makes sense with something on the screen.
  fileprivate var needsLaunch: Bool {
    switch self {
    case .given, .launch, .set, .rotate: false
    default: true
    }
  }
}
