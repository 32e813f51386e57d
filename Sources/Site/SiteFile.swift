/// A file of the site: its path below the site's folder, and what it holds.
struct SiteFile: Sendable {
  var path: String
  var bytes: [UInt8]
}
