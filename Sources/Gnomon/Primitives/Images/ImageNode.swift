// SPDX-License-Identifier: Apache-2.0
import Foundation

nonisolated extension Image: View, PrimitiveView {
  /// No body: a node sizes and draws the value.
  public typealias Body = Never

  /// Makes the node that measures and draws the picture.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode { ImageNode(view, context) }
}

/// A picture's node. Without `resizable()` it has the picture's own size, whatever is proposed (`facts 13`).
final class ImageNode: LayoutNode {
  private enum Content {
    case picture(LoadedImage)
    /// Nothing of that name: it takes its place and nothing is drawn.
    case missing
    /// A symbol of an unknown name: a visible placeholder of the font's size.
    case placeholder(CGFloat)
  }

  private(set) var view: Image
  private var known: Content?
  /// The last drawing of a picture without pixels.
  private var drawn: Drawn?

  private struct Drawn {
    let width: Int
    let height: Int
    let parts: [PicturePart]
  }

  init(_ view: Image, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  override var nodeSemantics: (any SemanticSource)? { self }

  // A placeholder is larger than the room that its picture was meant for.
  override var cutsContentOff: Bool { isWithoutPicture }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let new = value.assumingMemoryBound(to: Image.self).pointee
    guard new != view else { return }
    if new.source != view.source || new.orientation != view.orientation || new.scale != view.scale {
      forgetPicture()
    }
    // A symbol prefers other distances than a picture.
    let change: LayoutChange = new.source == view.source && new.isResizable == view.isResizable ? .size : .traits
    view = new
    invalidateLayout(change)
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    if case .system = view.source {
      forgetPicture()
      invalidateLayout(.traits)
    }
  }

  private func forgetPicture() {
    known = nil
    drawn = nil
  }

  private var content: Content {
    if let known { return known }
    let loaded = load()
    known = loaded
    return loaded
  }

  private func load() -> Content {
    if let picture = view.load(in: environment) {
      if let standIn = picture.standIn { view.warnStandIn(standIn, graph, self) }
      return .picture(picture)
    }
    view.warnMissing(graph, self, in: environment)
    if case .system = view.source {
      return .placeholder((environment.font ?? .default).resolved(in: environment).size)
    }
    return .missing
  }

  /// The picture's own size in points.
  private var naturalSize: CGSize {
    switch content {
    case .picture(let picture):
      CGSize(
        width: CGFloat(picture.bitmap.width) / picture.scale, height: CGFloat(picture.bitmap.height) / picture.scale)
    case .missing: .zero
    case .placeholder(let length): CGSize(width: length, height: length)
    }
  }

  var isResizable: Bool { view.isResizable }
  /// True if there's no picture: its size is the package's choice.
  var isWithoutPicture: Bool { if case .picture = content { false } else { true } }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    view.isResizable ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
  }

  /// A symbol of its font's size keeps the distances of a text (recorded on macOS 27).
  override var spacing: ViewSpacing {
    guard case .system = view.source, !view.isResizable else { return ViewSpacing() }
    let font = (environment.font ?? .default).resolved(in: environment)
    return ViewSpacing(symbolIn: font, on: environment.platformProfile, displayScale: environment.displayScale)
  }

  override func draw(_ context: inout DrawingContext) {
    guard size.width > 0, size.height > 0 else { return }
    let box = context.snapped(CGRect(origin: .zero, size: size))
    if environment.redactionReasons.contains(.placeholder) {
      return context.addPlaceholder(box, environment)
    }
    switch content {
    case .missing: break
    case .placeholder:
      context.add(.crossedBox(box, paint: ForegroundStyle()._paint(in: environment, bounds: box)))
    case .picture(let picture):
      guard view.isTemplate else { return draw(picture, in: box, &context) { _ in nil } }
      ForegroundStyle().withEffects(in: environment, size: size, &context) { context in
        let box = context.snapped(CGRect(origin: .zero, size: size))
        draw(picture, in: box, &context) { part in
          part.paint(in: environment) { ForegroundStyle()._paint(in: environment, bounds: box, level: $0) }
        }
      }
    }
  }

  /// - Parameter paint: what paints a part; nil leaves the picture its own colours.
  private func draw(
    _ picture: LoadedImage, in box: CGRect, _ context: inout DrawingContext, paint: (PicturePart) -> Paint?
  ) {
    let (parts, scale) = parts(of: picture, in: box, scale: context.scale)
    for part in parts { draw(part, scale: scale, paint: paint(part), in: box, &context) }
  }

  private func draw(
    _ part: PicturePart, scale: CGFloat, paint: Paint?, in box: CGRect, _ context: inout DrawingContext
  ) {
    let image = DisplayImage(
      bitmap: part.bitmap, scale: scale, interpolation: view.interpolation, isAntialiased: view.isAntialiased,
      capInsets: view.resizing?.capInsets ?? EdgeInsets(), tiles: view.resizing?.mode == .tile, vector: part.vector)
    guard let paint else { return context.add(.image(image, in: box)) }
    for command in image.commands(in: box, paintedWith: paint) { context.add(command) }
  }

  /// The pixels to draw: of a picture without any, as many as the box has.
  private func parts(
    of picture: LoadedImage, in box: CGRect, scale: CGFloat
  ) -> (parts: [PicturePart], scale: CGFloat) {
    let own = ([PicturePart(bitmap: picture.bitmap, vector: picture.vector, level: 0)], picture.scale)
    let layers = view.layering(in: environment).layers(of: picture.vector)
    guard let vector = picture.vector, fillsBox || !layers.isEmpty else { return own }
    let (width, height) =
      fillsBox
      ? (Int(min((box.width * scale).rounded(), 32_768)), Int(min((box.height * scale).rounded(), 32_768)))
      : (picture.bitmap.width, picture.bitmap.height)
    let sources = layers.isEmpty ? [SymbolLayer(picture: vector, level: 0)] : layers
    if drawn?.width != width || drawn?.height != height || drawn?.parts.map(\.color) != sources.map(\.color) {
      let bitmaps = sources.compactMap { source in
        PicturePart(source, width: width, height: height)
      }
      drawn = bitmaps.count == sources.count ? Drawn(width: width, height: height, parts: bitmaps) : nil
    }
    return drawn.map { ($0.parts, fillsBox ? scale : picture.scale) } ?? own
  }

  /// True if a picture without pixels is drawn in as many as its box has. A symbol of its font's size has been drawn
  /// for that.
  private var fillsBox: Bool {
    guard let resizing = view.resizing else { if case .system = view.source { return false } else { return true } }
    return resizing.mode != .tile && resizing.capInsets == EdgeInsets()
  }

  override var reasoning: (any LayoutReasoning)? { self }
  override var snapshotName: String? { "Image" }
}
