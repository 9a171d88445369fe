// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Observation
import Testing

@MainActor
struct TextLayoutKeyTests {
  private struct Reader<Content: View>: View {
    let seen: Seen
    let content: Content

    var body: some View {
      content.overlayPreferenceValue(Text.LayoutKey.self) { layouts in
        GeometryReader { proxy in
          let _ = seen.note(layouts.map { proxy[$0.origin] }, layouts.map(\.layout.count))
        }
      }
    }
  }

  @MainActor private final class Seen {
    var origins: [CGPoint] = []
    var lines: [Int] = []

    func note(_ origins: [CGPoint], _ lines: [Int]) {
      self.origins = origins
      self.lines = lines
    }
  }

  @Observable @MainActor final class Model {
    var isLong = false
    var hasThird = false
  }

  private struct Texts: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("one").frame(height: 50)
        Text(model.isLong ? "some words that need more than one line" : "two").frame(width: 100)
        if model.hasThird { Text("three") }
      }
    }
  }

  @Test func textsTellTheirLinesAndPlaces() {
    let model = Model()
    let seen = Seen()
    let host = ViewHost(Reader(seen: seen, content: Texts(model: model)))
    host.update()
    #expect(seen.lines == [1, 1])
    #expect(seen.origins.count == 2)
    #expect(seen.origins.first?.x == 0)
    #expect(seen.origins.last?.y == 50)
    model.isLong = true
    host.update()
    #expect(seen.lines.last.map { $0 > 1 } == true)
    model.hasThird = true
    host.update()
    #expect(seen.lines.count == 3)
  }
}
