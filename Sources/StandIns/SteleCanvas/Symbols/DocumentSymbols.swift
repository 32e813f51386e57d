extension SymbolTable {
  /// Documents and what is done with them.
  static let documents: [String: Symbol] = [
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
