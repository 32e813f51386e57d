public import Diagnostics

extension CheckResult {
  /// Puts the results of all shards together; what comes out is what one run would have said.
  ///
  /// - Parameter parts: each shard's result with the file that it was read from.
  /// - Throws: a diagnostic where a shard is missing, or where they do not belong together.
  public static func merging(
    _ parts: [(file: String, result: CheckResult)]
  ) throws(Diagnostic) -> CheckResult {
    func problem(_ message: String, _ file: String? = nil) -> Diagnostic {
      Diagnostic(.error, "shards", message, file: file)
    }
    guard let (firstFile, first) = parts.first else { throw problem("no shard's result is named") }
    guard let shard = first.shard else {
      throw problem("this result is none of a shard", firstFile)
    }
    var seen: [Int: String] = [:]
    for (file, result) in parts {
      guard let other = result.shard else {
        throw problem("this result is none of a shard", file)
      }
      guard other.count == shard.count, other.pages == shard.pages,
        result.report.compiler == first.report.compiler, result.report.sdk == first.report.sdk
      else {
        throw problem("this shard is of another check than '\(firstFile)'", file)
      }
      if let known = seen[other.number] {
        throw problem("this is shard \(other.number) again, as '\(known)' is", file)
      }
      seen[other.number] = file
    }
    let missing = (1...max(1, shard.count)).filter { seen[$0] == nil }
    guard missing.isEmpty else {
      let numbers = missing.map(String.init).joined(separator: ", ")
      throw problem(
        "of \(shard.count) shards, the result of \(numbers) is missing")
    }
    return merged(parts.map(\.result), pages: shard.pages)
  }

  private static func merged(_ parts: [CheckResult], pages: [String]) -> CheckResult {
    var result = parts[0]
    let order = Dictionary(zip(pages, 0...)) { first, _ in first }
    result.report.blocks = parts.flatMap(\.report.blocks).sorted {
      (order[$0.file] ?? pages.count, $0.index) < (order[$1.file] ?? pages.count, $1.index)
    }
    result.diagnostics = parts.flatMap(\.diagnostics).sorted()
    result.shard = nil
    return result
  }
}
