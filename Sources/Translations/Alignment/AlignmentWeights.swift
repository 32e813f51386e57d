/// What each piece of evidence is worth when two sections are compared.
///
/// The unit is the natural logarithm of odds: +1 makes "these are the same section" e times as likely,
/// 0 says nothing, and a pair is worth making where the sum is above 0. The values were set once, on
/// chapters of a translated book and on hand-made pages, and are not a user's business.
struct AlignmentWeights: Sendable {
  /// An id that both pages give by hand, or that one gives and the other's title leads to. Nothing
  /// outweighs it.
  var sameID = 1000.0
  /// Both pages give ids by hand and they differ.
  var otherID = -2.0
  /// The titles are equal, or one holds the other in parentheses.
  var sameTitle = 6.0
  /// A code block that is equal but for comments, strings and layout; per block, if it stands once on
  /// each page, less the more often it occurs.
  var sameCode = 4.0
  /// At most this for all equal code blocks together.
  var mostForCode = 10.0
  /// A block of this many tokens counts in full.
  var fullBlock = 12.0
  /// Names, numbers and targets that agree in full.
  var sameTerms = 6.0
  /// Names, numbers and targets of which none agrees.
  var otherTerms = -3.0
  /// The names that agree when everything nested is counted, for sections that hold others.
  var sameTermsBelow = 3.0
  /// As many names, weighed by rarity, count in full.
  var fullTerms = 6.0
  /// The levels agree.
  var sameLevel = 0.8
  /// A level between the two.
  var levelStep = -1.6
  /// The text is as long as expected.
  var sameLength = 1.0
  /// The spread of the logarithm of lengths between a text and its translation.
  var lengthSpread = 0.4
  /// At most this against a pair for its lengths.
  var worstLength = -3.0
  /// As many code blocks, list items, rows, images, quotes: for each kind that occurs.
  var sameShape = 0.5
  /// For each kind of block, by how far the counts are apart.
  var otherShape = -0.8
  /// The sections that hold the two are a pair.
  var sameParent = 1.2
  /// One of the sections that hold the two is paired with another section.
  var otherParent = -2.5
  /// What a pair against the order of the page must reach.
  var againstOrder = 3.0
  /// Odds to start from.
  var prior = -0.6
}
