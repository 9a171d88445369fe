import Foundation

/// Where a search field lies.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// Whether the field stays when content is scrolled.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  private let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let action: (@MainActor () -> Void)?
  nonisolated init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }
  public func callAsFunction() { action?() }
}

extension DismissSearchAction: @unchecked Sendable {}

private enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction() }
}

extension EnvironmentValues {
  /// Whether the search field around is in use.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search around.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// A view with a search field above it.
nonisolated struct SearchableView<Content: View>: View, _SeeThroughView {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?

  @MainActor var body: some View {
    content
      .environment(\.isSearching, isPresented?.wrappedValue ?? false)
      .environment(
        \.dismissSearch,
        DismissSearchAction {
          text.wrappedValue = ""
          isPresented?.wrappedValue = false
        }
      )
      .safeAreaInset(edge: .top, spacing: 0) { SearchField(text: text, prompt: prompt) }
  }
}

/// The field that a search is typed in.
nonisolated struct SearchField: View {
  let text: Binding<String>
  let prompt: Text?

  @MainActor var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      TextField(text: text, prompt: prompt ?? Text("Search")) { Text("Search") }
    }
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 10))
    .padding(.horizontal)
    .padding(.bottom, 8)
  }
}

extension View {
  /// Puts a search field above the view.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: prompt)
  }

  /// Puts a search field above the view.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: Text(prompt))
  }

  /// Puts a search field above the view.
  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    SearchableView(content: self, text: text, isPresented: nil, prompt: Text(prompt))
  }

  /// Puts a search field above the view, and says whether it's in use.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, prompt: prompt)
  }

  /// Puts a search field above the view, and says whether it's in use.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, prompt: Text(prompt))
  }

  /// Suggests what to search for; shown while the field is in use, which it never is in a host.
  nonisolated public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View {
    attribute("searchSuggestions", AnyView(suggestions()))
  }

  /// The text that choosing the view as a suggestion searches for. Suggestions aren't shown here: it's kept.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    attribute("searchCompletion", completion)
  }

  /// The token that choosing the view as a suggestion adds. Suggestions aren't shown here: it's kept.
  nonisolated public func searchCompletion<T>(_ token: T) -> some View where T: Identifiable {
    attribute("searchCompletion", token)
  }
}
