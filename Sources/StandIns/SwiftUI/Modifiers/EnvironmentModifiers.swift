import Combine
import Observation

nonisolated extension View {
  /// Sets a value of the environment of this view.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment of this view.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    changingEnvironment { $0.setObject(object, as: T.self) }
  }

  /// Puts an observable object into the environment of this view.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    changingEnvironment { $0.setObject(object, as: T.self) }
  }

  /// Changes a value of the environment of this view.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Disables the controls in this view.
  public func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Sets the colour scheme of this view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets the colour scheme of the whole presentation.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    changingEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }
  }

  /// Sets the colour that controls and accents have.
  public func tint(_ tint: Color?) -> some View { environment(\.tintColor, tint) }

  /// Sets the style that controls and accents have.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    changingEnvironment { $0.tintStyle = tint.map { AnyShapeStyle($0) } }
  }

  /// Sets the accent colour.
  public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.tintColor, accentColor)
  }

  /// Sets the size of the controls.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Shows placeholders, or not.
  public func redacted(reason: RedactionReasons) -> some View {
    environment(\.redactionReasons, reason)
  }

  /// Shows content again where placeholders were set.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Hides the labels of controls.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }

  /// Sets where stored values are kept.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }

  /// Has a header's text as it is, or in another case.
  public func textCase(_ textCase: Text.Case?) -> some View {
    changingEnvironment { ($0.textCase, $0.isTextCaseSet) = (textCase, true) }
  }

  /// Sets the size of the text.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}
