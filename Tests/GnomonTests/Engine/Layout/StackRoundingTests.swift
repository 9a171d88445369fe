// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// A stack that is proposed its own ideal length gives each view its own, where the algorithm of `facts 37` says so: with
/// minimums alike, the shortest is served first and an equal share is enough for it.
@MainActor @Suite struct StackRoundingTests {
  /// Lines of a height that binary fractions only come near to: 61 pixels at 3x (`facts 6`).
  private final class ThirdsEngine: TextEngine {
    func shape(_ text: ResolvedText) -> any ShapedText { Shaped(text: text) }

    private final class Shaped: ShapedText {
      let text: ResolvedText
      init(text: ResolvedText) { self.text = text }

      func fit(width: CGFloat?, height: CGFloat?) -> TextFit {
        let size = CGSize(width: CGFloat(text.string.count) * 25 / 3, height: 61.0 / 3)
        if width == 0 || height == 0 {
          return TextFit(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: true)
        }
        return TextFit(
          size: CGSize(width: min(size.width, width ?? .infinity), height: size.height), firstBaseline: 16,
          lastBaseline: 16, lineCount: 1, isTruncated: false)
      }
    }
  }

  private func texts<V: View>(_ view: V, in size: CGSize) -> [CGRect] {
    var configuration = ViewHost.Configuration()
    configuration.size = size
    configuration.scale = 3
    let host = ViewHost(view, configuration: configuration, textEngine: ThirdsEngine(), imageLoader: OnePicture.shared)
    host.update()
    return host.snapshot().root.all("Text").map(\.frame)
  }

  @Test("A padded text isn't served before its time for a rounding error's sake")
  func paddedText() {
    let stack = VStack {
      Text("ctx")
      Text("2").padding()
      Text("1")
    }
    for stacked in [
      AnyView(stack),
      AnyView(
        AnyLayout(VStackLayout()) {
          Text("ctx"); Text("2").padding(); Text("1")
        }),
    ] {
      let exact = texts(stacked.frame(height: 61 + 32 + 16), in: CGSize(width: 100, height: 300))
      let third: CGFloat = 1.0 / 3
      #expect(isClose(exact.map(\.height), [61 * third, 61 * third, 61 * third]))
      #expect(isClose(exact.map(\.width), [25, 25 * third, 25 * third]))
    }
  }

  @Test("Random stacks of texts fit into their own size", arguments: UInt64(0)..<40)
  func randomStacks(seed: UInt64) {
    var random = SeededGenerator(seed)
    let words = (0..<Int.random(in: 2...6, using: &random)).map { _ in
      String(repeating: "m", count: Int.random(in: 1...9, using: &random))
    }
    let padding = CGFloat.random(in: 0...9, using: &random)
    let spacing: CGFloat? = Bool.random(using: &random) ? nil : CGFloat.random(in: 0...7, using: &random)
    let row = HStack(spacing: spacing) { ForEach(words.indices, id: \.self) { Text(words[$0]).padding(padding) } }
    let column = VStack(spacing: spacing) { ForEach(words.indices, id: \.self) { Text(words[$0]).padding(padding) } }
    for stack in [AnyView(row), AnyView(column)] {
      let ideal = texts(stack.fixedSize(), in: CGSize(width: 1000, height: 1000))
      let bounds = ideal.reduce(ideal[0]) { $0.union($1) }.insetBy(dx: -padding, dy: -padding)
      let exact = texts(stack.frame(width: bounds.width, height: bounds.height), in: CGSize(width: 1000, height: 1000))
      #expect(exact.count == ideal.count)
      for (a, b) in zip(ideal, exact) {
        #expect(abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6, "\(a) \(b)")
      }
    }
  }
}
