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

  @Test("Bytes are copied with their type, and had by it and by kinds that it is one of")
  func bytes() {
    let host = makeHost(Text("x"), 100, 100)
    let board = UIPasteboard.general
    board.setData(Data([1, 2, 3]), forPasteboardType: "public.png")
    #expect(board.types == ["public.png"] && board.numberOfItems == 1 && host.pasteboard.count == 1)
    #expect(board.contains(pasteboardTypes: ["public.text", "public.image"]))
    #expect(!board.contains(pasteboardTypes: ["public.text"]) && !board.contains(pasteboardTypes: []))
    #expect(board.data(forPasteboardType: "public.png") == Data([1, 2, 3]))
    #expect(board.data(forPasteboardType: "public.image") == Data([1, 2, 3]))
    #expect(board.data(forPasteboardType: "public.jpeg") == nil && board.string == nil)
    #expect(board.value(forPasteboardType: "public.png") as? Data == Data([1, 2, 3]))
    board.itemProviders = []
    #expect(board.types.isEmpty && !board.contains(pasteboardTypes: ["public.data"]))
    #expect(board.data(forPasteboardType: "public.png") == nil && board.value(forPasteboardType: "public.png") == nil)
  }

  @Test("A value is had as what it was copied as")
  func valuesOfTypes() {
    let board = UIPasteboard.withUniqueName()
    board.setValue("plain", forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "plain" && board.value(forPasteboardType: "public.plain-text") as? String == "plain")
    board.setValue("<b>x</b>", forPasteboardType: "public.html")
    #expect(board.value(forPasteboardType: "public.html") as? String == "<b>x</b>")
    #expect(!board.contains(pasteboardTypes: ["public.utf8-plain-text"]))
    board.setValue(Data([0xFF]), forPasteboardType: "com.example.bytes")
    #expect(board.value(forPasteboardType: "com.example.bytes") as? Data == Data([0xFF]))
    board.setValue(URL(string: "https://example.org/a") as Any, forPasteboardType: "public.url")
    #expect((board.value(forPasteboardType: "public.url") as? URL)?.absoluteString == "https://example.org/a")
  }

  @Test("A pasteboard of a name of its own keeps what is copied by itself, on each thread")
  func ownBoards() async {
    let host = makeHost(Text("x"), 100, 100)
    let (board, other) = (UIPasteboard.withUniqueName(), UIPasteboard.withUniqueName())
    #expect(board !== UIPasteboard.general && board !== other)
    let count = UIPasteboard.general.changeCount
    board.string = "own"
    #expect(board.changeCount == 1 && UIPasteboard.general.changeCount == count)
    #expect(host.pasteboard.isEmpty && other.string == nil)
    let texts = await Task.detached { () -> [String?] in
      let before = board.string
      board.strings = ["a", "b"]
      return [before, board.string]
    }.value
    #expect(texts == ["own", "a"] && board.strings == ["a", "b"] && board.changeCount == 2)
  }

  @Test("What goes from a pasteboard may ask it as it ends")
  func ends() {
    final class Asking: Sendable {
      let board: UIPasteboard
      init(_ board: UIPasteboard) { self.board = board }
      deinit { board.setData(Data(), forPasteboardType: "com.example.end") }
    }
    func item(_ board: UIPasteboard) -> NSItemProvider {
      let (provider, asking) = (NSItemProvider(), Asking(board))
      provider.registerDataRepresentation(forTypeIdentifier: "com.example.a", visibility: .all) { completion in
        withExtendedLifetime(asking) { completion(Data([1]), nil) }
        return nil
      }
      return provider
    }
    let board = UIPasteboard.withUniqueName()
    board.itemProviders = [item(board)]
    #expect(board.data(forPasteboardType: "com.example.a") == Data([1]) && board.changeCount == 1)
    board.itemProviders = []
    #expect(board.changeCount == 3 && board.types == ["com.example.end"])
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
