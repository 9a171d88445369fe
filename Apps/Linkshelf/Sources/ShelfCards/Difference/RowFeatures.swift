// SPDX-License-Identifier: Apache-2.0

/// What rows of a picture look like, coarsely, so that the noise of a lossy picture doesn't count.
struct RowFeatures {
  /// A cell is so many pixels of a row.
  static let cellWidth = 32
  /// How far the mean colours of two cells may lie apart that count as equal, of 255.
  static let tolerance = 9
  /// The range of brightness in a cell from which something stands in it.
  private static let contrast = 72

  let cells: Int
  /// The mean red, green and blue of each cell, row by row.
  private(set) var means: [UInt8] = []
  /// For each row a number that rows that look alike mostly share.
  private(set) var signatures: [UInt64] = []
  /// Whether something stands in a row: letters, a picture, a line down the page.
  private(set) var hasInk: [Bool] = []

  init(width: Int) { cells = (width + Self.cellWidth - 1) / Self.cellWidth }

  var rows: Int { signatures.count }

  /// - Parameter pixels: a row's red, green, blue and alpha.
  mutating func add(_ pixels: UnsafeBufferPointer<UInt8>) {
    var signature: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ value: Int) { signature = (signature ^ UInt64(truncatingIfNeeded: value)) &* 0x100_0000_01B3 }
    let width = pixels.count / 4
    var (allRed, allGreen, allBlue) = (0, 0, 0)
    var ink = 0
    var isInked = false
    for cell in 0..<cells {
      let start = cell * Self.cellWidth
      let end = min(start + Self.cellWidth, width)
      var (red, green, blue, least, most) = (0, 0, 0, 255, 0)
      for x in start..<end {
        let (r, g, b) = (Int(pixels[x &* 4]), Int(pixels[x &* 4 &+ 1]), Int(pixels[x &* 4 &+ 2]))
        let light = (r &* 77 &+ g &* 150 &+ b &* 29) >> 8
        least = light < least ? light : least
        most = light > most ? light : most
        (red, green, blue) = (red &+ r, green &+ g, blue &+ b)
      }
      let count = max(1, end - start)
      means.append(UInt8(red / count))
      means.append(UInt8(green / count))
      means.append(UInt8(blue / count))
      (allRed, allGreen, allBlue) = (allRed + red, allGreen + green, allBlue + blue)
      let hasContrast = most - least > Self.contrast
      if hasContrast { isInked = true }
      ink = ink << 1 | (hasContrast ? 1 : 0)
      if cell % 32 == 31 {
        mix(ink)
        ink = 0
      }
    }
    mix(ink)
    let count = max(1, width)
    for mean in [allRed / count, allGreen / count, allBlue / count] { mix((mean + 8) / 48) }
    signatures.append(signature)
    hasInk.append(isInked)
  }

  /// The cells in which a row isn't like a row of another picture.
  func differences(_ row: Int, _ other: RowFeatures, _ otherRow: Int) -> [Int] {
    (0..<cells).filter { cell in
      (0..<3).contains { channel in
        let a = Int(means[(row * cells + cell) * 3 + channel])
        let b = Int(other.means[(otherRow * cells + cell) * 3 + channel])
        return abs(a - b) > Self.tolerance
      }
    }
  }

  func isLike(_ row: Int, _ other: RowFeatures, _ otherRow: Int) -> Bool {
    let (a, b) = (row * cells * 3, otherRow * cells * 3)
    return means.withUnsafeBufferPointer { mine in
      other.means.withUnsafeBufferPointer { others in
        for index in 0..<cells * 3 where abs(Int(mine[a + index]) - Int(others[b + index])) > Self.tolerance {
          return false
        }
        return true
      }
    }
  }
}
