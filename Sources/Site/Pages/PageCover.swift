/// A screen of an article's sample, painted for where SVG is not shown.
struct PageCover: Sendable {
  /// The address below the site's root.
  var address: String
  var size: ImageSize
  /// What there is to be read on it, for who cannot see it.
  var description: String
}
