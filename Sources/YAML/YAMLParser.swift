internal import CYAML
public import Diagnostics

extension YAMLNode {
  /// Reads a YAML text of one document; a text that says nothing gives nothing.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - lines: the lines of the file that are YAML, counted from 1; all where left out.
  /// - Throws: a `Diagnostic` with the place where the text cannot be read.
  public static func parse(
    _ source: SourceText, lines: Range<Int>? = nil, limits: YAMLLimits = YAMLLimits()
  ) throws(Diagnostic) -> YAMLNode? {
    let lines = lines ?? 1..<source.lineCount + 1
    let start = source.utf8Offset(of: SourcePosition(line: lines.lowerBound, column: 1))
    let end = source.utf8Offset(of: SourcePosition(line: lines.upperBound, column: 1))
    let bytes = Array(source.text.utf8.dropFirst(start).prefix(max(0, end - start)))
    let place = SourceRange(at: SourcePosition(line: lines.lowerBound, column: 1))
    guard bytes.count <= limits.size else {
      throw Diagnostic(
        .error, "yaml-too-large",
        "this YAML text has \(bytes.count) bytes; at most \(limits.size) are read",
        file: source.path, range: place)
    }
    var composer = YAMLComposer(
      events: YAMLEvents(bytes: bytes, file: source.path, firstLine: lines.lowerBound),
      file: source.path, limits: limits)
    return try composer.document()
  }
}

/// One event of libyaml, with its place in the file. libyaml's own types stay in this file.
struct YAMLEvent {
  enum Kind {
    case scalar(String, YAMLNode.Style)
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd
    case alias(String)
    case documentStart, documentEnd, streamStart, streamEnd
  }
  var kind: Kind
  /// The name that a later alias refers to.
  var anchor: String?
  var range: SourceRange
}

/// libyaml's parser over a buffer that it owns.
final class YAMLEvents {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let buffer: UnsafeMutablePointer<UInt8>
  private let file: String
  private let firstLine: Int

  init(bytes: [UInt8], file: String, firstLine: Int) {
    self.file = file
    self.firstLine = firstLine
    parser = .allocate(capacity: 1)
    buffer = .allocate(capacity: max(1, bytes.count))
    buffer.initialize(from: bytes, count: bytes.count)
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, buffer, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    buffer.deallocate()
  }

  /// The next event; libyaml repeats the last one at the end of the stream.
  func next() throws(Diagnostic) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    let range = SourceRange(place(event.start_mark), place(event.end_mark))
    var result = YAMLEvent(kind: .streamEnd, anchor: nil, range: range)
    switch event.type {
    case YAML_STREAM_START_EVENT: result.kind = .streamStart
    case YAML_DOCUMENT_START_EVENT: result.kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: result.kind = .documentEnd
    case YAML_ALIAS_EVENT: result.kind = .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      result.kind = .scalar(String(decoding: bytes, as: UTF8.self), style(scalar.style))
      result.anchor = text(scalar.anchor)
    case YAML_SEQUENCE_START_EVENT:
      result.kind = .sequenceStart
      result.anchor = text(event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT:
      result.kind = .mappingStart
      result.anchor = text(event.data.mapping_start.anchor)
    case YAML_SEQUENCE_END_EVENT: result.kind = .sequenceEnd
    case YAML_MAPPING_END_EVENT: result.kind = .mappingEnd
    default: result.kind = .streamEnd
    }
    return result
  }

  private func failure() -> Diagnostic {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "the text cannot be read"
    let mark = parser.pointee.problem_mark
    // A reader's error (a control character) leaves the mark at the start; the context is no help then.
    var notes: [Diagnostic.Note] = []
    if let context = parser.pointee.context.map({ String(cString: $0) }) {
      let there = place(parser.pointee.context_mark)
      notes.append(Diagnostic.Note(context, file: file, range: SourceRange(at: there)))
    }
    return Diagnostic(
      .error, "yaml-syntax", "this is not valid YAML: \(problem)", file: file,
      range: SourceRange(at: place(mark)), notes: notes)
  }

  private func place(_ mark: yaml_mark_t) -> SourcePosition {
    SourcePosition(line: Int(mark.line) + firstLine, column: Int(mark.column) + 1)
  }

  private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private func style(_ style: yaml_scalar_style_t) -> YAMLNode.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }
}
