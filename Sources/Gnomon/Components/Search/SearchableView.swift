// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a `searchable` says of its search.
nonisolated struct Search {
  let text: Binding<String>
  /// nil: the field alone knows.
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let placement: SearchFieldPlacement
  var tokens: SearchTokens?
}

/// A view that is searched. The field stands where the bars around have a place for it; see `place`.
nonisolated struct SearchableView<Content: View>: View, _SeeThroughView {
  let content: Content
  let search: Search
  @State private var isInUse = false
  @State private var offer = SearchOffer()
  @FocusState private var isFocused
  @Environment(\.searchParts) private var parts
  @Environment(\.platformProfile) private var profile
  @Environment(\.tabBarPlacement) private var tabs
  @Environment(\.isSearchTab) private var isSearchTab
  @Environment(\.navigation) private var stack
  @Environment(\.submitHandlers) private var submitHandlers
  @Environment(\.dynamicTypeSize) private var typeSize

  private var metrics: SearchMetrics { SearchMetrics(profile, typeSize) }
  private var isSearching: Bool { search.isPresented?.wrappedValue ?? isInUse }

  /// A place for a search field.
  private enum Place {
    /// Above what is searched, below the bar's title.
    case above
    /// By the screen's end, over what is searched.
    case end
    /// In the place of the tabs' bar.
    case tabBar
    /// Among the items of the bar at the bottom.
    case bottomBar
    /// In the place of the bar's title.
    case principal
  }

  private var place: Place {
    guard profile.system == .iOS else { return .above }
    if search.placement.area == .principal, stack != nil { return .principal }
    guard metrics.bar.isGlass else { return .above }
    // A tab for searching has the field there wherever it's asked for (sf26-07).
    if tabs == .bottomBar { return isSearchTab ? .tabBar : .above }
    if search.placement.area == .drawer { return .above }
    return stack == nil ? .end : .bottomBar
  }

  @MainActor var body: some View {
    // A stack's first page and a tab have the field of a search around them.
    if profile.system == .iOS, let host = content as? any SearchHost {
      host.hosting(search, offer)
    } else {
      searched
    }
  }

  @MainActor private var searched: some View {
    let place = place
    // As large as the page that the field belongs to.
    return content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay { if isSearching { suggestions } }
      .environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, DismissSearchAction { dismiss() })
      .environment(\.searchParts, SearchParts())
      .safeAreaInset(edge: place == .above ? VerticalEdge.top : .bottom, spacing: 0) {
        switch place {
        case .above: bar.modifier(FollowsLargeTitle())
        case .end, .tabBar: bottomBar
        case .bottomBar, .principal: scopesAlone
        }
      }
      .navigationBar { info in
        // While something is searched the bar above is away (sf26-06).
        if isSearching, place != .principal, profile.system == .iOS, !parts.keepsBar { info.isHidden = true }
        if place == .bottomBar || place == .principal { info.search = entry(isPrincipal: place == .principal) }
      }
      .transformPreference(TabBarKey.self) {
        if place == .tabBar { $0.search = isSearching ? .searching : .field }
      }
      .onChange(of: isSearching, initial: true) { isFocused = $1 }
      .onChange(of: isFocused) { if $1 { setSearching(true) } }
  }

  @MainActor private var bar: some View {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        focusedField(isGlass: false)
        if isSearching, profile.system != .macOS {
          Button("Cancel") { dismiss() }
        }
      }
      if let scopes = parts.scopes, showsScopes { scopes }
    }
    .padding(.horizontal)
    .padding(.top, profile.system == .macOS ? 0 : isSearching ? SearchMetrics.searchingTop : SearchMetrics.top)
    .padding(.bottom, profile.system == .macOS ? 8 : SearchMetrics.bottom)
    .background { if profile.system == .iOS { SearchGround() } }
  }

  @MainActor private func focusedField(isGlass: Bool) -> AnyView {
    let field = SearchField(
      text: search.text, prompt: search.prompt, tokens: search.tokens, selection: parts.selection,
      isInUse: isSearching, isGlass: isGlass)
    return parts.focuses.reduce(AnyView(field.focused($isFocused))) { $1($0) }
  }

  /// The field as glass at the screen's end, with a circle to end the search. Beside it is room for the tabs' circle.
  @MainActor private var bottomBar: some View {
    let margin = isSearching ? SearchMetrics.glassDistance : BarMetrics.bottomMargin
    let leading = place == .tabBar && !isSearching ? BarMetrics.bottomRow + SearchMetrics.glassDistance : 0
    return VStack(spacing: 8) {
      if let scopes = parts.scopes, showsScopes { scopes }
      HStack(spacing: SearchMetrics.glassDistance) {
        focusedField(isGlass: true)
        if isSearching { SearchCloseCircle { dismiss() } }
      }
      .padding(.leading, leading)
    }
    .padding(.horizontal, margin)
    .padding(.bottom, margin)
    .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .bottom)
    .ignoresSafeArea(.container, edges: .bottom)
    .frame(height: BarMetrics.bottomRow + 8)
  }

  /// The scopes of a field that stands in a bar.
  @MainActor @ViewBuilder private var scopesAlone: some View {
    if let scopes = parts.scopes, showsScopes { scopes.padding(.horizontal).padding(.bottom, 8) }
  }

  /// The field as an item of a bar.
  @MainActor private func entry(isPrincipal: Bool) -> SearchBarEntry {
    let handlers = submitHandlers
    // What is submitted is told to those around the page, not around the bar.
    let field = focusedField(isGlass: metrics.bar.isGlass).environment(\.submitHandlers, handlers)
    return SearchBarEntry(
      isPrincipal: isPrincipal, isSearching: isSearching, isMinimized: parts.isMinimized, field: AnyView(field),
      begin: { setSearching(true) }, end: { dismiss() })
  }

  @MainActor private var showsScopes: Bool {
    guard isSearching else { return false }
    return switch parts.activation.moment {
    case .onSearchPresentation: true
    case .onTextEntry: !search.text.wrappedValue.isEmpty
    case .automatic: profile.system == .macOS || !search.text.wrappedValue.isEmpty
    }
  }

  @MainActor @ViewBuilder private var suggestions: some View {
    let placement: SearchSuggestionsPlacement.Set = profile.system == .macOS ? .menu : .content
    if parts.hidden.isDisjoint(with: placement) {
      SearchSuggestionList(
        suggestions: [search.tokens?.suggestions?(), parts.suggestions].compactMap { $0 },
        completion: SearchCompletion { complete($0) })
    }
  }

  @MainActor private func complete(_ value: Any) {
    if let string = value as? String {
      search.text.wrappedValue = string
    } else if search.tokens?.append(value) == true {
      search.text.wrappedValue = ""
    }
  }

  @MainActor private func setSearching(_ new: Bool) {
    if isInUse != new { isInUse = new }
    if let isPresented = search.isPresented, isPresented.wrappedValue != new { isPresented.wrappedValue = new }
  }

  @MainActor private func dismiss() {
    guard isSearching else { return }
    search.text.wrappedValue = ""
    isFocused = false
    setSearching(false)
  }
}
