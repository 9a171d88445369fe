// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view with a search field above it.
nonisolated struct SearchableView<Content: View>: View, _SeeThroughView {
  let content: Content
  let text: Binding<String>
  /// nil: the field alone knows.
  let isPresented: Binding<Bool>?
  let prompt: Text?
  var tokens: SearchTokens?
  @State private var isInUse = false
  @FocusState private var isFocused
  @Environment(\.searchParts) private var parts
  @Environment(\.platformProfile) private var profile

  private var isSearching: Bool { isPresented?.wrappedValue ?? isInUse }

  @MainActor var body: some View {
    // As large as the page that the field belongs to.
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay { if isSearching { suggestions } }
      .environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, DismissSearchAction { dismiss() })
      .environment(\.searchParts, SearchParts())
      .safeAreaInset(edge: .top, spacing: 0) { bar }
      .onChange(of: isSearching, initial: true) { isFocused = $1 }
      .onChange(of: isFocused) { if $1 { setSearching(true) } }
  }

  @MainActor private var bar: some View {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        parts.focuses.reduce(AnyView(field.focused($isFocused))) { $1($0) }
        if isSearching, profile.system != .macOS {
          Button("Cancel") { dismiss() }
        }
      }
      if let scopes = parts.scopes, showsScopes { scopes }
    }
    .padding(.horizontal)
    .padding(.bottom, 8)
  }

  @MainActor private var field: some View {
    SearchField(
      text: text, prompt: prompt, tokens: tokens, selection: parts.selection, isInUse: isSearching)
  }

  @MainActor private var showsScopes: Bool {
    guard isSearching else { return false }
    return switch parts.activation.moment {
    case .onSearchPresentation: true
    case .onTextEntry: !text.wrappedValue.isEmpty
    case .automatic: profile.system == .macOS || !text.wrappedValue.isEmpty
    }
  }

  @MainActor @ViewBuilder private var suggestions: some View {
    let placement: SearchSuggestionsPlacement.Set = profile.system == .macOS ? .menu : .content
    if parts.hidden.isDisjoint(with: placement) {
      SearchSuggestionList(
        suggestions: [tokens?.suggestions?(), parts.suggestions].compactMap { $0 },
        completion: SearchCompletion { complete($0) })
    }
  }

  @MainActor private func complete(_ value: Any) {
    if let string = value as? String {
      text.wrappedValue = string
    } else if tokens?.append(value) == true {
      text.wrappedValue = ""
    }
  }

  @MainActor private func setSearching(_ new: Bool) {
    if isInUse != new { isInUse = new }
    if let isPresented, isPresented.wrappedValue != new { isPresented.wrappedValue = new }
  }

  @MainActor private func dismiss() {
    guard isSearching else { return }
    text.wrappedValue = ""
    isFocused = false
    setSearching(false)
  }
}

/// The field that a search is typed in.
nonisolated struct SearchField: View {
  let text: Binding<String>
  let prompt: Text?
  var tokens: SearchTokens?
  var selection: Binding<TextSelection?>?
  var isInUse = false

  @MainActor var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      if let tokens { tokens.chips() }
      TextField(
        text: text, prompt: prompt ?? Text("Search"), axis: .horizontal, label: Text("Search"), selection: selection
      )
      .environment(\.submitTrigger, .search)
      .environment(\.fieldEditing, FieldEditing(action: { _ in }, deletedBefore: tokens?.removeLast))
      if isInUse, !text.wrappedValue.isEmpty {
        Button {
          text.wrappedValue = ""
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
      }
    }
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 10))
  }
}
