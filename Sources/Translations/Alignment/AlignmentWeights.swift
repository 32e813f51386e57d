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
  /// Both are the one section that holds all others.
  var sameRoot = 2.0
  /// Two sections are alike as a whole, but not without what is nested in them: a translator has split
  /// one, or joined several.
  var regrouped = -0.5
  /// A code block that is equal but for comments, strings and layout; per block, if it stands once on
  /// each page, less the more often it occurs.
  var sameCode = 4.0
  /// At most this for all equal code blocks together.
  var mostForCode = 10.0
  /// A block of this many tokens counts in full.
  var fullBlock = 12.0
  /// Both have code, but none of it is equal; less for blocks of few tokens.
  var otherCode = -3.0
  /// Only one has code.
  var codeOnOneSide = -1.5
  /// At most this for names, numbers and targets that agree.
  var sameTerms = 4.5
  /// At most this against a pair whose names, numbers and targets differ.
  var otherTerms = -5.0
  /// What a whole point of similarity of the terms is worth, up to the two limits above.
  var termsSlope = 10.0
  /// The similarity that says nothing: neighbours share names as well, the more the more they have.
  var evenFewTerms = 0.3
  var evenManyTerms = 0.62
  /// As many terms, weighed by rarity, count in full.
  var fullTerms = 6.0
  /// The levels agree.
  var sameLevel = 0.8
  /// A level between the two.
  var levelStep = -1.6
  /// The text is as long as expected.
  var sameLength = 1.2
  /// The spread of the logarithm of lengths between a text and its translation.
  var lengthSpread = 0.22
  /// At most this against a pair for its lengths.
  var worstLength = -3.5
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
