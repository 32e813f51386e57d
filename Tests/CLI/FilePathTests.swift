import Testing

@testable import CLI

@Suite("Paths") struct FilePathTests {
  @Test(
    "are a folder and a name",
    arguments: [
      ("a/b/c.md", "a/b", "c.md"), ("a/t", "a", "t"), ("t", "", "t"), ("", "", ""),
      ("/t", "/", "t"), ("/", "/", ""), ("a/b/", "a", "b"), ("./t", ".", "t"), ("é/日", "é", "日"),
    ])
  func parts(path: String, folder: String, name: String) {
    #expect(path.folderOfPath == folder)
    #expect(path.nameOfPath == name)
  }
}
