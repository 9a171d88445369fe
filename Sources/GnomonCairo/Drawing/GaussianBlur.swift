// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Blurs one or four channels of bytes as a Gaussian does: exactly for small deviations, by three box passes for
/// larger.
struct GaussianBlur {
  /// The widths of the boxes in pixels, or a kernel where the deviation is small.
  private let boxes: [Int]
  private let kernel: [Int32]
  /// The side of the squares, in pixels, that a large blur averages into one pixel, which nobody can tell from the
  /// whole.
  private let reduction: Int

  /// How many pixels away a blur of this deviation is seen.
  static func reach(_ deviation: Double) -> Int {
    deviation > 0 ? Int((deviation * 3).rounded(.up)) + 1 : 0
  }

  /// From this deviation on a blur is worked out with so few pixels that it takes no room for what it spreads.
  static let tightDeviation = 32.0

  /// Nothing is blurred below a twentieth of a pixel.
  init?(deviation: Double) {
    guard deviation.isFinite, deviation >= 0.05 else { return nil }
    reduction = deviation < 8 ? 1 : deviation < 16 ? 2 : deviation < 32 ? 4 : 8
    var deviation = deviation
    if reduction > 1 {
      // Averaging blurs by itself, and so does interpolating on the way back.
      let factor = Double(reduction)
      let own = (factor * factor - 1) / 12 + factor * factor / 6
      deviation = (deviation * deviation - own).squareRoot() / factor
    }
    if deviation < 2 {
      boxes = []
      let radius = Int((deviation * 3).rounded(.up))
      var weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
      let sum = weights.reduce(0, +)
      weights = weights.map { $0 / sum }
      var whole = weights.map { Int32(($0 * 65536).rounded()) }
      whole[radius] += 65536 - whole.reduce(0, +)
      kernel = whole
    } else {
      kernel = []
      // Three boxes whose variances add up to the Gaussian's.
      let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
      var lower = Int(ideal.rounded(.down))
      if lower % 2 == 0 { lower -= 1 }
      let width = Double(lower)
      let count = ((12 * deviation * deviation - 3 * width * width - 12 * width - 9) / (-4 * width - 4)).rounded()
      boxes = (0..<3).map { Double($0) < count ? lower : lower + 2 }
    }
  }

  /// Blurs a picture with one byte a pixel. `clamps` repeats the edge's pixels outside of it.
  ///
  /// `isTight` says that the picture has no room for what spreads and comes back between the passes of a large blur.
  func apply(
    alpha: UnsafeMutablePointer<UInt8>, width: Int, height: Int, clamps: Bool = false, isTight: Bool = false
  ) {
    let condensed = CondensedPicture(alpha, width: width, height: height, margin: sight, step: reduction)
    guard !condensed.isWhole,
      let memory = PixelMemory.shared.take(condensed.columns.count * condensed.rows.count, zeroed: false)
    else {
      applyToAll(alpha, width: width, height: height, clamps: clamps, isTight: isTight)
      return
    }
    defer { PixelMemory.shared.give(memory) }
    let small = memory.assumingMemoryBound(to: UInt8.self)
    condensed.condense(alpha, into: small)
    applyToAll(
      small, width: condensed.columns.count, height: condensed.rows.count, clamps: clamps, isTight: isTight)
    condensed.expand(small, into: alpha)
  }

  /// How many pixels away a pixel can change another.
  private var sight: Int {
    let small = boxes.isEmpty ? kernel.count / 2 : boxes.reduce(0) { $0 + $1 / 2 }
    // One more on each side for averaging, one for interpolating, one for the rest of a division.
    return reduction > 1 ? (small + 3) * reduction : small
  }

  /// The blur without a look at what repeats.
  func applyToAll(
    _ alpha: UnsafeMutablePointer<UInt8>, width: Int, height: Int, clamps: Bool, isTight: Bool = false
  ) {
    guard reduction > 1 else {
      blur(alpha, width: width, height: height, clamps: clamps)
      return
    }
    let scaling = scaling(width: width, height: height, clamps: clamps, isTight: isTight)
    let small = UnsafeMutablePointer<UInt8>.allocate(capacity: scaling.width * scaling.height)
    defer { small.deallocate() }
    scaling.reduce(alpha, into: small)
    blur(small, width: scaling.width, height: scaling.height, clamps: clamps)
    scaling.enlarge(small, into: alpha)
  }

  private func scaling(width: Int, height: Int, clamps: Bool, isTight: Bool) -> BlurScaling {
    BlurScaling(
      width: width, height: height, factor: reduction, clamps: clamps,
      margin: isTight && !clamps ? boxes.reduce(1) { $0 + $1 / 2 } : 1)
  }

  /// Blurs rows, then columns.
  private func blur(_ alpha: UnsafeMutablePointer<UInt8>, width: Int, height: Int, clamps: Bool) {
    guard width > 0, height > 0 else { return }
    let columnsAtOnce = 16
    let spare = UnsafeMutablePointer<UInt8>.allocate(capacity: max(width, height))
    let block = UnsafeMutablePointer<UInt8>.allocate(capacity: max(height * columnsAtOnce, width))
    defer {
      spare.deallocate()
      block.deallocate()
    }
    for y in 0..<height {
      let row = alpha + y * width
      guard GaussianBlur.hasContent(row, count: width) else { continue }
      block.update(from: row, count: width)
      row.update(from: blurLine(block, spare, count: width, clamps: clamps), count: width)
    }
    // Columns are moved in blocks, so that each row is read from memory once.
    for x in Swift.stride(from: 0, to: width, by: columnsAtOnce) {
      let columns = min(columnsAtOnce, width - x)
      for y in 0..<height {
        let row = alpha + y * width + x
        for column in 0..<columns { block[column &* height &+ y] = row[column] }
      }
      for column in 0..<columns {
        let line = block + column * height
        guard GaussianBlur.hasContent(line, count: height) else { continue }
        let result = blurLine(line, spare, count: height, clamps: clamps)
        if result != line { line.update(from: result, count: height) }
      }
      for y in 0..<height {
        let row = alpha + y * width + x
        for column in 0..<columns { row[column] = block[column &* height &+ y] }
      }
    }
  }

  /// Blurs a picture of four premultiplied channels.
  func apply(
    pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, clamps: Bool, isTight: Bool = false
  ) {
    guard width > 0, height > 0 else { return }
    guard reduction > 1 else { return applyByChannel(pixels, width, height, stride, clamps) }
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    let window = PixelWindow(pixels: pixels, stride: stride, place: whole)
    withRows(of: window, width: width, height: height, clamps: clamps, isTight: isTight) { rows in
      for y in 0..<height {
        let target = pixels + y * stride
        if let row = rows.row(y) {
          target.update(from: row, count: width)
        } else {
          target.update(repeating: 0, count: width)
        }
      }
    }
  }

  /// Whether a blur of this deviation is worked out with fewer pixels than the picture has.
  var isReduced: Bool { reduction > 1 }

  /// Blurs a picture of which a part is held, and gives its rows: what is held isn't read any more, and may be written.
  ///
  /// Only a blur that is reduced has such rows. Without memory `body` isn't called.
  func withRows(
    of window: PixelWindow, width: Int, height: Int, clamps: Bool, isTight: Bool, _ body: (EnlargedRows) -> Void
  ) {
    let scaling = scaling(width: width, height: height, clamps: clamps, isTight: isTight)
    let (count, room) = (scaling.width * scaling.height, EnlargedRows.room(scaling))
    guard let memory = PixelMemory.shared.take((count + room) * 4, zeroed: false) else { return }
    defer { PixelMemory.shared.give(memory) }
    let small = memory.assumingMemoryBound(to: UInt32.self)
    scaling.reduce(window, into: small)
    PixelBoxes(boxes: boxes).apply(to: small, width: scaling.width, height: scaling.height, clamps: clamps)
    body(EnlargedRows(scaling, small, room: small + count))
  }

  /// Blurs one channel after the other.
  private func applyByChannel(
    _ pixels: UnsafeMutablePointer<UInt32>, _ width: Int, _ height: Int, _ stride: Int, _ clamps: Bool
  ) {
    guard let memory = PixelMemory.shared.take(width * height, zeroed: false) else { return }
    defer { PixelMemory.shared.give(memory) }
    let plane = memory.assumingMemoryBound(to: UInt8.self)
    for shift in [UInt32(0), 8, 16, 24] {
      var any: UInt32 = 0
      for y in 0..<height {
        let row = pixels + y * stride
        let target = plane + y * width
        for x in 0..<width {
          let value = (row[x] >> shift) & 255
          any |= value
          target[x] = UInt8(truncatingIfNeeded: value)
        }
      }
      guard any != 0 else { continue }
      apply(alpha: plane, width: width, height: height, clamps: clamps)
      let keep = ~(UInt32(255) << shift)
      for y in 0..<height {
        let row = pixels + y * stride
        let source = plane + y * width
        for x in 0..<width { row[x] = (row[x] & keep) | (UInt32(source[x]) << shift) }
      }
    }
  }

  private static func hasContent(_ line: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
    for index in 0..<count where line[index] != 0 { return true }
    return false
  }

  /// Blurs `a`, with `b` as room for the other passes; answers which of them holds the result.
  private func blurLine(
    _ a: UnsafeMutablePointer<UInt8>, _ b: UnsafeMutablePointer<UInt8>, count: Int, clamps: Bool
  ) -> UnsafeMutablePointer<UInt8> {
    if boxes.isEmpty {
      convolve(a, into: b, count: count, clamps: clamps)
      return b
    }
    var from = a
    var to = b
    for box in boxes {
      GaussianBlur.box(from, into: to, count: count, radius: box / 2, clamps: clamps)
      swap(&from, &to)
    }
    return from
  }

  private func convolve(
    _ line: UnsafeMutablePointer<UInt8>, into result: UnsafeMutablePointer<UInt8>, count: Int, clamps: Bool
  ) {
    let radius = kernel.count / 2
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: count * 2 + 2 * radius) { room in
      guard let sums = room.baseAddress else { return }
      let padded = sums + count
      let first = clamps ? Int32(line[0]) : 0
      let last = clamps ? Int32(line[count - 1]) : 0
      for x in 0..<radius {
        padded[x] = first
        padded[count &+ radius &+ x] = last
      }
      for x in 0..<count {
        padded[radius &+ x] = Int32(line[x])
        sums[x] = 32768
      }
      for (tap, weight) in kernel.enumerated() {
        let source = padded + tap
        for x in 0..<count { sums[x] &+= weight &* source[x] }
      }
      for x in 0..<count { result[x] = UInt8(truncatingIfNeeded: sums[x] >> 16) }
    }
  }

  private static func box(
    _ line: UnsafeMutablePointer<UInt8>, into result: UnsafeMutablePointer<UInt8>, count: Int, radius: Int,
    clamps: Bool
  ) {
    let width = 2 * radius + 1
    // Multiplying by a rounded-up inverse is exact enough and much faster than dividing.
    let inverse = (UInt64(1) << 32) / UInt64(width) &+ 1
    let half = UInt64(width / 2)
    let first = clamps ? UInt64(line[0]) : 0
    let last = clamps ? UInt64(line[count - 1]) : 0
    var sum = first &* UInt64(radius)
    for x in 0...radius { sum &+= x < count ? UInt64(line[x]) : last }
    for x in 0..<count {
      result[x] = UInt8(truncatingIfNeeded: min(((sum &+ half) &* inverse) >> 32, 255))
      let leaving = x &- radius
      let entering = x &+ radius &+ 1
      sum &+= entering < count ? UInt64(line[entering]) : last
      sum &-= leaving >= 0 ? UInt64(line[leaving]) : first
    }
  }
}
