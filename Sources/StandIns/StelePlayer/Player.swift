import Foundation
@_spi(Stele) import SwiftUI
import UIKit
import WalkthroughSteps

/// Plays the steps of a walkthrough in a running sample, or draws its previews.
@MainActor public enum _StelePlayer {
  /// Does what the environment asks for, then ends the program.
  public static func run(_ launches: _SteleLaunches) -> Never {
    ReadersLanguage.choose(ProcessInfo.processInfo.environment["LANGUAGE"] ?? "en")
    if let plan = plan(PreviewPlan.self, in: PreviewPlan.variable),
      let log = PlayLog(path: plan.outcomes)
    {
      PreviewDrawing(pictures: Pictures(folder: plan.pictures))
        .draw(launches.previews(of: plan.source)) { log.write($0) }
    } else if let plan = plan(PlayPlan.self, in: PlayPlan.variable),
      let log = PlayLog(path: plan.outcomes)
    {
      play(plan, launches, log)
    } else {
      FileHandle.standardError.write(Data("there is no plan to play\n".utf8))
      exit(64)
    }
    fflush(nil)
    // Nothing of the sample's own is to run at the end.
    _exit(0)
  }

  private static func plan<Plan: Decodable>(_ type: Plan.Type, in variable: String) -> Plan? {
    ProcessInfo.processInfo.environment[variable]
      .flatMap { FileManager.default.contents(atPath: $0) }
      .flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  private static func play(_ plan: PlayPlan, _ launches: _SteleLaunches, _ log: PlayLog) {
    var play = Play(plan: plan, launches: launches)
    for (index, step) in plan.steps.enumerated().dropFirst(plan.first) {
      log.write(PlayEvent.began(index))
      let outcome = play.take(step, at: index)
      log.write(PlayEvent.ended(index, outcome))
      if outcome.verdict == .failed { break }
    }
    if plan.isRecorded { log.write(PlayEvent.shown(ScreenListing(finder: play.finder).elements)) }
  }
}

/// The file for what came of the steps or previews. A line is there as soon as it is written, whatever happens next.
private struct PlayLog {
  private let file: Int32

  init?(path: String) {
    file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
  }

  func write(_ event: some Encodable) {
    guard let data = try? JSONEncoder().encode(event) else { return }
    let line = Array(data) + [UInt8(ascii: "\n")]
    var start = 0
    while start < line.count {
      let count = line[start...].withUnsafeBytes {
        Foundation.write(file, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return }
      start += count
    }
  }
}

/// A walkthrough that is being played.
@MainActor struct Play {
  let plan: PlayPlan
  let stage = Stage()
  let memory = ControllerMemory()
  var script: _SteleScript?
  var printed = Printed()
  let launches: _SteleLaunches
  /// The field that has the keyboard, as far as the walkthrough put it there.
  var field: ElementName?
  /// What lifts the finger that is down.
  var release: ((_ isInside: Bool) -> Void)?
  /// What was launched last, and the number of the step.
  var last: (target: LaunchTarget, index: Int)?

  init(plan: PlayPlan, launches: _SteleLaunches) {
    (self.plan, self.launches) = (plan, launches)
  }

  /// Takes a step of the walkthrough.
  mutating func take(_ step: WalkthroughStep, at index: Int) -> StepOutcome {
    var outcome = StepOutcome(line: step.line, verdict: .passed, found: [])
    do {
      memory.look(at: stage.currentWindow)
      if case .expect(let expectation) = step.action {
        stage.settle()
        outcome.seen = try expect(expectation)
        outcome.screen = screen(marking: expectation.element)
      } else if case .picture = step.action {
        if !plan.isRecorded {
          outcome.screen = try Pictures(folder: plan.pictures).take(of: stage)
        }
      } else {
        // A finger touches the screen as it was before.
        if let touched = step.action.element { outcome.screen = screen(marking: touched) }
        try act(step.action, at: index)
        if step.settles { stage.settle() } else { stage.update() }
      }
      memory.look(at: stage.currentWindow)
    } catch let failure as Failure {
      outcome.verdict = failure.isUnsupported ? .unsupported : .failed
      outcome.message = failure.message
      outcome.found = failure.found
      outcome.seen = failure.seen
    } catch {
      outcome.verdict = .failed
      outcome.message = "\(error)"
    }
    return outcome
  }

  /// The screen, where it can be drawn, with an element marked.
  private func screen(marking name: ElementName?) -> ScreenPicture? {
    guard !plan.isRecorded else { return nil }
    let area = name.flatMap { finder.matches($0).first }.flatMap { try? Frames.frame(of: $0) }
    return try? Pictures(folder: plan.pictures).take(of: stage, marking: area)
  }

  /// What is on the screen now.
  var finder: Finder {
    let screen = ScreenReader.read(stage.currentWindow)
    ScreenReader.add(stage.revealedActions, to: screen)
    return Finder(screen: screen)
  }

  /// The one element that a name means.
  func item(_ name: ElementName, where fits: (Item) -> Bool = { _ in true }) throws -> Item {
    try finder.find(name, where: fits)
  }
}

extension WalkthroughAction {
  /// The element that is touched.
  fileprivate var element: ElementName? {
    switch self {
    case .tap(let name), .doubleTap(let name), .press(let name), .longPress(let name, _),
      .clear(let name), .drag(let name, _, _), .scroll(let name), .slide(let name, _),
      .toggle(let name):
      name
    case .type(_, let name), .swipe(_, let name), .pick(_, let name): name
    default: nil
    }
  }
}

extension Expectation {
  /// The element that is looked at.
  fileprivate var element: ElementName? {
    switch self {
    case .present(let name), .value(let name, _), .empty(let name), .state(let name, _),
      .size(let name, _, _), .centred(let name, _), .scale(let name, _):
      name
    default: nil
    }
  }
}
