// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@MainActor @Suite struct TextStrategyTests {
  private func lines(_ string: String, _ change: (inout ResolvedText.ParagraphStyle) -> Void) -> [ShapedLine] {
    let shaped = engine.shape(bodyText(string, edit: change))
    let size = shaped.fit(width: 200, height: nil).size
    return shaped.lines(in: CGSize(width: 200, height: size.height))
  }

  @Test("Lines lean to the layout's side, or to where their own writing begins")
  func alignment() throws {
    let byLayout = lines("left\nשלום") { _ in }
    #expect(byLayout.map { $0.origin.x < 1 } == [true, true])
    let byWriting = lines("left\nשלום") { $0.alignsByWriting = true }
    #expect(byWriting.count == 2 && byWriting[0].origin.x < 1)
    #expect(abs(byWriting[1].origin.x + byWriting[1].width - 200) < 1)
  }

  @Test("A paragraph is read in its content's direction, or in the layout's")
  func direction() {
    // The first run from the left is what is read last.
    #expect(lines("abc שלום") { _ in }.first?.runs.first?.isRightToLeft == false)
    #expect(
      lines("abc שלום") { style in
        style.layoutDirection = .rightToLeft
        style.writesByLayout = true
      }.first?.runs.first?.isRightToLeft == true)
    #expect(lines("abc שלום") { $0.layoutDirection = .rightToLeft }.first?.runs.first?.isRightToLeft == false)
  }

  @Test("The modifiers reach the text; a language makes another run")
  func modifiers() throws {
    let view = Text("abc").typesettingLanguage(Locale.Language(identifier: "tr")).textRenderer(Seen.shared)
    _ =
      ImageRenderer(
        content: view.multilineTextAlignment(strategy: .writingDirectionBased).writingDirection(strategy: .layoutBased)
          .typesettingLanguage(.automatic, isEnabled: false)
      ).cgImage
    #expect(Seen.shared.count > 0)
    let two = Text("ab") + Text("cd").typesettingLanguage(.explicit(Locale.Language(identifier: "ja")))
    #expect(ImageRenderer(content: two).cgImage != nil)
  }
}

private final class Counter: @unchecked Sendable {
  var count = 0
}

private struct Seen: TextRenderer {
  static let shared = Seen()
  private let counter = Counter()
  var count: Int { counter.count }

  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { counter.count += layout.count }
}
