/// The marks between which a walkthrough has texts: those of every language that we know.
public enum QuotationMarks {
  /// What closes each opening mark. Languages share marks: `“` opens in English and closes in German.
  public static let closing: [Unicode.Scalar: [Unicode.Scalar]] = [
    "\"": ["\""], "“": ["”"], "„": ["“", "”"], "”": ["”"], "«": ["»"], "»": ["«"],
    "「": ["」"], "『": ["』"], "＂": ["＂"],
  ]
}
