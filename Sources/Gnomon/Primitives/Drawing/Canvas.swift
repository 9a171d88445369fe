// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that is drawn by code: it takes the space that is proposed, and 10 points where that is unspecified.
///
/// ```swift
/// struct Waves: View {
///   var body: some View {
///     Canvas { context, size in
///       for row in 0..<5 {
///         var line = Path()
///         line.move(to: CGPoint(x: 0, y: CGFloat(row) * 20))
///         line.addLine(to: CGPoint(x: size.width, y: CGFloat(row) * 20 + 10))
///         context.stroke(line, with: .color(.blue), lineWidth: 2)
///       }
///       context.draw(Text("Sea"), at: CGPoint(x: size.width / 2, y: size.height / 2))
///     }
///   }
/// }
/// ```
nonisolated public struct Canvas<Symbols>: Sendable where Symbols: View {
  /// The views that the code can draw, found by their tags.
  public nonisolated(unsafe) var symbols: Symbols
  /// Draws into a context whose origin is the canvas's top leading corner; called for each frame that is drawn.
  public nonisolated(unsafe) var renderer: (inout GraphicsContext, CGSize) -> Void
  /// True if nothing shows through: the canvas is black where nothing is drawn.
  public var isOpaque: Bool
  /// The way in which colours are mixed where drawings lie above each other.
  public var colorMode: ColorRenderingMode
  /// True if drawing may be put off. Gnomon keeps it without effect: it always draws at once.
  public var rendersAsynchronously: Bool

  /// A canvas with views that the code can draw.
  ///
  /// - Parameters:
  ///   - opaque: true makes it black where nothing is drawn.
  ///   - colorMode: the way in which colours are mixed.
  ///   - rendersAsynchronously: is kept; Gnomon always draws at once.
  ///   - renderer: draws into the context. It takes the canvas's size in points and is called for each frame that is
  ///     drawn.
  ///   - symbols: the views, each with a `tag(_:)` by which `resolveSymbol(id:)` finds it.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas that is drawn by code alone.
  ///
  /// - Parameters:
  ///   - opaque: true makes it black where nothing is drawn.
  ///   - colorMode: the way in which colours are mixed.
  ///   - rendersAsynchronously: is kept; Gnomon always draws at once.
  ///   - renderer: draws into the context. It takes the canvas's size in points and is called for each frame that is
  ///     drawn.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

extension Canvas: View, PrimitiveView {
  /// No body: a node draws what the code says.
  public typealias Body = Never

  /// Makes the node that calls the code and keeps the symbols.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    CanvasNode<Symbols>(view, context)
  }
}

final class CanvasNode<Symbols: View>: LayoutNode {
  private var view: Canvas<Symbols>
  private var symbols: ViewNode!
  private var reader: CanvasReader!

  init(_ view: Canvas<Symbols>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    reader = CanvasReader(context.child(of: self))
    symbols = Symbols._makeNode(
      view.symbols, context.child(of: self, source: context.source?.takeBlock(of: Symbols.self)))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    view = value.assumingMemoryBound(to: Canvas<Symbols>.self).pointee
    symbols.update(with: view.symbols, source: source?.takeBlock(of: Symbols.self))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    body(reader)
    body(symbols)
  }

  override func itemsDidChange(below: ViewNode) -> Bool { true }

  /// A view among the symbols by its tag, laid out at its ideal size.
  private func symbol(_ id: AnyHashable) -> LayoutNode? {
    for item in symbols.items {
      let tag = item.layoutValue(ObjectIdentifier(TagKey.self)) as? ViewTag
      guard tag?.matches(id) == true || item.explicitID == id else { continue }
      item.layoutParent = self
      item.place(at: .zero, proposal: .unspecified)
      return item
    }
    return nil
  }

  override func draw(_ context: inout DrawingContext) {
    guard size.width > 0, size.height > 0 else { return }
    let box = context.snapped(CGRect(origin: .zero, size: size))
    let environment = CanvasEnvironment(
      environment: environment, size: size, scale: context.scale, shape: graph.shape,
      symbol: { [unowned self] in symbol($0) })
    let recorder = GraphicsContext.Recorder()
    let (view, size) = (MainActorCarrier(view), size)
    reader.read {
      var graphics = GraphicsContext(recorder: recorder, canvas: environment)
      view.value.renderer(&graphics, size)
    }
    guard !recorder.commands.isEmpty || view.value.isOpaque else { return }
    context.oneLeaf {
      $0.mixed(view.value.colorMode) {
        $0.clipped(to: Path(box)) { context in
          if view.value.isOpaque {
            context.add(
              .fill(Path(box), style: FillStyle(), paint: .color(Color.black.resolve(in: environment.environment))))
          }
          context.add(.concatenate(CGAffineTransform(translationX: box.minX, y: box.minY)))
          for command in recorder.commands { context.add(command) }
        }
      }
    }
  }

  override var snapshotName: String? { "Canvas" }
}

/// Takes note of what a canvas's code reads, so that the host knows when to draw again.
final class CanvasReader: DynamicNode {
  func read(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      let body = MainActorCarrier(body)
      _ = evaluating { body.value() }
    }
  }

  /// The canvas draws when it's asked to.
  override func evaluate() {}
}
