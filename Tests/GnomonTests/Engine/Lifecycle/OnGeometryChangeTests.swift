// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct OnGeometryChangeTests {
  @Test("fact 87: onGeometryChange acts on the first value and then on changes only")
  func geometryChanges() {
    let journal = Journal()
    let host = makeHost(
      Color.red.onGeometryChange(for: Bool.self) {
        $0.size.width > 50
      } action: {
        journal.add("\($0)")
      }, 100, 100)
    host.update()
    for width in [90, 60, 50, 40, 51] { host.resize(to: CGSize(width: width, height: 100)) }
    #expect(journal.entries == ["true", "false", "true"])
  }

  @Test("A length that swings by its rounding has settled, after few passes and without a warning")
  func rounding() {
    struct Swinging: View {
      @State private var width: CGFloat = 100.1
      let step: CGFloat
      var body: some View {
        Color.red.frame(width: width == 100.1 ? 100.1 + step : 100.1, height: 20)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0
          }
      }
    }
    let settled = makeHost(Swinging(step: CGFloat(100.1).ulp), 200, 100)
    #expect(settled.update() && settled.warnings.isEmpty && settled.counters.passes < 12)
    let endless = makeHost(Swinging(step: 0.001), 200, 100)
    #expect(!endless.update() && endless.warnings.map(\.name) == [.updateLoop])
  }
}
