// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Cuts off what is drawn outside a shape. Touches aren't cut off (recorded on macOS 27): that's what `contentShape` is for.
nonisolated struct ClipModifier<S: Shape>: UnaryModifier, Animatable {
  var shape: S
  let style: FillStyle
  let name: String

  final class Node: UnaryNode<ClipModifier<S>> {
    override var clipsContent: Bool { true }

    override func modifierDidChange(from old: ClipModifier<S>) {}
    override var animatesFrame: Bool { true }

    override func draw(_ context: inout DrawingContext) {
      guard let child else { return }
      let box = context.snapped(CGRect(origin: .zero, size: size))
      let path = outline(box.size).applying(CGAffineTransform(translationX: box.origin.x, y: box.origin.y))
      // What is cut off together has one shadow, which doesn't fall on itself (seen in pictures of iOS).
      context.oneLeaf { $0.clipped(to: path, style: modifier.style) { $0.draw(child) } }
    }

    private func outline(_ size: CGSize) -> Path {
      let path = withContainerShape { modifier.shape.path(in: CGRect(origin: .zero, size: size)) }
      guard modifier.shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) else { return path }
      return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }
  }
}

/// Takes its space and isn't drawn.
nonisolated struct HiddenModifier: UnaryModifier {
  final class Node: UnaryNode<HiddenModifier> {
    override var hidesContent: Bool { true }
    override func draw(_ context: inout DrawingContext) {}
    override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool { false }

    override func contribute(to preference: PreferenceCollector, of content: ViewNode) {
      content.contributeUnseen(to: preference)
    }
  }
}

/// Draws what is modified only where a mask is opaque.
nonisolated struct MaskModifier<Mask: View>: UnaryModifier {
  let mask: Mask
  let alignment: Alignment

  final class Node: LayerHostNode<MaskModifier<Mask>> {
    override var clipsContent: Bool { true }

    override func makeSide() {
      makeStack(alignment: modifier.alignment) { context in
        Mask._makeNode(modifier.mask, context.with(source: context.source?.takeBlock(of: Mask.self)))
      }
    }

    override func modifierDidChange(from old: MaskModifier<Mask>) {
      stack.alignment = modifier.alignment
      stack.content?.update(with: modifier.mask)
    }

    override func placeContent() {
      child?.place(at: .zero, proposal: proposal)
      guard let child else { return }
      placeLayer(stack, modifier.alignment, base: child, size: size, isMirrored: isRightToLeft)
    }

    // A mask says nothing of preferences.
    override func contribute(to preference: PreferenceCollector, of content: ViewNode) {
      content.contribute(to: preference)
    }

    override func draw(_ context: inout DrawingContext) {
      guard let child, let stack else { return }
      context.layer(DisplayLayer()) {
        $0.draw(child)
        $0.layer(DisplayLayer(isMask: true)) { $0.draw(stack) }
      }
    }
  }
}

/// Draws a border inside the view's edges (`facts 98`).
nonisolated struct BorderModifier<S: ShapeStyle>: UnaryModifier {
  let style: S
  var width: CGFloat

  final class Node: UnaryNode<BorderModifier<S>> {
    override func modifierDidChange(from old: BorderModifier<S>) {
      let bounds = CGRect(origin: .zero, size: size)
      var style = old.style
      animatingPaints({ [style._paint(in: environment, bounds: bounds)] }, { style = modifier.style })
    }

    override var animatesFrame: Bool { true }
    override var snapshotName: String? { "border" }

    override func draw(_ context: inout DrawingContext) {
      guard let child else { return }
      context.draw(child)
      let box = context.snapped(CGRect(origin: .zero, size: size))
      let width = min(max(0, finite(modifier.width)), min(box.width, box.height) / 2)
      guard width > 0 else { return }
      var path = Path(box)
      path.addRect(box.insetBy(dx: width, dy: width))
      let paint = shown(modifier.style._paint(in: environment, bounds: box))
      context.add(.fill(path, style: FillStyle(eoFill: true), paint: paint))
    }
  }
}

extension View {
  /// Cuts off what is drawn outside of the view's bounds. Touches aren't cut off.
  ///
  /// - Parameter antialiased: true if the edges are smoothed where they lie between device pixels.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipModifier(shape: Rectangle(), style: FillStyle(antialiased: antialiased), name: "clipped"))
  }

  /// Cuts off what is drawn outside of a shape, which is made for the view's bounds.
  ///
  /// Neither the view's size nor its touches change; `contentShape(_:eoFill:)` says where touches hit.
  ///
  /// - Parameters:
  ///   - shape: the outline of what is kept.
  ///   - style: the rules by which the shape's inside is found, and whether edges are smoothed.
  nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
    modifier(ClipModifier(shape: shape, style: style, name: "clipShape"))
  }

  /// Cuts the view's corners off along quarters of circles. Touches aren't cut off.
  ///
  /// For continuous corners use `clipShape(_:style:)` with a rounded rectangle.
  ///
  /// - Parameters:
  ///   - radius: in points; at most half of the shorter side is used. What isn't finite counts as 0.
  ///   - antialiased: true if the edges are smoothed.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      ClipModifier(
        shape: RoundedRectangle(cornerRadius: finite(radius), style: .circular),
        style: FillStyle(antialiased: antialiased), name: "cornerRadius"))
  }

  /// Hides the view: it keeps its space in the layout, isn't drawn, and takes neither touches nor the focus.
  nonisolated public func hidden() -> some View {
    modifier(HiddenModifier()).environment(\.takesNoFocus, true)
  }

  /// Shows the view only where other views are opaque.
  ///
  /// The mask is proposed the view's size. Several views in it lie in a ZStack.
  ///
  /// - Parameters:
  ///   - alignment: where the mask lies on the view.
  ///   - mask: views whose opacity counts; their colours don't.
  @_disfavoredOverload
  nonisolated public func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  where Mask: View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows the view only where another view is opaque.
  ///
  /// - Parameter mask: the view whose opacity counts; its colours don't. It's proposed this view's size, and lies in
  ///   its middle.
  nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }

  /// Draws a border inside of the view's edges, above what the view draws (fact 98). The layout stays.
  ///
  /// - Parameters:
  ///   - content: what the border is painted with.
  ///   - width: in points, at most half of the shorter side. A width that isn't above 0 draws nothing.
  nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
    modifier(BorderModifier(style: content, width: width))
  }
}
