import Catalog
import Diagnostics
import Testing

@testable import Translations

/// Pages with every kind of unit, and what tests do with them.
enum ExchangePages {
  static let english = """
    ---
    title: "Tea: an example"
    description: How tea is made.
    date: 2026-03-01
    ---

    # Tea

    Boil *water* with `kettle.boil()`,
    as the [manual](https://a.example/m "Manual") says.[^1]

    - Take a **cup**.
    - Take a pot:
      it must be warm.

      > And a `lid`,
      > if you have one.

    1. First
       1. Inner

    ## Code {#code}

    ```swift:Tea.swift
    // Make it.
    let tea = Tea(name: "Green")
    ```

    ```swift
    let x = 1
    ```

    > [!NOTE]
    > Do not drink it hot.

    | Tea | Time |
    |-----|------|
    | Green | `2` min |
    | A \\| B | [x][ref] |

    ![A cup](cup.png "Cup")

    <details><summary>More</summary>

    Hidden text.

    </details>

    Last
    ----

    \\# No heading, a<br>break and ~~old~~ <https://a.example>.

    [ref]: https://a.example/ref
    [^1]: Page one.

    """

  static let german = """
    ---
    title: "Tee: ein Beispiel"
    description: Wie Tee gemacht wird.
    date: 2026-03-01
    ---

    # Tee

    *Wasser* mit `kettle.boil()` kochen,
    wie das [Handbuch](https://a.example/m "Manual") sagt.[^1]

    - Eine **Tasse** nehmen.
    - Eine Kanne nehmen: sie muss warm sein.

      > Und einen `lid`, wenn es einen gibt.

    1. Erstens
       1. Innen

    ## Code {#code}

    ```swift:Tea.swift
    // Machen.
    let tea = Tea(name: "Grün")
    ```

    ```swift
    let x = 1
    ```

    > [!NOTE]
    > Nicht heiß trinken.

    Nur hier steht dieser Absatz.

    | Tee | Zeit |
    |-----|------|
    | Grün | `2` Min. |
    | A \\| B | [x][ref] |

    ![Eine Tasse](cup.png "Cup")

    <details><summary>Mehr</summary>

    Versteckter Text.

    </details>

    Zuletzt
    -------

    \\# Keine Überschrift, ein<br>Umbruch und ~~Altes~~ <https://a.example>.

    [ref]: https://a.example/ref
    [^1]: Seite eins.

    """

  static let language = Language("de")

  static func aligned(
    _ source: String = english, _ translation: String? = german
  ) async throws -> AlignedArticle {
    var pages = [("en", source)]
    if let translation { pages.append(("de", translation)) }
    return AlignedArticle(
      aligning: try await article(pages.map { (language: $0.0, text: $0.1) }))
  }

  /// How a file goes out and comes back.
  enum Format: String, CaseIterable, Sendable {
    case po, xliff

    func text(of file: ExchangeFile) -> String {
      switch self {
      case .po: file.portableObject(date: "2026-01-02 03:04+0000", version: "1")
      case .xliff: file.xliff()
      }
    }

    func read(_ text: String) throws -> ExchangeFile {
      let source = SourceText(path: "file.\(rawValue)", text: text)
      switch self {
      case .po: return try ExchangeFile.portableObject(source)
      case .xliff: return try ExchangeFile.xliff(source)
      }
    }

    /// What comes back of a file that nobody has touched.
    func returned(_ aligned: AlignedArticle) throws -> ExchangeFile {
      let file = try #require(ExchangeFile(of: aligned, in: ExchangePages.language))
      return try read(text(of: file))
    }
  }
}
