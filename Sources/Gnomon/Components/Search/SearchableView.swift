// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view with a search field above it; on iOS 26 below it, unless tabs are there.
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
  @Environment(\.tabBarPlacement) private var tabs
  @Environment(\.dynamicTypeSize) private var typeSize

  private var metrics: SearchMetrics { SearchMetrics(profile, typeSize) }
  private var isAtBottom: Bool { metrics.bar.isGlass && tabs != .bottomBar }

  private var isSearching: Bool { isPresented?.wrappedValue ?? isInUse }

  @MainActor var body: some View {
    // As large as the page that the field belongs to.
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay { if isSearching { suggestions } }
      .environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, DismissSearchAction { dismiss() })
      .environment(\.searchParts, SearchParts())
      .safeAreaInset(edge: isAtBottom ? VerticalEdge.bottom : .top, spacing: 0) {
        if isAtBottom { bottomBar } else { bar.modifier(FollowsLargeTitle()) }
      }
      // While something is searched the field has the place of the title.
      .navigationBar { if isSearching, hidesTitle { $0.isHidden = true } }
      .onChange(of: isSearching, initial: true) { isFocused = $1 }
      .onChange(of: isFocused) { if $1 { setSearching(true) } }
  }

  private var hidesTitle: Bool { profile.system == .iOS && !isAtBottom }

  @MainActor private var bar: some View {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        focusedField
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

  @MainActor private var focusedField: AnyView {
    parts.focuses.reduce(AnyView(field.focused($isFocused))) { $1($0) }
  }

  /// The field as glass at the screen's end, with a circle to end the search.
  @MainActor private var bottomBar: some View {
    let margin = isSearching ? SearchMetrics.glassDistance : BarMetrics.bottomMargin
    return VStack(spacing: 8) {
      if let scopes = parts.scopes, showsScopes { scopes }
      HStack(spacing: SearchMetrics.glassDistance) {
        focusedField
        if isSearching {
          Button {
            dismiss()
          } label: {
            Image(systemName: "xmark")
              .font(BarMetrics.symbol)
              .frame(width: BarMetrics.bottomRow, height: BarMetrics.bottomRow)
              .background { GlassPlate(shape: Circle(), look: GlassLook()) }
          }
          .buttonStyle(.plain)
          .accessibilityLabel(Text(verbatim: "Cancel"))
        }
      }
    }
    .padding(.horizontal, margin)
    .padding(.bottom, margin)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .ignoresSafeArea(.container, edges: .bottom)
    .frame(height: BarMetrics.bottomRow + 8)
  }

  @MainActor private var field: some View {
    SearchField(
      text: text, prompt: prompt, tokens: tokens, selection: parts.selection, isInUse: isSearching,
      isGlass: isAtBottom)
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

/// The measures of a search field, in points. Names in brackets are rows of the tests' table of real screens.
nonisolated struct SearchMetrics {
  let bar: BarMetrics
  private let typeSize: DynamicTypeSize

  init(_ profile: PlatformProfile, _ typeSize: DynamicTypeSize) {
    bar = BarMetrics(profile)
    self.typeSize = typeSize
  }

  /// The height of a field below a title: 36 at the default type size, as UIKit's fields have, and by the pitch of body
  /// text at others (sf18-01). On iOS 26 it's *unverified*.
  func height(isGlass: Bool) -> CGFloat {
    if isGlass { return BarMetrics.bottomRow }
    guard bar.profile.system == .iOS else { return 36 }
    let (pitch, usual) = (
      bar.profile.metrics(for: .body, at: typeSize).linePitch, bar.profile.metrics(for: .body).linePitch
    )
    return (36 * pitch / usual * 3).rounded() / 3
  }

  /// The distances of a field from the title above it and the content below it (sf18-03).
  static let top: CGFloat = 1
  static let bottom: CGFloat = 15
  /// The distance of a field from the unsafe area while something is searched. *Unverified.*
  static let searchingTop: CGFloat = 8
  /// The magnifying glass and the text from the field's edge (sf18-05).
  static let padding: CGFloat = 4.67
  static let textStart: CGFloat = 26
  /// Between a field of glass and what is beside it, while something is searched (sf26-01).
  static let glassDistance: CGFloat = 8
}

/// What lies behind a search field below a title: a bar of a material where content is scrolled under it.
private nonisolated struct SearchGround: View, PrimitiveView {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode { Node(context) }

  final class Node: LayoutNode {
    override func draw(_ context: inout DrawingContext) {
      let isUnder = graph.placedVerticalScrollViews.contains { scroll in
        let collapse = titleCollapse
        guard scroll.offset.y > collapse + 0.5 else { return false }
        let top = convert(CGPoint(x: 0, y: size.height), to: nil).y + collapse
        return abs(scroll.convert(CGPoint.zero, to: nil).y - top) < 1
      }
      if isUnder {
        context.drawBar(context.snapped(CGRect(origin: .zero, size: size)), hairline: .bottom, in: environment)
      }
    }
  }
}

/// The field that a search is typed in.
nonisolated struct SearchField: View {
  let text: Binding<String>
  let prompt: Text?
  var tokens: SearchTokens?
  var selection: Binding<TextSelection?>?
  var isInUse = false
  var isGlass = false
  @Environment(\.platformProfile) private var profile
  @Environment(\.dynamicTypeSize) private var typeSize

  @MainActor var body: some View {
    if profile.system == .macOS {
      parts(spacing: 6)
        .padding(.horizontal, 8)
        .frame(height: 36)
        .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 10))
    } else {
      parts(spacing: 0)
        .padding(.horizontal, SearchMetrics.padding + (isGlass ? 8 : 0))
        .frame(height: SearchMetrics(profile, typeSize).height(isGlass: isGlass))
        .background { ground }
    }
  }

  @MainActor @ViewBuilder private var ground: some View {
    if isGlass {
      GlassPlate(shape: Capsule(style: .circular), look: GlassLook())
    } else if profile.palette == .v26 {
      Capsule(style: .circular).fill(SystemFill(level: 2))
    } else {
      RoundedRectangle(cornerRadius: 10).fill(SystemFill(level: 2))
    }
  }

  /// On iOS a search field's prompt is darker than other fields'.
  private var shownPrompt: Text {
    let prompt = prompt ?? Text("Search")
    return profile.system == .macOS ? prompt : prompt.foregroundStyle(Color.secondary)
  }

  @MainActor private var glass: some View {
    Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
  }

  @MainActor private func parts(spacing: CGFloat) -> some View {
    HStack(spacing: spacing) {
      if profile.system == .macOS {
        glass
      } else {
        glass.frame(width: SearchMetrics.textStart - SearchMetrics.padding + (isGlass ? 4 : 0), alignment: .leading)
      }
      if let tokens { tokens.chips() }
      TextField(
        text: text, prompt: shownPrompt, axis: .horizontal, label: Text("Search"), selection: selection
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
  }
}
