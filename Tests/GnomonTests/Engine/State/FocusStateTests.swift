// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct FocusStateTests {
  private struct Focusing: View {
    enum Field: Hashable { case first, second }
    @FocusState var field: Field?
    @FocusState var isOn: Bool

    var body: some View {
      Indicator().focused($field, equals: .first)
      Indicator().focused($field, equals: .second)
      Indicator().focused($isOn)
      Color.clear.onAppear { field = .second }
    }
  }

  private struct Indicator: View {
    @Environment(\.isFocused) var isFocused
    var body: some View { Text(isFocused ? "yes" : "no") }
  }

  @Test func focusStateTellsTheFocusedView() {
    let host = makeHost(Focusing(), 100, 200)
    host.update()
    #expect(host.snapshot().root.all("Text").map(\.text) == ["no", "yes", "no"])
  }
}
