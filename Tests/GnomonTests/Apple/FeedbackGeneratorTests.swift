// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct FeedbackGeneratorTests {
  private struct Page: View {
    @State private var count = 0
    var body: some View {
      Button("\(count)") {
        let impact = UIImpactFeedbackGenerator(style: .rigid)
        impact.prepare()
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0.5)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        count += 1
      }
    }
  }

  @Test("An action that gives feedback does all the rest of what it does, without a warning")
  func feedback() {
    let host = makeHost(Page(), 100, 100)
    host.update()
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(host.texts == ["1"])
    #expect(host.warnings.isEmpty)
  }
}
