// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The pixels of a picture, as they're seen on white, and what can be asked of them.
struct Ink {
  typealias Color = (UInt8, UInt8, UInt8)
  /// A rectangle of pixels: left, top, right, bottom; the last two lie outside of it.
  typealias Window = (Int, Int, Int, Int)

  /// A component that differs by less doesn't stand out.
  private static let least = 24

  let width: Int
  let height: Int
  /// Three components a pixel.
  private let pixels: [UInt8]

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    let count = width * height
    pixels = [UInt8](unsafeUninitializedCapacity: count * 3) { out, used in
      bitmap.pixels.withUnsafeBufferPointer { source in
        for i in 0..<count {
          let alpha = Int(source[i * 4 + 3])
          for channel in 0..<3 {
            let value = Int(source[i * 4 + channel])
            out[i * 3 + channel] = alpha == 255 ? UInt8(value) : UInt8((value * alpha + 255 * (255 - alpha)) / 255)
          }
        }
      }
      used = count * 3
    }
  }

  func color(_ x: Int, _ y: Int) -> Color {
    let i = (y * width + x) * 3
    return (pixels[i], pixels[i + 1], pixels[i + 2])
  }

  /// The picture in pale colours, four components a pixel.
  var faint: [UInt8] {
    var out = [UInt8](repeating: 255, count: width * height * 4)
    for i in 0..<(width * height) {
      for channel in 0..<3 { out[i * 4 + channel] = UInt8(255 - (255 - Int(pixels[i * 3 + channel])) / 3) }
    }
    return out
  }

  // MARK: Windows

  /// What lies in a window: the colour that it has most, what stands out from the ground, and where.
  struct Look {
    var background: Color
    /// The mean colour of what stands out clearly: a line may have several.
    var ink: Color
    /// How much stands out, as full pixels.
    var amount: Double
    /// The first and the last column in which something does.
    var left: Int
    var right: Int
  }

  /// - Parameters:
  ///   - ground: the picture without what is looked for.
  ///   - reach: how far the ground's own edges may lie elsewhere, in pixels.
  /// - Returns: nil where the window lies outside.
  func look(_ window: Window, on ground: Ink, reach: Int) -> Look? {
    let (left, top) = (max(0, window.0), max(0, window.1))
    let (right, bottom) = (min(width, ground.width, window.2), min(height, ground.height, window.3))
    guard left < right, top < bottom else { return nil }
    let background = mostFrequentColor(left, top, right, bottom)
    var look = Look(background: background, ink: background, amount: 0, left: right, right: left)
    var greatest = 0
    // Sums of what stands out by each distance.
    var sums = [(count: Int, red: Int, green: Int, blue: Int)](repeating: (0, 0, 0, 0), count: 256)
    for y in top..<bottom {
      for x in left..<right {
        let (color, below) = (color(x, y), ground.color(x, y))
        let distance = max(
          abs(Int(color.0) - Int(below.0)), abs(Int(color.1) - Int(below.1)), abs(Int(color.2) - Int(below.2)))
        guard distance > Self.least, !isBetween(ground, x, y, reach, reach, Self.least) else { continue }
        greatest = max(greatest, distance)
        sums[distance].count += 1
        sums[distance].red += Int(color.0)
        sums[distance].green += Int(color.1)
        sums[distance].blue += Int(color.2)
        look.amount += Double(distance)
        (look.left, look.right) = (min(look.left, x), max(look.right, x))
      }
    }
    guard greatest > 0 else { return look }
    look.amount /= Double(greatest)
    let clear = sums[(greatest * 4 / 5)...]
    let count = max(1, clear.reduce(0) { $0 + $1.count })
    func mean(_ sum: Int) -> UInt8 { UInt8(clamping: sum / count) }
    look.ink = (
      mean(clear.reduce(0) { $0 + $1.red }), mean(clear.reduce(0) { $0 + $1.green }),
      mean(clear.reduce(0) { $0 + $1.blue })
    )
    return look
  }

  /// The colour that most pixels of a rectangle have, in steps of eight, by some hundred of them.
  private func mostFrequentColor(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Color {
    var counts: [Int: (count: Int, x: Int, y: Int)] = [:]
    let (across, down) = (max(1, (right - left) / 40), max(1, (bottom - top) / 16))
    for y in stride(from: top, to: bottom, by: down) {
      for x in stride(from: left, to: right, by: across) {
        let (red, green, blue) = color(x, y)
        counts[Int(red >> 3) << 10 | Int(green >> 3) << 5 | Int(blue >> 3), default: (0, x, y)].count += 1
      }
    }
    let most = counts.values.max { ($0.count, -$0.y, -$0.x) < ($1.count, -$1.y, -$1.x) }
    return most.map { color($0.x, $0.y) } ?? color(left, top)
  }

  // MARK: Pixels

  /// True if a pixel has the colour of the other picture's there.
  func isSame(_ other: Ink, _ x: Int, _ y: Int, _ limit: Int) -> Bool {
    let (i, j) = ((y * width + x) * 3, (y * other.width + x) * 3)
    return pixels.withUnsafeBufferPointer { a in
      other.pixels.withUnsafeBufferPointer { b in
        abs(Int(a[i]) - Int(b[j])) <= limit && abs(Int(a[i + 1]) - Int(b[j + 1])) <= limit
          && abs(Int(a[i + 2]) - Int(b[j + 2])) <= limit
      }
    }
  }

  /// True if a pixel's colour lies between those that the other picture has near it, within a limit.
  func isBetween(_ other: Ink, _ x: Int, _ y: Int, _ rx: Int, _ ry: Int, _ limit: Int) -> Bool {
    let i = (y * width + x) * 3
    return pixels.withUnsafeBufferPointer { a in
      other.pixels.withUnsafeBufferPointer { b in
        let (red, green, blue) = (Int(a[i]), Int(a[i + 1]), Int(a[i + 2]))
        // A bit for each component that a pixel has less of, and one for each that it has more of.
        var found = 0
        // From the middle outwards: most are found near it.
        var dy = 0
        while dy != -ry - 1 {
          let row = y + dy
          if row >= 0, row < other.height {
            let start = row * other.width
            var dx = 0
            while dx != -rx - 1 {
              let column = x + dx
              if column >= 0, column < other.width {
                let j = (start + column) * 3
                let (itsRed, itsGreen, itsBlue) = (Int(b[j]), Int(b[j + 1]), Int(b[j + 2]))
                if itsRed <= red + limit { found |= 1 }
                if itsRed >= red - limit { found |= 2 }
                if itsGreen <= green + limit { found |= 4 }
                if itsGreen >= green - limit { found |= 8 }
                if itsBlue <= blue + limit { found |= 16 }
                if itsBlue >= blue - limit { found |= 32 }
                if found == 63 { return true }
              }
              dx = dx > 0 ? -dx : 1 - dx
            }
          }
          dy = dy > 0 ? -dy : 1 - dy
        }
        return false
      }
    }
  }
}

/// Pixels that aren't looked at.
struct Mask {
  let width: Int
  let height: Int
  private var bits: [Bool]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    bits = Array(repeating: false, count: width * height)
  }

  subscript(x: Int, y: Int) -> Bool { bits[y * width + x] }

  mutating func add(_ window: Ink.Window) {
    let (left, right) = (max(0, window.0), min(width, window.2))
    guard left < right else { return }
    for y in max(0, window.1)..<max(0, window.1, min(height, window.3)) {
      for x in left..<right { bits[y * width + x] = true }
    }
  }
}

/// Pixels that differ, gathered into groups by the cells of a coarse grid.
struct DifferentCells {
  struct Group {
    var box: CGRect
    var count: Int
    /// One of the pixels, amid them.
    var example: (Int, Int)
  }

  private(set) var count = 0
  private let columns: Int
  private let side: Int
  private var cells: [Int: (count: Int, left: Int, top: Int, right: Int, bottom: Int, example: (Int, Int))] = [:]

  init(width: Int, height: Int, side: Int) {
    self.side = side
    columns = width / side + 1
  }

  mutating func add(_ x: Int, _ y: Int) {
    count += 1
    let key = y / side * columns + x / side
    guard var cell = cells[key] else {
      cells[key] = (1, x, y, x, y, (x, y))
      return
    }
    cell.count += 1
    (cell.left, cell.right) = (min(cell.left, x), max(cell.right, x))
    (cell.top, cell.bottom) = (min(cell.top, y), max(cell.bottom, y))
    if cell.count == side * side / 2 { cell.example = (x, y) }
    cells[key] = cell
  }

  /// Cells that touch each other belong together.
  func groups() -> [Group] {
    var rest = cells
    var groups: [Group] = []
    for key in cells.keys.sorted() where rest[key] != nil {
      var group = Group(box: .null, count: 0, example: (0, 0))
      var most = 0
      var open = [key]
      while let next = open.popLast() {
        guard let cell = rest.removeValue(forKey: next) else { continue }
        group.count += cell.count
        group.box = group.box.union(
          CGRect(x: cell.left, y: cell.top, width: cell.right - cell.left + 1, height: cell.bottom - cell.top + 1))
        if cell.count > most { (most, group.example) = (cell.count, cell.example) }
        for dy in -1...1 {
          for dx in -1...1 where next % columns + dx >= 0 && next % columns + dx < columns {
            open.append(next + dy * columns + dx)
          }
        }
      }
      groups.append(group)
    }
    return groups
  }
}
