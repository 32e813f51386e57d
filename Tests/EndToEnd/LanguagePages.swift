/// An article whose sample has its texts in tables: a catalogue that lies beside the pages, and a table that
/// they show. The pages differ in comments, so that one build serves them all.
enum LanguagePages {
  static let all = [
    "cups/en.md": page(
      "en", comment: "How many cups there are.",
      expected: ["2 cups", "1 cup", "Thank you, Ada", "January 6, 2025", "1,234.5", "Pay"],
      more: """
        ```walkthrough
        launch
        set language to “de”
        expect “0 Tassen”
        expect “Zahlen”
        ```

        """),
    "cups/ja.md": page(
      "ja", comment: "カップの数です。",
      expected: ["2杯", "1杯", "Adaさん、ありがとう", "2025年1月6日", "1,234.5", "支払う"]),
    "cups/de.md": page(
      "de", comment: "Wie viele Tassen es sind.",
      expected: ["2 Tassen", "1 Tasse", "Danke, Ada", "6. Januar 2025", "1.234,5", "Zahlen"]),
    "cups/Localizable.xcstrings": catalogue,
  ]

  private static let catalogue = """
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "%lld cups": { "localizations": {
          "en": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%lld cup" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld cups" } } } } },
          "de": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%lld Tasse" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld Tassen" } } } } },
          "ja": { "stringUnit": { "state": "translated", "value": "%lld杯" } }
        } },
        "thanks %@": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Thank you, %@" } },
          "de": { "stringUnit": { "state": "translated", "value": "Danke, %@" } },
          "ja": { "stringUnit": { "state": "translated", "value": "%@さん、ありがとう" } }
        } }
      }
    }
    """

  private static func page(
    _ language: String, comment: String, expected: [String], more: String = ""
  ) -> String {
    """
    # Cups

    ```swift:ContentView.swift
    import SwiftUI

    struct ContentView: View {
      // \(comment)
      @State private var cups = 0
      var body: some View {
        Text("\\(cups) cups")
        Button(NSLocalizedString("pay", comment: "the button")) { cups += 1 }
        Button("?") {
          print(String(localized: "thanks \\("Ada")"))
          print(Date().formatted(date: .long, time: .omitted))
          print(1234.5.formatted())
        }
      }
    }
    ```

    ```strings:de.lproj/Localizable.strings
    "pay" = "Zahlen";
    ```

    ```strings:ja.lproj/Localizable.strings
    "pay" = "支払う";
    ```

    ```strings:en.lproj/Localizable.strings
    /* The button below the cups. */
    "pay" = "Pay";
    ```

    ```walkthrough
    tap “\(expected[5])”
    expect “\(expected[1])”
    tap “\(expected[5])”
    expect “\(expected[0])”
    tap “?”
    expect printed “\(expected[2])”
    expect printed “\(expected[3])”
    expect printed “\(expected[4])”
    ```

    \(more)
    """
  }
}
