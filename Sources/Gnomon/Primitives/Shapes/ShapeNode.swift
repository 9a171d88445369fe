// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A shape filled with a style. All that shapes draw becomes this view.
public struct _ShapeView<Content, Style>: View, PrimitiveView where Content: Shape, Style: ShapeStyle {
  /// The view has no body: the engine draws it.
  public typealias Body = Never
  /// The shape that is drawn.
  public var shape: Content
  /// The style that it is painted with.
  public var style: Style
  /// The rules by which the shape is filled.
  public var fillStyle: FillStyle

  /// Makes a view of a shape and the style it is painted with.
  ///
  /// - Parameters:
  ///   - shape: the shape; it also says which space the view takes.
  ///   - style: a colour, a gradient, a picture or another style.
  ///   - fillStyle: the rules by which the inside is found, and whether edges are smoothed.
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  /// Makes the node that lays the shape out and draws it. The engine calls it.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    ShapeNode<Content, Style>(view, context)
  }
}

final class ShapeNode<S: Shape, Style: ShapeStyle>: LayoutNode {
  private var view: _ShapeView<S, Style>

  init(_ view: _ShapeView<S, Style>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let isSame = withUnsafePointer(to: &view.shape) { TypeInfo.of(S.self).areEqual(UnsafeRawPointer($0), value) }
    let new = value.assumingMemoryBound(to: _ShapeView<S, Style>.self).pointee
    animatingPaints(paints) {
      view.style = new.style
      view.fillStyle = new.fillStyle
    }
    if graph.transaction != nil || flags.contains(.animated), animate(to: new.shape) { return }
    view.shape = new.shape
    if !isSame { invalidateLayout() }
  }

  /// Brings the shape to a new one; false where that isn't gradual.
  private func animate(to new: S) -> Bool {
    graph.frameClock?.retarget(self, from: view.shape, to: new) { [unowned self] in
      view.shape = $0
      invalidateLayout()
    } ?? false
  }

  override func environmentDidChange(_ new: EnvironmentValues) { animatingPaints(paints) { environment = new } }

  private func paints() -> [Paint] { [paint(CGRect(origin: .zero, size: size))] }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { view.shape.sizeThatFits(proposal) }

  override func draw(_ context: inout DrawingContext) {
    withContainerShape {
      view.style.withEffects(in: environment, size: size, &context) { draw(in: &$0) }
    }
  }

  private func draw(in context: inout DrawingContext) {
    let box = context.snapped(CGRect(origin: .zero, size: size))
    let move = CGAffineTransform(translationX: box.origin.x, y: box.origin.y)
    let rect = CGRect(origin: .zero, size: box.size)
    switch view.shape._drawing(in: rect) {
    case .fill(let path):
      if path.isEmpty { return }
      let path = isMirrored ? path.applying(mirror(rect)) : path
      context.add(.fill(path.applying(move), style: view.fillStyle, paint: shown(paint(box))))
    case .stroke(let path, let style):
      if path.isEmpty { return }
      let path = isMirrored ? path.applying(mirror(rect)) : path
      context.add(.stroke(path.applying(move), style: style, paint: shown(paint(box))))
    }
  }

  private func paint(_ box: CGRect) -> Paint { view.style._paint(in: environment, bounds: box) }

  private var isMirrored: Bool { view.shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) }

  private func mirror(_ rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0)
  }

  override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
    view.shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: view.fillStyle.isEOFilled)
  }

  override var snapshotName: String? { shapeName(S.self) }

  override var snapshotColor: Color.Resolved? {
    let paint = view.style._paint(in: environment, bounds: CGRect(origin: .zero, size: size))
    if case .color(let color) = paint { return color }
    return nil
  }
}

/// The name of the shape that a stroke, a trim or an inset was made of.
private func shapeName(_ type: Any.Type) -> String {
  if let wrapper = type as? any ShapeWrapper.Type { return shapeName(wrapper.wrapped) }
  return baseName(of: type)
}

/// A shape made of another shape.
protocol ShapeWrapper {
  static var wrapped: Any.Type { get }
}
