@testable import Translations

/// Names, numbers, links, language and length of running text.
let proseCases = [
  RuleCase(
    "a name of the source stands nowhere in the section", .inlineCodeMissing,
    "# A\n\nSet ⟦`isActive`⟧ to `false`.\n", "# A\n\n⟦Setzen Sie es auf `false`.⟧\n",
    says: "‘isActive’ of the source (en) stands nowhere in this section"),
  RuleCase(
    "a name that stands in the section's code is not missing", .inlineCodeMissing,
    "# A\n\nSet `isActive`.\n\n```swift\nisActive = true\n```\n",
    "# A\n\nSetzen Sie es so:\n\n```swift\nisActive = true\n```\n"),
  RuleCase(
    "a version differs", .numberDiffers,
    "# A\n\nIt needs iOS ⟦15.4⟧ or later.\n", "# A\n\nEs braucht iOS ⟦15.5⟧ oder neuer.\n",
    says: "‘15.5’ here, ‘15.4’ in the source (en)"),
  RuleCase(
    "a unit differs", .numberDiffers,
    "# A\n\nA page of ⟦32⟧ MB is read.\n", "# A\n\nEine Seite von ⟦32⟧ GB wird gelesen.\n",
    says: "the unit is ‘GB’ here, ‘MB’ in the source (en)"),
  RuleCase(
    "a number in a comment differs", .numberDiffers, in: "ja",
    "# A\n\n```swift\nf(2, 1) ⟦// 2 is more than 1⟧\n```\n",
    "# A\n\n```swift\nf(2, 1) // ⟦1⟧ は 1 より大きい\n```\n"),
  RuleCase(
    "local forms are the same number", .numberDiffers,
    "# A\n\nSince June 5, 2023: 1.5 times, 10,000 rows, 50% of two files, 4x4 in iOS 17, UTF-8.\n",
    "# A\n\nSeit dem 5. 6. 2023: 1,5-mal, 10.000 Zeilen, 50 Prozent von 2 Dateien, 4×4 in iOS 17, UTF-8.\n"
  ),
  RuleCase(
    "Japanese forms are the same number", .numberDiffers, in: "ja",
    "# A\n\nIn March 2023 there were 20,000 of them, in 3 files with two parts, for $320.\n",
    "# A\n\n２０２３年３月には、2 つの部分がある三つのファイルに2万件があり、320ドルでした。\n"),
  RuleCase(
    "digits of other scripts are the same number", .numberDiffers, in: "ar",
    "# A\n\nBoil it for 35 minutes, since 2023.\n", "# A\n\nيغلى لمدة ٣٥ دقيقة منذ ٢٠٢٣.\n"),
  RuleCase(
    "a number in digits of another script differs", .numberDiffers, in: "hi",
    "# A\n\nBoil it for ⟦35⟧ minutes.\n", "# A\n\nइसे ⟦३६⟧ मिनट उबालें।\n",
    says: "‘३६’ here, ‘35’ in the source (en)"),
  RuleCase(
    "a number that has become a heading of its own is not missing", .numberDiffers,
    "# A\n\nText `a`.\n\n- **Check 7**: it must be `set` before it is read.\n\nMore `b`.\n",
    "# A\n\nText `a`.\n\n#### Prüfung 7\n\nEs muss `set` sein, bevor es gelesen wird.\n\nMehr `b`.\n"
  ),
  RuleCase(
    "a link is missing", .linkDiffers,
    "# A\n\nSee ⟦[the state](../state/en.md#top)⟧.\n",
    "# A\n\n⟦Siehe dort, wo es um den Zustand geht.⟧\n"),
  RuleCase(
    "a link leads elsewhere", .linkDiffers,
    "# A\n\nSee ⟦[the state](../state/en.md)⟧.\n", "# A\n\nSiehe ⟦[Zustand](../start/de.md)⟧.\n"),
  RuleCase(
    "a link to the same page in another language, folder or notation is the same", .linkDiffers,
    "# A\n\nSee [a](../state/en.md), <doc:ClassesAndStructures> and [b](guide.en.md?x=1).\n",
    "# A\n\nSiehe [a](../state/de.md), [c](../g/structures-and-classes.md), <a href=\"guide.de.md\">b</a>.\n"
  ),
  RuleCase(
    "a paragraph is in the source's language, of two that share a script", .untranslatedText,
    "# A\n\n⟦Tap the `button` and watch what it does to the label.⟧\n",
    "# A\n\n⟦Tap the `button` and watch what it does to the label.⟧\n"),
  RuleCase(
    "a paragraph is in the source's language, of two that do not", .untranslatedText, in: "ja",
    "# A\n\n⟦Tap the button and watch it.⟧\n\nXcode, SwiftUI, UIKit, Combine\n",
    "# A\n\n⟦Tap the button and watch it.⟧\n\nXcode, SwiftUI, UIKit, Combine\n"),
  RuleCase(
    "a heading is in the source's language", .untranslatedHeading,
    "# SwiftUI\n\n⟦## What comes next⟧\n\nText.\n\n## View Controller\n\n`b`\n",
    "# SwiftUI\n\n⟦## What comes next⟧\n\nText.\n\n## View Controller\n\n`b`\n"),
  RuleCase(
    "the title in parentheses is not the source's", .headingTitle, in: "ja",
    "# Types\n\n## Values\n\n`a`\n\n## Names\n\n`b`\n\n⟦## Opaque Types⟧\n\n`c`\n",
    "# 型(Types)\n\n## 値(Values)\n\n`a`\n\n## 名前(Names)\n\n`b`\n\n⟦## 不透明型(Opaque Type)⟧\n\n`c`\n",
    says: "‘Opaque Type’ here, ‘Opaque Types’ in the source"),
  RuleCase(
    "half of a paragraph is missing", .lengthDiffers,
    """
    # A

    A first `zero` paragraph that is about as long in one language as it is in the other one, for a measure.

    ⟦A second paragraph, which says quite a lot about `one` thing and then goes on to say still more \
    about it, because there is so much to say, and it does not stop before everything has been said \
    that could possibly be said about it, in full sentences and with all the details that anybody \
    could ever ask for.⟧

    A third `two` and `four`, again as long as in the other language, so that the measure is right for the page.

    A fourth `three` and `five`, again as long as in the other language, so that the measure is right for the page.
    """,
    """
    # A

    Ein erster `zero`-Absatz, der in der einen Sprache so lang wie in der anderen ist, für ein gutes Maß.

    ⟦Ein zweiter Absatz über `one`, kurz.⟧

    Ein dritter `two` und `four`, wieder so lang wie in der anderen Sprache, damit das Maß für die ganze Seite stimmt.

    Ein vierter `three` und `five`, wieder so lang wie in der anderen Sprache, damit das Maß für die ganze Seite stimmt.
    """),
  RuleCase(
    "one sentence is in the other style", .mixedStyle, in: "ja", "# A\n\nText.\n",
    "# A\n\n押します。見ます。読みます。書きます。そして終わるの⟦である⟧。\n",
    says: "‘である’ on a page that is written in です・ます"),
]
