// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// Large gradients that are drawn some rows at a time.
@Suite struct GradientBandTests {
  private let stops = [
    ResolvedStop(color: red, location: 0), ResolvedStop(color: blue, location: 0.7),
    ResolvedStop(color: Color.Resolved(red: 0, green: 1, blue: 0, opacity: 0.5), location: 1),
  ]

  private func isSame(_ path: Path, _ paint: Paint, scale: CGFloat = 1) throws -> Bool {
    let list = DisplayList(
      size: CGSize(width: 700 / scale, height: 500 / scale), scale: scale,
      commands: [.fill(0, 0, 700, 500, white), .fill(path, style: FillStyle(), paint: paint)])
    return try CairoRenderer().bitmap(list).pixels == CairoRenderer(usesShortcuts: false).bitmap(list).pixels
  }

  @Test("They look as those that are drawn at once", arguments: [true, false])
  func paths(opaque: Bool) throws {
    let stops = Array(stops.prefix(opaque ? 2 : 3))
    let rect = CGRect(x: 20, y: 10, width: 660, height: 480)
    let paints: [Paint] = [
      .linearGradient(stops, start: .zero, end: CGPoint(x: 700, y: 500)),
      .radialGradient(stops, center: CGPoint(x: 300, y: 200), startRadius: 5, endRadius: 300),
      .angularGradient(stops, center: CGPoint(x: 300, y: 200), startAngle: .zero, endAngle: .degrees(300)),
    ]
    let turned = Path(roundedRect: rect, cornerRadius: 40).applying(CGAffineTransform(rotationAngle: 0.1))
    var ring = Path(roundedRect: rect, cornerRadius: 40)
    ring.addRect(CGRect(x: 100.5, y: 80, width: 300, height: 300))
    for path in [
      Path(roundedRect: rect, cornerRadius: 40), Path(roundedRect: rect.offsetBy(dx: 0.25, dy: 0.5), cornerRadius: 9),
      Path(ellipseIn: rect), turned, ring, Path(roundedRect: rect.insetBy(dx: -90, dy: -70), cornerRadius: 90),
    ] {
      for paint in paints { #expect(try isSame(path, paint)) }
    }
    #expect(
      try isSame(Path(roundedRect: CGRect(x: 7, y: 3, width: 220, height: 160), cornerRadius: 9), paints[0], scale: 3))
  }

  @Test("The upright middle of a path is found, and only that")
  func middle() {
    func rect(_ path: Path, _ matrix: cairo_matrix_t = .identity) -> PixelRect? {
      UprightSides(path, matrix: matrix)?.rect
    }
    let box = CGRect(x: 10, y: 20, width: 100, height: 200)
    let round = Path(roundedRect: box, cornerRadius: 30, style: .circular)
    #expect(rect(round) == PixelRect(x: 10, y: 51, width: 100, height: 138))
    #expect(rect(round, .scale(2)) == PixelRect(x: 20, y: 101, width: 200, height: 278))
    #expect(rect(Path(box)) == PixelRect(x: 10, y: 21, width: 100, height: 198))
    #expect(rect(round.applying(CGAffineTransform(translationX: 0.5, y: 0))) == nil)
    #expect(rect(round.applying(CGAffineTransform(rotationAngle: 0.2))) == nil)
    #expect(rect(Path(ellipseIn: box)) == nil && rect(Path()) == nil)
    // A hole, and a side that is gone twice.
    var holed = round
    holed.addRect(CGRect(x: 40, y: 0, width: 20, height: 300))
    #expect(rect(holed) == nil)
    let twice = Path { path in
      path.addLines([
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 50), CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 100), CGPoint(x: 60, y: 100),
        CGPoint(x: 60, y: 0),
      ])
      path.closeSubpath()
    }
    #expect(rect(twice) == nil)
    let endless = Path { path in
      path.move(to: CGPoint(x: 0, y: CGFloat.infinity))
      path.addLine(to: CGPoint(x: CGFloat.nan, y: 5))
    }
    #expect(rect(endless) == nil)
  }
}
