// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A picture that code draws.
package final class ImageDrawing: Hashable, @unchecked Sendable {
  let size: CGSize
  let isOpaque: Bool
  let colorMode: ColorRenderingMode
  let renderer: (inout GraphicsContext) -> Void

  init(
    size: CGSize, isOpaque: Bool, colorMode: ColorRenderingMode, renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.size = size
    self.isOpaque = isOpaque
    self.colorMode = colorMode
    self.renderer = renderer
  }

  package static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The drawing as a picture, at the environment's pixels a point; nil where it can't be drawn.
  func load(in environment: EnvironmentValues) -> LoadedImage? {
    guard let loader = environment.imageLoader, size.width > 0, size.height > 0, size.width.isFinite,
      size.height.isFinite
    else { return nil }
    let scale = environment.displayScale
    let recorder = GraphicsContext.Recorder()
    let engine = loader.textEngine ?? EstimatingTextEngine()
    let canvas = CanvasEnvironment(
      environment: environment, size: size, scale: scale, shape: engine.shape, symbol: { _ in nil })
    var context = GraphicsContext(recorder: recorder, canvas: canvas)
    if isOpaque { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
    renderer(&context)
    let list = DisplayList(size: size, scale: scale, commands: recorder.commands).mixed(colorMode)
    return loader.bitmap(of: list).map { LoadedImage(bitmap: $0, scale: scale) }
  }
}

extension Image {
  /// A picture that is drawn by code, of a size in points.
  ///
  /// An opaque one is black where nothing is drawn.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(source: .drawing(ImageDrawing(size: size, isOpaque: opaque, colorMode: colorMode, renderer: renderer)))
    self.label = label
  }
}

extension ImageLoader {
  /// Nothing: texts in drawn pictures are measured by estimates.
  public var textEngine: (any TextEngine)? { nil }
  /// Nothing: this loader can't draw.
  public func bitmap(of list: DisplayList) -> Bitmap? { nil }
}
