// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// Four channels blurred at once are four that are blurred one after the other, to the same bytes.
@Suite struct PixelBlurTests {
  private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
    mutating func pixel(opaque: Bool) -> UInt32 {
      let alpha = opaque ? 255 : roll(256)
      return UInt32(alpha << 24 | roll(alpha + 1) << 16 | roll(alpha + 1) << 8 | roll(alpha + 1))
    }
  }

  /// Rectangles of one colour, and of noise, on nothing.
  private func picture(_ width: Int, _ height: Int, _ dice: inout Dice) -> [UInt32] {
    var picture = [UInt32](repeating: dice.roll(3) == 0 ? dice.pixel(opaque: true) : 0, count: width * height)
    for _ in 0..<(1 + dice.roll(4)) {
      let (left, top) = (dice.roll(width), dice.roll(height))
      let (right, bottom) = (left + dice.roll(width - left) + 1, top + dice.roll(height - top) + 1)
      let (color, isNoise) = (dice.pixel(opaque: dice.roll(2) == 0), dice.roll(2) == 0)
      for y in top..<bottom {
        for x in left..<right { picture[y * width + x] = isNoise ? dice.pixel(opaque: false) : color }
      }
    }
    return picture
  }

  /// Each channel by itself.
  private func plain(
    _ picture: [UInt32], _ width: Int, _ height: Int, _ blur: GaussianBlur, clamps: Bool, isTight: Bool
  ) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: picture.count)
    for shift in [UInt32(0), 8, 16, 24] {
      var plane = picture.map { UInt8(truncatingIfNeeded: $0 >> shift) }
      plane.withUnsafeMutableBufferPointer {
        blur.applyToAll($0.baseAddress!, width: width, height: height, clamps: clamps, isTight: isTight)
      }
      for index in plane.indices { result[index] |= UInt32(plane[index]) << shift }
    }
    return result
  }

  @Test("All channels at once", arguments: [0.4, 1.9, 3, 7.5, 8, 9.3, 15.9, 16, 22, 31, 32, 47, 90, 300, 2000])
  func channels(deviation: Double) throws {
    var dice = Dice(state: UInt64(deviation * 1000) + 1)
    let blur = try #require(GaussianBlur(deviation: deviation))
    for round in 0..<6 {
      let (width, height) = round < 3 ? (1 + dice.roll(9), 1 + dice.roll(9)) : (1 + dice.roll(50), 1 + dice.roll(40))
      let picture = picture(width, height, &dice)
      for clamps in [false, true] {
        let isTight = deviation >= GaussianBlur.tightDeviation && round % 2 == 0
        // Rows may be longer than what is blurred of them.
        let stride = width + dice.roll(3)
        var quick = [UInt32](repeating: 77, count: stride * height)
        for y in 0..<height { for x in 0..<width { quick[y * stride + x] = picture[y * width + x] } }
        quick.withUnsafeMutableBufferPointer {
          blur.apply(
            pixels: $0.baseAddress!, width: width, height: height, stride: stride, clamps: clamps, isTight: isTight)
        }
        let expected = plain(picture, width, height, blur, clamps: clamps, isTight: isTight)
        var isSame = true
        for y in 0..<height {
          for x in 0..<stride { isSame = isSame && quick[y * stride + x] == (x < width ? expected[y * width + x] : 77) }
        }
        #expect(isSame, "\(width)×\(height), round \(round), \(clamps)")
      }
    }
  }

  @Test("Nothing is blurred where there is nothing") func nothing() throws {
    for deviation in [0, .nan, .infinity, -1, 0.01] { #expect(GaussianBlur(deviation: deviation) == nil) }
    let blur = try #require(GaussianBlur(deviation: 20))
    var pixel: UInt32 = 5
    blur.apply(pixels: &pixel, width: 0, height: 1, stride: 0, clamps: false)
    blur.apply(pixels: &pixel, width: 1, height: 0, stride: 1, clamps: true)
    #expect(pixel == 5)
  }

  @Test("What is held of a picture is all that is read of it", arguments: [8.0, 17, 40])
  func windows(deviation: Double) throws {
    var dice = Dice(state: UInt64(deviation))
    let blur = try #require(GaussianBlur(deviation: deviation))
    for _ in 0..<8 {
      let (width, height) = (1 + dice.roll(60), 1 + dice.roll(40))
      let (left, top) = (dice.roll(width), dice.roll(height))
      let place = PixelRect(x: left, y: top, width: 1 + dice.roll(width - left), height: 1 + dice.roll(height - top))
      let held = picture(place.width, place.height, &dice)
      var whole = [UInt32](repeating: 0, count: width * height)
      for y in 0..<place.height {
        for x in 0..<place.width { whole[(top + y) * width + left + x] = held[y * place.width + x] }
      }
      var found = [UInt32](repeating: 0, count: width * height)
      held.withUnsafeBufferPointer { pixels in
        let window = PixelWindow(pixels: pixels.baseAddress!, stride: place.width, place: place)
        blur.withRows(of: window, width: width, height: height, clamps: false, isTight: true) { rows in
          for y in 0..<height {
            guard let row = rows.row(y) else { continue }
            for x in 0..<width { found[y * width + x] = row[x] }
          }
        }
      }
      #expect(found == plain(whole, width, height, blur, clamps: false, isTight: true))
    }
  }

  @Test("A row drawn over another is what Cairo makes of them") func over() throws {
    var dice = Dice(state: 9)
    for count in [1, 3, 4, 5, 8, 63, 200] {
      let rect = PixelRect(x: 0, y: 0, width: count, height: 1)
      let (above, below) = (try #require(PixelSurface(rect: rect)), try #require(PixelSurface(rect: rect)))
      for x in 0..<count {
        above.pixels[x] = dice.roll(3) == 0 ? 0 : dice.pixel(opaque: dice.roll(3) == 0)
        below.pixels[x] = dice.pixel(opaque: dice.roll(2) == 0)
      }
      if count == 200 {
        // Colours brighter than their opacity, as adding makes them.
        for x in 0..<100 { above.pixels[x] |= 0x00FF_FF00 }
      }
      var quick = Array(UnsafeBufferPointer(start: below.pixels, count: count))
      quick.withUnsafeMutableBufferPointer { PixelMath.draw(above.pixels, over: $0.baseAddress!, count: count) }
      let context = try #require(cairo_create(below.surface))
      cairo_surface_mark_dirty(above.surface)
      cairo_surface_mark_dirty(below.surface)
      cairo_set_source_surface(context, above.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_paint(context)
      cairo_destroy(context)
      below.flush()
      #expect(quick == Array(UnsafeBufferPointer(start: below.pixels, count: count)))
    }
  }

  private func isSame(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ commands: [DisplayCommand]) throws
    -> Bool
  {
    let list = DisplayList(size: CGSize(width: width, height: height), scale: scale, commands: commands)
    return try CairoRenderer().bitmap(list).pixels == CairoRenderer(usesShortcuts: false).bitmap(list).pixels
  }

  @Test("A layer that is blurred in place looks as one with a picture of its own", arguments: 0..<8)
  func layers(seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &* 7919 &+ 5)
    func length(_ most: Int) -> CGFloat { CGFloat(dice.roll(most * 4)) / 4 }
    func shape() -> DisplayCommand {
      let rect = CGRect(x: length(100) - 20, y: length(80) - 20, width: 1 + length(60), height: 1 + length(40))
      let color = Color.Resolved(
        red: 0.9, green: Float(dice.roll(9)) / 9, blue: 0.2, opacity: Float(1 + dice.roll(2)) / 2)
      return .fill(Path(roundedRect: rect, cornerRadius: length(9)), style: FillStyle(), paint: .color(color))
    }
    var inner = (0...dice.roll(4)).map { _ in shape() }
    switch dice.roll(5) {
    case 0: inner = [.beginLayer(DisplayLayer(opacity: 0.5))] + inner + [.endLayer]
    case 1:
      inner += [.beginLayer(DisplayLayer(filters: [.blur(radius: 3, opaque: false)])), shape(), .endLayer]
    default: break
    }
    let radius = [6.0, 9, 17, 40, 1000][dice.roll(5)]
    var commands: [DisplayCommand] = dice.roll(2) == 0 ? [.fill(0, 0, 120, 90, white)] : [shape()]
    if dice.roll(3) == 0 {
      commands.append(.clip(Path(CGRect(x: 10, y: 5, width: 50 + length(40), height: 60)), style: FillStyle()))
    }
    if dice.roll(4) == 0 { commands.append(.concatenate(CGAffineTransform(rotationAngle: 0.3))) }
    let layer = DisplayLayer(opacity: dice.roll(4) == 0 ? 0.5 : 1, filters: [.blur(radius: radius, opaque: false)])
    commands += [.beginLayer(layer)] + inner + [.endLayer, shape()]
    for scale in [1, 1.5] as [CGFloat] { #expect(try isSame(120, 90, scale, commands)) }
  }
}
