import Foundation
import Testing

/// A SARIF log, read back with everything checked that the standard requires of what we write.
struct SARIFReading {
  struct Result {
    var rule: String
    var level: String
    var message: String
    var address: String?
    var region: [String: Int]?
    var relatedMessages: [String]
  }

  private(set) var results: [Result] = []
  private(set) var ruleIDs: [String] = []

  init(_ text: String) throws {
    typealias Object = [String: Any]
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let runs = try #require(log["runs"] as? [Object])
    let run = try #require(runs.first)
    #expect(runs.count == 1 && run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["name"] as? String == "stele" && driver["version"] is String)
    for rule in try #require(driver["rules"] as? [Object]) {
      ruleIDs.append(try #require(rule["id"] as? String))
      if let summary = rule["shortDescription"] { #expect((summary as? Object)?["text"] is String) }
    }
    #expect(Set(ruleIDs).count == ruleIDs.count, "every rule is described once")
    for result in try #require(run["results"] as? [Object]) {
      results.append(try read(result))
    }
  }

  private func read(_ object: [String: Any]) throws -> Result {
    let id = try #require(object["ruleId"] as? String)
    let index = try #require(object["ruleIndex"] as? Int)
    #expect(ruleIDs.indices.contains(index) && ruleIDs[index] == id)
    let level = try #require(object["level"] as? String)
    #expect(["none", "note", "warning", "error"].contains(level))
    let text = try #require((object["message"] as? [String: Any])?["text"] as? String)
    var result = Result(rule: id, level: level, message: text, relatedMessages: [])
    if let locations = object["locations"] as? [[String: Any]], let first = locations.first {
      (result.address, result.region) = try place(first)
    }
    for related in object["relatedLocations"] as? [[String: Any]] ?? [] {
      _ = try place(related)
      let message = related["message"] as? [String: Any]
      result.relatedMessages.append(try #require(message?["text"] as? String))
    }
    return result
  }

  private func place(_ location: [String: Any]) throws -> (String, [String: Int]?) {
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    let artifact = try #require(physical["artifactLocation"] as? [String: Any])
    let address = try #require(artifact["uri"] as? String)
    #expect(URL(string: address) != nil)
    let region = physical["region"] as? [String: Int]
    #expect((region?["startLine"] ?? 1) >= 1 && (region?["startColumn"] ?? 1) >= 1)
    return (address, region)
  }
}
