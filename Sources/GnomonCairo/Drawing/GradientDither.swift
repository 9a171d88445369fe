// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a place in a gradient's table becomes a pixel.
protocol GradientShading {
  /// The pixel of a colour in a column of the canvas.
  func pixel(_ index: Int, _ column: Int) -> UInt32

  /// Whether four pixels at once take less time than one after the other.
  static var takesFour: Bool { get }

  /// What is the same for four pixels from a column on, and from each column that is some times four farther.
  associatedtype Columns
  func columns(_ column: Int) -> Columns

  /// Four pixels side by side.
  func pixels(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ columns: Columns) -> SIMD4<UInt32>
}

/// Each place has one pixel.
struct PlainShading: GradientShading {
  let colors: UnsafePointer<UInt32>

  static var takesFour: Bool { false }

  @inline(__always) func pixel(_ index: Int, _ column: Int) -> UInt32 { colors[index] }

  @inline(__always) func columns(_ column: Int) {}

  @inline(__always) func pixels(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ columns: Void) -> SIMD4<UInt32> {
    SIMD4(colors[a], colors[b], colors[c], colors[d])
  }
}

/// Colours between two of the 256 steps of a component become a fine pattern of both, as in browsers, so that no bands
/// show. What lies on a step stays as it is. The pattern belongs to the canvas: the same drawing gives the same pixels.
struct DitheredShading: GradientShading {
  let colors: UnsafePointer<UInt64>
  /// What is added to the 256ths of a step in each of four columns.
  let pattern: UnsafePointer<UInt64>

  static var takesFour: Bool { true }

  @inline(__always) func pixel(_ index: Int, _ column: Int) -> UInt32 {
    let whole = ((colors[index] &+ pattern[column & 3]) >> 8) & 0x00FF_00FF_00FF_00FF
    let pairs = (whole | whole >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: pairs | pairs >> 16)
  }

  @inline(__always) func columns(_ column: Int) -> (even: SIMD2<UInt64>, odd: SIMD2<UInt64>) {
    func added(_ place: Int) -> UInt64 { pattern[(column &+ place) & 3] }
    return (SIMD2(added(0), added(2)), SIMD2(added(1), added(3)))
  }

  @inline(__always)
  func pixels(
    _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ columns: (even: SIMD2<UInt64>, odd: SIMD2<UInt64>)
  ) -> SIMD4<UInt32> {
    let even = DitheredShading.bytes(SIMD2(colors[a], colors[c]) &+ columns.even)
    let odd = DitheredShading.bytes(SIMD2(colors[b], colors[d]) &+ columns.odd)
    #if _endian(little)
      return unsafeBitCast(even & 0xFFFF_FFFF | odd &<< 32, to: SIMD4<UInt32>.self)
    #else
      return unsafeBitCast(even &<< 32 | odd & 0xFFFF_FFFF, to: SIMD4<UInt32>.self)
    #endif
  }

  /// The whole steps of two pixels, each in the lower half.
  @inline(__always) private static func bytes(_ steps: SIMD2<UInt64>) -> SIMD2<UInt64> {
    let whole = (steps &>> 8) & 0x00FF_00FF_00FF_00FF
    let pairs = (whole | whole &>> 8) & 0x0000_FFFF_0000_FFFF
    return pairs | pairs &>> 16
  }

  /// Patterns of four rows, one after the other, each for all four components. Finer ones look the same, and pictures
  /// with them are much harder to compress.
  static let patterns: [UInt64] = (0..<16).map { place in
    // Bayer's order: of each next bit of both coordinates, the two quarters across from each other first.
    let (x, y) = (place & 3, place >> 2)
    var order = 0
    for bit in 0..<2 {
      let (across, down) = (x >> bit & 1, y >> bit & 1)
      order |= ((across ^ down) << 1 | down) << (2 * (1 - bit))
    }
    return UInt64(order * 16 + 8) &* 0x0001_0001_0001_0001
  }
}
