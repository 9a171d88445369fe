// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// Shadows that are kept for the next picture.
@Suite struct ShadowMaskTests {
  private func key(_ radius: Double) -> ShadowMasks.Key {
    ShadowMasks.Key(
      room: PixelRect(x: 0, y: 0, width: 16, height: 16), matrix: .identity,
      path: Path(CGRect(x: 0, y: 0, width: 8, height: 8)), style: FillStyle(), strength: 1, deviation: radius,
      shiftX: 1, shiftY: 2)
  }

  private func made(_ value: UInt8) -> CoverageSurface? {
    let mask = CoverageSurface(rect: PixelRect(x: 1, y: 2, width: 16, height: 16))
    mask?.bytes[17] = value
    return mask
  }

  @Test("A shadow is worked out twice, and kept from the second time on")
  func kept() throws {
    let masks = ShadowMasks()
    var made: [UInt8] = []
    for round in 1...4 as ClosedRange<UInt8> {
      let mask = try #require(
        masks.mask(key(3)) {
          made.append(round)
          return self.made(round)
        })
      #expect(mask.rect == PixelRect(x: 1, y: 2, width: 16, height: 16))
      #expect(mask.bytes[17] == min(round, 2))
      // Who gets a mask may draw into it.
      mask.bytes[17] = 99
    }
    #expect(made == [1, 2])
    #expect(masks.mask(key(4)) { self.made(7) }?.bytes[17] == 7)
  }

  @Test("Many other shadows push one out")
  func limit() {
    let masks = ShadowMasks()
    var count = 0
    for _ in 0..<2 {
      for radius in 0..<40 {
        _ = masks.mask(key(Double(radius))) {
          count += 1
          return made(1)
        }
      }
    }
    #expect(count == 80)
    #expect(masks.mask(key(1)) { nil } == nil)
  }

  @Test("A document is the same, whether its shadow was kept or not")
  func sameDocument() throws {
    func document(_ color: Color.Resolved, _ x: CGFloat, _ y: CGFloat, side: CGFloat = 40) throws -> Data {
      let shadow = DisplayLayer(filters: [.shadow(color: color, radius: 7.25, x: x, y: y)])
      let path = Path(roundedRect: CGRect(x: 30.5, y: 20, width: side, height: 30), cornerRadius: 6)
      let commands: [DisplayCommand] = [
        .beginLayer(shadow), .fill(path, style: FillStyle(), paint: .color(white)), .endLayer,
      ]
      return try CairoRenderer().pdf(
        DisplayList(size: CGSize(width: 120, height: 90), scale: 2, commands: commands))
    }
    let kinds: [(Color.Resolved, CGFloat, CGFloat)] = [(black, 0, 4), (black, 3, -2), (red, 0, 4)]
    // The first is worked out before anything is kept, what follows afterwards: all masks are the same one.
    let first = try document(black, 0, 4)
    var all: [Data] = []
    for (color, x, y) in kinds + kinds { all.append(try document(color, x, y)) }
    #expect(all[0] == first && Array(all[..<3]) == Array(all[3...]) && Set(all).count == 3)
    #expect(try document(black, 0, 4, side: 41) != first)
  }

  @MainActor @Test("A picture is the same, whether its shadow was kept or not")
  func samePicture() throws {
    func card(_ text: String) -> some View {
      RoundedRectangle(cornerRadius: 7).fill(.white).frame(width: 40, height: 30)
        .shadow(color: .black.opacity(0.4), radius: 5, x: 2, y: 3)
        .overlay { Color.red.frame(width: CGFloat(text.count), height: 2) }
        .padding(12)
    }
    let first = try ImageRenderer(content: card("a")).pngData()
    _ = try ImageRenderer(content: card("bb")).pngData()
    _ = try ImageRenderer(content: card("ccc")).pngData()
    #expect(try ImageRenderer(content: card("a")).pngData() == first)
    let moved = try ImageRenderer(content: card("a").offset(x: 1)).pngData()
    #expect(moved != first)
  }

  @Test("A large shadow of several things is the same up to the canvas's edge", arguments: [-30.0, 30])
  func edge(_ shift: Double) throws {
    let layer = DisplayLayer(filters: [.shadow(color: black, radius: 40, x: shift, y: shift)])
    let commands: [DisplayCommand] = [
      .concatenate(CGAffineTransform(translationX: 100, y: 100)), .beginLayer(layer), .fill(-10, -10, 60, 60, red),
      .fill(40, 40, 60, 60, blue), .endLayer,
    ]
    let whole = try drawn(400, 400, commands)
    let moved = CGAffineTransform(translationX: -70, y: -70)
    let cut = try drawn(130, 130, [.concatenate(moved)] + commands)
    for place in stride(from: 0, to: 130, by: 3) {
      for (x, y) in [(place, 129), (129, place), (place, 0), (0, place)] {
        #expect(abs(cut.alpha(x, y) - whole.alpha(x + 70, y + 70)) <= 1, "\(x) \(y)")
      }
    }
  }
}
