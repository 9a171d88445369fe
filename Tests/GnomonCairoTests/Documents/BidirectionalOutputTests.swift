// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// What stands side by side on a line may lie far apart in its text.
@Suite struct BidirectionalOutputTests {
  private func stretches(_ string: String) -> [String] {
    let shaped = engine.shapedText(bodyText(string))
    let scalars = Array(string.unicodeScalars)
    return shaped.placedLines(in: CGRect(x: 0, y: 0, width: 500, height: 50)).flatMap { line in
      line.stretches.map { stretch in
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars[stretch.range])
        return text
      }
    }
  }

  @Test(
    "Each character is written once, in its stretch",
    arguments: ["Hello שלום 123 world", "שלום Hello 123 עולם", "a שלום b 1-2 עולם c", "plain", "fi x\u{301} שָׁלוֹם"])
  func everyCharacterOnce(string: String) {
    let written = stretches(string).flatMap { Array($0.unicodeScalars) }.map(\.value).sorted()
    #expect(written == string.unicodeScalars.map(\.value).sorted())
  }

  @Test("A number inside a word from right to left is no neighbour of what stands at its left")
  func number() throws {
    #expect(stretches("Hello שלום 123 world").contains("123"))
    let text = engine.shape(bodyText("Hello שלום 123 world"))
    let svg = try CairoRenderer().svg(
      DisplayList(
        size: CGSize(width: 300, height: 40), scale: 1,
        commands: [.text(text, in: CGRect(x: 0, y: 0, width: 300, height: 40), paints: [.color(black)])]))
    #expect(svg.components(separatedBy: "שלום").count == 2)
    #expect(svg.components(separatedBy: "123").count == 2)
  }

  @Test("Letters beside a box keep their characters in a PDF")
  func box() throws {
    let shaped = engine.shapedText(bodyText("ab\u{10FFFD}cd"))
    let line = try #require(shaped.placedLines(in: CGRect(x: 0, y: 0, width: 300, height: 40)).first)
    let bytes = line.stretches.compactMap { TextClusters($0, of: shaped)?.bytes }.flatMap { $0 }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("ab") && text.contains("cd"))
  }
}
