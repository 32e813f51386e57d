@testable import Translations

/// What is said of code besides that it differs.
let codeCases = [
  RuleCase(
    "a name that the block declares has another name throughout", .translatedIdentifiers,
    "# A\n\n```swift\nlet ⟦total⟧ = 1\nprint(total)\n```\n",
    "# A\n\n```swift\nlet ⟦summe⟧ = 1\nprint(summe)\n```\n",
    says: "‘total’ has another name here than in the source (en): ‘summe’"),
  RuleCase(
    "names that were translated throughout are no other difference", .codeDiffers,
    "# A\n\n```swift\nlet total = 1\nprint(total)\n```\n",
    "# A\n\n```swift\nlet summe = 1\nprint(summe)\n```\n"),
  RuleCase(
    "a string shows another value", .codeDiffers,
    "# A\n\n```swift\nlet a = 1\nprint(⟦\"is \\(a)\"⟧)\n```\n",
    "# A\n\n```swift\nlet a = 1\nprint(⟦\"ist \\(b)\"⟧)\n```\n",
    says: "this string shows other values than in the source (en)"),
  RuleCase(
    "values of a string may stand in another order", .codeDiffers,
    "# A\n\n```swift\nprint(\"\\(a) of \\(b)\")\n```\n",
    "# A\n\n```swift\nprint(\"\\(b) の \\(a)\")\n```\n"),
  RuleCase(
    "code is broken into lines otherwise", .codeLayout,
    "# A\n\n```swift\ngroup.addTask {\n  ⟦await⟧ load()\n}\n```\n",
    "# A\n\n```swift\ngroup.addTask { ⟦await⟧ load() }\n```\n"),
  RuleCase(
    "blank lines, comments and indentation are no other layout", .codeLayout,
    "# A\n\n```swift\nrun {\n  load()\n}\n```\n",
    "# A\n\n```swift\nrun {\n\n    // 読む\n    load()\n}\n```\n"),
  RuleCase(
    "a block names another file", .codeBlockInfo,
    "# A\n\n```⟦swift:App.swift⟧\nlet a = 1\n```\n",
    "# A\n\n```⟦swift:Start.swift⟧\nlet a = 1\n```\n",
    says: "this block is marked ‘Start.swift’ here and ‘App.swift’ in the source (en)"),
  RuleCase(
    "a file's name is the same in other spellings of the fence", .codeBlockInfo,
    "# A\n\n```swift:App.swift\nlet a = 1\n```\n",
    "# A\n\n```swift title=\"App.swift\"\nlet a = 1\n```\n"),
  RuleCase(
    "a comment is not translated", .untranslatedCodeText, in: "ja",
    "# A\n\n```swift\nlet a = 0  ⟦// the number of taps so far⟧\n```\n",
    "# A\n\n```swift\nlet a = 0  ⟦// the number of taps so far⟧\n```\n"),
  RuleCase(
    "what the compiler says is not translated", .untranslatedCodeText, in: "ja",
    "# A\n\n```swift\nlet a = b  // error: cannot find 'b' in the scope\n```\n",
    "# A\n\n```swift\nlet a = b  // error: cannot find 'b' in the scope\n```\n"),
  RuleCase(
    "full-width and look-alike characters stand in code", .fullWidthCode, in: "ja",
    "# A\n\n`run(at:)`\n\n```swift\nlet count = 1\n```\n",
    "# A\n\n⟦`run(at：)`⟧\n\n```swift\nlet ⟦соunt⟧ = 1 // 全角：よし\n```\n"),
  RuleCase(
    "names in the reader's own script are no look-alikes", .fullWidthCode, in: "ja",
    "# A\n\n`name`\n\n```swift\nlet name = \"x\"\n```\n",
    "# A\n\n`名前`\n\n```swift\nlet 名前 = \"：\"\n```\n"),
  RuleCase(
    "a step of a walkthrough is another one", .walkthroughDiffers,
    "# A\n\n```walkthrough\ntap “Save”\n⟦expect “Saved”⟧\n```\n",
    "# A\n\n```walkthrough\ntap „Sichern“\n⟦expect no „Gesichert“⟧\n```\n",
    says: "this step differs from the source (en): ‘expect no „Gesichert“’ here, "
      + "‘expect “Saved”’ there"),
  RuleCase(
    "a step of a walkthrough is left out, in a list", .walkthroughDiffers,
    "# A\n\n1. Do\n\n   ```walkthrough\n   tap “Save”\n   ⟦wait 1 second⟧\n   back\n   ```\n",
    "# A\n\n1. Los\n\n   ```walkthrough\n   tap „Sichern“\n   ⟦back⟧\n   ```\n",
    says: "the source (en) has a step more here: ‘wait 1 second’"),
  RuleCase(
    "a step of a walkthrough is added at the end", .walkthroughDiffers,
    "# A\n\n```walkthrough\ntap “Save”⟦⟧\n```\n",
    "# A\n\n```walkthrough\ntap „Sichern“\n⟦back⟧\n```\n",
    says: "the source (en) has no such step: ‘back’"),
  RuleCase(
    "texts of a walkthrough are translated, and it is no code", .walkthroughDiffers, in: "ja",
    "# A\n\n```walkthrough “How”\ntap the “Save” button\nrun save(\"x\")\n```\n",
    "# A\n\n```walkthrough 「方法」\nlaunch\n# 保存\ntap button 「保存」\nrun save(\"y\")\n```\n"),
  RuleCase(
    "a walkthrough that says something else is no code that differs", .codeDiffers,
    "# A\n\n```walkthrough\ntap “Save”\n```\n", "# A\n\n```walkthrough\npress “Save”\n```\n"),
]
