// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Takes what a suggestion stands for: a text, or a token.
struct SearchCompletion {
  let complete: @MainActor (Any) -> Void
}

private enum SearchCompletionKey: EnvironmentKey {
  static var defaultValue: SearchCompletion? { nil }
}

extension EnvironmentValues {
  /// The search whose suggestions are around; nil elsewhere.
  var searchCompletion: SearchCompletion? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }
}

/// A view that fills a search field when it's tapped as one of its suggestions.
nonisolated struct CompletingView<Content: View>: View, _SeeThroughView {
  let content: Content
  let value: Any
  @Environment(\.searchCompletion) private var completion

  @MainActor var body: some View {
    if let completion {
      Button {
        completion.complete(value)
      } label: {
        content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      content
    }
  }
}

/// A search's suggestions over what is searched; nothing where there are none.
nonisolated struct SearchSuggestionList: View {
  let suggestions: [AnyView]
  let completion: SearchCompletion
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    Group(subviews: ForEach(suggestions.indices, id: \.self) { suggestions[$0] }) { rows in
      if !rows.isEmpty {
        List { ForEach(rows) { $0 } }
          .listStyle(.plain)
          .background(.background)
          .environment(\.searchCompletion, completion)
          .environment(\.searchSuggestionsPlacement, profile.system == .macOS ? .menu : .content)
      }
    }
  }
}

extension View {
  /// Makes the view, as one of a search's suggestions, fill the search field with a text when it's tapped.
  ///
  /// Outside of a search's suggestions the view stays as it is.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    CompletingView(content: self, value: completion)
  }

  /// Makes the view, as one of a search's suggestions, add a token to the search when it's tapped. The typed text is
  /// emptied.
  ///
  /// A token of another type than the search's tokens isn't added. Outside of a search's suggestions the view stays as
  /// it is.
  nonisolated public func searchCompletion<T>(_ token: T) -> some View where T: Identifiable {
    CompletingView(content: self, value: token)
  }
}
