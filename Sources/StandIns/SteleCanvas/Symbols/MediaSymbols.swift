extension SymbolTable {
  /// Devices, sound and pictures.
  static let media: [String: Symbol] = [
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
}
