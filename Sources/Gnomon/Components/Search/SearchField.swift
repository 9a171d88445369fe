// SPDX-License-Identifier: Apache-2.0
import Foundation

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
        .padding(.horizontal, isGlass ? SearchMetrics.glassPadding : SearchMetrics.padding)
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
        glass.environment(\.symbolFont, isGlass ? SearchMetrics.glassSign : nil)
          .frame(
            width: isGlass
              ? SearchMetrics.glassTextStart - SearchMetrics.glassPadding
              : SearchMetrics.textStart - SearchMetrics.padding, alignment: .leading)
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
        // A bar's symbols are larger.
        .environment(\.symbolFont, nil)
      }
    }
  }
}

/// What lies behind a search field below a title: a bar of a material where content is scrolled under it.
nonisolated struct SearchGround: View, PrimitiveView {
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
