import AppleFoundation
import Testing

private final class Meter: NSObject {
  var level = 0 {
    willSet { willChangeValue(for: \.level) }
    didSet { didChangeValue(for: \.level) }
  }
}

@Suite struct FoundationOverlayTests {
  @Test("An observation hears what its owner tells, until it is invalidated")
  func observation() {
    let meter = Meter()
    nonisolated(unsafe) var heard: [[Int?]] = []
    let observation = meter.observe(\.level, options: [.old, .new]) { _, change in
      heard.append([change.oldValue, change.newValue])
    }
    meter.level = 4
    observation.invalidate()
    meter.level = 5
    #expect(heard == [[0, 4]])
  }

  @Test("Associated objects are kept with their owner and go with it")
  func associatedObjects() {
    let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    weak var kept: NSObject?
    do {
      let owner = NSObject()
      do {
        let value = NSObject()
        kept = value
        objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      #expect(objc_getAssociatedObject(owner, key) as? NSObject === kept)
      objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(kept == nil)
  }

  @Test("The lines of a file come one after the other")
  func lines() async throws {
    let file = URL.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data("one\ntwo\n\nthree".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["one", "two", "three"])
  }

  @Test("Markdown gives emphasis, code and links")
  func markdown() throws {
    let text = try AttributedString(markdown: "a **b *c*** `d` [e](https://f.g)")
    #expect(String(text.characters) == "a b c d e")
    let strong = text.runs.filter {
      $0.inlinePresentationIntent?.contains(.stronglyEmphasized) == true
    }
    #expect(strong.map { String(text[$0.range].characters) }.joined() == "b c")
    #expect(text.runs.compactMap(\.link) == [URL(string: "https://f.g")])
  }

  @Test("A localised text without a translation is its key with the values")
  func localized() {
    let count = 3
    #expect(String(localized: "You have \(count) books, \("now")") == "You have 3 books, now")
    let resource = LocalizedStringResource("greeting", defaultValue: "Hello")
    #expect(resource.key == "greeting" && String(localized: resource) == "Hello")
  }

  @Test("Weak collections let go of their members")
  func weakCollections() {
    let table = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    table.add(kept)
    do { table.add(NSObject()) }
    #expect(table.allObjects == [kept])
    let map = NSMapTable<NSString, NSObject>.strongToStrongObjects()
    map.setObject(kept, forKey: "a")
    #expect(map.object(forKey: "a") === kept && map.count == 1)
  }

  @Test("Notifications can be awaited")
  func notifications() async {
    let name = Notification.Name("\(UUID())")
    var iterator = NotificationCenter.default.notifications(named: name).makeAsyncIterator()
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["a": 1])
    #expect(await iterator.next()?.userInfo?["a"] as? Int == 1)
  }
}
