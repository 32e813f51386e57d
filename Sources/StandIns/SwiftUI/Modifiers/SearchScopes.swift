import Foundation

/// When scopes of a search are shown. Follows documentation/swiftui/searchscopeactivation.
public struct SearchScopeActivation: Hashable, Sendable {
  let name: String
  public static var automatic: SearchScopeActivation { .init(name: "automatic") }
  public static var onTextEntry: SearchScopeActivation { .init(name: "onTextEntry") }
  public static var onSearchPresentation: SearchScopeActivation {
    .init(name: "onSearchPresentation")
  }
}

/// Where suggestions are shown. Follows documentation/swiftui/searchsuggestionsplacement.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  let name: String
  public static var automatic: SearchSuggestionsPlacement { .init(name: "automatic") }
  public static var menu: SearchSuggestionsPlacement { .init(name: "menu") }
  public static var content: SearchSuggestionsPlacement { .init(name: "content") }
  /// Some places. Follows documentation/swiftui/searchsuggestionsplacement/set.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var menu: Set { Set(rawValue: 1) }
    public static var content: Set { Set(rawValue: 2) }
  }
}

extension EnvironmentValues {
  /// Where suggestions are shown.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}

nonisolated extension View {
  private func scopes<V: Hashable, S: View>(_ scope: Binding<V>, _ scopes: S) -> some View {
    let picker = Picker("Scope", selection: scope) { scopes }
    return node(picker) { node, content, picker in
      node.setChildren([
        Child(key: "scopes", view: picker, place: .toolbar), Child(key: 0, view: content),
      ])
    }
  }
  /// Adds scopes of a search.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    self.scopes(scope, scopes())
  }
  /// Adds scopes of a search that are shown at some time.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    self.scopes(scope, scopes())
  }
  /// Shows or hides suggestions at places.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    trait(ToolbarSetting(name: "suggestions \(visibility)"))
  }
  /// Ties the focus of the field of a search to a state.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    focused(binding)
  }
  /// Ties the focus of the field of a search to a value of a state.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    focused(binding, equals: value)
  }
  /// Adds a field for a search with parts that are marked.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }
  /// Adds a field for a search with parts that are marked, and suggestions.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }
}
