extension SymbolTable {
  /// Signs, arrows and plain shapes.
  static let signs: [String: Symbol] = [
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
}
