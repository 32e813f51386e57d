/// What a step expects to be so at that moment.
public enum Expectation: Codable, Hashable, Sendable {
  /// The element is on the screen.
  case present(ElementName)
  /// No such element is on the screen.
  case absent(ElementName)
  /// So many such elements are on the screen.
  case count(Int, ElementName)
  /// The text that an element shows or holds, or the value that it has: a slider's number, a picker's choice.
  case value(ElementName, String)
  /// A field holds no text.
  case empty(ElementName)
  case state(ElementName, ElementState)
  /// The size of an element, to half a point.
  case size(ElementName, width: Double, height: Double)
  /// An element is in the middle of the screen, to half a point.
  case centred(ElementName, Axis)
  /// An element, or what it shows, is drawn at a scale, to a hundredth: 1 is as it was laid out.
  case scale(ElementName, Double)
  /// The title of the screen on top.
  case screen(String)
  /// The titles of all screens of the navigation stack, the one on top last.
  case screens([String])
  /// A line that the program has printed since its launch.
  case printed(String)
  /// The program has stopped in the step before (`fatalError`, an exception), with a message that contains a
  /// text.
  case stopped(message: String?)
  /// The controllers of all screens that had a title, and have left the screen, are gone from memory.
  case released(String)
}

/// What an element is like.
public enum ElementState: String, Codable, Hashable, Sendable, CaseIterable {
  case enabled, disabled, on, off, selected, focused
}

/// In which direction something is in the middle.
public enum Axis: String, Codable, Hashable, Sendable, CaseIterable {
  case horizontal, vertical, both
}
