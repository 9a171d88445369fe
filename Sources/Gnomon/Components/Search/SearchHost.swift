// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that shows the field of a search around it inside.
protocol SearchHost: View {
  /// - Parameter offer: hands the search to tabs.
  @MainActor func hosting(_ search: Search, _ offer: SearchOffer) -> AnyView
}

extension NavigationStack: SearchHost {
  /// The first page is what is searched.
  @MainActor func hosting(_ search: Search, _ offer: SearchOffer) -> AnyView {
    AnyView(
      NavigationStack<Data, SearchableView<Root>>(root: SearchableView(content: root, search: search), path: path))
  }
}

extension NavigationSplitView: SearchHost {
  /// The sidebar is what is searched.
  @MainActor func hosting(_ search: Search, _ offer: SearchOffer) -> AnyView {
    AnyView(
      NavigationSplitView<SearchableView<Sidebar>, Content, Detail>(
        sidebar: SearchableView(content: sidebar, search: search), content: content, detail: detail,
        visibility: visibility, compactColumn: compactColumn))
  }
}

extension TabView: SearchHost {
  /// The tab for searching is what is searched; where there's none, each tab.
  @MainActor func hosting(_ search: Search, _ offer: SearchOffer) -> AnyView {
    offer.make(search)
    // What is put around several views is put around each.
    let pages = content.modifier(SearchOfferModifier(offer: offer))
    return AnyView(TabView<SelectionValue, _>(selection: selection, content: pages).environment(\.searchOffer, offer))
  }
}

extension ModifiedContent: SearchHost where Content: SearchHost, Modifier: ViewModifier {
  @MainActor func hosting(_ search: Search, _ offer: SearchOffer) -> AnyView {
    AnyView(content.hosting(search, offer).modifier(modifier))
  }
}

/// A search that is handed to the tabs inside.
nonisolated final class SearchOffer: Dependency {
  private var current: Search?
  private var isTaken = false

  func make(_ search: Search) {
    current = search
    notifyReaders()
  }

  /// What a tab for searching takes.
  func take() -> Search? {
    registerRead()
    if !isTaken {
      isTaken = true
      notifyReaders()
    }
    return current
  }

  /// What other tabs have; nil where there's a tab for searching.
  var search: Search? {
    registerRead()
    return isTaken ? nil : current
  }
}

private enum SearchOfferKey: EnvironmentKey {
  static var defaultValue: SearchOffer? { nil }
}

private enum IsSearchTabKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The search around a tab view; nil elsewhere.
  var searchOffer: SearchOffer? {
    get { self[SearchOfferKey.self] }
    set { self[SearchOfferKey.self] = newValue }
  }

  /// Whether the view stands in a tab for searching.
  var isSearchTab: Bool {
    get { self[IsSearchTabKey.self] }
    set { self[IsSearchTabKey.self] = newValue }
  }
}

/// The page of a tab for searching.
nonisolated struct SearchTabPage<Content: View>: View {
  let content: Content
  @Environment(\.searchOffer) private var offer

  @MainActor var body: some View {
    Group {
      if let search = offer?.take() { SearchableView(content: content, search: search) } else { content }
    }
    .environment(\.isSearchTab, true)
    .environment(\.searchOffer, nil)
  }
}

/// A page of a tab view that has no tab for searching.
nonisolated struct SearchOfferModifier: ViewModifier {
  let offer: SearchOffer

  @MainActor func body(content: Content) -> some View {
    if let search = offer.search { SearchableView(content: content, search: search) } else { content }
  }
}
