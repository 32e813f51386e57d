/// What a preview stands in. Follows documentation/swiftui/previewcontext.
public protocol PreviewContext {
  /// The value of a key, if the context has one.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a context. Follows documentation/swiftui/previewcontextkey.
public protocol PreviewContextKey {
  /// The kind of value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

extension PreviewContext {
  /// Nothing is set.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// A context that changes the environment of what it shows.
public protocol _EnvironmentPreviewContext: PreviewContext {
  /// Sets what the context says.
  func _apply(_ values: inout EnvironmentValues)
}

nonisolated extension View {
  /// Shows the view in a context.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    transformEnvironment(\.self) { (value as? any _EnvironmentPreviewContext)?._apply(&$0) }
  }
}
