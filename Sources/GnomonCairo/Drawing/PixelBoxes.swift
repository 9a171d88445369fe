// SPDX-License-Identifier: Apache-2.0

/// Three box passes over pixels of four channels, along rows and then along columns.
struct PixelBoxes {
  /// The boxes' widths in pixels: odd, and so few that sums stay whole in a `Float`.
  let boxes: [Int]

  /// The channels of four pixels that lie side by side, across the direction of a pass.
  private struct Lanes {
    var blue = SIMD4<Float>()
    var green = SIMD4<Float>()
    var red = SIMD4<Float>()
    var alpha = SIMD4<Float>()

    @inline(__always) static func + (a: Lanes, b: Lanes) -> Lanes {
      Lanes(blue: a.blue + b.blue, green: a.green + b.green, red: a.red + b.red, alpha: a.alpha + b.alpha)
    }

    @inline(__always) static func - (a: Lanes, b: Lanes) -> Lanes {
      Lanes(blue: a.blue - b.blue, green: a.green - b.green, red: a.red - b.red, alpha: a.alpha - b.alpha)
    }

    /// A share of all, rounded to whole numbers. Ties don't occur: boxes are odd.
    @inline(__always) func mean(_ share: Float) -> Lanes {
      Lanes(
        blue: blue * share + whole - whole, green: green * share + whole - whole, red: red * share + whole - whole,
        alpha: alpha * share + whole - whole)
    }

    /// From here on `Float` knows no fractions, and the last bits of its pattern are a whole number.
    private static let pattern: UInt32 = 0x4B00_0000
    private var whole: Float { 8_388_608 }

    @inline(__always) init(_ pixels: SIMD4<UInt32>) {
      func channel(_ bytes: SIMD4<UInt32>) -> SIMD4<Float> {
        unsafeBitCast(bytes & 255 | Lanes.pattern, to: SIMD4<Float>.self) - 8_388_608
      }
      blue = channel(pixels)
      green = channel(pixels &>> 8)
      red = channel(pixels &>> 16)
      alpha = channel(pixels &>> 24)
    }

    @inline(__always) init(
      blue: SIMD4<Float> = SIMD4(), green: SIMD4<Float> = SIMD4(), red: SIMD4<Float> = SIMD4(),
      alpha: SIMD4<Float> = SIMD4()
    ) {
      (self.blue, self.green, self.red, self.alpha) = (blue, green, red, alpha)
    }

    @inline(__always) var pixels: SIMD4<UInt32> {
      func byte(_ channel: SIMD4<Float>) -> SIMD4<UInt32> {
        unsafeBitCast(channel + whole, to: SIMD4<UInt32>.self) & 255
      }
      return byte(blue) | byte(green) &<< 8 | byte(red) &<< 16 | byte(alpha) &<< 24
    }
  }

  /// `clamps` repeats the edge's pixels outside of the picture.
  func apply(to pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, clamps: Bool) {
    guard width > 0, height > 0 else { return }
    let margin = (boxes.max() ?? 1) / 2 + 1
    let length = max(width, height) + 2 * margin
    let room = UnsafeMutablePointer<Lanes>.allocate(capacity: 2 * length)
    defer { room.deallocate() }
    let line = Line(from: room + margin, to: room + length + margin, margin: margin, clamps: clamps)
    for y in stride(from: 0, to: height, by: 4) {
      line.apply(boxes, to: pixels + y * width, count: width, step: 1, lanes: min(4, height - y), apart: width)
    }
    for x in stride(from: 0, to: width, by: 4) {
      line.apply(boxes, to: pixels + x, count: height, step: width, lanes: min(4, width - x), apart: 1)
    }
  }

  /// Up to four rows or columns at once, with `margin` on both sides.
  private struct Line {
    var from: UnsafeMutablePointer<Lanes>
    var to: UnsafeMutablePointer<Lanes>
    let margin: Int
    let clamps: Bool

    func apply(
      _ boxes: [Int], to pixels: UnsafeMutablePointer<UInt32>, count: Int, step: Int, lanes: Int, apart: Int
    ) {
      var (from, to) = (from, to)
      guard read(pixels, into: from, count: count, step: step, lanes: lanes, apart: apart) || clamps else { return }
      for box in boxes {
        surround(from, count: count)
        Line.pass(from, into: to, count: count, radius: box / 2)
        swap(&from, &to)
      }
      for index in 0..<count {
        let result = from[index].pixels
        let place = pixels + index &* step
        for lane in 0..<lanes { place[lane &* apart] = result[lane] }
      }
    }

    /// Answers false where there is nothing.
    private func read(
      _ pixels: UnsafeMutablePointer<UInt32>, into line: UnsafeMutablePointer<Lanes>, count: Int, step: Int,
      lanes: Int, apart: Int
    ) -> Bool {
      var any = SIMD4<UInt32>()
      let others = (min(1, lanes - 1) * apart, min(2, lanes - 1) * apart, min(3, lanes - 1) * apart)
      for index in 0..<count {
        let place = pixels + index &* step
        let four = SIMD4(place[0], place[others.0], place[others.1], place[others.2])
        any |= four
        line[index] = Lanes(four)
      }
      return any != SIMD4()
    }

    private func surround(_ line: UnsafeMutablePointer<Lanes>, count: Int) {
      (line - margin).update(repeating: clamps ? line[0] : Lanes(), count: margin)
      (line + count).update(repeating: clamps ? line[count - 1] : Lanes(), count: margin)
    }

    private static func pass(
      _ line: UnsafeMutablePointer<Lanes>, into result: UnsafeMutablePointer<Lanes>, count: Int, radius: Int
    ) {
      let share = 1 / Float(2 * radius + 1)
      var sum = Lanes()
      for index in -radius...radius { sum = sum + line[index] }
      for index in 0..<count {
        result[index] = sum.mean(share)
        sum = sum + (line[index &+ radius &+ 1] - line[index &- radius])
      }
    }
  }
}
