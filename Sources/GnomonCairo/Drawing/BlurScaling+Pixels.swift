// SPDX-License-Identifier: Apache-2.0

/// Pixels of four channels made smaller, all channels at once: the bytes are those of one channel after the other.
extension BlurScaling {
  private typealias Sums = SIMD8<UInt16>

  /// Two of a pixel's bytes, each with room to sum up 64 of them.
  private struct Pair {
    /// The first byte and the third.
    var even: UInt32 = 0
    /// The second and the fourth.
    var odd: UInt32 = 0

    @inline(__always) mutating func add(_ pixel: UInt32) {
      even &+= pixel & 0x00FF_00FF
      odd &+= (pixel >> 8) & 0x00FF_00FF
    }

    /// A pixel of the sums by `1 << shift`, rounded.
    @inline(__always) func pixel(_ shift: UInt32) -> UInt32 {
      let half: UInt32 = 0x0001_0001 << (shift &- 1)
      return ((even &+ half) >> shift) & 0x00FF_00FF | (((odd &+ half) >> shift) & 0x00FF_00FF) << 8
    }
  }

  /// Averages squares of `factor` pixels a side.
  func reduce(_ source: PixelWindow, into target: UnsafeMutablePointer<UInt32>) {
    let columns = width - 2 * margin
    // The columns whose squares are held from side to side.
    let first = min((source.place.x + factor - 1) / factor, columns)
    let last = max(min(source.place.maxX / factor, columns), first)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: factor) { rows in
      guard let rows = rows.baseAddress else { return }
      for row in 0..<height {
        let line = target + row * width
        let top = (row - margin) * factor
        let count = source.rows(top..<top + factor, of: fullHeight, clamps: clamps, into: rows)
        guard count > 0 else {
          line.update(repeating: 0, count: width)
          continue
        }
        let side = UInt32(factor.trailingZeroBitCount)
        let left = clamps ? sum(of: 0..<1, source, rows, count).pixel(side) : 0
        let right = clamps ? sum(of: (fullWidth - 1)..<fullWidth, source, rows, count).pixel(side) : 0
        line.update(repeating: left, count: margin)
        (line + (width - margin)).update(repeating: right, count: margin)
        let cells = line + margin
        for column in 0..<first { cells[column] = square(column, source, rows, count) }
        average(first..<last, source, rows, count, into: cells)
        for column in last..<columns { cells[column] = square(column, source, rows, count) }
      }
    }
  }

  /// A square of which not all need be held.
  private func square(
    _ column: Int, _ source: PixelWindow, _ rows: UnsafeMutablePointer<Int>, _ count: Int
  ) -> UInt32 {
    sum(of: column * factor..<(column + 1) * factor, source, rows, count)
      .pixel(UInt32(2 * factor.trailingZeroBitCount))
  }

  private func sum(
    of columns: Range<Int>, _ source: PixelWindow, _ rows: UnsafeMutablePointer<Int>, _ count: Int
  ) -> Pair {
    var sum = Pair()
    for column in columns {
      let x = (clamps ? min(column, fullWidth - 1) : column) - source.place.x
      guard x >= 0, x < source.place.width else { continue }
      for row in 0..<count { sum.add(source.pixels[rows[row] &+ x]) }
    }
    return sum
  }

  /// Squares that are held from side to side.
  private func average(
    _ columns: Range<Int>, _ source: PixelWindow, _ rows: UnsafeMutablePointer<Int>, _ count: Int,
    into cells: UnsafeMutablePointer<UInt32>
  ) {
    let shift = UInt32(2 * factor.trailingZeroBitCount)
    var start = source.pixels + (columns.lowerBound * factor - source.place.x)
    var column = columns.lowerBound
    if factor == 2 {
      while column &+ 2 <= columns.upperBound {
        let (even, odd) = BlurScaling.sums(start, rows, count)
        cells[column] = BlurScaling.pair(even.lowHalf, odd.lowHalf).pixel(shift)
        cells[column &+ 1] = BlurScaling.pair(even.highHalf, odd.highHalf).pixel(shift)
        start += 4
        column &+= 2
      }
      while column < columns.upperBound {
        cells[column] = square(column, source, rows, count)
        column &+= 1
      }
      return
    }
    while column < columns.upperBound {
      var (even, odd) = BlurScaling.sums(start, rows, count)
      if factor == 8 {
        let (more, others) = BlurScaling.sums(start + 4, rows, count)
        even = even &+ more
        odd = odd &+ others
      }
      cells[column] =
        BlurScaling.pair(even.lowHalf &+ even.highHalf, odd.lowHalf &+ odd.highHalf).pixel(shift)
      start += factor
      column &+= 1
    }
  }

  /// The bytes of four pixels summed up over some rows.
  @inline(__always)
  private static func sums(
    _ start: UnsafePointer<UInt32>, _ rows: UnsafeMutablePointer<Int>, _ count: Int
  ) -> (even: Sums, odd: Sums) {
    var (even, odd) = (Sums(), Sums())
    for row in 0..<count {
      let quad = UnsafeRawPointer(start + rows[row]).loadUnaligned(as: Sums.self)
      even = even &+ (quad & 255)
      odd = odd &+ (quad &>> 8)
    }
    return (even, odd)
  }

  @inline(__always)
  private static func pair(_ even: SIMD4<UInt16>, _ odd: SIMD4<UInt16>) -> Pair {
    let (evens, odds) = (unsafeBitCast(even, to: SIMD2<UInt32>.self), unsafeBitCast(odd, to: SIMD2<UInt32>.self))
    return Pair(even: evens.x &+ evens.y, odd: odds.x &+ odds.y)
  }
}
