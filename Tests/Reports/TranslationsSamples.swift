import Catalog
import Foundation
import Translations

@testable import Reports

/// An article in two languages, of which the second lacks a section and has other code.
enum TranslationsSamples {
  static let files = [
    "/a/note.en.md": """
    # Note

    ## Keep {#keep}

    ```swift
    let count = 1
    ```

    ## Only here {#only}

    Text that has no counterpart.
    """,
    "/a/note.de.md": """
    # Notiz

    ## Behalten {#keep}

    ```swift
    let cuont = 1
    ```
    """,
  ]

  static func result() async throws -> TranslationsResult {
    let files = Self.files
    let catalog = try await Catalog.read(
      paths: ["/a"],
      files: FileSystem(
        kind: { $0 == "/a" ? .folder : files[$0] == nil ? .missing : .file },
        names: { _ in files.keys.map { String($0.dropFirst(3)) } },
        read: { path, _ in [UInt8](files[path, default: ""].utf8) }, identity: { $0 }))
    return TranslationsResult(
      entries: catalog.articles.map { article in
        let aligned = AlignedArticle(aligning: article)
        return TranslationsResult.Entry(aligned: aligned, findings: Findings.all(of: aligned))
      }, diagnostics: catalog.diagnostics)
  }
}
