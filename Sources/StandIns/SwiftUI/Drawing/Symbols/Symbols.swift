/// The symbols that have a drawing. A name that is not here has its variants taken off until one is
/// found (`plus.circle.fill` is a plus in a filled circle); what is still unknown is a labelled box.
enum Symbols {
  static let table: [String: Symbol] = signs.merging(things) { first, _ in first }
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

  /// Signs, arrows and plain shapes.
  private static let signs: [String: Symbol] = [
    "plus": Symbol(lines: "M12 4L12 20M4 12L20 12"),
    "minus": Symbol(lines: "M4 12L20 12"),
    "multiply": Symbol(lines: "M6 6L18 18M18 6L6 18"),
    "divide": Symbol(lines: "M4 12L20 12", solid: "O12 6.5 1.6O12 17.5 1.6"),
    "equal": Symbol(lines: "M5 9L19 9M5 15L19 15"),
    "percent": Symbol(lines: "M18 5L6 19O7.5 7.5 2.5O16.5 16.5 2.5"),
    "xmark": Symbol(lines: "M5 5L19 19M19 5L5 19"),
    "checkmark": Symbol(lines: "M4.5 13L9.5 18.5L19.5 5.5"),
    "questionmark": Symbol(
      lines: "M8 8Q8 4 12 4Q16.2 4 16.2 8Q16.2 10.5 13.5 12Q12 13 12 15", solid: "O12 19.5 1.4"),
    "exclamationmark": Symbol(lines: "M12 4L12 14.5", solid: "O12 19.5 1.5"),
    "info": Symbol(lines: "M10 10L12 10L12 19M9.5 19L14.5 19", solid: "O12 5.5 1.5"),
    "dollarsign": Symbol(
      lines:
        "M16.5 7.5Q16 5 12 5Q8 5 8 8Q8 11 12 12Q16.5 13 16.5 16Q16.5 19 12 19Q7.8 19 7.5 16M12 3L12 21"
    ),
    "eurosign": Symbol(
      lines: "M18 6.5C12 2.5 8 6 8 12C8 18 12 21.5 18 17.5M5 10.5L14 10.5M5 13.5L13 13.5"),
    "yensign": Symbol(lines: "M6 4L12 12L18 4M12 12L12 20.5M7.5 12.5L16.5 12.5M7.5 16L16.5 16"),
    "number": Symbol(lines: "M9 4L7 20M17 4L15 20M4.5 9L20 9M4 15L19.5 15"),
    "ellipsis": Symbol(solid: "O5 12 1.9O12 12 1.9O19 12 1.9"),
    "chevron.right": Symbol(lines: "M9 4.5L16.5 12L9 19.5"),
    "chevron.left": Symbol(lines: "M15 4.5L7.5 12L15 19.5"),
    "chevron.up": Symbol(lines: "M4.5 15.5L12 8L19.5 15.5"),
    "chevron.down": Symbol(lines: "M4.5 8.5L12 16L19.5 8.5"),
    "chevron.forward": Symbol(lines: "M9 4.5L16.5 12L9 19.5"),
    "chevron.backward": Symbol(lines: "M15 4.5L7.5 12L15 19.5"),
    "chevron.up.chevron.down": Symbol(lines: "M7 9.5L12 4.5L17 9.5M7 14.5L12 19.5L17 14.5"),
    "arrow.right": Symbol(lines: "M4 12L20 12M13.5 5.5L20 12L13.5 18.5"),
    "arrow.left": Symbol(lines: "M20 12L4 12M10.5 5.5L4 12L10.5 18.5"),
    "arrow.up": Symbol(lines: "M12 20L12 4M5.5 10.5L12 4L18.5 10.5"),
    "arrow.down": Symbol(lines: "M12 4L12 20M5.5 13.5L12 20L18.5 13.5"),
    "arrow.clockwise": Symbol(
      lines:
        "M18 8.5Q16 5 12 5C8 5 5 8 5 12C5 16 8 19 12 19C15.5 19 18.3 16.8 19 13.5M18.5 3.5L18.5 8.8L13.2 8.8"
    ),
    "arrow.counterclockwise": Symbol(
      lines:
        "M6 8.5Q8 5 12 5C16 5 19 8 19 12C19 16 16 19 12 19C8.5 19 5.7 16.8 5 13.5M5.5 3.5L5.5 8.8L10.8 8.8"
    ),
    "arrow.up.arrow.down": Symbol(
      lines: "M8 20L8 4M4 8L8 4L12 8M16 4L16 20M12 16L16 20L20 16"),
    "arrow.left.arrow.right": Symbol(
      lines: "M20 8L4 8M8 4L4 8L8 12M4 16L20 16M16 12L20 16L16 20"),
    "arrow.uturn.backward": Symbol(
      lines: "M8.5 4.5L4 9L8.5 13.5M4 9L14 9C17.5 9 20 11 20 14C20 17 17.5 19 14 19L9 19"),
    "arrow.triangle.2.circlepath": Symbol(
      lines:
        "M5 10C6 6.5 9 5 12 5C14.5 5 16.8 6.2 18 8.5M18.5 4.5L18.2 8.8L14 8.2M19 14C18 17.5 15 19 12 19C9.5 19 7.2 17.8 6 15.5M5.5 19.5L5.8 15.2L10 15.8"
    ),
    "circle": Symbol(shape: "O12 12 9"),
    "square": Symbol(
      shape: "M6.5 4L17.5 4Q20 4 20 6.5L20 17.5Q20 20 17.5 20L6.5 20Q4 20 4 17.5L4 6.5Q4 4 6.5 4Z"),
    "rectangle": Symbol(
      shape: "M4.5 6L19.5 6Q21 6 21 7.5L21 16.5Q21 18 19.5 18L4.5 18Q3 18 3 16.5L3 7.5Q3 6 4.5 6Z"),
    "capsule": Symbol(
      shape: "M8 7L16 7C19 7 21 9 21 12C21 15 19 17 16 17L8 17C5 17 3 15 3 12C3 9 5 7 8 7Z"),
    "triangle": Symbol(shape: "M12 4L21 19.5L3 19.5Z"),
    "diamond": Symbol(shape: "M12 3L21 12L12 21L3 12Z"),
    "hexagon": Symbol(shape: "M12 2.5L20.2 7.2L20.2 16.8L12 21.5L3.8 16.8L3.8 7.2Z"),
    "seal": Symbol(
      shape:
        "M12 2.5L14.5 5L18 4.5L18.8 8L21.8 10L20.2 13L21 16.5L17.6 17.5L15.8 20.8L12 19.5L8.2 20.8L6.4 17.5L3 16.5L3.8 13L2.2 10L5.2 8L6 4.5L9.5 5Z"
    ),
    "star": Symbol(
      shape: "M12 2.8L14.8 9L21.5 9.7L16.5 14.2L17.9 20.8L12 17.4L6.1 20.8L7.5 14.2L2.5 9.7L9.2 9Z"),
    "heart": Symbol(
      shape:
        "M12 20.5C5 15.5 2.5 12 2.5 8.5C2.5 5.5 4.7 3.8 7 3.8C9.2 3.8 11 5 12 7C13 5 14.8 3.8 17 3.8C19.3 3.8 21.5 5.5 21.5 8.5C21.5 12 19 15.5 12 20.5Z"
    ),
    "exclamationmark.triangle": Symbol(
      shape: "M12 3.5L22 20.5L2 20.5Z", lines: "M12 9.5L12 14.5", solid: "O12 17.5 1.1"),
    "line.3.horizontal": Symbol(lines: "M4 6.5L20 6.5M4 12L20 12M4 17.5L20 17.5"),
    "line.3.horizontal.decrease": Symbol(lines: "M4 7L20 7M7 12L17 12M10 17L14 17"),
    "list.bullet": Symbol(
      lines: "M9 6L20 6M9 12L20 12M9 18L20 18", solid: "O4.8 6 1.4O4.8 12 1.4O4.8 18 1.4"),
    "list.dash": Symbol(
      lines: "M9.5 6L20 6M9.5 12L20 12M9.5 18L20 18M4 6L5.5 6M4 12L5.5 12M4 18L5.5 18"),
    "list.number": Symbol(
      lines: "M10 6L20 6M10 12L20 12M10 18L20 18M4 5L5 4.2L5 8M3.8 16L6 16L4 19.5L6.2 19.5"),
    "square.grid.2x2": Symbol(
      shape:
        "M4 4L10.5 4L10.5 10.5L4 10.5ZM13.5 4L20 4L20 10.5L13.5 10.5ZM4 13.5L10.5 13.5L10.5 20L4 20ZM13.5 13.5L20 13.5L20 20L13.5 20Z"
    ),
    "slider.horizontal.3": Symbol(
      lines: "M4 6L20 6M4 12L20 12M4 18L20 18", solid: "O15 6 2.3O8 12 2.3O14 18 2.3"),
    "textformat": Symbol(lines: "M3.5 18L8 6L12.5 18M5 14L11 14O17.3 15 3M20.5 11.5L20.5 18"),
    "character": Symbol(lines: "M6 19L12 5L18 19M8 14.5L16 14.5"),
  ]

  /// Things of the world.
  private static let things: [String: Symbol] = [
    "house": Symbol(
      shape:
        "M3 11.5L12 3.5L21 11.5L18.5 11.5L18.5 20L14.5 20L14.5 14L9.5 14L9.5 20L5.5 20L5.5 11.5Z"),
    "person": Symbol(shape: "O12 7.5 4M4 20.5C4 16 7.5 14 12 14C16.5 14 20 16 20 20.5Z"),
    "person.2": Symbol(
      shape:
        "O8.5 8 3.2M2 19C2 15.5 5 13.5 8.5 13.5C12 13.5 15 15.5 15 19ZO16.5 8.5 2.7M16.8 19L22 19C22 16 20 13.8 16.8 13.8"
    ),
    "person.3": Symbol(
      shape:
        "O12 8 3M6.5 19C6.5 15.5 9 13.5 12 13.5C15 13.5 17.5 15.5 17.5 19ZO4.8 9.5 2O19.2 9.5 2"),
    "gearshape": Symbol(
      shape:
        "M10.3 2.5L13.7 2.5L14.2 5.2L16.6 6.2L18.9 4.7L21.3 7.1L19.8 9.4L20.8 11.8L21.5 12L21.5 13.7L18.8 14.2L17.8 16.6L19.3 18.9L16.9 21.3L14.6 19.8L13.7 21.5L10.3 21.5L9.8 18.8L7.4 17.8L5.1 19.3L2.7 16.9L4.2 14.6L2.5 13.7L2.5 10.3L5.2 9.8L6.2 7.4L4.7 5.1L7.1 2.7L9.4 4.2Z",
      lines: "O12 12 3.2"),
    "gear": Symbol(
      lines:
        "O12 12 6.5O12 12 2.5M12 2.5L12 5.5M12 18.5L12 21.5M2.5 12L5.5 12M18.5 12L21.5 12M5.3 5.3L7.4 7.4M16.6 16.6L18.7 18.7M18.7 5.3L16.6 7.4M7.4 16.6L5.3 18.7"
    ),
    "magnifyingglass": Symbol(lines: "O10.5 10.5 6.5M15.5 15.5L20.5 20.5"),
    "trash": Symbol(
      shape: "M6 7L18 7L17 21L7 21Z",
      lines: "M3.5 6.5L20.5 6.5M9 6L9 3.5L15 3.5L15 6M10 10.5L10.3 17.5M14 10.5L13.7 17.5"),
    "bell": Symbol(
      shape:
        "M12 3C8 3 6 6 6 9.5C6 14 4 15.5 3.5 17.5L20.5 17.5C20 15.5 18 14 18 9.5C18 6 16 3 12 3Z",
      lines: "M10 20.5Q12 22 14 20.5"),
    "flag": Symbol(
      shape: "M5.5 4Q9 2.5 12 4Q15 5.5 19 4L19 13.5Q15 15 12 13.5Q9 12 5.5 13.5Z",
      lines: "M5.5 4L5.5 21.5"),
    "bookmark": Symbol(shape: "M6.5 3L17.5 3L17.5 21L12 16L6.5 21Z"),
    "tag": Symbol(shape: "M3.5 4.5L11.5 3.5L21 13L13 21L3.5 11.5Z", solid: "O8 8 1.5"),
    "gift": Symbol(
      shape: "M4 9L20 9L20 20.5L4 20.5Z",
      lines:
        "M12 9L12 20.5M3 9L21 9M12 9C8 9 7 4.5 9 4C11 3.5 12 7 12 9C12 7 13 3.5 15 4C17 4.5 16 9 12 9"
    ),
    "cart": Symbol(
      shape: "M5.5 6.5L21 6.5L19 15L7 15Z", lines: "M2.5 3.5L4.8 3.5L7 15",
      solid: "O9 19 1.8O17 19 1.8"),
    "bag": Symbol(
      shape: "M4.5 8L19.5 8L20.5 21L3.5 21Z", lines: "M8.5 10L8.5 7C8.5 2.5 15.5 2.5 15.5 7L15.5 10"
    ),
    "creditcard": Symbol(shape: "M3 5.5L21 5.5L21 18.5L3 18.5Z", lines: "M3 9.5L21 9.5M6 15L10 15"),
    "lock": Symbol(
      shape: "M5.5 10.5L18.5 10.5L18.5 21L5.5 21Z", lines: "M8 10.5L8 7C8 2 16 2 16 7L16 10.5"),
    "lock.open": Symbol(
      shape: "M5.5 10.5L18.5 10.5L18.5 21L5.5 21Z", lines: "M8 10.5L8 6.5C8 2 15 1.5 16 5.5"),
    "key": Symbol(lines: "O7.5 12 4.5M12 12L21 12L21 16M17 12L17 15"),
    "eye": Symbol(
      shape:
        "M1.5 12C4.5 7.5 8 5.5 12 5.5C16 5.5 19.5 7.5 22.5 12C19.5 16.5 16 18.5 12 18.5C8 18.5 4.5 16.5 1.5 12Z",
      lines: "O12 12 3"),
    "sun.max": Symbol(
      shape: "O12 12 4.5",
      lines:
        "M12 2L12 4.5M12 19.5L12 22M2 12L4.5 12M19.5 12L22 12M5 5L6.7 6.7M17.3 17.3L19 19M19 5L17.3 6.7M6.7 17.3L5 19"
    ),
    "sun.min": Symbol(
      shape: "O12 12 4", lines: "M12 4.5L12 5M12 19L12 19.5M4.5 12L5 12M19 12L19.5 12"),
    "moon": Symbol(
      shape: "M20.5 14.5C13 17.5 7 11 9.5 3.5C2 6 1.5 15.5 7.5 19.5C12.5 22.5 18.5 20 20.5 14.5Z"),
    "cloud": Symbol(
      shape: "M7 18.5C0.5 18.5 1 10.5 6.5 10.5C7.5 4.5 16 4 17 10C23 10 23 18.5 17.5 18.5Z"),
    "cloud.rain": Symbol(
      shape: "M7 14.5C0.5 14.5 1 6.5 6.5 6.5C7.5 1 16 1 17 6.5C23 6.5 23 14.5 17.5 14.5Z",
      lines: "M8 17.5L6.5 21M12.5 17.5L11 21M17 17.5L15.5 21"),
    "cloud.sun": Symbol(
      shape: "M6.5 19.5C0.5 19.5 1 12.5 6 12.5C7 7.5 14 7.5 15 12.5C20.5 12.5 20.5 19.5 15.5 19.5Z",
      lines: "M13 6.5C16 3.5 21 7 19 11M16.5 2L16.5 3M21 4L20.3 4.7"),
    "snowflake": Symbol(
      lines:
        "M12 3L12 21M4.2 7.5L19.8 16.5M19.8 7.5L4.2 16.5M9.5 4.5L12 7L14.5 4.5M9.5 19.5L12 17L14.5 19.5"
    ),
    "bolt": Symbol(shape: "M13.5 2.5L4.5 13.5L11 13.5L10 21.5L19.5 10L13 10Z"),
    "drop": Symbol(
      shape: "M12 3C15.5 8 18 11 18 15C18 18.5 15.5 21 12 21C8.5 21 6 18.5 6 15C6 11 8.5 8 12 3Z"),
    "flame": Symbol(
      shape:
        "M12.5 2.5C13 7 18.5 9 18.5 15C18.5 19 15.5 21.5 12 21.5C8.5 21.5 5.5 19 5.5 15C5.5 12 7 10.5 8 8.5C9 10.5 9.5 11 10.5 11.5C10.5 8 10.5 5 12.5 2.5Z"
    ),
    "leaf": Symbol(
      shape: "M20.5 3.5C9 3.5 3.5 8 4.5 18.5C15 20 20.5 14 20.5 3.5Z", lines: "M3 21L13 11"),
    "tree": Symbol(
      shape: "M12 2.5L19 11L16 11L20.5 17.5L3.5 17.5L8 11L5 11Z", lines: "M12 17.5L12 21.5"),
    "globe": Symbol(lines: "O12 12 9M3 12L21 12M12 3C6.5 8 6.5 16 12 21C17.5 16 17.5 8 12 3"),
    "map": Symbol(
      shape: "M3 6L9 3.5L15 6L21 3.5L21 18L15 20.5L9 18L3 20.5Z", lines: "M9 3.5L9 18M15 6L15 20.5"),
    "mappin": Symbol(shape: "O12 7 4", lines: "M12 11L12 21"),
    "location": Symbol(shape: "M20.5 3.5L13.5 20.5L11.5 12.5L3.5 10.5Z"),
    "airplane": Symbol(
      solid:
        "M12 2C13 2 13.6 3.5 13.6 5L13.6 9L21.5 13.5L21.5 15.5L13.6 13L13.3 18L16 20L16 21.5L12 20.3L8 21.5L8 20L10.7 18L10.4 13L2.5 15.5L2.5 13.5L10.4 9L10.4 5C10.4 3.5 11 2 12 2Z"
    ),
    "car": Symbol(
      shape: "M4 12L6 6.5L18 6.5L20 12L21 13L21 18L3 18L3 13Z", lines: "M4 12L20 12",
      solid: "O6.8 15 1.3O17.2 15 1.3"),
    "bicycle": Symbol(
      lines:
        "O5.5 16 3.8O18.5 16 3.8M5.5 16L9 9L16 9L12 16L5.5 16M12 16L9 9M16 9L18.5 16M15 6.5L17 6.5M7.5 8L10 8"
    ),
    "figure.walk": Symbol(
      lines: "M12 8L11 14L14 17.5L15 22M11 14L7.5 22M7 12L11.5 8L14 11L17 12", solid: "O13 4 2"),
    "figure.run": Symbol(
      lines:
        "M13 8L10.5 13.5L14.5 16L13 21.5M10.5 13.5L8.5 17L4 17M6.5 11L9 8L13 8L15.5 11L19 10.5",
      solid: "O15.5 4 2"),
    "pawprint": Symbol(
      solid:
        "M12 12C15 12 17.5 16 17.5 18.5C17.5 21 14.5 20 12 20C9.5 20 6.5 21 6.5 18.5C6.5 16 9 12 12 12ZO6 11.5 2O9.5 6.5 2.2O14.5 6.5 2.2O18 11.5 2"
    ),
    "hare": Symbol(
      shape:
        "M3 17C3 12 8 10 12 10.5L10 4L14 9.5C18 10 21 12 21 14.5C21 16 18 16.5 16 16.5L16 19L4 19Z"),
    "tortoise": Symbol(
      shape: "M3 15C4 8 16 7 18 13.5C20 12.5 22 13 22 14.5C22 16 20 16.5 18 16.5L3 16.5Z",
      lines: "M6.5 16.5L6 19.5M15 16.5L15.5 19.5"),
    "fork.knife": Symbol(lines: "M5 3L5 8C5 11 9 11 9 8L9 3M7 3L7 21M17 21L17 3C14 5 14 11 17 13"),
    "cup.and.saucer": Symbol(
      shape: "M4.5 6L17 6L16 14C15.5 16 14.5 17 12.5 17L9 17C7 17 6 16 5.5 14Z",
      lines: "M17 8C21 7 21 12.5 16.5 12.5M3 20L19 20"),
    "birthday.cake": Symbol(
      shape: "M4 12L20 12L20 20.5L4 20.5Z", lines: "M4 16Q8 18.5 12 16Q16 13.5 20 16M12 12L12 7",
      solid: "O12 5 1.5"),
    "graduationcap": Symbol(
      shape: "M1.5 9L12 4.5L22.5 9L12 13.5Z",
      lines: "M6 11L6 16.5Q12 20.5 18 16.5L18 11M21 9.5L21 15"),
    "hand.thumbsup": Symbol(
      shape:
        "M7.5 10.5L11.5 3C14 3 14.5 5 13.5 9L19 9C21.5 9 21 12 20.3 13C21 15 20 16 19.3 16.5C19.5 18.5 18.5 19.5 17 19.5L7.5 19.5Z",
      lines: "M4 10.5L4 19.5"),
    "hand.thumbsdown": Symbol(
      shape:
        "M7.5 13.5L11.5 21C14 21 14.5 19 13.5 15L19 15C21.5 15 21 12 20.3 11C21 9 20 8 19.3 7.5C19.5 5.5 18.5 4.5 17 4.5L7.5 4.5Z",
      lines: "M4 13.5L4 4.5"),
    "hand.raised": Symbol(
      shape:
        "M6 12L6 6.5Q7.2 5 8.5 6.5L8.5 4Q9.7 2.5 11 4L11 3Q12.2 1.5 13.5 3L13.5 5Q14.7 3.5 16 5L16 13L18.5 10Q20.5 9.5 20 11.5L17 18Q15.5 21.5 11.5 21.5Q6 21.5 6 15Z"
    ),
    "sparkles": Symbol(
      solid:
        "M10 4L11.8 10.2L18 12L11.8 13.8L10 20L8.2 13.8L2 12L8.2 10.2ZM18.5 2.5L19.3 5.2L22 6L19.3 6.8L18.5 9.5L17.7 6.8L15 6L17.7 5.2Z"
    ),
    "paintbrush": Symbol(
      shape: "M20.5 3.5L11 14L8.5 11.5L19 2.5Z",
      lines: "M8.5 12C5 12.5 6 17.5 3 19.5C7 21.5 11 18.5 11 14.5"),
    "paintpalette": Symbol(
      shape:
        "M12 3C6.5 3 2.5 7 2.5 12C2.5 17 7 21 11 21C13.5 21 13 18.5 13 17.5C13 15.5 15 15.5 17 15.5C20 15.5 21.5 14 21.5 11.5C21.5 6.5 17.5 3 12 3Z",
      solid: "O7.5 12 1.4O9.5 7.5 1.4O15 7.5 1.4"),
    "hammer": Symbol(shape: "M4 8L8 4L15 4L18 7L14 10L11 8L8 11Z", lines: "M12 9.5L20 20"),
    "wrench": Symbol(
      shape:
        "M20 7L16.5 9.5L14.5 7.5L17 4C13.5 2.5 10 6 11.5 10L4 17.5Q4.5 20 6.5 20L14 12.5C18 14 21.5 10.5 20 7Z"
    ),
    "wrench.and.screwdriver": Symbol(
      shape:
        "M20.5 5.5L18 7.5L16.5 6L18.5 3.5C15.5 2.5 13 5 14 8L4.5 17.5Q3.5 19.5 5 20.5L6.5 19.5L16 10C19 11 21.5 8.5 20.5 5.5Z",
      lines: "M3.5 4.5L6.5 5.5L10 9M14 13.5L20 19.5"),
    "figure.archery": Symbol(
      lines:
        "M9 8L9 14L6 21M9 14L12 21M9 9.5L17 9.5M9 9.5L5.5 11L5.5 9.5M15 3.5Q20 9.5 15 15.5M15 3.5L11 9.5L15 15.5",
      solid: "O9 4.5 2"),
    "cube": Symbol(
      shape: "M12 2.5L20.5 7L20.5 17L12 21.5L3.5 17L3.5 7Z",
      lines: "M3.5 7L12 11.5L20.5 7M12 11.5L12 21.5"),
    "puzzlepiece": Symbol(
      shape:
        "M4 8L9 8C7.5 3 14.5 3 13 8L18 8L18 12.5C22.5 11 22.5 18 18 16.5L18 21L4 21L4 16C8 17.5 8 11.5 4 13Z"
    ),
    "gamecontroller": Symbol(
      shape:
        "M7 7L17 7C21 7 22.5 12 22 16C21.5 19.5 18.5 19 16.5 16L7.5 16C5.5 19 2.5 19.5 2 16C1.5 12 3 7 7 7Z",
      lines: "M8 9.5L8 13.5M6 11.5L10 11.5", solid: "O15.5 10.5 1O17.5 12.5 1"),
    "dice": Symbol(
      shape: "M4 4L20 4L20 20L4 20Z",
      solid: "O8.5 8.5 1.5O15.5 8.5 1.5O12 12 1.5O8.5 15.5 1.5O15.5 15.5 1.5"),
    "trophy": Symbol(
      shape: "M7 3.5L17 3.5L17 9C17 15.5 7 15.5 7 9Z",
      lines:
        "M7 5.5L3.5 5.5C3.5 9 5 11 7.5 11M17 5.5L20.5 5.5C20.5 9 19 11 16.5 11M12 14L12 18M8 20.5L16 20.5"
    ),
    "crown": Symbol(shape: "M3 7L7.5 12L12 4.5L16.5 12L21 7L19.5 18.5L4.5 18.5Z"),
    "lightbulb": Symbol(
      shape:
        "M12 2.5C7.5 2.5 5.5 6 5.5 9C5.5 13 9 14 9 17L15 17C15 14 18.5 13 18.5 9C18.5 6 16.5 2.5 12 2.5Z",
      lines: "M9.5 20L14.5 20"),
    "swift": Symbol(
      solid:
        "M14 3C19 7 20 12 18.7 15.5C21 18 20.5 20 20 20C19 18.3 17.3 18.5 16 19C12 20.5 6 19 3 14.5C6 16.5 10 17 12.5 15.5C9.5 13 7 10 5 7C8 9.5 10.5 11.5 12 12.3C10 10 8.3 8 7 5.5C10 8.5 13 11 16 12.8C17 9.5 16 6 14 3Z"
    ),
  ]

  /// Devices, sound and pictures.
  private static let media: [String: Symbol] = [
    "play": Symbol(shape: "M6.5 4L20 12L6.5 20Z"),
    "pause": Symbol(shape: "M6 4.5L9.5 4.5L9.5 19.5L6 19.5ZM14.5 4.5L18 4.5L18 19.5L14.5 19.5Z"),
    "stop": Symbol(shape: "M5.5 5.5L18.5 5.5L18.5 18.5L5.5 18.5Z"),
    "forward": Symbol(shape: "M3 6L12 12L3 18ZM12 6L21 12L12 18Z"),
    "backward": Symbol(shape: "M21 6L12 12L21 18ZM12 6L3 12L12 18Z"),
    "shuffle": Symbol(
      lines:
        "M3 7L7 7L16 17L21 17M3 17L7 17L9.5 14M13.5 10L16 7L21 7M18.5 4.5L21 7L18.5 9.5M18.5 14.5L21 17L18.5 19.5"
    ),
    "repeat": Symbol(
      lines: "M4 11L4 7.5L19 7.5M16 4.5L19 7.5L16 10.5M20 13L20 16.5L5 16.5M8 13.5L5 16.5L8 19.5"),
    "speaker": Symbol(shape: "M5 9.5L9 9.5L15 5L15 19L9 14.5L5 14.5Z"),
    "speaker.wave.2": Symbol(
      shape: "M2.5 9.5L6 9.5L11.5 5L11.5 19L6 14.5L2.5 14.5Z",
      lines: "M14.5 9Q16.5 12 14.5 15M17.5 6.5Q21.5 12 17.5 17.5"),
    "speaker.wave.3": Symbol(
      shape: "M1.5 9.5L5 9.5L10 5L10 19L5 14.5L1.5 14.5Z",
      lines: "M12.5 9.5Q14 12 12.5 14.5M15.5 7.5Q18 12 15.5 16.5M18.5 5Q22.5 12 18.5 19"),
    "speaker.slash": Symbol(shape: "M5 9.5L9 9.5L15 5L15 19L9 14.5L5 14.5Z", lines: "M4 4L20 20"),
    "music.note": Symbol(lines: "M9.5 17.5L9.5 4.5L18 3L18 7L9.5 8.5", solid: "O7.3 18 2.8"),
    "mic": Symbol(
      shape: "M12 3C14 3 15 4.5 15 6.5L15 11.5C15 16 9 16 9 11.5L9 6.5C9 4.5 10 3 12 3Z",
      lines: "M6 11.5C6 19.5 18 19.5 18 11.5M12 17.5L12 21"),
    "camera": Symbol(shape: "M3 7L7.5 7L9 4.5L15 4.5L16.5 7L21 7L21 19L3 19Z", lines: "O12 13 3.8"),
    "photo": Symbol(
      shape: "M3 5L21 5L21 19L3 19Z", lines: "M3.5 17L9 11.5L13.5 16L16.5 13L20.5 16.5",
      solid: "O15.5 9 1.7"),
    "video": Symbol(
      shape: "M2.5 6.5L15 6.5L15 17.5L2.5 17.5ZM16.5 10.5L21.5 7.5L21.5 16.5L16.5 13.5Z"),
    "phone": Symbol(
      shape:
        "M6 3L9.5 3L11 8L8.5 10C10 13 12 15 14.5 16L16.5 13.5L21 15L21 18.5C21 20 20 21 18.5 21C10 21 3 14 3 6C3 4.5 4.5 3 6 3Z"
    ),
    "envelope": Symbol(shape: "M3 5.5L21 5.5L21 18.5L3 18.5Z", lines: "M3.5 6.5L12 13.5L20.5 6.5"),
    "message": Symbol(
      shape:
        "M12 4C17 4 21 7 21 11.5C21 16 17 19 12 19C11 19 10 18.8 9 18.5L5 20.5L6 17C4 15.5 3 13.5 3 11.5C3 7 7 4 12 4Z"
    ),
    "bubble.left": Symbol(shape: "M4 5L20 5L20 16.5L11 16.5L6.5 20.5L6.5 16.5L4 16.5Z"),
    "bubble.right": Symbol(shape: "M20 5L4 5L4 16.5L13 16.5L17.5 20.5L17.5 16.5L20 16.5Z"),
    "paperplane": Symbol(
      shape: "M21.5 2.5L2.5 10L10.5 13.5L14 21.5Z", lines: "M21.5 2.5L10.5 13.5"),
    "link": Symbol(
      lines:
        "M10 14C8 12 8 10.5 10 8.5L13.5 5C15.5 3 17.5 3 19.2 4.8C21 6.5 21 8.5 19 10.5L17 12.5M14 10C16 12 16 13.5 14 15.5L10.5 19C8.5 21 6.5 21 4.8 19.2C3 17.5 3 15.5 5 13.5L7 11.5"
    ),
    "wifi": Symbol(
      lines:
        "M2.5 9.5C8 4.5 16 4.5 21.5 9.5M6 13.2C9.5 10 14.5 10 18 13.2M9.5 16.8Q12 14.8 14.5 16.8",
      solid: "O12 20 1.4"),
    "antenna.radiowaves.left.and.right": Symbol(
      lines:
        "M7 7Q4.5 11 7 15M4 4.5Q-0.5 11 4 17.5M17 7Q19.5 11 17 15M20 4.5Q24.5 11 20 17.5M12 13L12 21",
      solid: "O12 11 1.9"),
    "iphone": Symbol(
      shape:
        "M7.5 2.5L16.5 2.5Q18 2.5 18 4L18 20Q18 21.5 16.5 21.5L7.5 21.5Q6 21.5 6 20L6 4Q6 2.5 7.5 2.5Z",
      lines: "M10.5 4.5L13.5 4.5"),
    "ipad": Symbol(
      shape: "M5 3L19 3Q20 3 20 4L20 20Q20 21 19 21L5 21Q4 21 4 20L4 4Q4 3 5 3Z",
      lines: "M10 18.8L14 18.8"),
    "laptopcomputer": Symbol(shape: "M4.5 5L19.5 5L19.5 16L4.5 16Z", lines: "M2 19L22 19"),
    "desktopcomputer": Symbol(shape: "M3 4L21 4L21 16L3 16Z", lines: "M12 16L12 20M8 20.5L16 20.5"),
    "display": Symbol(shape: "M3 4L21 4L21 16L3 16Z", lines: "M9 20.5L15 20.5M12 16L12 20.5"),
    "applewatch": Symbol(
      shape: "M7.5 6.5L16.5 6.5L16.5 17.5L7.5 17.5Z",
      lines: "M9 6.5L9.5 2.5L14.5 2.5L15 6.5M9 17.5L9.5 21.5L14.5 21.5L15 17.5"),
    "headphones": Symbol(
      shape: "M3.5 14L6.5 14L6.5 20L3.5 20ZM17.5 14L20.5 14L20.5 20L17.5 20Z",
      lines: "M3.5 14C3.5 0.5 20.5 0.5 20.5 14"),
    "tv": Symbol(shape: "M3 5L21 5L21 17L3 17Z", lines: "M8 20.5L16 20.5"),
    "keyboard": Symbol(
      shape: "M2.5 6L21.5 6L21.5 18L2.5 18Z",
      lines: "M6 10L6.2 10M10 10L10.2 10M14 10L14.2 10M18 10L18.2 10M8 14.5L16 14.5"),
    "cpu": Symbol(
      shape: "M6 6L18 6L18 18L6 18Z",
      lines:
        "M9.5 9.5L14.5 9.5L14.5 14.5L9.5 14.5L9.5 9.5M9 3L9 6M15 3L15 6M9 18L9 21M15 18L15 21M3 9L6 9M3 15L6 15M18 9L21 9M18 15L21 15"
    ),
    "battery.100": Symbol(
      shape: "M2.5 8L19 8L19 16L2.5 16Z", lines: "M21.5 10.5L21.5 13.5",
      solid: "M4.5 10L17 10L17 14L4.5 14Z"),
    "clock": Symbol(shape: "O12 12 9", lines: "M12 6.5L12 12L16 14.5"),
    "timer": Symbol(shape: "O12 13 8", lines: "M12 13L12 8.5M9.5 2.5L14.5 2.5M12 2.5L12 5"),
    "stopwatch": Symbol(shape: "O12 13 8", lines: "M12 13L15.5 9.5M10 2.5L14 2.5M12 2.5L12 5"),
    "alarm": Symbol(
      shape: "O12 13 7.5", lines: "M12 8.5L12 13L15 15M3 6.5L6.5 3.5M21 6.5L17.5 3.5"),
    "hourglass": Symbol(
      lines:
        "M6 3L18 3M6 21L18 21M7.5 3C7.5 8 11 10 11.5 12C11 14 7.5 16 7.5 21M16.5 3C16.5 8 13 10 12.5 12C13 14 16.5 16 16.5 21"
    ),
  ]

  /// Documents and what is done with them.
  private static let documents: [String: Symbol] = [
    "doc": Symbol(
      shape: "M6 2.5L13.5 2.5L18.5 7.5L18.5 21.5L6 21.5Z", lines: "M13.5 2.5L13.5 7.5L18.5 7.5"),
    "doc.text": Symbol(
      shape: "M6 2.5L13.5 2.5L18.5 7.5L18.5 21.5L6 21.5Z",
      lines: "M13.5 2.5L13.5 7.5L18.5 7.5M9 12L15.5 12M9 16L15.5 16"),
    "doc.on.doc": Symbol(shape: "M3.5 6.5L13 6.5L13 21L3.5 21ZM9 6.5L9 3L20.5 3L20.5 17L13 17"),
    "note.text": Symbol(
      shape: "M4 4L20 4L20 20L4 20Z", lines: "M7.5 9L16.5 9M7.5 13L16.5 13M7.5 17L12 17"),
    "folder": Symbol(shape: "M2.5 5.5L9 5.5L11 8L21.5 8L21.5 19L2.5 19Z"),
    "tray": Symbol(
      shape: "M5.5 5L18.5 5L21.5 13L21.5 19L2.5 19L2.5 13Z",
      lines: "M2.5 13L8.5 13Q9 16 12 16Q15 16 15.5 13L21.5 13"),
    "archivebox": Symbol(
      shape: "M3.5 9L20.5 9L20.5 20L3.5 20ZM2.5 4.5L21.5 4.5L21.5 9L2.5 9Z",
      lines: "M9.5 13L14.5 13"),
    "book": Symbol(
      shape:
        "M12 6C9 4 6 4 2.5 4.5L2.5 19C6 18.5 9 18.5 12 20.5C15 18.5 18 18.5 21.5 19L21.5 4.5C18 4 15 4 12 6Z",
      lines: "M12 6L12 20.5"),
    "books.vertical": Symbol(
      shape:
        "M3.5 4L8 4L8 20.5L3.5 20.5ZM8 7L12.5 7L12.5 20.5L8 20.5ZM13.5 6.5L17.5 5.5L21 19.5L17 20.5Z"
    ),
    "newspaper": Symbol(
      shape: "M3 5L17.5 5L17.5 19.5L5 19.5Q3 19.5 3 17.5Z",
      lines: "M17.5 9L21 9L21 17.5Q21 19.5 19 19.5L17 19.5M6 9L14.5 9M6 12.5L14.5 12.5M6 16L11 16"),
    "pencil": Symbol(shape: "M16.5 3.5L20.5 7.5L8 20L3 21L4 16Z", lines: "M14 6L18 10"),
    "square.and.pencil": Symbol(
      lines: "M12.5 4.5L4.5 4.5L4.5 19.5L19.5 19.5L19.5 11.5M20.5 3.5L11 13L10 15L12 14L21.5 4.5"),
    "square.and.arrow.up": Symbol(
      lines:
        "M8.5 9.5L5.5 9.5L5.5 20.5L18.5 20.5L18.5 9.5L15.5 9.5M12 14.5L12 3M8.5 6.5L12 3L15.5 6.5"),
    "square.and.arrow.down": Symbol(
      lines:
        "M8.5 9.5L5.5 9.5L5.5 20.5L18.5 20.5L18.5 9.5L15.5 9.5M12 3L12 14.5M8.5 11L12 14.5L15.5 11"),
    "paperclip": Symbol(
      lines:
        "M19 11L11 19C7 22.5 2.5 18 6 14L15 5C18 2.5 21 5.5 18.5 8.5L10 17C8.5 18.3 6.8 16.8 8.2 15.2L15 8.5"
    ),
    "scissors": Symbol(lines: "O6 6.5 2.5O6 17.5 2.5M8 8L20.5 18M8 16L20.5 6"),
    "calendar": Symbol(
      shape: "M3.5 5L20.5 5L20.5 20.5L3.5 20.5Z", lines: "M3.5 9.5L20.5 9.5M8 3L8 6.5M16 3L16 6.5",
      solid: "O8 13 1O12 13 1O16 13 1O8 17 1O12 17 1"),
    "chart.bar": Symbol(
      shape: "M3.5 13L7.5 13L7.5 20L3.5 20ZM10 8L14 8L14 20L10 20ZM16.5 4L20.5 4L20.5 20L16.5 20Z"),
    "chart.line.uptrend.xyaxis": Symbol(
      lines: "M3 3L3 21L21 21M6 16L10.5 11L13.5 14L20 6M15.5 6L20 6L20 10.5"),
    "chart.pie": Symbol(
      shape:
        "M11 4C6 4 2.5 8 2.5 12.5C2.5 17.5 6.5 21.5 11.5 21.5C16 21.5 20 18 20 13L11 13ZM14 2.5L14 10L21.5 10C21.5 6 18 2.5 14 2.5Z"
    ),
    "terminal": Symbol(
      shape: "M2.5 4.5L21.5 4.5L21.5 19.5L2.5 19.5Z", lines: "M6 9L9.5 12L6 15M12 15.5L17 15.5"),
    "curlybraces": Symbol(
      lines:
        "M9 3.5C5 3.5 8 11 4 12C8 13 5 20.5 9 20.5M15 3.5C19 3.5 16 11 20 12C16 13 19 20.5 15 20.5"),
    "chevron.left.forwardslash.chevron.right": Symbol(
      lines: "M7 7L2 12L7 17M17 7L22 12L17 17M14 4L10 20"),
    "rectangle.fill.on.rectangle.angled.fill": Symbol(
      shape: "M6.5 8L20.5 11L18 21L4 18Z", lines: "M3 14L3 4L17 4L17.5 7"),
    "photo.on.rectangle": Symbol(
      shape: "M7 8L21.5 8L21.5 20L7 20Z",
      lines: "M4 16.5L2.5 16.5L2.5 4.5L17 4.5L17 6M7.5 18L12 13.5L15.5 17L18 14.5L21 17.5"),
    "rectangle.portrait.and.arrow.right": Symbol(
      lines: "M13 4L4 4L4 20L13 20M10 12L21 12M17 8L21 12L17 16"),
    "rectangle.stack": Symbol(
      shape: "M3.5 9L20.5 9L20.5 20L3.5 20Z", lines: "M5.5 6L18.5 6M7.5 3L16.5 3"),
    "square.stack": Symbol(shape: "M4 8.5L20 8.5L20 21L4 21Z", lines: "M6 5.5L18 5.5M8 2.5L16 2.5"),
    "qrcode": Symbol(
      lines: "M4 4L10 4L10 10L4 10L4 4M14 4L20 4L20 10L14 10L14 4M4 14L10 14L10 20L4 20L4 14",
      solid:
        "M6 6L8 6L8 8L6 8ZM16 6L18 6L18 8L16 8ZM6 16L8 16L8 18L6 18ZM14 14L17 14L17 17L14 17ZM17 17L20 17L20 20L17 20Z"
    ),
  ]
}
