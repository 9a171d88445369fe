// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The nine patches that a picture's cap insets make: corners as they are, edges and middle stretched or repeated.
struct ImagePatches {
  struct Patch {
    /// In the bitmap's pixels.
    var source: CGRect
    var target: CGRect
    var isTiled: Bool
  }

  private(set) var all: [Patch] = []

  init(_ image: DisplayImage, in rect: CGRect, scale: CGFloat) {
    let whole = CGRect(x: 0, y: 0, width: image.bitmap.width, height: image.bitmap.height)
    guard image.tiles || image.capInsets != EdgeInsets() else {
      all = [Patch(source: whole, target: rect, isTiled: false)]
      return
    }
    let insets = image.capInsets
    let columns = Self.cuts(insets.leading, insets.trailing, natural: whole.width / scale, shown: rect.width)
    let rows = Self.cuts(insets.top, insets.bottom, natural: whole.height / scale, shown: rect.height)
    for row in 0..<3 {
      for column in 0..<3 {
        let source = CGRect(
          x: columns.natural[column] * scale, y: rows.natural[row] * scale,
          width: (columns.natural[column + 1] - columns.natural[column]) * scale,
          height: (rows.natural[row + 1] - rows.natural[row]) * scale)
        let target = CGRect(
          x: rect.minX + columns.shown[column], y: rect.minY + rows.shown[row],
          width: columns.shown[column + 1] - columns.shown[column], height: rows.shown[row + 1] - rows.shown[row])
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { continue }
        all.append(Patch(source: source, target: target, isTiled: image.tiles && (column == 1 || row == 1)))
      }
    }
  }

  private static func cuts(
    _ leading: CGFloat, _ trailing: CGFloat, natural: CGFloat, shown: CGFloat
  ) -> (natural: [CGFloat], shown: [CGFloat]) {
    func clean(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
    let first = min(clean(leading), natural)
    let last = min(clean(trailing), natural - first)
    // Caps that don't fit side by side shrink together.
    let shrink = first + last > shown ? shown / (first + last) : 1
    return ([0, first, natural - last, natural], [0, first * shrink, shown - last * shrink, shown])
  }
}

extension Bitmap {
  /// A part of the picture, in whole pixels; with a tint its alpha is a stencil for that. nil where it's empty.
  func part(_ rect: CGRect, tint: Color.Resolved?) -> Bitmap? {
    let area = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard area.width >= 1, area.height >= 1 else { return nil }
    let (left, top, columns, rows) = (Int(area.minX), Int(area.minY), Int(area.width), Int(area.height))
    func byte(_ value: Float) -> UInt8 { value.isFinite ? UInt8((min(max(value, 0), 1) * 255).rounded()) : 0 }
    var part: [UInt8] = []
    part.reserveCapacity(columns * rows * 4)
    for row in top..<top + rows {
      let start = (row * width + left) * 4
      part += pixels[start..<start + columns * 4]
    }
    if let tint {
      for pixel in stride(from: 0, to: part.count, by: 4) {
        part[pixel] = byte(tint.red)
        part[pixel + 1] = byte(tint.green)
        part[pixel + 2] = byte(tint.blue)
        part[pixel + 3] = byte(Float(part[pixel + 3]) / 255 * tint.opacity)
      }
    }
    return Bitmap(width: columns, height: rows, pixels: part)
  }
}
