public enum Lowering {
  public static func lower(_ text: String) -> (text: String, messages: [String]) { (text, []) }
}
