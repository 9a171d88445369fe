// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@Suite struct DrawingTests {
  @Test("A 6×6 square turned by 45° has the asserted edges (facts 84)")
  func turnedSquare() throws {
    let (sine, half) = (0.5.squareRoot(), 6.0)
    let turn = CGAffineTransform(a: sine, b: sine, c: -sine, d: sine, tx: half, ty: half)
    let bitmap = try drawn(
      12, 12, [.fill(0, 0, 12, 12, white), .concatenate(turn), .fill(-3, -3, 6, 6, black)])
    // How dark the pixels are, from the left end of a row to its middle.
    func darkness(_ row: Int) -> [Int] { (0..<6).map { 255 - Int(bitmap.pixel($0, row)[0]) } }
    let rows = [
      [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 7], [0, 0, 0, 0, 7, 0xB6], [0, 0, 0, 7, 0xB6, 255],
      [0, 0, 7, 0xB6, 255, 255], [0, 7, 0xB6, 255, 255, 255],
    ]
    for (row, expected) in rows.enumerated() {
      for (found, wanted) in zip(darkness(row), expected) { #expect(abs(found - wanted) <= 4) }
    }
    let covered = 36 - (0..<144).reduce(0.0) { $0 + Double(255 - bitmap.pixel($1 % 12, $1 / 12)[0]) / 255 }
    #expect(abs(covered) < 0.3)
  }

  @Test func fillsAndStrokes() throws {
    var line = Path()
    line.move(to: CGPoint(x: 2, y: 5))
    line.addLine(to: CGPoint(x: 18, y: 5))
    let bitmap = try drawn(
      20, 20,
      [
        .fill(0, 0, 20, 20, white),
        .stroke(line, style: StrokeStyle(lineWidth: 2, dash: [4, 4]), paint: .color(red)),
        .fill(1, 10, 5, 5, blue),
      ])
    #expect(bitmap.pixel(3, 4) == [255, 0, 0, 255])
    #expect(bitmap.pixel(8, 4) == [255, 255, 255, 255])
    #expect(bitmap.pixel(11, 4) == [255, 0, 0, 255])
    #expect(bitmap.pixel(3, 12) == [0, 0, 255, 255])
  }

  @Test func transformsNestAndClipsNarrow() throws {
    let bitmap = try drawn(
      20, 20, scale: 2,
      [
        .save, .clip(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), style: FillStyle()),
        .save, .concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 5)), .fill(0, 0, 10, 10, red),
        .restore, .restore, .fill(15, 15, 5, 5, green),
      ])
    #expect(bitmap.width == 40)
    #expect(bitmap.pixel(11, 11) == [255, 0, 0, 255])
    #expect(bitmap.alpha(21, 11) == 0)
    #expect(bitmap.pixel(31, 31) == [0, 255, 0, 255])
  }

  @Test func opacityOfALayerIsOneForAllOfIt() throws {
    let layer = DisplayLayer(opacity: 0.5)
    let bitmap = try drawn(
      10, 10, [.beginLayer(layer), .fill(0, 0, 6, 6, red), .fill(3, 3, 6, 6, blue), .endLayer])
    #expect(abs(bitmap.alpha(1, 1) - 128) <= 1)
    #expect(abs(bitmap.alpha(4, 4) - 128) <= 1)
    #expect(bitmap.pixel(4, 4)[2] == 255)
    let single = try drawn(10, 10, [.beginLayer(layer), .fill(0, 0, 6, 6, red), .endLayer, .fill(6, 6, 4, 4, red)])
    #expect(abs(single.alpha(1, 1) - 128) <= 1)
    #expect(single.alpha(7, 7) == 255)
  }

  @Test func masksKeepWhatTheyCover() throws {
    let bitmap = try drawn(
      10, 10,
      [
        .fill(0, 0, 10, 2, green),
        .beginLayer(DisplayLayer()), .fill(0, 2, 10, 8, red),
        .beginLayer(DisplayLayer(isMask: true)), .fill(2, 4, 4, 4, black), .endLayer, .endLayer,
      ])
    #expect(bitmap.pixel(3, 5) == [255, 0, 0, 255])
    #expect(bitmap.alpha(7, 5) == 0)
    #expect(bitmap.alpha(3, 9) == 0)
    #expect(bitmap.pixel(0, 0) == [0, 255, 0, 255])
    let empty = try drawn(
      10, 10,
      [
        .beginLayer(DisplayLayer()), .fill(0, 0, 10, 10, red), .fill(0, 0, 1, 1, red),
        .beginLayer(DisplayLayer(isMask: true)), .endLayer, .endLayer,
      ])
    #expect(empty.coverage == 0)
  }

  @Test(arguments: [0.5, 1.0, 1.9, 2.5, 6.0, 15.0])
  func blurKeepsTheAmountAndSpreadsAsAGaussian(deviation: Double) throws {
    let side = 120
    let blur = DisplayLayer(filters: [.blur(radius: deviation, opaque: false)])
    let bitmap = try drawn(120, 120, [.beginLayer(blur), .fill(50, 50, 20, 20, black), .endLayer])
    #expect(abs(bitmap.coverage - 400) < 8)
    // The variance along x is the square's own, 20²/12, and the Gaussian's.
    var (sum, moment) = (0.0, 0.0)
    for y in 0..<side {
      for x in 0..<side {
        sum += Double(bitmap.alpha(x, y))
        moment += Double(bitmap.alpha(x, y)) * (Double(x) + 0.5 - 60) * (Double(x) + 0.5 - 60)
      }
    }
    let expected = 400.0 / 12 + deviation * deviation
    #expect(abs(moment / sum - expected) / expected < 0.06)
    #expect(bitmap.alpha(60, 60) >= bitmap.alpha(50, 60))
  }

  @Test func shadowLiesBelowAndIsClippedToItsReach() throws {
    let shadow = DisplayLayer(filters: [.shadow(color: black, radius: 3, x: 10, y: 0)])
    let bitmap = try drawn(80, 40, [.beginLayer(shadow), .fill(10, 10, 20, 20, red), .endLayer])
    #expect(bitmap.pixel(20, 20) == [255, 0, 0, 255])
    #expect(bitmap.pixel(35, 20)[0] == 0)
    #expect(bitmap.alpha(35, 20) > 200)
    #expect(bitmap.alpha(70, 20) == 0)
    let hard = DisplayLayer(filters: [.shadow(color: blue, radius: 0, x: 0, y: 15)])
    let sharp = try drawn(40, 60, [.beginLayer(hard), .fill(10, 10, 10, 10, red), .endLayer])
    #expect(sharp.pixel(15, 30) == [0, 0, 255, 255])
    #expect(sharp.alpha(15, 22) == 0)
  }

  @Test func colorMatrixAndProjection() throws {
    var swap = ColorMatrix()
    swap.r1 = 0
    swap.r3 = 1
    swap.b3 = 0
    swap.b1 = 1
    let layer = DisplayLayer(filters: [.colorMatrix(swap)])
    let bitmap = try drawn(10, 10, [.beginLayer(layer), .fill(0, 0, 10, 10, red), .endLayer])
    #expect(bitmap.pixel(5, 5) == [0, 0, 255, 255])
    var move = ProjectionTransform()
    move.m31 = 4
    let moved = try drawn(
      20, 10, [.beginLayer(DisplayLayer(filters: [.projection(move)])), .fill(0, 0, 5, 10, red), .endLayer])
    #expect(moved.alpha(2, 5) == 0)
    #expect(moved.pixel(6, 5) == [255, 0, 0, 255])
    #expect(moved.alpha(10, 5) == 0)
  }

  @Test func blendModes() throws {
    let gray = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
    func blend(_ mode: BlendMode) throws -> [UInt8] {
      try drawn(
        4, 4, [.fill(0, 0, 4, 4, gray), .beginLayer(DisplayLayer(blendMode: mode)), .fill(0, 0, 4, 4, gray), .endLayer]
      ).pixel(1, 1)
    }
    #expect(try abs(Int(blend(.multiply)[0]) - 64) <= 1)
    #expect(try abs(Int(blend(.screen)[0]) - 191) <= 1)
    #expect(try blend(.plusLighter)[0] >= 254)
    #expect(try blend(.plusDarker)[0] <= 1)
    #expect(try blend(.difference)[0] <= 1)
    #expect(try blend(.destinationOut)[3] == 0)
  }

  @Test("A mode that Cairo has no operator for is clipped by shapes too, and smoothly")
  func clippedBlend() throws {
    let gray = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
    let round = DisplayCommand.clip(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), style: FillStyle())
    func drawing(_ mode: BlendMode) throws -> Bitmap {
      try drawn(
        20, 20,
        [
          .fill(0, 0, 20, 20, white), round, .beginLayer(DisplayLayer(blendMode: mode)), .fill(0, 0, 20, 20, gray),
          .endLayer,
        ])
    }
    // On white it's what multiplying is.
    let (darker, multiplied) = (try drawing(.plusDarker), try drawing(.multiply))
    #expect(darker.pixel(0, 0) == [255, 255, 255, 255])
    #expect(zip(darker.pixels, multiplied.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test func gradients() throws {
    let stops = [ResolvedStop(color: black, location: 0), ResolvedStop(color: white, location: 1)]
    let all = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    func painted(_ paint: Paint) throws -> Bitmap {
      try drawn(100, 100, [.fill(all, style: FillStyle(), paint: paint)])
    }
    let linear = try painted(.linearGradient(stops, start: .zero, end: CGPoint(x: 100, y: 0)))
    #expect(abs(Int(linear.pixel(50, 10)[0]) - 128) <= 2)
    #expect(linear.pixel(0, 0)[0] <= 2)
    #expect(linear.pixel(99, 99)[0] >= 253)
    let down = try painted(.linearGradient(stops, start: .zero, end: CGPoint(x: 0, y: 100)))
    #expect(down.pixel(3, 50) == down.pixel(93, 50))
    let radial = try painted(
      .radialGradient(stops, center: CGPoint(x: 50, y: 50), startRadius: 0, endRadius: 50))
    #expect(radial.pixel(50, 50)[0] < 8)
    #expect(abs(Int(radial.pixel(75, 50)[0]) - 130) <= 4)
    #expect(radial.pixel(0, 0)[0] == 255)
    let angular = try painted(
      .angularGradient(
        stops, center: CGPoint(x: 50, y: 50), startAngle: Angle(radians: 0), endAngle: Angle(radians: 2 * .pi)))
    #expect(angular.pixel(99, 52)[0] < 8)
    #expect(abs(Int(angular.pixel(1, 50)[0]) - 128) <= 3)
    #expect(abs(Int(angular.pixel(50, 99)[0]) - 64) <= 3)
    let ellipse = try painted(
      .ellipticalGradient(
        stops, bounds: CGRect(x: 0, y: 0, width: 100, height: 50), center: UnitPoint(x: 0.5, y: 0.5),
        startRadiusFraction: 0, endRadiusFraction: 0.5))
    #expect(abs(Int(ellipse.pixel(75, 25)[0]) - Int(ellipse.pixel(50, 37)[0])) <= 6)
  }

  @Test func text() throws {
    let text = engine.shape(bodyText("Hello, World! 👋"))
    let fit = text.fit(width: nil, height: nil)
    let rect = CGRect(origin: CGPoint(x: 10, y: 10), size: fit.size)
    let bitmap = try drawn(200, 40, scale: 3, [.text(text, in: rect, paints: [.color(black)])])
    #expect(bitmap.coverage > 3000 && bitmap.coverage < 6000)
    // The emoji has colours of its own.
    #expect(stride(from: 0, to: bitmap.pixels.count, by: 4).contains { bitmap.pixels[$0] > 200 })
    // Nothing lies above or left of the rectangle.
    for x in 0..<600 { for y in 0..<28 { #expect(bitmap.alpha(x, y) == 0) } }
  }

  @Test("Bad input is left out and never stops the rest")
  func badInput() throws {
    var strange = Path()
    strange.move(to: CGPoint(x: CGFloat.nan, y: 0))
    strange.addLine(to: CGPoint(x: CGFloat.infinity, y: 5))
    strange.addCurve(
      to: CGPoint(x: 1e300, y: -1e300), control1: CGPoint(x: 0, y: 1e18), control2: CGPoint(x: 5, y: CGFloat.nan))
    strange.addQuadCurve(to: CGPoint(x: 1e12, y: 3), control: CGPoint(x: -1e12, y: 9))
    strange.closeSubpath()
    let text = engine.shape(bodyText("x"))
    let stops = [ResolvedStop(color: red, location: .nan), ResolvedStop(color: red, location: 9)]
    let collapse = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    let huge = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    let bitmap = Bitmap(width: 4, height: 4, pixels: [])
    let commands: [DisplayCommand] = [
      .restore, .endLayer, .fill(strange, style: FillStyle(), paint: .color(red)),
      .stroke(strange, style: StrokeStyle(lineWidth: .infinity, dash: [.nan, -1]), paint: .color(red)),
      .stroke(Path(huge), style: StrokeStyle(lineWidth: 1, dash: [1e-9, 1e-9]), paint: .color(red)),
      .save, .concatenate(collapse), .fill(0, 0, 5, 5, red), .beginLayer(DisplayLayer(opacity: .nan)),
      .text(text, in: CGRect(x: 0, y: 0, width: 50, height: 50), paints: []), .restore, .endLayer, .restore,
      .save, .concatenate(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)), .fill(0, 0, 5, 5, red), .restore,
      .text(text, in: CGRect(x: CGFloat.nan, y: 0, width: 50, height: 50), paints: []),
      .text(text, in: CGRect(x: 0, y: 0, width: 0, height: 0), paints: []),
      .image(DisplayImage(bitmap: bitmap, scale: 0), in: CGRect(x: 0, y: 0, width: 5, height: 5)),
      .fill(
        Path(huge), style: FillStyle(),
        paint: .linearGradient(stops, start: CGPoint(x: CGFloat.nan, y: 0), end: .zero)),
      .beginLayer(
        DisplayLayer(filters: [
          .blur(radius: .infinity, opaque: true), .shadow(color: red, radius: 1e9, x: .nan, y: 1e30),
          .projection(ProjectionTransform(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))),
        ])), .fill(1, 1, 2, 2, red), .save, .endLayer,
      .save, .save, .beginLayer(DisplayLayer()), .fill(12, 12, 4, 4, green),
    ]
    let result = try drawn(20, 20, commands)
    #expect(result.pixel(13, 13) == [0, 255, 0, 255])
  }

  @Test func hugeCoordinatesStillFill() throws {
    let bitmap = try drawn(20, 20, [.fill(-1e9, -1e9, 2e9, 2e9, red)])
    #expect(bitmap.pixel(10, 10) == [255, 0, 0, 255])
  }

  @Test func canvasesThatCannotBeDrawnSaySo() {
    #expect(throws: RenderingError.canvasTooLarge(width: 20000, height: 10)) { try drawn(20000, 10, []) }
    #expect(throws: RenderingError.emptyCanvas(width: 0, height: 10)) { try drawn(0, 10, []) }
    #expect(throws: RenderingError.self) { try drawn(.nan, 10, []) }
    #expect(
      RenderingError.canvasTooLarge(width: 20000, height: 10).description
        == "A canvas of 20000×10 pixels is too large: at most 16384 a side and 256 million in all are drawn. "
        + "Lower the scale or give the view a frame.")
  }
}
