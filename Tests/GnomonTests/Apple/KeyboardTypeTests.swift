// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct KeyboardTypeTests {
  private struct ReadsKeyboard: View {
    @Environment(\.keyboardType) private var type
    @Environment(\.textContentType) private var content
    var body: some View { Text("\(type.rawValue) \(content?.rawValue ?? "-")") }
  }

  @Test("The keyboard that is asked for is kept")
  func keyboards() {
    let host = makeHost(ReadsKeyboard().keyboardType(.decimalPad).textContentType(.username), 200, 50)
    host.update()
    #expect(host.text() == "\(UIKeyboardType.decimalPad.rawValue) username")
  }
}
