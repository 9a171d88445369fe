// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The tokens of a search, of any type.
struct SearchTokens {
  /// Shown in front of the field's text.
  let chips: () -> AnyView
  /// Tokens that can be chosen; nil where none are suggested.
  let suggestions: (() -> AnyView)?
  /// Adds a token; false for what isn't one.
  let append: (Any) -> Bool
  let removeLast: () -> Void
}

extension SearchTokens {
  init<C, Chip: View, Row: View>(
    _ tokens: Binding<C>, suggested: Binding<C>?, chip: @escaping (C.Element) -> Chip,
    row: @escaping (C.Element) -> Row
  ) where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    let rows: ((Binding<C>) -> AnyView) = { suggested in
      let chosen = Set(tokens.wrappedValue.map(\.id))
      return AnyView(
        ForEach(suggested.wrappedValue.filter { !chosen.contains($0.id) }) { row($0).searchCompletion($0) })
    }
    self.init(
      chips: { AnyView(ForEach(tokens.wrappedValue) { TokenChip(content: chip($0)) }) },
      suggestions: suggested.map { suggested in { rows(suggested) } },
      append: {
        guard let token = $0 as? C.Element else { return false }
        tokens.wrappedValue.append(token)
        return true
      },
      removeLast: { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeLast() } })
  }

  /// - Parameter token: the look of a token, in the field and among the suggestions.
  static func fixed<C, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>? = nil, _ token: @escaping (C.Element) -> T
  ) -> SearchTokens where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchTokens(tokens, suggested: suggested, chip: token, row: token)
  }

  /// - Parameter token: the look of a token that it can change.
  static func editable<C, T: View>(
    _ tokens: Binding<C>, _ token: @escaping (Binding<C.Element>) -> T
  ) -> SearchTokens where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    let chip: (C.Element) -> T = { element in
      token(
        Binding(
          get: { tokens.wrappedValue.first { $0.id == element.id } ?? element },
          set: { new in
            guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
            tokens.wrappedValue.replaceSubrange(index...index, with: CollectionOfOne(new))
          }))
    }
    return SearchTokens(tokens, suggested: nil, chip: chip, row: chip)
  }
}

/// A token in a search field.
private nonisolated struct TokenChip<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    content
      .labelStyle(.titleOnly)
      .font(.subheadline)
      .lineLimit(1)
      .padding(.horizontal, 6)
      .padding(.vertical, 2)
      .background(.tint.opacity(0.2), in: RoundedRectangle(cornerRadius: 6))
  }
}
