// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct TextFieldTests {
  @Test("What is typed, and what is deleted, is written into the binding")
  func typing() {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        VStack(spacing: 0) {
          TextField("Name", text: $text)
          Text("written \(text)")
        }
      }
    }
    let host = makeHost(Page(), 300, 300)
    host.update()
    host.tap(at: CGPoint(x: 100, y: host.frame("TextField").midY))
    host.type("abc")
    #expect(host.texts.last == "written abc")
    host.deleteBackward()
    #expect(host.texts.last == "written ab")
  }
}
