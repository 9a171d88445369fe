// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The part of a picture that is painted by itself: the whole, or one of a symbol's layers.
struct PicturePart {
  let bitmap: Bitmap
  /// The paths that the bitmap was drawn from.
  let vector: (any VectorPicture)?
  /// The level of the foreground style that paints it.
  let level: Int
  /// The colour that paints it instead; nil leaves it to the level.
  var color: Color?

  func paint(in environment: EnvironmentValues, orLevel paint: (_ level: Int) -> Paint) -> Paint {
    color.map { .color($0.resolve(in: environment)) } ?? paint(level)
  }
}

extension PicturePart {
  /// A layer in so many pixels; nil where these are too many.
  init?(_ layer: SymbolLayer, width: Int, height: Int) {
    guard let bitmap = layer.picture.bitmap(width: width, height: height) else { return nil }
    self.init(bitmap: bitmap, vector: layer.picture, level: layer.level, color: layer.color)
  }
}

/// The way in which a symbol is divided to be painted.
enum SymbolLayering {
  case whole
  /// Layers in levels of a style.
  case levels
  /// Layers in the symbol's own colours.
  case colors

  func layers(of picture: (any VectorPicture)?) -> [SymbolLayer] {
    switch self {
    case .whole: []
    case .levels: picture?.layers ?? []
    case .colors: picture?.coloredLayers ?? []
    }
  }
}

extension Image {
  /// The way in which a symbol is painted: in levels of a style where that is asked for, or several styles are set.
  ///
  /// - Parameter hasLevels: whether what paints it has several styles; nil asks the foreground style.
  func layering(in environment: EnvironmentValues, hasLevels: Bool? = nil) -> SymbolLayering {
    guard isTemplate else { return .whole }
    guard let mode = symbolRenderingMode ?? environment.symbolRenderingMode else {
      return hasLevels ?? (environment.styles.foreground?.secondary != nil) ? .levels : .whole
    }
    return mode == .multicolor ? .colors : mode == .palette || mode == .hierarchical ? .levels : .whole
  }
}

extension DisplayImage {
  /// A symbol's layers from the back to the front, or the whole, with what paints them.
  func layers(_ layering: SymbolLayering) -> [(image: DisplayImage, part: PicturePart)] {
    let whole = PicturePart(bitmap: bitmap, vector: vector, level: 0)
    let layers = layering.layers(of: vector)
    guard !layers.isEmpty else { return [(self, whole)] }
    let parts = layers.compactMap { PicturePart($0, width: bitmap.width, height: bitmap.height) }
    guard parts.count == layers.count else { return [(self, whole)] }
    return parts.map { part in
      var copy = self
      (copy.bitmap, copy.vector) = (part.bitmap, part.vector)
      return (copy, part)
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
