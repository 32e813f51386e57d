/// Where a field for a search is. Follows documentation/swiftui/searchfieldplacement.
public struct SearchFieldPlacement: Sendable {
  let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// In a drawer below the bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(name: "navigationBarDrawer(\(displayMode))")
  }
  /// When a drawer is shown.
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
}

nonisolated extension View {
  private func searching(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: Text?
  ) -> some View {
    node((text, isPresented, prompt)) { node, content, carried in
      let (text, isPresented, prompt) = carried
      var environment = node.environment
      environment.isSearching = isPresented?.wrappedValue ?? !text.wrappedValue.isEmpty
      environment.dismissSearch = DismissSearchAction {
        text.wrappedValue = ""
        isPresented?.wrappedValue = false
      }
      let field = TextField("Search", text: text, prompt: prompt ?? Text("Search"))
      node.setChildren([
        Child(key: "search", view: field, place: .toolbar),
        Child(key: 0, view: content, environment: environment),
      ])
    }
  }
  /// Adds a field for a search.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searching(text, nil, prompt)
  }
  /// Adds a field for a search.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searching(text, nil, Text(prompt))
  }
  /// Adds a field for a search.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searching(text, nil, Text(prompt))
  }
  /// Adds a field for a search, shown while a binding says so.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searching(text, isPresented, prompt)
  }
  /// Adds a field for a search, shown while a binding says so.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searching(text, isPresented, Text(prompt))
  }
}
