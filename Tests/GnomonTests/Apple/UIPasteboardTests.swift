// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Sources that copy by UIKit's and AppKit's names.
@MainActor @Suite struct UIPasteboardTests {
  private struct Copying: View {
    @State private var pasted = "nothing"

    var body: some View {
      VStack {
        Text(pasted)
        Button("Copy") { UIPasteboard.general.string = "copied" }
        PasteButton(payloadType: String.self) { pasted = $0.first ?? "" }
      }
    }
  }

  @Test func aButtonCopiesAndAnotherPastes() {
    let host = makeHost(Copying(), 300, 300)
    host.update()
    let count = UIPasteboard.general.changeCount
    host.tap(at: host.frame("Text[1]").center)
    #expect(UIPasteboard.general.string == "copied" && UIPasteboard.general.changeCount == count + 1)
    #expect(host.pasteboard.count == 1)
    host.tap(at: host.frame("Text[2]").center)
    #expect(host.texts.first == "copied")
  }

  @Test func textsAndAddresses() {
    let host = makeHost(Text("x"), 100, 100)
    let board = UIPasteboard.general
    #expect(board.string == nil && board.url == nil && !board.hasStrings && board.numberOfItems == 0)
    board.strings = ["a", "b"]
    #expect(board.string == "a" && board.strings == ["a", "b"] && board.hasStrings && !board.hasURLs)
    board.url = URL(string: "https://example.org/a")
    #expect(board.hasURLs && board.url?.path == "/a" && host.pasteboard.count == 1)
    board.string = nil
    #expect(board.numberOfItems == 0)
    // Each host has its own.
    board.string = "first"
    let other = makeHost(Text("y"), 100, 100)
    #expect(board.string == nil && other.pasteboard.isEmpty)
    host.update()
    #expect(board.string == "first")
  }

  @Test func appKitsBoardIsTheSame() {
    _ = makeHost(Text("x"), 100, 100)
    let board = NSPasteboard.general
    board.clearContents()
    #expect(board.setString("text", forType: .string) && board.string(forType: .string) == "text")
    #expect(UIPasteboard.general.string == "text")
    #expect(!board.setString("x", forType: .init("com.example.type")))
    #expect(
      board.setString("https://example.org", forType: .URL) && board.string(forType: .URL) == "https://example.org")
    #expect(UIPasteboard.general.hasURLs)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
