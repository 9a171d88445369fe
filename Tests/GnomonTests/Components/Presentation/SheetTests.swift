// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct SheetTests {
  @Test("A sheet is shown while its binding is true, and takes all taps")
  func sheet() {
    struct Content: View {
      @Environment(\.dismiss) var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    struct Page: View {
      @State private var isShown = false
      @State private var closed = 0
      var body: some View {
        Button("Open \(closed)") { isShown = true }
          .sheet(isPresented: $isShown, onDismiss: { closed += 1 }) { Content() }
      }
    }
    let host = makeHost(Page(), 390, 800)
    host.update()
    let open = CGPoint(x: 195, y: 400)
    let before = host.displayList().commands.count
    #expect(host.tap(at: open))
    #expect(host.displayList().commands.count > before)
    #expect(host.texts == ["Open 0", "Close"])
    #expect(!host.tap(at: CGPoint(x: 5, y: 5)))
    let button = host.frame("Text[1]")
    #expect(host.tap(at: CGPoint(x: button.midX, y: button.midY)))
    #expect(host.texts == ["Open 1"])
  }
}
