// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Makes a picture with one byte a pixel smaller by a whole factor, and large again.
struct BlurScaling {
  /// The width of the small picture, with its margin, in pixels.
  let width: Int
  let height: Int
  let fullWidth: Int
  let fullHeight: Int
  /// How many pixels of the large picture a side of a small one stands for: a power of two.
  let factor: Int
  let clamps: Bool
  /// Small pixels around the picture: one for interpolation, and as many more as a blur is to spread in.
  let margin: Int

  init(width: Int, height: Int, factor: Int, clamps: Bool, margin: Int = 1) {
    self.margin = max(margin, 1)
    fullWidth = width
    fullHeight = height
    self.factor = factor
    self.clamps = clamps
    self.width = (width + factor - 1) / factor + 2 * self.margin
    self.height = (height + factor - 1) / factor + 2 * self.margin
  }

  /// Averages squares of `factor` pixels a side.
  func reduce(_ source: UnsafeMutablePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>) {
    let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: fullWidth)
    defer { sums.deallocate() }
    let area = UInt32(factor * factor)
    let shift = UInt32(area.trailingZeroBitCount)
    for row in 0..<height {
      let line = target + row * width
      guard clamps || (row >= margin && row < height - margin) else {
        line.update(repeating: 0, count: width)
        continue
      }
      sums.update(repeating: 0, count: fullWidth)
      for step in 0..<factor {
        let y = (row - margin) * factor + step
        guard clamps || y < fullHeight else { break }
        let from = source + min(max(y, 0), fullHeight - 1) * fullWidth
        for x in 0..<fullWidth { sums[x] &+= UInt32(from[x]) }
      }
      let first = clamps ? UInt8((sums[0] + UInt32(factor) / 2) / UInt32(factor)) : 0
      let last = clamps ? UInt8((sums[fullWidth - 1] + UInt32(factor) / 2) / UInt32(factor)) : 0
      line.update(repeating: first, count: margin)
      (line + (width - margin)).update(repeating: last, count: margin)
      for column in 0..<(width - 2 * margin) {
        var sum: UInt32 = 0
        for step in 0..<factor {
          let x = column &* factor &+ step
          sum &+= x < fullWidth ? sums[x] : clamps ? sums[fullWidth - 1] : 0
        }
        line[column &+ margin] = UInt8(truncatingIfNeeded: (sum &+ area / 2) >> shift)
      }
    }
  }

  /// Interpolates between the small picture's pixels.
  func enlarge(_ source: UnsafeMutablePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>) {
    let line = UnsafeMutablePointer<Int32>.allocate(capacity: width)
    defer { line.deallocate() }
    // The innermost pixel of the margin is all that interpolating takes of it.
    let inner = width - 2 * (margin - 1)
    // Places are counted in halves of a full pixel, so that centres are whole numbers.
    let unit = Int32(2 * factor)
    let half = unit * unit / 2
    let shift = Int32((unit * unit).trailingZeroBitCount)
    for y in 0..<fullHeight {
      let place = y * 2 + 1 + factor
      let row = place / (2 * factor)
      let part = Int32(place % (2 * factor))
      let upper = source + (row + margin - 1) * width + margin - 1
      let lower = upper + width
      var any: Int32 = 0
      for x in 0..<inner {
        let value = Int32(upper[x]) &* (unit &- part) &+ Int32(lower[x]) &* part
        line[x] = value
        any |= value
      }
      let result = target + y * fullWidth
      guard any != 0 else {
        result.update(repeating: 0, count: fullWidth)
        continue
      }
      var x = 0
      var column = 0
      var across = Int32(1 + factor)
      while x < fullWidth {
        let left = line[column] &* unit &+ half
        let slope = line[column &+ 1] &- line[column]
        let end = min(x &+ Int(unit &- across &+ 1) / 2, fullWidth)
        while x < end {
          result[x] = UInt8(truncatingIfNeeded: (left &+ slope &* across) >> shift)
          across &+= 2
          x &+= 1
        }
        across = 1
        column &+= 1
      }
    }
  }
}
