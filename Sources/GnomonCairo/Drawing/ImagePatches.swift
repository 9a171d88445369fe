// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The nine patches that a picture's cap insets make: corners as they are, edges and middle stretched or repeated.
package struct ImagePatches {
  package struct Patch {
    /// In the bitmap's pixels.
    package var source: CGRect
    package var target: CGRect
    package var isTiled: Bool
  }

  package private(set) var all: [Patch] = []

  package init(_ image: DisplayImage, in rect: CGRect, scale: CGFloat) {
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
