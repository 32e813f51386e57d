@testable import Translations

/// Markup that does not become what was meant.
let markupCases = [
  RuleCase(
    "a footnote is defined on no line of the page", .unresolvedReference,
    "# A\n\nText.[^n] And `[^x]` or [^a-z].\n\n[^n]: Note.\n", "# A\n\nText.⟦[^n]⟧ Und [^a-z].\n",
    says: "nothing on this page defines the footnote ‘n’"),
  RuleCase(
    "brackets with a label that the source defines", .unresolvedReference,
    "# A\n\nSee the [Guide] and [x].\n\n[guide]: https://a.example/\n",
    "# A\n\nSiehe ⟦[Guide]⟧ und [x].\n",
    says: "nothing on this page defines the link ‘Guide’"),
  RuleCase(
    "a label is left out after the text", .unresolvedReference,
    "# A\n\nSee the [guide][].\n\n[guide]: https://a.example/\n",
    "# A\n\nSiehe ⟦[Anleitung][]⟧.\n\n[guide]: https://a.example/\n",
    says: "nothing on this page defines the link ‘Anleitung’"),
  RuleCase(
    "nothing defines a link's label", .unresolvedReference,
    "# A\n\nSee [the docs][docs].\n\n[docs]: https://example.org\n",
    "# A\n\nSiehe ⟦[die Doku][doku]⟧ und [hier][docs].\n\n[docs]: https://example.org\n",
    says: "nothing on this page defines the link ‘doku’"),
  RuleCase(
    "brackets that are meant are no links", .unresolvedReference,
    "# A\n\nAn `[Int][0]`, a[1][2], \\[x\\]\\[y\\] and [a] [b].\n",
    "# A\n\nEin `[Int][0]`, a[1][2].\n"),
  RuleCase(
    "a space stands in a link", .spacedLink,
    "# A\n\n[Docs](https://example.org)\n",
    "# A\n\nSiehe ⟦[die Doku] (https://example.org/docs)⟧ und [a] (siehe oben).\n"),
  RuleCase(
    "a link has full-width parentheses", .spacedLink, in: "ja",
    "# A\n\n[Docs](docs.md)\n", "# A\n\n⟦[説明]（docs.md）⟧を見てください。\n"),
  RuleCase(
    "an id starts with a number sign", .unusableAnchor,
    "# A\n\n## B\n\nText.\n", "# A\n\n⟦## <a id=\"#b\">B</a>⟧\n\nText.\n",
    says: "no link can lead to the id ‘#b’"),
  RuleCase(
    "a bracket is not closed", .unbalancedMarks, in: "ja",
    "# A\n\n1) first, a) second, (both) :-)\n\nText.\n",
    "# A\n\n1) 最初、a) 次、（どちらも) 「はい」\n\n「設定」から⟦「⟧一般を選びます。\n",
    says: "‘「’ has no counterpart in this paragraph"),
  RuleCase(
    "German quotation marks are not closed", .unbalancedMarks,
    "# A\n\n“Yes”\n", "# A\n\n„Ja“ und ⟦„⟧nein, `(`.\n"),
]
