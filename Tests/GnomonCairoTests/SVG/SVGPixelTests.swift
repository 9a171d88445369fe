// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// What holds layers that SVG has no words for becomes a picture, no larger than needed; the rest stays shapes.
@Suite struct SVGPixelTests {
  private func svg(_ commands: [DisplayCommand]) throws -> String {
    try CairoRenderer().svg(DisplayList(size: CGSize(width: 100, height: 50), scale: 2, commands: commands))
  }

  private func pictures(_ text: String) -> Int { text.components(separatedBy: "<image").count - 1 }

  @Test(
    "A layer that cuts into its group makes a picture of the group alone",
    arguments: [
      DisplayLayer(blendMode: .sourceAtop), DisplayLayer(blendMode: .destinationOut),
      DisplayLayer(blendMode: .destinationOver), DisplayLayer(blendMode: .plusDarker), DisplayLayer(coverage: .xor),
      DisplayLayer(coverage: .sourceIn),
    ])
  func group(layer: DisplayLayer) throws {
    let text = try svg([
      .fill(0, 0, 100, 50, green), .beginLayer(DisplayLayer(opacity: 0.5, blendMode: .multiply)),
      .fill(20, 10, 30, 20, red), .beginLayer(layer), .fill(30, 10, 10, 10, blue), .endLayer, .endLayer,
      .fill(90, 0, 10, 10, blue),
    ])
    #expect(pictures(text) == 1)
    #expect(text.contains("#00ff00") && text.contains("#0000ff") && !text.contains("#ff0000"))
    #expect(text.contains("opacity=\"0.5\"") && text.contains("mix-blend-mode:multiply"))
    // Bounds of what is drawn reach some pixels further.
    let line = try #require(text.split(separator: "\n").first { $0.contains("<image") })
    let width = try #require(
      line.split(separator: " width=\"").last?.split(separator: "\"").first.flatMap { Double($0) })
    #expect((30...36).contains(width))
  }

  @Test("A hole in a mask is a hole in its picture")
  func mask() throws {
    let text = try svg([
      .beginLayer(DisplayLayer()), .fill(0, 0, 100, 50, green), .beginLayer(DisplayLayer(isMask: true)),
      .fill(0, 0, 100, 50, black), .beginLayer(DisplayLayer(blendMode: .destinationOut)), .fill(10, 10, 20, 20, black),
      .endLayer, .endLayer, .endLayer,
    ])
    let mask = try #require(text.range(of: "<mask"))
    let end = try #require(text.range(of: "</mask>"))
    #expect(pictures(String(text[mask.lowerBound..<end.lowerBound])) == 1 && pictures(text) == 1)
    #expect(text.contains("#00ff00"))
  }

  @Test("What cuts into the canvas makes a picture of what came before")
  func canvas() throws {
    let move = CGAffineTransform(translationX: 5, y: 0)
    let text = try svg([
      .fill(0, 0, 100, 50, red), .save, .concatenate(move),
      .beginLayer(DisplayLayer(blendMode: .destinationOut)), .fill(10, 10, 20, 20, black), .endLayer,
      .fill(40, 10, 5, 5, blue), .restore, .fill(90, 0, 10, 10, green),
    ])
    #expect(pictures(text) == 1 && !text.contains("#ff0000"))
    #expect(text.contains("matrix(1 0 0 1 5 0)") && text.contains("#0000ff") && text.contains("#00ff00"))
  }

  @Test("Modes that SVG has stay shapes; an opaque blur doesn't")
  func known() throws {
    let multiplied = try svg([.beginLayer(DisplayLayer(blendMode: .multiply)), .fill(0, 0, 9, 9, red), .endLayer])
    #expect(pictures(multiplied) == 0)
    let blurred = try svg([
      .beginLayer(DisplayLayer(filters: [.blur(radius: 3, opaque: true)])), .fill(0, 0, 9, 9, red), .endLayer,
    ])
    #expect(pictures(blurred) == 1)
  }

  @Test("What is cut out of an opaque page is transparent in a picture and in an SVG")
  func cutPage() throws {
    let list = DisplayList(
      size: CGSize(width: 40, height: 40), scale: 1,
      commands: [
        .fill(0, 0, 40, 40, black), .beginLayer(DisplayLayer(blendMode: .destinationOut)), .fill(10, 10, 20, 20, red),
        .endLayer,
      ])
    let svg = try SVGPicture(Data(CairoRenderer().svg(list).utf8), pixelLimit: 1 << 16)
    for picture in [try CairoRenderer().bitmap(list), try #require(svg.bitmap(width: 40, height: 40))] {
      #expect(picture.alpha(20, 20) == 0 && picture.alpha(5, 5) == 255 && picture.coverage.rounded() == 1200)
    }
  }
}
