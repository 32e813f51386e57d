import CSourceKit
import Diagnostics

/// The compiler, loaded into this process. Only a child process may hold one: it can crash.
///
/// This file and its extension are the only ones that see sourcekitd's C types.
final class SourceKitSession {
  /// What the library could not do.
  struct Failure: Error {
    var reason: String
  }

  /// The array index that stands for "after the last": every bit is set.
  private static let afterTheLast = Int(bitPattern: UInt.max)

  private let functions: skd_functions
  private var documents = 0

  /// Loads and starts the library.
  init(library: String) throws(Failure) {
    var reason: UnsafePointer<CChar>?
    guard let table = skd_load(library, &reason) else {
      let words = reason.map { String(cString: $0) } ?? "the library cannot be loaded"
      throw Failure(reason: "\(library): \(words)")
    }
    functions = table.pointee
    functions.initialize()
  }

  deinit { functions.shutdown() }

  /// A text while the library holds it.
  struct OpenDocument {
    /// The name under which it was opened.
    var name: String
    /// What the compiler is told, the name among it.
    var arguments: [String]
  }

  /// The compiler's messages on a text in memory: those of the type checker and, where it has no
  /// errors, those that come later (missing return, use before initialisation, exclusivity).
  func diagnostics(text: String, arguments: [String]) throws(Failure) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    try withDocument(text, arguments) { document throws(Failure) in
      try send("source.request.diagnostics") { request throws(Failure) in
        try set(request, "key.sourcefile", string: document.name)
        try set(request, "key.compilerargs", array: document.arguments)
      } read: { value throws(Failure) in
        let reader = DiagnosticReader(
          session: self, name: document.name, places: LineOffsets(text))
        messages = try reader.messages(in: value, "key.diagnostics").map(\.placed)
      }
    }
    return messages
  }

  /// Opens a text for some work. Each text gets a name of its own and is closed again, since the library
  /// keeps what it has built for a name.
  func withDocument(
    _ text: String, _ arguments: [String], _ work: (OpenDocument) throws(Failure) -> Void
  ) throws(Failure) {
    documents += 1
    let name = "/Sample/\(documents).swift"
    let document = OpenDocument(name: name, arguments: [name] + arguments)
    try send("source.request.editor.open") { request throws(Failure) in
      try set(request, "key.name", string: name)
      try set(request, "key.sourcetext", text: text)
      for key in ["key.enablesyntaxmap", "key.enablesubstructure", "key.enablediagnostics"] {
        try set(request, key, integer: 0)
      }
      try set(request, "key.syntactic_only", integer: 1)
      // Without them the document would not be let go of when it is closed: each one keeps megabytes.
      try set(request, "key.compilerargs", array: document.arguments)
    } read: { _ in
    }
    defer { close(name) }
    try work(document)
  }

  /// A name that cannot be closed was never opened; that is no failure of the question.
  private func close(_ name: String) {
    try? send("source.request.editor.close") { request throws(Failure) in
      try set(request, "key.name", string: name)
    } read: { _ in
    }
  }

  // MARK: Requests

  func send(
    _ kind: String, fill: (skd_object) throws(Failure) -> Void,
    read: (skd_variant) throws(Failure) -> Void
  ) throws(Failure) {
    guard let request = functions.request_dictionary_create(nil, nil, 0) else {
      throw Failure(reason: "no memory is left")
    }
    defer { functions.request_release(request) }
    functions.request_dictionary_set_uid(request, try uid("key.request"), try uid(kind))
    try fill(request)
    guard let response = functions.send_request_sync(request) else {
      throw Failure(reason: "the compiler gave no response")
    }
    defer { functions.response_dispose(response) }
    if functions.response_is_error(response) {
      let words = functions.response_error_get_description(response).map { String(cString: $0) }
      throw Failure(reason: words ?? "the compiler refused the request")
    }
    try read(functions.response_get_value(response))
  }

  private func uid(_ name: String) throws(Failure) -> skd_uid {
    guard let uid = functions.uid_get_from_cstr(name) else {
      throw Failure(reason: "the compiler does not know \(name)")
    }
    return uid
  }

  func set(_ request: skd_object, _ key: String, string: String) throws(Failure) {
    functions.request_dictionary_set_string(request, try uid(key), string)
  }

  func set(_ request: skd_object, _ key: String, integer: Int) throws(Failure) {
    functions.request_dictionary_set_int64(request, try uid(key), Int64(integer))
  }

  /// With its length, since a text may hold a zero byte.
  private func set(_ request: skd_object, _ key: String, text: String) throws(Failure) {
    let key = try uid(key)
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else {
          functions.request_dictionary_set_stringbuf(request, key, "", 0)
          return
        }
        functions.request_dictionary_set_stringbuf(request, key, start, characters.count)
      }
    }
  }

  func set(_ request: skd_object, _ key: String, array: [String]) throws(Failure) {
    guard let list = functions.request_array_create(nil, 0) else {
      throw Failure(reason: "no memory is left")
    }
    for element in array {
      functions.request_array_set_string(list, SourceKitSession.afterTheLast, element)
    }
    functions.request_dictionary_set_value(request, try uid(key), list)
    functions.request_release(list)
  }

  // MARK: Responses

  func array(_ value: skd_variant, _ key: String) throws(Failure) -> [skd_variant] {
    let list = functions.variant_dictionary_get_value(value, try uid(key))
    guard functions.variant_get_type(list) != Int32(SKD_VARIANT_NULL) else { return [] }
    return (0..<functions.variant_array_get_count(list)).map {
      functions.variant_array_get_value(list, $0)
    }
  }

  func string(_ value: skd_variant, _ key: String) throws(Failure) -> String? {
    functions.variant_dictionary_get_string(value, try uid(key)).map { String(cString: $0) }
  }

  func name(_ value: skd_variant, _ key: String) throws(Failure) -> String? {
    functions.variant_dictionary_get_uid(value, try uid(key))
      .flatMap { functions.uid_get_string_ptr($0) }.map { String(cString: $0) }
  }

  func integer(_ value: skd_variant, _ key: String) throws(Failure) -> Int? {
    let key = try uid(key)
    let found = functions.variant_dictionary_get_value(value, key)
    guard functions.variant_get_type(found) != Int32(SKD_VARIANT_NULL) else { return nil }
    return Int(functions.variant_dictionary_get_int64(value, key))
  }
}

/// Turns the library's diagnostics into our messages.
private struct DiagnosticReader {
  typealias Failure = SourceKitSession.Failure

  let session: SourceKitSession
  /// The name under which the text was opened; messages with another one lie elsewhere.
  let name: String
  let places: LineOffsets

  func messages(in value: skd_variant, _ key: String) throws(Failure) -> [CompilerMessage] {
    var result: [CompilerMessage] = []
    for one in try session.array(value, key) { result.append(try message(one)) }
    return result
  }

  private func message(_ value: skd_variant) throws(Failure) -> CompilerMessage {
    var ranges: [Range<Int>] = []
    for range in try session.array(value, "key.ranges") { ranges.append(try stretch(range)) }
    let offset = try place(value)
    let length = ranges.first { $0.lowerBound == offset }?.count
    return CompilerMessage(
      try severity(value), id: try session.string(value, "key.id") ?? "unknown",
      text: try session.string(value, "key.description") ?? "", offset: offset,
      length: length ?? offset.map(places.wordLength) ?? 0,
      notes: try messages(in: value, "key.diagnostics"), fixIts: try fixIts(value))
  }

  private func severity(_ value: skd_variant) throws(Failure) -> Diagnostic.Severity {
    switch try session.name(value, "key.severity") {
    case "source.diagnostic.severity.error": .error
    case "source.diagnostic.severity.warning": .warning
    default: .note
    }
  }

  private func fixIts(_ value: skd_variant) throws(Failure) -> [CompilerMessage.FixIt] {
    var result: [CompilerMessage.FixIt] = []
    for fixIt in try session.array(value, "key.fixits") {
      let range = try stretch(fixIt)
      result.append(
        CompilerMessage.FixIt(
          offset: range.lowerBound, length: range.count,
          replacement: try session.string(fixIt, "key.sourcetext") ?? ""))
    }
    return result
  }

  private func stretch(_ value: skd_variant) throws(Failure) -> Range<Int> {
    let offset = max(0, try session.integer(value, "key.offset") ?? 0)
    return offset..<offset + max(0, try session.integer(value, "key.length") ?? 0)
  }

  private func place(_ value: skd_variant) throws(Failure) -> Int? {
    guard try session.string(value, "key.filepath") == name else { return nil }
    if let line = try session.integer(value, "key.line"),
      let column = try session.integer(value, "key.column")
    {
      return places.offset(line: line, column: column)
    }
    return try session.integer(value, "key.offset")
  }
}

extension CompilerMessage {
  /// A message about the inside of a macro's expansion lies where the macro is used, which only its
  /// notes tell.
  fileprivate var placed: CompilerMessage {
    guard offset == nil, let note = notes.first(where: { $0.offset != nil }) else { return self }
    var message = self
    (message.offset, message.length) = (note.offset, note.length)
    return message
  }
}
