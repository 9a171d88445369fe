// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes a picture without transparency by the numbers of its colours, where it has at most 256.
enum PNGPalette {
  /// nil where there are more colours, or some transparency.
  ///
  /// `repeats` says whether a row has the pixels of the one above.
  static func encode(
    width: Int, height: Int, repeats: (Int) -> Bool, convert: PNGEncoder.RowConverter
  ) throws -> Data? {
    try PixelMemory.shared.withBytes(width * 3 + 2) { pixels in
      var colors = Colors()
      for y in 0..<height where !repeats(y) {
        guard convert(y, 3, pixels) else { return nil }
        for x in 0..<width where colors.number(of: color(pixels, x)) == nil { return nil }
      }
      let depth = colors.all.count <= 2 ? 1 : colors.all.count <= 4 ? 2 : colors.all.count <= 16 ? 4 : 8
      let length = (width * depth + 7) / 8 + 1
      return try PixelMemory.shared.withBytes(length * height) { body in
        body.update(repeating: 0, count: length * height)
        for y in 0..<height {
          // Numbers aren't amounts: no filter but `none` suits them.
          let target = body + y * length + 1
          if repeats(y) {
            memcpy(target, target - length, length - 1)
            continue
          }
          _ = convert(y, 3, pixels)
          for x in 0..<width {
            let number = colors.number(of: color(pixels, x)) ?? 0
            target[x * depth / 8] |= UInt8(truncatingIfNeeded: number << (8 - depth - x * depth % 8))
          }
        }
        let palette = colors.all.flatMap { color in
          [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
        }
        var file = PNGFile(width: width, height: height, hasAlpha: false, palette: palette, depth: UInt8(depth))
        try Deflate.zlib(body, count: length * height) { file.append($0) }
        return file.finished()
      }
    }
  }

  @inline(__always) private static func color(_ pixels: UnsafePointer<UInt8>, _ x: Int) -> UInt32 {
    UInt32(pixels[x &* 3]) << 16 | UInt32(pixels[x &* 3 &+ 1]) << 8 | UInt32(pixels[x &* 3 &+ 2])
  }

  /// Colours by number, in the order in which they were met.
  private struct Colors {
    private(set) var all: [UInt32] = []
    private var numbers: [UInt32: Int] = [:]
    private var last: (color: UInt32, number: Int)?

    /// nil where the palette is full.
    mutating func number(of color: UInt32) -> Int? {
      if let last, last.color == color { return last.number }
      let number: Int
      if let known = numbers[color] {
        number = known
      } else {
        guard all.count < 256 else { return nil }
        number = all.count
        numbers[color] = number
        all.append(color)
      }
      last = (color, number)
      return number
    }
  }
}
