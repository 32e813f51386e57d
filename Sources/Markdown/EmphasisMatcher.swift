import Diagnostics

/// Pairs the runs of marks of one level and nests the inlines between them (CommonMark 6.2, "Phase 2:
/// inline structure"; GFM's strikethrough).
struct EmphasisMatcher {
  private let runs: [DelimiterRun]
  private let abilities: [DelimiterRun.Ability]
  /// How many marks of each run are not used yet.
  private var left: [Int]
  /// The runs that may still open or close something, as a doubly linked list.
  private var previous: [Int]
  private var next: [Int]
  /// The marks with which each run closes and opens something, in the order of matching.
  private var closings: [[Int]]
  private var openings: [[Int]]
  /// No run up to this one opens what such a run closes.
  private var bottoms: [Kind: Int] = [:]

  /// As in cmark-gfm, which does not ask whether the run can open too, and passes by a bottom that is no
  /// longer in the list; so both come to the same.
  private struct Kind: Hashable {
    var mark: UInt8
    var remainder: Int
  }

  private init(_ runs: [DelimiterRun], in bytes: UnsafeBufferPointer<UInt8>) {
    self.runs = runs
    abilities = runs.map { $0.ability(in: bytes) }
    left = runs.map(\.length)
    previous = runs.indices.map { $0 - 1 }
    next = runs.indices.map { $0 + 1 }
    closings = Array(repeating: [], count: runs.count)
    openings = closings
  }

  /// The inlines of a level with its runs resolved; nothing where they would nest more deeply than said.
  static func nested(
    _ content: [Inline], _ runs: [DelimiterRun], in bytes: UnsafeBufferPointer<UInt8>,
    maximumDepth: Int
  ) -> [Inline]? {
    var matcher = EmphasisMatcher(runs, in: bytes)
    for run in runs.indices
    where matcher.abilities[run] == DelimiterRun.Ability() {
      matcher.remove(run)
    }
    matcher.match()
    return matcher.nested(content, maximumDepth)
  }

  // MARK: Pairs

  private mutating func match() {
    var closer = runs.indices.first { !isRemoved($0) } ?? runs.count
    while closer < runs.count {
      guard abilities[closer].canClose else {
        closer = next[closer]
        continue
      }
      let kind = Kind(mark: runs[closer].mark, remainder: runs[closer].length % 3)
      let bottom = bottoms[kind] ?? -1
      var opener = previous[closer]
      while opener >= 0, opener != bottom, !fits(opener, closer) { opener = previous[opener] }
      if opener >= 0, opener != bottom {
        closer = pair(opener, closer)
      } else {
        bottoms[kind] = previous[closer]
        let following = next[closer]
        if !abilities[closer].canOpen { remove(closer) }
        closer = following
      }
    }
  }

  private func fits(_ opener: Int, _ closer: Int) -> Bool {
    guard abilities[opener].canOpen, runs[opener].mark == runs[closer].mark else { return false }
    let isClear = !abilities[closer].canOpen && !abilities[opener].canClose
    let sum = runs[opener].length + runs[closer].length
    return isClear || sum % 3 != 0 || runs[closer].length % 3 == 0
  }

  /// Pairs two runs as far as their marks go, and gives the run to look at next.
  private mutating func pair(_ opener: Int, _ closer: Int) -> Int {
    let following = next[closer]
    var count = left[opener] >= 2 && left[closer] >= 2 ? 2 : 1
    if runs[closer].mark == UInt8(ascii: "~") {
      guard runs[opener].length == runs[closer].length else { return following }
      count = runs[closer].length
    }
    next[opener] = closer
    previous[closer] = opener
    openings[opener].append(count)
    closings[closer].append(count)
    left[opener] -= count
    left[closer] -= count
    if left[opener] == 0 { remove(opener) }
    guard left[closer] == 0 else { return closer }
    remove(closer)
    return following
  }

  private func isRemoved(_ run: Int) -> Bool { abilities[run] == DelimiterRun.Ability() }

  private mutating func remove(_ run: Int) {
    if previous[run] >= 0 { next[previous[run]] = next[run] }
    if next[run] < runs.count { previous[next[run]] = previous[run] }
  }

  // MARK: Nesting

  /// The inlines of one level, as they are put together. Marks that are left are a part of the text
  /// around them; it is grown in place, since there may be thousands.
  private struct Content {
    private var inlines: [Inline] = []
    private var text = ""
    private var range = SourceRange(at: SourcePosition(line: 1, column: 1))

    mutating func append(_ inline: Inline) {
      guard case .text(let text) = inline.kind else {
        flush()
        return inlines.append(inline)
      }
      append(text, inline.range)
    }

    mutating func append(_ more: String, _ place: SourceRange) {
      if text.isEmpty || range.end != place.start {
        flush()
        range = place
      }
      text += more
      range.end = place.end
    }

    mutating func finished() -> [Inline] {
      flush()
      return inlines
    }

    private mutating func flush() {
      guard !text.isEmpty else { return }
      inlines.append(Inline(.text(text), range: range))
      text = ""
    }
  }

  /// Something whose closing marks are still to come.
  private struct Open {
    var mark: UInt8
    var count: Int
    var start: SourcePosition
    /// What stands before it.
    var before: Content
  }

  private func nested(_ content: [Inline], _ maximumDepth: Int) -> [Inline]? {
    var open: [Open] = []
    var current = Content()
    var run = 0
    for index in 0...content.count {
      while run < runs.count, runs[run].index == index {
        add(run, to: &current, &open)
        guard open.count <= maximumDepth else { return nil }
        run += 1
      }
      if index < content.count { current.append(content[index]) }
    }
    return current.finished()
  }

  private func add(_ run: Int, to current: inout Content, _ open: inout [Open]) {
    let mark = runs[run].mark
    var place = runs[run].start
    for count in closings[run] {
      place.column += count
      guard var last = open.popLast() else { continue }
      // Exchanged, as a second hold on what stands before would make each addition copy it.
      swap(&current, &last.before)
      let inner = last.before.finished()
      current.append(Inline(kind(last, inner), range: SourceRange(last.start, place)))
    }
    if left[run] > 0 {
      let start = place
      place.column += left[run]
      let text = String(repeating: Character(Unicode.Scalar(mark)), count: left[run])
      current.append(text, SourceRange(start, place))
    }
    for count in openings[run].reversed() {
      open.append(Open(mark: mark, count: count, start: place, before: current))
      current = Content()
      place.column += count
    }
  }

  private func kind(_ open: Open, _ content: [Inline]) -> Inline.Kind {
    if open.mark == UInt8(ascii: "~") { return .strikethrough(content) }
    return open.count == 2 ? .strong(content) : .emphasis(content)
  }
}
