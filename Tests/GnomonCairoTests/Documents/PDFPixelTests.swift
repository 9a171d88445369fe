// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// What holds a layer that PDF has no words for becomes a picture; the rest stays shapes and text.
@Suite struct PDFPixelTests {
  private func pdf(_ commands: [DisplayCommand]) throws -> String {
    let list = DisplayList(size: CGSize(width: 100, height: 50), scale: 2, commands: commands)
    return String(decoding: try CairoRenderer().pdf(list), as: UTF8.self)
  }

  private func pictures(_ text: String) -> Int { text.components(separatedBy: "/Subtype /Image").count - 1 }

  private let darker = DisplayLayer(blendMode: .plusDarker)

  @Test("A group with plusDarker is one picture, what is around it isn't")
  func group() throws {
    let group: [DisplayCommand] = [
      .fill(0, 0, 100, 50, green), .beginLayer(DisplayLayer()), .fill(20, 10, 30, 20, red), .beginLayer(darker),
      .fill(30, 10, 10, 10, blue), .endLayer, .endLayer,
    ]
    try expectPixels(of: group)
  }

  @Test(
    "So is one that blends in a way that PDF has no words for, as an inner shadow does",
    arguments: [BlendMode.sourceAtop, .destinationOut, .destinationOver, .plusLighter])
  func modes(_ mode: BlendMode) throws {
    try expectPixels(of: [
      .beginLayer(DisplayLayer()), .fill(20, 10, 30, 20, red), .beginLayer(DisplayLayer(blendMode: mode)),
      .fill(30, 10, 10, 10, blue), .endLayer, .endLayer,
    ])
  }

  @Test("A mask of pixels makes a picture of what it masks, and of nothing else")
  func mask() throws {
    try expectPixels(of: [
      .beginLayer(DisplayLayer()), .fill(20, 10, 30, 20, red), .beginLayer(DisplayLayer(isMask: true)),
      .beginLayer(DisplayLayer()), .fill(30, 10, 10, 10, blue), .beginLayer(darker), .fill(30, 10, 5, 5, red),
      .endLayer, .endLayer, .endLayer, .endLayer,
    ])
  }

  /// The group's pixels are no larger than it is, and text before and behind stays text.
  private func expectPixels(of group: [DisplayCommand]) throws {
    let shaped = engine.shape(bodyText("text"))
    let text = DisplayCommand.text(shaped, in: CGRect(x: 60, y: 20, width: 40, height: 20), paints: [.color(black)])
    let written = try pdf([text] + group + [text])
    #expect(written.contains("/Font") && pictures(written) >= 1)
    let widths = written.matches(of: /\/Subtype \/Image\s+\/Width (\d+)/).compactMap { Int($0.1) }
    #expect(!widths.isEmpty && widths.allSatisfy { $0 < 2 * 60 }, "\(widths)")
  }

  @Test("Groups deeper than readers follow are pixels, as many as there are of them; twelve aren't")
  func depth() throws {
    func nested(_ depth: Int) -> [DisplayCommand] {
      (0..<depth).reduce([.fill(20, 10, 30, 20, red), .fill(30, 15, 30, 20, blue)]) { inner, level in
        [.beginLayer(DisplayLayer(opacity: 0.95)), .fill(CGFloat(level), 0, 20, 20, green)] + inner + [.endLayer]
      }
    }
    #expect(try pictures(pdf(nested(PixelPlan.deepest))) == 0)
    for depth in [PixelPlan.deepest + 1, 300] {
      let written = try pdf(nested(depth))
      #expect(pictures(written) >= 1)
      #expect(written.components(separatedBy: "/Group <<").count - 1 <= 2 * PixelPlan.deepest + 2)
    }
    // One command needs no group.
    let direct: [DisplayCommand] = [.beginLayer(DisplayLayer(opacity: 0.5)), .fill(0, 0, 9, 9, red), .endLayer]
    let between: [DisplayCommand] = [.save, .restore]
    #expect(try pictures(pdf((0..<40).flatMap { _ in direct + between })) == 0)
  }

  @Test("A page that is longer than a picture can be has its pixels less fine")
  func longPage() throws {
    let shaped = engine.shape(bodyText("text"))
    let text = DisplayCommand.text(shaped, in: CGRect(x: 0, y: 9000, width: 40, height: 20), paints: [.color(black)])
    let page = DisplayList(
      size: CGSize(width: 100, height: 9_100), scale: 3,
      commands: [.fill(0, 0, 100, 9_000, red), .beginLayer(darker), .fill(0, 0, 10, 10, blue), .endLayer, text])
    let written = String(decoding: try CairoRenderer().pdf(page), as: UTF8.self)
    #expect(pictures(written) >= 1 && written.contains("/Font"))
    #expect(try CairoRenderer().svg(page).contains("<image"))
  }

  @Test("Characters that Unicode keeps free don't end a document")
  func noncharacters() throws {
    let shaped = engine.shape(bodyText(String(decoding: [0x61, 0xFFFE, 0x62, 0xFDD0] as [UInt16], as: UTF16.self)))
    let text = DisplayCommand.text(shaped, in: CGRect(x: 0, y: 20, width: 100, height: 20), paints: [.color(black)])
    #expect(try pdf([text]).contains("/Font"))
  }

  @Test("On the canvas itself it makes a picture of what came before, and none without")
  func canvas() throws {
    let shaped = engine.shape(bodyText("text"))
    let text = DisplayCommand.text(shaped, in: CGRect(x: 0, y: 20, width: 100, height: 20), paints: [.color(black)])
    let before: [DisplayCommand] = [
      .fill(0, 0, 100, 50, red), .beginLayer(darker), .fill(30, 10, 10, 10, blue), .endLayer,
    ]
    let mixed = try pdf(before + [text])
    #expect(pictures(mixed) >= 1 && mixed.contains("/Font"))
    #expect(try pictures(pdf([.fill(0, 0, 100, 50, red), text])) == 0)
    let saved = try pdf([.save, .concatenate(CGAffineTransform(translationX: 3, y: 0))] + before + [text, .restore])
    #expect(saved.contains("/Font"))
  }

  @Test(
    "On an opaque page it makes a picture of where it mixes, and all else stays",
    arguments: [BlendMode.plusDarker, .plusLighter, .sourceAtop])
  func page(_ mode: BlendMode) throws {
    let shaped = engine.shape(bodyText("before"))
    let text = DisplayCommand.text(shaped, in: CGRect(x: 0, y: 20, width: 60, height: 20), paints: [.color(black)])
    let link = DisplayCommand.link(URL(string: "https://example.org")!, in: CGRect(x: 0, y: 20, width: 60, height: 20))
    let mixed: [DisplayCommand] = [
      .save, .concatenate(CGAffineTransform(translationX: 60, y: 0)), .beginLayer(DisplayLayer(blendMode: mode)),
      .fill(10, 10, 10, 10, blue), .endLayer,
    ]
    let page: [DisplayCommand] = [.fill(0, 0, 100, 50, red), text, link] + mixed
    let written = try pdf(page + [.fill(0, 0, 5, 5, green), .restore])
    #expect(written.contains("/Font") && written.components(separatedBy: "example.org").count == 2)
    let widths = written.matches(of: /\/Subtype \/Image\s+\/Width (\d+)/).compactMap { Int($0.1) }
    #expect(!widths.isEmpty && widths.allSatisfy { $0 <= 2 * 16 }, "\(widths)")
    // The pictures are those of the plain list.
    let list = DisplayList(size: CGSize(width: 100, height: 50), scale: 2, commands: page)
    let gathered = PixelPlan.gathered(list, for: .pdf)
    #expect(gathered.commands.count > list.commands.count)
    #expect(try CairoRenderer().bitmap(list).pixels == CairoRenderer().bitmap(gathered).pixels)
    // What cuts into the page, or lies on none, takes all of it.
    for cutting: [DisplayCommand] in [
      page + [.beginLayer(DisplayLayer(blendMode: .destinationOut)), .fill(0, 0, 5, 5, red), .endLayer],
      [.fill(0, 0, 100, 49, red), text] + mixed,
    ] {
      #expect(try !pdf(cutting).contains("/Font"))
    }
  }

  @Test("Parts of a gradient's text are in one font and have letters: Poppler would fill the box of others")
  func pieces() throws {
    let shaped = engine.shapedText(bodyText("abc שלום  def עולם Dvořák "))
    for line in shaped.placedLines(in: CGRect(x: 0, y: 0, width: 300, height: 40)) {
      for stretch in line.stretches {
        let parts = stretch.pieces(shaped)
        #expect(parts.flatMap(\.part.characters) == stretch.characters)
        for part in parts {
          #expect(part.part.characters.allSatisfy { shaped.scalars[$0].properties.isWhitespace == part.isBlank })
          #expect(Set(part.part.characters.map { shaped.scalars[$0].value < 256 }).count == 1)
        }
      }
    }
    let stops = [ResolvedStop(color: red, location: 0), ResolvedStop(color: blue, location: 1)]
    let paint = Paint.linearGradient(stops, start: .zero, end: CGPoint(x: 100, y: 0))
    let text = DisplayCommand.text(shaped, in: CGRect(x: 0, y: 0, width: 300, height: 40), paints: [paint])
    #expect(try pdf([text]).contains("/ShadingType"))
  }
}
