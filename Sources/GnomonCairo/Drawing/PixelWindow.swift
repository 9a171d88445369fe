// SPDX-License-Identifier: Apache-2.0

/// The pixels that are held of a larger picture. Around them lies nothing.
struct PixelWindow {
  /// The first pixel that is held.
  let pixels: UnsafePointer<UInt32>
  /// Pixels from one row to the next.
  let stride: Int
  /// The place of what is held in the picture, and its size.
  let place: PixelRect

  /// The rows of pixels that make up a row of a smaller picture: pointers to what is held of them.
  func rows(_ numbers: Range<Int>, of height: Int, clamps: Bool, into rows: UnsafeMutablePointer<Int>) -> Int {
    var count = 0
    for number in numbers {
      guard clamps || (number >= 0 && number < height) else { continue }
      let row = min(max(number, 0), height - 1) - place.y
      guard row >= 0, row < place.height else { continue }
      rows[count] = row * stride
      count += 1
    }
    return count
  }
}
