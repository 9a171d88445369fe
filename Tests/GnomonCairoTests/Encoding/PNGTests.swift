// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// Pictures written as PNG and read back.
@Suite struct PNGTests {
  /// Noise, gradients, flat areas and repeated rows beside each other.
  private func picture(_ width: Int, _ height: Int, opaque: Bool) -> Bitmap {
    var state: UInt64 = 42
    let pixels = (0..<(width * height)).flatMap { index -> [UInt8] in
      let (x, y) = (index % width, index / width)
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let alpha: UInt8 = opaque ? 255 : x % 5 == 0 ? 0 : UInt8(truncatingIfNeeded: x &* 3)
      let color: [UInt8]
      switch y / 4 % 4 {
      case 0: color = [UInt8(truncatingIfNeeded: state >> 40), UInt8(truncatingIfNeeded: state >> 48), 7]
      case 1: color = [UInt8(truncatingIfNeeded: x), UInt8(truncatingIfNeeded: x / 2), UInt8(truncatingIfNeeded: y)]
      case 2: color = [200, 100, 50]
      default: color = [UInt8(truncatingIfNeeded: x * x), 0, 0]
      }
      return (alpha == 0 ? [0, 0, 0] : color) + [alpha]
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test("What is written is read back", arguments: [1, 2, 3, 5, 6, 11, 16, 17, 31, 64, 100, 333, 1021])
  func roundTrip(width: Int) throws {
    for opaque in [true, false] {
      let bitmap = picture(width, 33, opaque: opaque)
      for mode in [PNGEncoder.Mode.small, .fast] {
        let data = try PNGEncoder.encode(bitmap, mode: mode)
        let back = try #require(CairoImageLoader().image(data: data)?.bitmap)
        #expect(back.width == width && back.height == 33)
        // Reading goes by multiplied colours, which loses some of what is nearly transparent.
        let exact = opaque || zip(back.pixels, bitmap.pixels).allSatisfy { $0 == $1 }
        #expect(
          exact || stride(from: 3, to: back.pixels.count, by: 4).allSatisfy { back.pixels[$0] == bitmap.pixels[$0] })
        if opaque { #expect(back.pixels == bitmap.pixels) }
        #expect(try PNGEncoder.encode(bitmap, mode: mode) == data)
      }
    }
  }

  @Test("Rows that repeat, of few colours", arguments: [1, 2, 5, 8, 31, 100])
  func repeatedRows(width: Int) throws {
    for colors in [1, 2, 3, 4, 16, 17, 200, 300] {
      let rows = (0..<40).map { y in
        // Several rows are alike, then some aren't.
        (0..<width).flatMap { x -> [UInt8] in
          let number = (x * 7 + y / (y < 20 ? 5 : 1) * width) % colors
          return [UInt8(number % 256), UInt8(number / 256), 9, 255]
        }
      }
      let bitmap = Bitmap(width: width, height: 40, pixels: rows.flatMap { $0 })
      for mode in [PNGEncoder.Mode.small, .fast] {
        let data = try PNGEncoder.encode(bitmap, mode: mode)
        #expect(CairoImageLoader().image(data: data)?.bitmap.pixels == bitmap.pixels)
      }
    }
  }

  @Test(
    "Noise, which can't be compressed, comes through piece by piece",
    arguments: [(1, 30_000), (30_000, 3), (257, 1023)])
  func noise(width: Int, height: Int) throws {
    var state: UInt64 = 7
    let pixels = (0..<width * height).flatMap { _ -> [UInt8] in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return [40, 48, 56].map { UInt8(truncatingIfNeeded: state >> $0) } + [255]
    }
    for mode in [PNGEncoder.Mode.small, .fast] {
      let data = try PNGEncoder.encode(Bitmap(width: width, height: height, pixels: pixels), mode: mode)
      let isSame = CairoImageLoader().image(data: data)?.bitmap.pixels == pixels
      #expect(isSame)
    }
  }

  @Test("A picture that is compressed in several parts is read back", arguments: [255, 254] as [UInt8])
  func parts(lastAlpha: UInt8) throws {
    // A slope, by which a row is nearly the one above; repetitions; the slope again; noise.
    let (width, height) = (1000, 1800)
    var state: UInt64 = 9
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for y in 0..<height {
      let line = y < 700 ? y : y < 900 ? 700 : y
      for x in 0..<width {
        let index = (y * width + x) * 4
        let slope = [x / 5 + line / 7, x / 3 + line / 2, line].map { UInt8(truncatingIfNeeded: $0) }
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        for channel in 0..<3 {
          pixels[index + channel] = y < 1700 ? slope[channel] : UInt8(truncatingIfNeeded: state >> (32 + 8 * channel))
        }
      }
    }
    // The very last pixel decides whether there are four channels.
    pixels[pixels.count - 1] = lastAlpha
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    let rows = PNGRows(width: width, height: height, channels: 3) {
      (701..<900).contains($0)
    } convert: { _, _, _ in
      true
    }
    #expect(rows.stretches().filter(\.isRepetition).count == 1 && rows.stretches().count > 5)
    let data = try PNGEncoder.encode(bitmap, mode: .small)
    let back = try #require(CairoImageLoader().image(data: data)?.bitmap.pixels)
    // Reading multiplies the last pixel's colours with its opacity.
    let isSame = back.dropLast(4) == pixels.dropLast(4) && back.last == lastAlpha
    #expect(isSame)
    #expect(try PNGEncoder.encode(bitmap, mode: .small) == data)
  }

  // By hand a row of them takes some 11 bits, so that it would be twice as much.
  @Test(
    "Narrow rows that repeat are left to libdeflate, whose matches hold several", arguments: [(1, 16_384), (20, 4_000)])
  func narrowRepetition(width: Int, height: Int) throws {
    let pixels = (0..<width * height).flatMap { _ in [10, 20, 30, 128] as [UInt8] }
    #expect(try PNGEncoder.encode(Bitmap(width: width, height: height, pixels: pixels)).count < 2_500)
  }

  @Test("Rows that repeat cost next to nothing")
  func repetition() throws {
    let row = (0..<1000).flatMap { x -> [UInt8] in
      [UInt8(truncatingIfNeeded: x * 7), UInt8(truncatingIfNeeded: x / 3), 9, 255]
    }
    let one = Bitmap(width: 1000, height: 1, pixels: row)
    let many = Bitmap(width: 1000, height: 500, pixels: (0..<500).flatMap { _ in row })
    for mode in [PNGEncoder.Mode.small, .fast] {
      let difference = try PNGEncoder.encode(many, mode: mode).count - PNGEncoder.encode(one, mode: mode).count
      // 1.5 MB of zeros, in matches of 258.
      #expect(difference < 10_000)
    }
  }
}
