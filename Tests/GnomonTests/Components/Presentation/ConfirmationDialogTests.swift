// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ConfirmationDialogTests {
  @Test("A dialog's own way to cancel takes the place of the added one")
  func dialog() {
    struct Page: View {
      var hasOwn: Bool
      var body: some View {
        Color.red.confirmationDialog("", isPresented: .constant(true), titleVisibility: .hidden) {
          Button("Delete", role: .destructive) {}
          if hasOwn { Button("Keep", role: .cancel) {} }
        }
      }
    }
    for hasOwn in [true, false] {
      let host = makeHost(Page(hasOwn: hasOwn), 390, 800)
      host.update()
      #expect(host.texts == ["Delete", hasOwn ? "Keep" : "Cancel"])
    }
  }

  @Test("A dialog about data shows them, and isn't there without any")
  func data() {
    struct Page: View {
      let data: String?
      var body: some View {
        Color.red.confirmationDialog("Title", isPresented: .constant(true), presenting: data) {
          Button("Delete \($0)") {}
        } message: {
          Text("About \($0)")
        }
      }
    }
    let host = makeHost(Page(data: "it"), 300, 400)
    host.update()
    #expect(host.texts.contains("Delete it") && host.texts.contains("About it"))
    let empty = makeHost(Page(data: nil), 300, 400)
    empty.update()
    #expect(empty.texts.isEmpty)
  }
}
