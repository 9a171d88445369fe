// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization
import Testing

@testable import Gnomon

/// Fonts that aren't installed are named where a text wants one.
@MainActor @Suite struct MissingFontTests {
  @Test("Shapes ask for no fonts; the first text does, once")
  func asked() {
    let engine = CountingEngine()
    let shapes = ViewHost(Rectangle(), textEngine: engine, imageLoader: OnePicture.none)
    shapes.update()
    #expect(engine.questions == 0 && shapes.warnings.isEmpty)

    let texts = ViewHost(VStack { ForEach(0..<3) { Text("\($0)") } }, textEngine: engine, imageLoader: OnePicture.none)
    texts.update()
    #expect(engine.questions == 1)
    #expect(texts.warnings.map(\.message) == ["No letters here."])
    #expect(texts.warnings.map(\.name) == [.missingFont])
  }

  @Test("A canvas's text does so too")
  func canvas() {
    let engine = CountingEngine()
    let host = ViewHost(
      Canvas { context, size in context.draw(Text("a"), at: CGPoint(x: 5, y: 5)) }, textEngine: engine,
      imageLoader: OnePicture.none)
    host.update()
    _ = host.displayList()
    #expect(host.warnings.map(\.message) == ["No letters here."])
  }
}

private final class CountingEngine: TextEngine {
  private let count = Atomic(0)

  var questions: Int { count.load(ordering: .relaxed) }

  var missingFonts: [String] {
    count.add(1, ordering: .relaxed)
    return ["No letters here."]
  }

  func shape(_ text: ResolvedText) -> any ShapedText { FixedTextEngine.shared.shape(text) }
}
