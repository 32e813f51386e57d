/// The symbols that have a drawing. A name that is not here has its variants taken off until one is
/// found (`plus.circle.fill` is a plus in a filled circle); what is still unknown is a labelled box.
enum SymbolTable {
  static let all: [String: Symbol] = signs.merging(things) { first, _ in first }
    .merging(media) { first, _ in first }.merging(documents) { first, _ in first }

  /// Symbols that are drawn like a simpler one: what they have besides is too small to be told.
  static let otherNames: [String: String] = [
    "person.crop.circle": "person.circle", "person.crop.circle.fill": "person.circle.fill",
    "person.crop.square": "person.square", "person.fill.badge.plus": "person.fill",
    "person.badge.plus": "person", "bell.badge": "bell", "bell.badge.fill": "bell.fill",
    "moon.stars": "moon", "moon.stars.fill": "moon.fill", "moon.zzz": "moon",
    "gearshape.2": "gearshape", "gearshape.2.fill": "gearshape.fill", "cloud.bolt": "cloud",
    "cloud.sun.fill": "cloud.sun", "cloud.fog": "cloud", "folder.badge.plus": "folder",
    "trash.slash": "trash", "location.north": "location", "mappin.and.ellipse": "mappin",
    "doc.badge.plus": "doc", "doc.richtext": "doc.text", "text.bubble": "bubble.left",
    "text.bubble.fill": "bubble.left.fill", "message.badge": "message", "book.closed": "book",
    "envelope.open": "envelope", "calendar.badge.plus": "calendar", "photo.stack": "photo",
    "rectangle.grid.2x2": "square.grid.2x2", "square.grid.3x3": "square.grid.2x2",
    "heart.text.square": "heart.square", "wifi.exclamationmark": "wifi",
    "speaker.wave.1": "speaker.wave.2", "speaker.wave.2.fill": "speaker.wave.2",
    "chart.bar.xaxis": "chart.bar", "star.leadinghalf.filled": "star",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath",
  ]
}
