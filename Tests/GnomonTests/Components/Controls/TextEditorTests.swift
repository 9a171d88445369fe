// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct TextEditorTests {
  @Test("A plain text editor has no background")
  func editor() {
    func fills(_ view: some View) -> Int {
      let host = makeHost(view, 200, 100)
      host.update()
      return host.displayList().commands.count
    }
    let editor = TextEditor(text: .constant("x"))
    #expect(fills(editor.textEditorStyle(.plain)) < fills(editor))
    #expect(EnvironmentValues().hasTextEditorBackground)
  }
}
