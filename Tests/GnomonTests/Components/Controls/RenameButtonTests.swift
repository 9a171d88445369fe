// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct RenameButtonTests {
  private struct Renaming: View {
    @State private var count = 0
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        RenameButton().renameAction { count += 1 }
        RenameButton().renameAction($isFocused)
        RenameButton()
        Text(verbatim: "\(count) \(isFocused)")
      }
      .buttonStyle(.borderless)
    }
  }

  @Test("A rename button calls the action around it, or gives a field the focus")
  func renaming() {
    let host = makeHost(Renaming(), 300, 300)
    host.update()
    let buttons = host.snapshot().root.all("Text").filter { $0.text == "Rename" }.map(\.rendered)
    #expect(buttons.count == 3)
    for button in buttons {
      host.tap(at: CGPoint(x: button.midX, y: button.midY))
      host.update()
    }
    #expect(host.texts.last == "1 true")
  }
}
