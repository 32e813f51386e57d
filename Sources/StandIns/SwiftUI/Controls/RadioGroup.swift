/// Buttons of which one is on. Follows documentation/swiftui/radiogrouppickerstyle.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Buttons of which one is on.
  public init() {}
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Buttons of which one is on.
  public static var radioGroup: RadioGroupPickerStyle { .init() }
}
