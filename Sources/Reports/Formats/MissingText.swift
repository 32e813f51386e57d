extension ReportFormat<MissingSymbols> {
  /// For people: a line for each symbol.
  static let text = ReportFormat(name: "text", isForPeople: true) { missing, options in
    var text = missing.symbols.map { symbol in
      let count = String(symbol.alone)
      let more = symbol.together > 0 ? ", and \(symbol.together) that lack more" : ""
      let place = TextStyle.harmless("\(symbol.file):\(symbol.line)")
      return String(repeating: " ", count: max(0, 5 - count.count)) + count + "  "
        + TextStyle.harmless(symbol.name) + options.style.paint("  \(place)\(more)", .faint) + "\n"
    }.joined()
    text +=
      "\(counted(missing.blocks, "block")) would be verified by "
      + "\(counted(missing.symbols.count, "further stand-in symbol")), as far as can be told\n"
    return Report(output: text, messages: [])
  }
}
