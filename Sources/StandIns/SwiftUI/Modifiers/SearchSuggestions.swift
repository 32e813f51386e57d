/// The text that a suggestion puts into the field of a search.
struct SearchCompletion { let text: String }

nonisolated extension View {
  /// Shows suggestions while the user searches.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    node(suggestions()) { node, content, suggestions in
      var children = [Child(key: 0, view: content)]
      if node.environment.isSearching {
        children.append(Child(key: "suggestions", view: suggestions, place: .toolbar))
      }
      node.setChildren(children)
    }
  }
  /// Adds a field for a search with suggestions.
  @available(iOS, introduced: 15.0, deprecated: 100000.0, message: "Use searchSuggestions(_:)")
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchSuggestions(suggestions).searchable(text: text, placement: placement, prompt: prompt)
  }
  /// Says what a suggestion puts into the field.
  public func searchCompletion(_ completion: String) -> some View {
    trait(SearchCompletion(text: completion))
  }
}
