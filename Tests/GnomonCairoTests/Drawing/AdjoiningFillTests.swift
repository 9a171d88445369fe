// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// No seam shows between rectangles that share an edge off the pixels.
@Suite struct AdjoiningFillTests {
  private func boxes(_ commands: [DisplayCommand]) -> [CGRect] {
    let list = DisplayList(size: CGSize(width: 100, height: 100), scale: 3, commands: commands)
    return AdjoiningFills.overlapping(list).commands.compactMap { command in
      if case .fill(let path, _, _) = command { return path.boundingRect }
      return nil
    }
  }

  @Test("The first reaches a point below the next, which stays as it is")
  func row() {
    let found = boxes([.fill(0, 0, third, 20, red), .fill(third, 0, third, 20, blue)])
    #expect(
      found == [CGRect(x: 0, y: 0, width: third + 1, height: 20), CGRect(x: third, y: 0, width: third, height: 20)])
  }

  @Test("It does so along both axes, and below a hairline by half of it")
  func axes() {
    let found = boxes([
      .fill(10, 10, 10, 10, red), .fill(20, 10, 10, 10, blue), .fill(10, 20, 10, 1, blue), .fill(0, 10, 10, 10, blue),
    ])
    #expect(found.first == CGRect(x: 9, y: 10, width: 12, height: 10.5))
  }

  private let third: CGFloat = 100 / 3
  private let clear = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)

  @Test("What is seen through or elsewhere clipped hides nothing, what is shorter only its side")
  func others() {
    let first = CGRect(x: 0, y: 0, width: 10, height: 10)
    let clip = DisplayCommand.clip(Path(CGRect(x: 0, y: 0, width: 15, height: 5)), style: FillStyle())
    let between: [DisplayCommand] = [.save, .restore]
    #expect(boxes([.fill(0, 0, 10, 10, red)] + between + [.fill(10, 0, 10, 10, clear)]).first == first)
    #expect(boxes([.fill(0, 0, 10, 10, red)] + between + [.fill(10, 0, 10, 9, blue)]).first == first)
    #expect(boxes([.fill(0, 0, 10, 10, red), clip, .fill(10, 0, 10, 10, blue)]).first == first)
    #expect(boxes([.fill(10, 0, 10, 10, blue), .fill(0, 0, 10, 10, red)]).last == first)
    let uneven: [DisplayCommand] = [.fill(0, 0, 10, 10, red), .fill(10, 4, 10, 6, blue), .fill(0, 10, 25, 5, red)]
    let list = AdjoiningFills.overlapping(DisplayList(size: CGSize(width: 100, height: 50), scale: 1, commands: uneven))
    guard case .fill(let path, _, _) = list.commands[0] else {
      Issue.record("no rectangle")
      return
    }
    #expect(path.contains(CGPoint(x: 10.5, y: 5)) && !path.contains(CGPoint(x: 10.5, y: 3)))
    #expect(path.contains(CGPoint(x: 5, y: 10.5)) && !path.contains(CGPoint(x: 12, y: 10.5)))
  }

  @Test(
    "Those of several opacities are laid on in steps: nowhere does more shine through than at both sides of an edge",
    arguments: [[0.2, 0.6, 0.4], [1, 0.5, 0.25], (1...20).map { Double($0) / 20 }], [false, true])
  func steps(_ opacities: [Double], inLayers: Bool) throws {
    let width = 90.3 / CGFloat(opacities.count)
    for colors in [[red], [red, blue]] {
      let fills = opacities.enumerated().flatMap { index, opacity -> [DisplayCommand] in
        var color = colors[index % colors.count]
        if !inLayers { color.opacity = Float(opacity) }
        let fill = DisplayCommand.fill(CGFloat(index) * width, 0, width, 20, color)
        return inLayers ? [.beginLayer(DisplayLayer(opacity: opacity)), fill, .endLayer] : [fill]
      }
      let list = DisplayList(size: CGSize(width: 100, height: 50), scale: 1, commands: fills)
      let picture = try CairoRenderer().bitmap(AdjoiningFills.overlapping(list))
      for index in opacities.indices {
        let wanted = opacities[index] * 255
        let inside = picture.alpha(Int((CGFloat(index) + 0.5) * width), 10)
        #expect(abs(Double(inside) - wanted) <= 3, "\(index) of \(opacities): \(inside), not \(wanted)")
        guard index > 0 else { continue }
        let seam = picture.alpha(Int(CGFloat(index) * width), 10)
        let least = min(wanted, opacities[index - 1] * 255)
        #expect(Double(seam) >= least - 3, "before \(index) of \(opacities): \(seam), not \(least)")
      }
    }
  }

  @Test("What can't be seen is left out, and parts no others")
  func invisible() {
    let nothing = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    let row: [DisplayCommand] = [.fill(0, 0, 10, 10, clear), .fill(3, 3, 1, 1, nothing), .fill(10, 0, 10, 10, clear)]
    #expect(boxes(row) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
  }

  @Test("Those of one colour become one path; others stay as they are")
  func translucent() {
    let other = Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0.5)
    let row = (0..<5).map { DisplayCommand.fill(CGFloat($0) * third, 0, third, 20, clear) }
    #expect(boxes(row).map { ($0.width * 1000).rounded() } == [(5 * third * 1000).rounded()])
    #expect(boxes(row + [.fill(0, 20, third, 20, clear)]).count == 1)
    #expect(boxes((0..<5).map { .fill(CGFloat($0) * third, 0, third, CGFloat($0 + 1), red) }).count == 1)
    // One on another is darker, one apart has no seam, another colour is another path.
    #expect(boxes([.fill(0, 0, 10, 10, clear), .fill(9, 0, 10, 10, clear)]).count == 2)
    #expect(boxes([.fill(0, 0, 10, 10, clear), .fill(11, 0, 10, 10, clear)]).count == 2)
    #expect(boxes([.fill(0, 0, 10, 10, clear), .fill(10, 0, 10, 10, other)]).count == 2)
    let many = (0..<2000).map { DisplayCommand.fill(CGFloat($0), 0, 1, 20, clear) }
    #expect(boxes(many).count == 2)
    let between: [DisplayCommand] = [.fill(0, 0, 10, 10, clear), .save, .fill(10, 0, 10, 10, clear), .restore]
    #expect(boxes(between).count == 2)
  }

  @Test(
    "Translucent ones of several colours and one opacity are opaque in a group of it, each below what's drawn later")
  func colours() throws {
    let other = Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0.5)
    let fills: [DisplayCommand] = [
      .fill(0, 0, third, 20, clear), .fill(third, 5, third, 30, other), .fill(2 * third, 0, 0.5, 20, clear),
    ]
    let list = DisplayList(size: CGSize(width: 100, height: 50), scale: 1, commands: fills)
    let joined = AdjoiningFills.overlapping(list).commands
    #expect(joined.count == 5)
    guard case .beginLayer(let layer) = joined.first else {
      Issue.record("no group")
      return
    }
    #expect(layer.opacity == 0.5 && layer.filters.isEmpty)
    #expect(
      boxes(fills) == [
        CGRect(x: 0, y: 0, width: third + 1, height: 20), CGRect(x: third, y: 5, width: third + 0.25, height: 30),
        CGRect(x: 2 * third, y: 0, width: 0.5, height: 20),
      ])
    // On whole pixels it's the same picture.
    let whole: [DisplayCommand] = [.fill(0, 0, 30, 20, clear), .fill(30, 5, 20, 30, other), .fill(0, 20, 30, 9, clear)]
    let plain = DisplayList(size: CGSize(width: 100, height: 50), scale: 2, commands: whole)
    let (a, b) = (try CairoRenderer().bitmap(plain), try CairoRenderer().bitmap(AdjoiningFills.overlapping(plain)))
    #expect(zip(a.pixels, b.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 3 })
    let faint = Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0.25)
    #expect(
      AdjoiningFills.overlapping(
        DisplayList(size: plain.size, scale: 1, commands: [.fill(0, 0, 10, 10, clear), .fill(9, 0, 10, 10, faint)])
      ).commands.count == 2)
    // A heat map is one group.
    let fields = (0..<900).map { index -> DisplayCommand in
      let (x, y) = (CGFloat(index % 30), CGFloat(index / 30))
      return .fill(x * third, y * third, third, third, index % 2 == 0 ? clear : other)
    }
    #expect(
      AdjoiningFills.overlapping(DisplayList(size: plain.size, scale: 1, commands: fields)).commands.count == 902)
    let written = String(decoding: try CairoRenderer().pdf(list), as: UTF8.self)
    #expect(!written.contains("/Subtype /Image"))
  }

  @Test("In SVG the edges of upright rectangles go to whole pixels, except hairlines'")
  func svg() throws {
    func svg(_ commands: [DisplayCommand]) throws -> String {
      try CairoRenderer().svg(DisplayList(size: CGSize(width: 100, height: 50), scale: 3, commands: commands))
    }
    #expect(try svg([.fill(0, 0, third, 20, red)]).contains("crispEdges"))
    #expect(try !svg([.fill(0, 0, third, 1.0 / 3, red)]).contains("crispEdges"))
    let turned = CGAffineTransform(rotationAngle: 0.2)
    #expect(try !svg([.save, .concatenate(turned), .fill(0, 0, 20, 20, red), .restore]).contains("crispEdges"))
  }
}
