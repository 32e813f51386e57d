/// The value that a view stands for in a picker, a list or a tab view.
struct TagTrait { let value: AnyHashable }

nonisolated extension View {
  /// Sets the value that the view stands for.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    trait(TagTrait(value: AnyHashable(tag)))
  }
}
