extension ReportFormat<MissingSymbols> {
  /// For programs.
  static let json = ReportFormat(name: "json") { missing, _ in
    let list = missing.symbols.map { symbol in
      JSONValue.object([
        (key: "symbol", value: .string(symbol.name)),
        (key: "alone", value: .integer(symbol.alone)),
        (key: "together", value: .integer(symbol.together)),
        (key: "file", value: .string(symbol.file)),
        (key: "line", value: .integer(symbol.line)),
      ])
    }
    let document = JSONValue.object([
      (key: "version", value: .integer(1)), (key: "missing", value: .array(list)),
    ])
    return Report(output: document.text, messages: [])
  }
}
