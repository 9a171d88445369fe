// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Tracking lies behind each letter that a reader sees, whatever marks it carries.
@Suite struct TrackingTests {
  private func shaped(_ string: String, _ tracking: CGFloat, family: String = "Inter") -> any ShapedText {
    let font = ResolvedFont(family: .custom(family), size: 20)
    var paragraph = ResolvedText.ParagraphStyle()
    paragraph.displayScale = 1000
    return engine.shape(
      ResolvedText(runs: [.init(string: string, font: font, tracking: tracking)], paragraph: paragraph))
  }

  /// Places of glyphs from the left.
  private func places(_ text: any ShapedText) -> [CGFloat] {
    text.lines(in: CGSize(width: 1000, height: 100)).flatMap { $0.runs.flatMap { $0.glyphs.map(\.x) } }
  }

  @Test(
    "It's added once for each letter",
    arguments: [
      ("xy", 2), ("x\u{301}y", 2), ("x\u{301}\u{323}y\u{302}z", 3),
      ("\u{5E9}\u{5B8}\u{5C1}\u{5DC}\u{5D5}\u{5B9}\u{5DD}", 4),
      ("\u{645}\u{64E}\u{631}\u{652}\u{62D}", 3),
    ])
  func counts(string: String, letters: Int) {
    func width(_ tracking: CGFloat) -> CGFloat {
      shaped(string, tracking).fit(width: nil, height: nil).size.width
    }
    #expect(abs(width(20) - width(0) - 20 * CGFloat(letters)) < 0.01)
  }

  /// Apple's documentation of both modifiers and of their attributes.
  @Test("A tracking keeps ligatures apart, a kerning doesn't")
  @MainActor func ligatures() throws {
    func count(_ text: Text) throws -> Int {
      let host = ViewHost(text.font(.custom("DejaVu Sans", size: 20)))
      host.update()
      let shown = host.displayList().commands.lazy.compactMap { command -> Int? in
        guard case .text(let shaped, _, _) = command else { return nil }
        return shaped.lines(in: CGSize(width: 1000, height: 100)).flatMap(\.runs).flatMap(\.glyphs).count
      }
      return try #require(shown.first)
    }
    let whole = try count(Text("fi"))
    #expect(try whole == 1 && count(Text("fi").kerning(2)) == 1 && count(Text("fi").tracking(0)) == 1)
    #expect(try count(Text("fi").tracking(2)) == 2 && count(Text("fi").tracking(-1)) == 2)
    #expect(try count(Text("fi").kerning(2).tracking(2)) == 2)
  }

  @Test("A mark stays on its letter")
  func marks() throws {
    let (tight, wide) = (places(shaped("x\u{301}y", 0)), places(shaped("x\u{301}y", 20)))
    try #require(tight.count == 3 && wide.count == 3)
    #expect(abs(wide[0] - tight[0]) < 0.01 && abs(wide[1] - tight[1]) < 0.01)
    #expect(abs(wide[2] - tight[2] - 20) < 0.01)
  }

  @Test("SVG spaces the letters and gives them the same room")
  func svg() throws {
    let text = shaped("abc", 5)
    let width = text.fit(width: nil, height: nil).size.width
    let svg = try CairoRenderer().svg(
      DisplayList(
        size: CGSize(width: 100, height: 30), scale: 1,
        commands: [.text(text, in: CGRect(x: 0, y: 0, width: width, height: 30), paints: [.color(black)])]))
    #expect(svg.contains("letter-spacing=\"5\""))
    let line = try #require(svg.split(separator: "\n").first { $0.contains("<text") })
    let length = try #require(line.split(separator: "textLength=\"").last?.split(separator: "\"").first)
    #expect(abs((Double(length) ?? 0) - Double(width)) < 0.01)
  }
}
