// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What views further out have said of a search field inside.
struct SearchParts {
  var suggestions: AnyView?
  /// Where no suggestions are shown.
  var hidden: SearchSuggestionsPlacement.Set = []
  var scopes: AnyView?
  var activation = SearchScopeActivation.automatic
  /// What is selected of the field's text; nil where only the field knows.
  var selection: Binding<TextSelection?>?
  /// Hand the focus of the field to those who asked for it.
  var focuses: [(AnyView) -> AnyView] = []
  /// Whether the title and the items of the bar stay while something is searched.
  var keepsBar = false
  /// Whether a field in a bar is a circle while nothing is searched.
  var isMinimized = false
}

private enum SearchPartsKey: EnvironmentKey {
  static var defaultValue: SearchParts { SearchParts() }
}

private enum SuggestionsPlacementKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

extension EnvironmentValues {
  var searchParts: SearchParts {
    get { self[SearchPartsKey.self] }
    set { self[SearchPartsKey.self] = newValue }
  }

  /// The place of the suggestions that the view is one of: `content` on iOS, `menu` on macOS.
  ///
  /// It's `automatic` where the view isn't part of a search's suggestions.
  public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SuggestionsPlacementKey.self] }
    set { self[SuggestionsPlacementKey.self] = newValue }
  }
}

extension View {
  /// Suggests what to search for, by views that lie over the content while the field of a `searchable` inside is in
  /// use.
  ///
  /// A row with a `searchCompletion(_:)` fills the field when it's tapped. Where there are no views, nothing lies over
  /// the content.
  nonisolated public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View {
    let suggestions = AnyView(suggestions())
    return transformEnvironment(\.searchParts) { $0.suggestions = suggestions }
  }

  /// Shows or hides a search's suggestions in some places. `automatic` counts as `visible`.
  ///
  /// Gnomon's suggestions have one place: `content` on iOS, `menu` on macOS.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchParts) {
      if visibility == .hidden { $0.hidden.formUnion(placements) } else { $0.hidden.subtract(placements) }
    }
  }

  /// Lets a search be narrowed to one of some scopes, by a segmented picker below the search field inside.
  ///
  /// The tags of the views are the values of `scope`. The picker is shown during the search: on iOS while there's text.
  nonisolated public func searchScopes<V, S>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View
  where V: Hashable, S: View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Lets a search be narrowed to one of some scopes, by a segmented picker that is shown from a given moment on.
  ///
  /// The picker lies below the search field of a `searchable` inside. The tags of the views are the values of `scope`.
  nonisolated public func searchScopes<V, S>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View where V: Hashable, S: View {
    let picker = AnyView(
      Picker(selection: scope, content: scopes) { EmptyView() }.pickerStyle(.segmented).labelsHidden())
    return transformEnvironment(\.searchParts) { ($0.scopes, $0.activation) = (picker, activation) }
  }

  /// Binds the focus of the search field of a `searchable` inside. The binding is true while the field has the focus.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Binds the focus of the search field of a `searchable` inside. The field has it while the binding has the given
  /// value.
  nonisolated public func searchFocused<V>(_ binding: FocusState<V>.Binding, equals value: V) -> some View
  where V: Hashable {
    transformEnvironment(\.searchParts) { $0.focuses.append { AnyView($0.focused(binding, equals: value)) } }
  }

  /// Binds the selected part of the text in the search field of a `searchable` inside; nil is none.
  ///
  /// Tokens in front of the text aren't part of it.
  nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    transformEnvironment(\.searchParts) { $0.selection = selection }
  }

  /// Sets whether the title and the items of the bar above leave while something is searched. With
  /// `avoidHidingContent` they stay.
  nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
  {
    transformEnvironment(\.searchParts) { $0.keepsBar = behavior.keepsBar }
  }

  /// Sets how a search field in a bar looks before it's used.
  ///
  /// With `minimize` the field of a `searchable` inside is a circle on iOS 26 until it's tapped, where it stands in the
  /// bar at the bottom of a stack's page.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    transformEnvironment(\.searchParts) { $0.isMinimized = behavior == .minimize }
  }
}
