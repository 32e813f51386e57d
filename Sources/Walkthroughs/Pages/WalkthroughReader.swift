public import Diagnostics
public import Markdown
import WalkthroughSteps

/// Reads the walkthroughs of a page.
public struct WalkthroughReader {
  /// The walkthroughs in the order of the text; of one with an error the lines that are understood.
  public private(set) var walkthroughs: [PlacedWalkthrough] = []
  /// What is wrong with them, at its place in the Markdown.
  public private(set) var diagnostics: [Diagnostic] = []

  /// What may stand in the info string, with an example and what it is for, as the README lists it.
  public static let options = WalkthroughInfo.options

  private let file: String

  /// Reads all walkthroughs of a page's blocks, those in lists and quotes included.
  public init(_ blocks: some Sequence<Block>, file: String) {
    self.file = file
    blocks.walkBlocks { block in
      guard case .codeBlock(let code) = block.kind, code.isFenced else { return }
      if code.isWalkthrough {
        read(code, at: block.range)
      } else if WalkthroughInfo.isNearlyWalkthrough(code.info) {
        let word = String(code.info.prefix { !$0.isWhitespace })
        complain(
          "walkthrough-misspelt", "‘\(word)’ is no language", help: "did you mean ‘walkthrough’?",
          at: code.infoRange ?? block.range)
      }
    }
  }

  private mutating func complain(
    _ id: String, _ message: String, help: String?, at range: SourceRange
  ) {
    diagnostics.append(
      Diagnostic(.error, id, message, file: file, range: range, help: help))
  }

  private mutating func complain(_ problem: StepReader.Problem, from start: SourcePosition) {
    let places = [problem.range.lowerBound, problem.range.upperBound].map {
      SourcePosition(line: start.line, column: start.column + $0)
    }
    complain(
      problem.id, problem.message, help: problem.help, at: SourceRange(places[0], places[1]))
  }

  private mutating func read(_ block: CodeBlock, at range: SourceRange) {
    let info = WalkthroughInfo(block.info)
    let fence = block.infoRange ?? SourceRange(at: range.start)
    if let problem = info.problem { complain(problem, from: fence.start) }
    var walkthrough = PlacedWalkthrough(
      range: range, title: info.title, isHidden: info.isHidden, sample: info.sample, steps: [])
    let lines = block.code.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, start) in zip(lines, block.lineStarts) {
      let indent = line.unicodeScalars.prefix { $0.properties.isWhitespace }.count
      let text = line.unicodeScalars.dropFirst(indent)
      guard let first = text.first, first != "#" else { continue }
      let place = SourcePosition(line: start.line, column: start.column + indent)
      let words = text.prefix(text.trimmedCount)
      do throws(StepReader.Problem) {
        let reading = try StepReader.read(String(words))
        let end = SourcePosition(line: place.line, column: place.column + words.count)
        walkthrough.steps.append(
          PlacedWalkthrough.Step(
            step: WalkthroughStep(line: place.line, action: reading.action),
            range: SourceRange(place, end), text: String(words), shape: reading.shape))
      } catch {
        complain(error, from: place)
      }
    }
    if walkthrough.steps.isEmpty, lines.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
      complain(
        "walkthrough-empty", "this walkthrough has no steps",
        help: "write what to do and what happens, as in: tap “Save”", at: fence)
    }
    var course = Course(fence: fence)
    walkthrough.steps = course.complete(walkthrough.steps)
    for problem in course.problems {
      complain("walkthrough-order", problem.message, help: problem.help, at: problem.range)
    }
    walkthroughs.append(walkthrough)
  }
}

extension CodeBlock {
  /// True for a fence that holds a walkthrough.
  public var isWalkthrough: Bool { isFenced && WalkthroughInfo.isWalkthrough(info) }

  /// True for a walkthrough that is played but not shown.
  public var isHiddenWalkthrough: Bool { isWalkthrough && WalkthroughInfo(info).isHidden }
}

extension Substring.UnicodeScalarView {
  /// The number of scalars up to the last that is no white space.
  fileprivate var trimmedCount: Int {
    count - reversed().prefix { $0.properties.isWhitespace }.count
  }
}
