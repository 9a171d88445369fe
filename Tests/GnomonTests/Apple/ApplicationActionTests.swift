// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Sources of the first years put the keyboard away by an action that goes to whoever is typed into.
@MainActor @Suite struct ApplicationActionTests {
  @Test func resigningTakesTheFocusFromTheField() {
    struct Page: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("field", text: $text).focused($isFocused)
          Text(isFocused ? "focused" : "not focused")
          Button("hide") {
            let action: Selector = "resignFirstResponder"
            UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil)
          }
        }
      }
    }
    let host = makeHost(Page(), 200, 200) { $0.profile = .iOS26 }
    host.update()
    func tap(_ text: String) {
      guard let frame = host.snapshot().root.all("Text").first(where: { $0.text == text })?.rendered else {
        Issue.record("\(text) in \(host.texts)")
        return
      }
      host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    #expect(!UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
    tap("field")
    #expect(host.texts.contains("focused") && host.type("a"))
    tap("hide")
    #expect(host.texts.contains("not focused") && !host.type("b"))
    #expect(!UIApplication.shared.sendAction("other", to: nil, from: nil, for: nil))
  }
}
