// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view with a second one above or below it: the second is proposed the first one's size and adds nothing to it
/// (`facts 51`). Several views in the builder lie in a ZStack.
nonisolated struct LayeredModifier<Layer: View>: UnaryModifier {
  let layer: Layer
  let alignment: Alignment
  let isAbove: Bool
  let isBuilt: Bool

  final class Node: LayerHostNode<LayeredModifier<Layer>> {
    override var isBehindContent: Bool { !modifier.isAbove }

    override func makeSide() {
      cell.pointee.sizing = .passing
      let source = modifier.isBuilt ? location?.takeBlock(of: Layer.self) : nil
      // Where the stack lies is the modifier's alignment, not where its views lie in it (recorded on macOS 27).
      makeStack(alignment: .center) { context in
        Layer._makeNode(modifier.layer, context.with(source: source))
      }
    }

    override func modifierDidChange(from old: LayeredModifier<Layer>) {
      if old.alignment != modifier.alignment { invalidateLayout() }
      let source = modifier.isBuilt ? location?.takeBlock(of: Layer.self) : nil
      stack.content?.update(with: modifier.layer, source: source)
    }

    override func placeContent() {
      child?.place(at: .zero, proposal: proposal)
      guard let child else { return }
      placeLayer(stack, modifier.alignment, base: child, size: size, isMirrored: isRightToLeft)
    }

    override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
      if !modifier.isAbove, stack.hasItems { body(stack) }
      if let child { body(child) }
      if modifier.isAbove, stack.hasItems { body(stack) }
    }

    override var reasoning: (any LayoutReasoning)? { self }
    override var snapshotName: String? { modifier.isAbove ? "overlay" : "background" }
  }
}

// Packages bring modifiers that came after iOS 13 to older systems, under the same names. Where SwiftUI is Apple's, the package's own
// counts more as long as it's built for such a system; here always: of Gnomon's those that packages are likely to bring are disfavored.

extension View {
  /// Puts views above this one, which are proposed its size and add nothing to it (facts 51, 52).
  ///
  /// ```swift
  /// struct MessagesIcon: View {
  ///   var body: some View {
  ///     Image(systemName: "envelope")
  ///       .font(.largeTitle)
  ///       .overlay(alignment: .topTrailing) {
  ///         Circle().fill(.red).frame(width: 10, height: 10)
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - alignment: where the views lie on this one.
  ///   - content: the views above; several lie in a ZStack.
  @_disfavoredOverload
  nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View {
    modifier(LayeredModifier(layer: content(), alignment: alignment, isAbove: true, isBuilt: true))
  }

  /// Puts a view above this one, which is proposed its size and adds nothing to it (fact 51).
  ///
  /// - Parameters:
  ///   - overlay: the view above.
  ///   - alignment: where it lies on this one.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
  where Overlay: View {
    modifier(LayeredModifier(layer: overlay, alignment: alignment, isAbove: true, isBuilt: false))
  }

  /// Puts views below this one, which are proposed its size and add nothing to it (facts 51, 52).
  ///
  /// ```swift
  /// struct QuoteBox: View {
  ///   var body: some View {
  ///     Text("Less, but better.")
  ///       .padding()
  ///       .background(alignment: .leading) {
  ///         Rectangle().fill(.tint).frame(width: 3)
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - alignment: where the views lie below this one.
  ///   - content: the views below; several lie in a ZStack.
  @_disfavoredOverload
  nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View {
    modifier(LayeredModifier(layer: content(), alignment: alignment, isAbove: false, isBuilt: true))
  }

  /// Puts a view below this one, which is proposed its size and adds nothing to it (fact 51).
  ///
  /// - Parameters:
  ///   - background: the view below.
  ///   - alignment: where it lies below this one.
  @_disfavoredOverload
  nonisolated public func background<Background>(_ background: Background, alignment: Alignment = .center)
    -> some View where Background: View
  {
    modifier(LayeredModifier(layer: background, alignment: alignment, isAbove: false, isBuilt: false))
  }
}
