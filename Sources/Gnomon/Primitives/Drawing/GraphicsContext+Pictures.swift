// SPDX-License-Identifier: Apache-2.0
import Foundation

extension GraphicsContext {
  /// A picture that has been found, ready to be measured and drawn.
  public struct ResolvedImage {
    let image: Image
    let loaded: LoadedImage?
    /// The picture's size in points; empty where it wasn't found.
    public let size: CGSize
    /// The distance of the picture's baseline from its top, in points: its height.
    public let baseline: CGFloat
    /// The paint of a template or a symbol; nil is the foreground style. Other pictures aren't changed by it.
    public var shading: GraphicsContext.Shading?
  }

  /// A view that was given as a symbol, ready to be drawn.
  public struct ResolvedSymbol {
    let commands: [DisplayCommand]
    /// The size of the view in points.
    public let size: CGSize
  }

  /// Finds a picture, so that it can be measured and drawn several times. One that isn't found is empty.
  public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage {
    let loaded = image.load(in: environment)
    let size =
      loaded.map {
        CGSize(width: CGFloat($0.bitmap.width) / $0.scale, height: CGFloat($0.bitmap.height) / $0.scale)
      } ?? .zero
    return ResolvedImage(image: image, loaded: loaded, size: size, baseline: size.height)
  }

  /// Draws a picture that has been found in a rectangle, stretched to it.
  ///
  /// - Parameters:
  ///   - image: the picture. One that wasn't found draws nothing.
  ///   - rect: the rectangle in points.
  ///   - style: says whether edges are smoothed.
  public func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let loaded = image.loaded, rect.width != 0, rect.height != 0 else { return }
    let picture = DisplayImage(
      bitmap: loaded.bitmap, scale: loaded.scale, interpolation: image.image.interpolation,
      isAntialiased: style.isAntialiased, vector: loaded.vector)
    let commands = commands(of: picture, image, in: rect)
    let alpha = alpha
    emit { all in
      all += alpha < 1 ? [.beginLayer(DisplayLayer(opacity: alpha))] + commands + [.endLayer] : commands
    }
  }

  /// A template and each of a symbol's layers is a stencil for what paints it.
  private func commands(
    of picture: DisplayImage, _ resolved: GraphicsContext.ResolvedImage, in rect: CGRect
  ) -> [DisplayCommand] {
    guard resolved.image.isTemplate else { return [.image(picture, in: rect)] }
    let shading = resolved.shading ?? .foreground
    let layering = resolved.image.layering(in: environment, hasLevels: shading.hasLevels)
    return picture.layers(layering).flatMap { image, part in
      let paint = part.paint(in: environment) { shading.paint(in: environment, bounds: rect, level: $0) }
      return image.commands(in: rect, paintedWith: paint)
    }
  }

  /// Draws a picture that has been found in its own size, its anchor at a point.
  ///
  /// - Parameters:
  ///   - image: the picture. One that wasn't found draws nothing.
  ///   - point: a point of the context.
  ///   - anchor: the point of the picture that is put there.
  public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: rect(image.size, at: point, anchor))
  }

  /// Finds a picture and draws it in a rectangle, stretched to it.
  ///
  /// - Parameters:
  ///   - image: the picture. One that isn't found draws nothing.
  ///   - rect: the rectangle in points.
  ///   - style: says whether edges are smoothed.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Finds a picture and draws it in its own size, its anchor at a point.
  ///
  /// - Parameters:
  ///   - image: the picture. One that isn't found draws nothing.
  ///   - point: a point of the context.
  ///   - anchor: the point of the picture that is put there.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// The view with a tag or an id among the canvas's symbols, in its ideal size; nil where there's none.
  public func resolveSymbol<ID>(id: ID) -> GraphicsContext.ResolvedSymbol? where ID: Hashable {
    guard let node = canvas.symbol(AnyHashable(id)) else { return nil }
    var drawing = DrawingContext(scale: canvas.scale)
    node.draw(&drawing)
    return ResolvedSymbol(commands: drawing.commands, size: node.size)
  }

  /// Draws a symbol in a rectangle, stretched to it. One without size draws nothing.
  public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0, !symbol.commands.isEmpty else { return }
    let place = CGAffineTransform(
      a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX, ty: rect.minY)
    let alpha = alpha
    emit { commands in
      let layer = DisplayLayer(opacity: alpha)
      commands += alpha < 1 ? [.beginLayer(layer)] : []
      commands += [.save, .concatenate(place)] + symbol.commands + [.restore]
      commands += alpha < 1 ? [.endLayer] : []
    }
  }

  /// Draws a symbol in its own size, its anchor at a point.
  ///
  /// - Parameters:
  ///   - symbol: the symbol that `resolveSymbol(id:)` found.
  ///   - point: a point of the context.
  ///   - anchor: the point of the symbol that is put there.
  public func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: rect(symbol.size, at: point, anchor))
  }

  private func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height), size: size)
  }
}
