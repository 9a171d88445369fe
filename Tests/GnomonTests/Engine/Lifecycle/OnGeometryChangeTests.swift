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
}
