// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Color: View, PrimitiveView {
  /// No body: a node fills the proposed space with the colour.
  public typealias Body = Never

  /// Makes the node that fills the proposed space with the colour.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    StyleNode<Color>(view, context)
  }
}

nonisolated extension LinearGradient: View, PrimitiveView {
  /// No body: a node fills the proposed space with the gradient.
  public typealias Body = Never

  /// Makes the node that fills the proposed space with colours along a line.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    StyleNode<LinearGradient>(view, context)
  }
}

nonisolated extension RadialGradient: View, PrimitiveView {
  /// No body: a node fills the proposed space with the gradient.
  public typealias Body = Never

  /// Makes the node that fills the proposed space with colours along a radius.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    StyleNode<RadialGradient>(view, context)
  }
}

nonisolated extension AngularGradient: View, PrimitiveView {
  /// No body: a node fills the proposed space with the gradient.
  public typealias Body = Never

  /// Makes the node that fills the proposed space with colours around a centre.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    StyleNode<AngularGradient>(view, context)
  }
}

nonisolated extension EllipticalGradient: View, PrimitiveView {
  /// No body: a node fills the proposed space with the gradient.
  public typealias Body = Never

  /// Makes the node that fills the proposed space with colours along an ellipse's radius.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    StyleNode<EllipticalGradient>(view, context)
  }
}

nonisolated extension MeshGradient: View, PrimitiveView {
  /// No body: a node fills the proposed space with the gradient.
  public typealias Body = Never

  /// Makes the node that fills the proposed space with colours between the points of a mesh.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    StyleNode<MeshGradient>(view, context)
  }
}

/// A style that fills the whole space that is proposed (`facts 3`).
final class StyleNode<Style: ShapeStyle>: LayoutNode {
  @exclusivity(unchecked) private var style: Style

  init(_ style: Style, _ context: _NodeContext) {
    self.style = style
    super.init(context)
    cell.pointee.sizing = .filling
    cell.pointee.placing = .leaf
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let new = value.assumingMemoryBound(to: Style.self).pointee
    animatingPaints(paints) { style = new }
  }

  override func environmentDidChange(_ new: EnvironmentValues) { animatingPaints(paints) { environment = new } }

  private func paints() -> [Paint] { [style._paint(in: environment, bounds: CGRect(origin: .zero, size: size))] }

  override func draw(_ context: inout DrawingContext) {
    // A fill of a size below nothing has nothing to show.
    guard size.width > 0, size.height > 0 else { return }
    let box = context.snapped(CGRect(origin: .zero, size: size))
    let paint = shown(style._paint(in: environment, bounds: box))
    if case .color(let color) = paint, color.opacity == 0 { return }
    style.withEffects(in: environment, size: size, &context) {
      $0.add(.fill(Path(box), style: FillStyle(), paint: paint))
    }
  }

  /// What is clear can't be hit.
  override var takesHits: Bool {
    if case .color(let color) = style._paint(in: environment, bounds: CGRect(origin: .zero, size: size)) {
      return color.opacity > 0
    }
    return true
  }

  override var snapshotName: String? { baseName(of: Style.self) }

  override var snapshotColor: Color.Resolved? {
    if case .color(let color) = style._paint(in: environment, bounds: CGRect(origin: .zero, size: size)) {
      return color
    }
    return nil
  }
}
