import Samples
import Testing

@Suite("Info strings")
struct FenceInfoTests {
  @Test(
    "The file's name is found however the author writes it",
    arguments: [
      ("swift:NoteView.swift", "NoteView.swift"),
      ("swift title=\"NoteView.swift\"", "NoteView.swift"),
      ("swift file=Views/NoteView.swift", "Views/NoteView.swift"),
      ("swift NoteView.swift", "NoteView.swift"),
      ("Swift, filename='A B.swift'", nil), ("swift {1,3-5} showLineNumbers", nil),
      ("swift:before", nil),
      ("swift title=\"The view\"", nil), ("swift", nil),
    ] as [(String, String?)])
  func fileNames(info: String, expected: String?) {
    let (result, problems) = FenceInfo.read(info)
    #expect(result.filename == expected)
    #expect(result.language == "swift")
    #expect(problems.isEmpty)
  }

  @Test("Captions and foreign attributes are kept and ignored")
  func captions() {
    #expect(FenceInfo.read("swift:before").info.caption == "before")
    #expect(FenceInfo.read("swift title=\"The view\"").info.caption == "The view")
    #expect(
      FenceInfo.read("swift {1,3-5} showLineNumbers wrap").info.ignored == [
        "{1,3-5}", "showLineNumbers", "wrap",
      ])
  }

  @Test(
    "Our own options are read",
    arguments: [
      ("swift expect-error", .expectError(nil)),
      ("swift expect-error=\"no member\"", .expectError("no member")),
      ("swift no-check=\"needs a camera\"", .noCheck(reason: "needs a camera")),
      ("swift hidden", .hidden),
      ("swift reset", .reset), ("swift in=NoteView.save(to:)", .place("NoteView.save(to:)")),
      ("swift sample=server", .sample("server")), ("swift mode=6", .mode(6)),
      ("swift import=MapKit+Combine", .imports(["MapKit", "Combine"])),
    ] as [(String, FenceOption)])
  func options(info: String, option: FenceOption) {
    let (result, problems) = FenceInfo.read(info)
    #expect(result.options == [option])
    #expect(problems.isEmpty)
  }

  @Test(
    "A misspelt option is an error that names the right one, at its place",
    arguments: [
      ("swift expect-eror", "did you mean 'expect-error'?", 6),
      ("swift expect_error", "did you mean 'expect-error'?", 6),
      ("swift:A.swift nocheck=\"x\"", "did you mean 'no-check'?", 14),
      ("swift hiden", "did you mean 'hidden'?", 6),
      ("swift {1} improt=A", "did you mean 'import'?", 10),
      ("swift Reset", "did you mean 'reset'?", 6),
    ])
  func misspelt(info: String, help: String, offset: Int) {
    let problems = FenceInfo.read(info).problems
    #expect(problems.map(\.help) == [help])
    #expect(problems.map(\.offset) == [offset])
  }

  @Test(
    "A file name that a blank cuts is told, with the way to write it",
    arguments: [
      (
        "swift:My View.swift", "View.swift", "write file=\"My View.swift\" if all of it is the name"
      ),
      ("swift file=\"My View.swift\"", "My View.swift", nil), ("swift:A.swift", "A.swift", nil),
      ("swift:A.swift B.swift", "B.swift", nil), ("swift A.swift", "A.swift", nil),
    ] as [(String, String, String?)])
  func cutName(info: String, filename: String, help: String?) {
    let (result, problems) = FenceInfo.read(info)
    #expect(result.filename == filename)
    #expect(problems.map(\.help) == (help.map { [$0] } ?? []))
    #expect(problems.allSatisfy { $0.severity == .note })
  }

  @Test(
    "An option that needs a value says so",
    arguments: ["no-check", "in", "mode", "mode=7", "sample=", "import"])
  func values(option: String) {
    #expect(FenceInfo.read("swift \(option)").problems.count == 1)
  }

  @Test(
    "A file name that leaves the sample's folder is an error",
    arguments: [
      "swift:../x.swift", "swift file=/etc/x.swift", "swift title=\"a/../../x.swift\"",
      "swift ../x.swift",
      "swift file=~/x.swift", "swift:a//b.swift", "swift file=..\\x.swift",
    ])
  func outside(info: String) {
    let (result, problems) = FenceInfo.read(info)
    #expect(problems.map(\.id) == ["file-outside-sample"])
    #expect(result.filename == nil)
  }

  @Test(
    "Differences are known as such",
    arguments: [
      "diff swift", "diff_swift", "swift diff", "diff swift:A.swift", "swift:A.swift diff",
    ])
  func differences(info: String) {
    let result = FenceInfo.read(info).info
    #expect(result.isDiff && result.isSwift)
    #expect(result.filename == (info.contains(":") ? "A.swift" : nil))
  }

  @Test("Any info string is read without a crash")
  func anything() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("swift:={}\"' ,.-/\\é日\t")
    for _ in 0..<2000 {
      let length = Int.random(in: 0..<30, using: &generator)
      let info = String((0..<length).map { _ in alphabet.randomElement(using: &generator) ?? " " })
      let (result, problems) = FenceInfo.read(info)
      #expect(problems.allSatisfy { $0.offset <= info.utf8.count })
      #expect(
        result.filename?.contains("..") != true
          || result.filename?.split(separator: "/").contains("..") == false)
    }
  }
}
