@testable import Translations

/// Lists, tables, images, remarks and paragraphs.
let structureCases = [
  RuleCase(
    "a paragraph is missing", .missingText,
    "# A\n\nThe `first` one says that much.\n\n⟦The `second` one is gone in the translation.⟧\n\nThe `third` one.\n",
    "# A\n\n⟦Der `first` sagt so viel.⟧\n\nDer `third` davon.\n",
    says: "a paragraph of the source (en) is missing after this place"),
  RuleCase(
    "paragraphs that were joined are not missing", .missingText,
    "# A\n\nThe `first` one says that much.\n\nThe `second` one says some more.\n",
    "# A\n\nDer `first` sagt so viel. Der `second` sagt noch etwas mehr.\n"),
  RuleCase(
    "a paragraph under a heading that only the translation has is not missing", .missingText,
    "# A\n\nThe `first` one.\n\nThe `second` one is long enough to matter.\n",
    "# A\n\nDer `first`.\n\n## Mehr\n\nDer `second` ist lang genug dafür.\n"),
  RuleCase(
    "a paragraph is extra", .extraText,
    "# A\n\n⟦The `first` one says that much.⟧\n\nThe `third` one.\n",
    "# A\n\nDer `first` sagt so viel.\n\n⟦Der `zweite` steht nur in der Übersetzung.⟧\n\nDer `third` davon.\n"
  ),
  RuleCase(
    "an item of a list is missing", .listItems,
    "# A\n\n- `one` is first\n⟦- `two` is second⟧\n- `three` is third\n",
    "# A\n\n⟦- `one` zuerst⟧\n- `three` zuletzt\n",
    says: "the list lacks an item after this place that stands in the source (en)"),
  RuleCase(
    "an item within another is missing", .listItems,
    "# A\n\n- `one`\n  - `in` it\n  ⟦- `out` of it⟧\n- `two`\n",
    "# A\n\n- `one`\n  ⟦- `in` darin⟧\n- `two`\n"),
  RuleCase(
    "a row of a table is missing", .tableShape,
    "# A\n\n| Name | Use |\n| --- | --- |\n| ⟦`a` | first⟧ |\n| `b` | second |\n",
    "# A\n\n| ⟦Name | Zweck⟧ |\n| --- | --- |\n| `b` | zweites |\n",
    says: "the table lacks a row after this place that stands in the source (en)"),
  RuleCase(
    "a column of a table is missing", .tableShape,
    "# A\n\n⟦| Name | Use | More |\n| --- | --- | --- |\n| `a` | b | c |⟧\n",
    "# A\n\n⟦| Name | Zweck |\n| --- | --- |\n| `a` | b |⟧\n",
    says: "this table has 2 columns, not 3 as in the source (en)"),
  RuleCase(
    "an image is missing", .imageDiffers,
    "# A\n\nText.\n\n⟦![The button](img/button.png)⟧\n", "# A\n\n⟦Text.⟧\n",
    says: "the image ‘button’ of the source (en) is missing in this section"),
  RuleCase(
    "an image of another language is none that is missing", .imageDiffers,
    "# A\n\n![The button](img/button.png)\n", "# A\n\n![Der Knopf](bilder/button.de.png)\n"),
  RuleCase(
    "a remark is of another kind", .admonitionDiffers,
    "# A\n\n⟦> [!WARNING]\n> Save `first`.⟧\n", "# A\n\n⟦> [!NOTE]\n> Sichern Sie `first`.⟧\n",
    says: "this is a remark of the kind ‘note’, in the source (en) ‘warning’"),
  RuleCase(
    "a remark has become text", .admonitionDiffers,
    "# A\n\n⟦> **Note:** save `first`, and often.⟧\n", "# A\n\n⟦Sichern Sie `first`, und oft.⟧\n",
    says: "a remark of the source (en) is missing at this place"),
  RuleCase(
    "a quote in a remark's place, and a remark by its word, are the same", .admonitionDiffers,
    "# A\n\n> Note: save `first`.\n", "# A\n\n> **Hinweis**\n> Sichern Sie `first`.\n"),
  RuleCase(
    "paragraphs that were joined are known by what they link to", .missingText,
    "# A\n\nFor more about the `if` statement, see <doc:ControlFlow>.\n\nYou can compare two tuples if they have the same type and the same number of values. Tuples are compared from left to right.\n",
    "# A\n\nMehr zu `if` in [Abläufe](control-flow.md). Zwei Tupel lassen sich vergleichen, wenn sie denselben Typ und gleich viele Werte haben, von links nach rechts.\n"
  ),
  RuleCase(
    "a heading in HTML stands for a heading", .missingSection,
    "# A {#a}\n\nText `a`.\n\n⟦## Rules⟧\n\nThey are long, and `many`.\n",
    "# A {#a}\n\nText `a`.\n\n⟦<h2 align=\"center\">Regeln</h2>⟧\n\nEs sind viele.\n",
    says: "“Rules” is a heading in the source (en) and a HTML heading here"),
  RuleCase(
    "a bold line stands for a heading", .missingSection,
    "# A {#a}\n\nText `a`.\n\n⟦## Rules of the `game` here⟧\n\nThey are long, and `many`.\n",
    "# A {#a}\n\nText `a`.\n\n⟦**Regeln**⟧\n\nEs sind viele.\n",
    says: "“Rules of the game here” is a heading in the source (en) and a bold line here"),
]
