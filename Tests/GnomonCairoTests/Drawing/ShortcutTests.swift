// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// What is drawn with less work looks as what is drawn the general way.
@Suite struct ShortcutTests {
  private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
    mutating func length(_ most: Int) -> CGFloat { CGFloat(roll(most * 4)) / 4 }
  }

  private func difference(_ list: DisplayList, scale: CGFloat) throws -> Int {
    let quick = try CairoRenderer().bitmap(list, scale: scale)
    let plain = try CairoRenderer(usesShortcuts: false).bitmap(list, scale: scale)
    #expect(quick.width == plain.width && quick.height == plain.height)
    return zip(quick.pixels, plain.pixels).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  private func stops(_ dice: inout Dice, opaque: Bool) -> [ResolvedStop] {
    (0..<(2 + dice.roll(3))).map { index in
      func part() -> Float { Float(dice.roll(256)) / 255 }
      let color = Color.Resolved(red: part(), green: part(), blue: part(), opacity: opaque ? 1 : part())
      return ResolvedStop(color: color, location: CGFloat(index) / 3)
    }
  }

  private func paint(_ dice: inout Dice) -> Paint {
    let stops = stops(&dice, opaque: dice.roll(3) > 0)
    func point() -> CGPoint { CGPoint(x: dice.length(120), y: dice.length(90)) }
    switch dice.roll(5) {
    case 0: return .color(stops[0].color)
    case 1: return .linearGradient(stops, start: point(), end: point())
    case 2: return .linearGradient(stops, start: .zero, end: CGPoint(x: 0, y: 90))
    case 3: return .radialGradient(stops, center: point(), startRadius: 0, endRadius: 1 + dice.length(60))
    default: return .angularGradient(stops, center: point(), startAngle: .zero, endAngle: .degrees(270))
    }
  }

  /// Fills, clips, turns and layers, most of them with rectangles on the pixel grid; covers of the whole in between.
  private func commands(_ dice: inout Dice, shadows: Bool) -> [DisplayCommand] {
    func path() -> Path {
      let whole = dice.roll(2) == 0
      func length(_ most: Int) -> CGFloat { whole ? dice.length(most).rounded() : dice.length(most) }
      let rect = CGRect(x: length(90), y: length(60), width: 1 + length(80), height: 1 + length(60))
      switch dice.roll(4) {
      case 0: return Path(CGRect(x: 0, y: 0, width: 120, height: 90))
      case 1: return Path(roundedRect: rect, cornerRadius: dice.length(12))
      default: return Path(rect)
      }
    }
    var result: [DisplayCommand] = []
    var open = 0
    for _ in 0..<(3 + dice.roll(12)) {
      let fill = DisplayCommand.fill(path(), style: FillStyle(), paint: paint(&dice))
      switch dice.roll(10) {
      case 0:
        result.append(.save)
        open += 1
      case 1:
        if open > 0 {
          result.append(.restore)
          open -= 1
        }
      case 2: result.append(.concatenate(CGAffineTransform(translationX: dice.length(20), y: dice.length(20))))
      case 3 where dice.roll(3) == 0: result.append(.concatenate(CGAffineTransform(rotationAngle: 0.3)))
      case 4 where dice.roll(3) == 0: result.append(.clip(path(), style: FillStyle()))
      case 5, 6:
        let filter = DisplayFilter.shadow(
          color: stops(&dice, opaque: false)[0].color, radius: dice.length(14), x: dice.length(6), y: dice.length(9))
        result += [.beginLayer(DisplayLayer(filters: shadows ? [filter] : [])), fill, .endLayer]
      default: result.append(fill)
      }
    }
    return result
  }

  @Test("Gradients, covers and clips are the same to the last bit", arguments: 0..<60)
  func fills(seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &* 7919 &+ 1)
    let list = DisplayList(
      size: CGSize(width: 120, height: 90), scale: 1, commands: commands(&dice, shadows: false))
    for scale in [1, 1.5, 2] as [CGFloat] { #expect(try difference(list, scale: scale) == 0) }
  }

  @Test("A shadow drawn right into the canvas is off by roundings alone", arguments: 0..<60)
  func shadows(seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &* 104_729 &+ 3)
    let list = DisplayList(
      size: CGSize(width: 120, height: 90), scale: 1,
      commands: [.fill(0, 0, 120, 90, white)] + commands(&dice, shadows: true))
    for scale in [1, 2] as [CGFloat] {
      let difference = try difference(list, scale: scale)
      #expect(difference <= 3)
    }
  }

  @Test("What is below a cover leaves no trace, what is half covered does")
  func covers() throws {
    let below = DisplayCommand.fill(10, 10, 30, 20, red)
    func cover(_ commands: [DisplayCommand]) -> Int? {
      OpaqueCover(commands, matrix: .scale(2), width: 120, height: 80)?.index
    }
    let whole = DisplayCommand.fill(0, 0, 60, 40, white)
    let clear = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.99)
    #expect(cover([below, whole, below]) == 1)
    #expect(cover([below, .save, .concatenate(CGAffineTransform(scaleX: 2, y: 2)), whole, .restore, below]) == 3)
    #expect(cover([below, .fill(0, 0, 60, 39.5, white)]) == nil)
    #expect(cover([below, .fill(0, 0, 60, 40, clear)]) == nil)
    #expect(cover([below, .concatenate(CGAffineTransform(rotationAngle: 0.1)), whole]) == nil)
    #expect(cover([.clip(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), style: FillStyle()), whole]) == nil)
    #expect(cover([.concatenate(CGAffineTransform(scaleX: 0, y: 1)), whole]) == nil)
    #expect(cover([.beginLayer(DisplayLayer(opacity: 0.5)), whole, .endLayer]) == nil)
    let never = Paint.linearGradient(
      [ResolvedStop(color: white, location: .nan)], start: .zero, end: CGPoint(x: 1, y: 0))
    let endless = Paint.linearGradient(
      [ResolvedStop(color: white, location: 0)], start: .zero, end: CGPoint(x: 1e200, y: 0))
    for paint in [never, endless] {
      let list = [below, .fill(Path(CGRect(x: 0, y: 0, width: 60, height: 40)), style: FillStyle(), paint: paint)]
      #expect(cover(list) == nil)
      let size = CGSize(width: 60, height: 40)
      #expect(try difference(DisplayList(size: size, scale: 1, commands: list), scale: 1) == 0)
    }
  }

  @Test(
    "A blur that leaves out what repeats gives the same bytes", arguments: [0.4, 1.3, 1.9, 3, 7.5, 9, 15, 20, 40, 90])
  func condensedBlur(deviation: Double) throws {
    var dice = Dice(state: UInt64(deviation * 1000))
    let blur = try #require(GaussianBlur(deviation: deviation))
    for round in 0..<12 {
      let (width, height) = (1 + dice.roll(700), 1 + dice.roll(500))
      var picture = [UInt8](repeating: round % 3 == 0 ? 200 : 0, count: width * height)
      for _ in 0..<(1 + dice.roll(4)) {
        let (left, top) = (dice.roll(width), dice.roll(height))
        let (right, bottom) = (left + dice.roll(width - left) + 1, top + dice.roll(height - top) + 1)
        let value = UInt8(dice.roll(256))
        for y in top..<bottom { for x in left..<right { picture[y * width + x] = value } }
      }
      for clamps in [false, true] {
        var quick = picture
        var plain = picture
        quick.withUnsafeMutableBufferPointer {
          blur.apply(alpha: $0.baseAddress!, width: width, height: height, clamps: clamps)
        }
        plain.withUnsafeMutableBufferPointer {
          blur.applyToAll($0.baseAddress!, width: width, height: height, clamps: clamps)
        }
        #expect(quick == plain, "\(width)×\(height), round \(round)")
      }
    }
  }

  @Test("A wide card's shadow is made of few lines")
  func condensing() {
    let (width, height) = (1240, 672)
    var picture = [UInt8](repeating: 0, count: width * height)
    for y in 61..<571 { for x in 61..<1141 { picture[y * width + x] = 255 } }
    let condensed = CondensedPicture(picture, width: width, height: height, margin: 72, step: 4)
    #expect(condensed.rows.count < 320 && condensed.columns.count < 320)
    #expect(!condensed.isWhole)
  }

  @Test("A gradient drawn in two rectangles has no seam", arguments: [1, 2, 3, 1.25] as [CGFloat])
  func seams(scale: CGFloat) throws {
    let ends = [ResolvedStop(color: red, location: 0), ResolvedStop(color: blue, location: 1)]
    let paint = Paint.linearGradient(ends, start: .zero, end: CGPoint(x: 200, y: 100))
    func part(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> DisplayCommand {
      .fill(Path(CGRect(x: x, y: y, width: width, height: height)), style: FillStyle(), paint: paint)
    }
    let whole = try drawn(200, 100, scale: scale, [part(0, 0, 200, 100)])
    let parts = try drawn(
      200, 100, scale: scale, [part(0, 0, 80, 40), part(80, 0, 120, 40), part(0, 40, 80, 60), part(80, 40, 120, 60)])
    #expect(whole.pixels == parts.pixels)
  }
}
