import Foundation

/// What of a picture is painted by itself: the whole, or one of a symbol's layers.
struct PicturePart {
  let bitmap: Bitmap
  /// What the bitmap was drawn from.
  let vector: (any VectorPicture)?
  /// Of the foreground style that paints it.
  let level: Int
}

extension PicturePart {
  /// A layer in so many pixels; nil where these are too many.
  init?(_ layer: SymbolLayer, width: Int, height: Int) {
    guard let bitmap = layer.picture.bitmap(width: width, height: height) else { return nil }
    self.init(bitmap: bitmap, vector: layer.picture, level: layer.level)
  }
}

extension Image {
  /// Whether a symbol's layers are painted in levels of a style: where that is asked for, or several styles are set.
  ///
  /// - Parameter hasLevels: whether what paints it has several styles; nil asks the foreground style.
  func isLayered(in environment: EnvironmentValues, hasLevels: Bool? = nil) -> Bool {
    guard isTemplate else { return false }
    guard let mode = symbolRenderingMode ?? environment.symbolRenderingMode else {
      return hasLevels ?? (environment.styles.foreground?.secondary != nil)
    }
    return mode == .palette || mode == .hierarchical
  }
}

extension DisplayImage {
  /// A symbol's layers from the back to the front, or the whole, with the levels of the style that paint them.
  func layers(isLayered: Bool) -> [(image: DisplayImage, level: Int)] {
    guard isLayered, let layers = vector?.layers, !layers.isEmpty else { return [(self, 0)] }
    let parts = layers.compactMap { PicturePart($0, width: bitmap.width, height: bitmap.height) }
    guard parts.count == layers.count else { return [(self, 0)] }
    return parts.map { part in
      var copy = self
      (copy.bitmap, copy.vector) = (part.bitmap, part.vector)
      return (copy, part.level)
    }
  }

  /// Draws it as a stencil.
  func commands(in rect: CGRect, paintedWith paint: Paint) -> [DisplayCommand] {
    var stencil = self
    guard case .color(let color) = paint else {
      stencil.tint = .init(hex: 0)
      return [
        .beginLayer(DisplayLayer()), .fill(Path(rect), style: FillStyle(), paint: paint),
        .beginLayer(DisplayLayer(isMask: true)), .image(stencil, in: rect), .endLayer, .endLayer,
      ]
    }
    stencil.tint = color
    return [.image(stencil, in: rect)]
  }
}
