// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

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
