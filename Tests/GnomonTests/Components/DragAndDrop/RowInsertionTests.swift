// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What is dropped between rows, pasted and shared, as Apple's documentation tells.
@MainActor @Suite struct RowInsertionTests {
  private struct Rows: View {
    @State private var names = ["A", "B", "C"]
    var body: some View {
      List {
        Text(verbatim: "Head")
        ForEach(names, id: \.self) { Text(verbatim: $0) }
          .dropDestination(for: String.self) { items, offset in names.insert(contentsOf: items, at: offset) }
      }
    }
  }

  private func middle(_ host: ViewHost, _ text: String) throws -> CGPoint {
    let frame = try #require(host.snapshot().root.all("Text").first { $0.text == text }?.rendered)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("Values are inserted before the row whose upper half they're dropped on, behind the one whose lower half it is")
  func values() throws {
    let host = makeHost(Rows(), 390, 500)
    host.update()
    let first = try middle(host, "A")
    #expect(host.drop(["x"], at: CGPoint(x: first.x, y: first.y - 5)))
    #expect(host.texts == ["Head", "x", "A", "B", "C"])
    let last = try middle(host, "C")
    #expect(host.drop(["y", "z"], at: CGPoint(x: last.x, y: last.y + 5)))
    #expect(host.texts == ["Head", "x", "A", "B", "C", "y", "z"])
    let head = try middle(host, "Head")
    #expect(!host.drop(["no"], at: head))
    #expect(!host.drop([URL(fileURLWithPath: "/tmp")], at: first))
  }

  private struct Providers: View {
    let log: (Int, [NSItemProvider]) -> Void
    var body: some View {
      List {
        ForEach(0..<3, id: \.self) { index in
          Text(verbatim: "row \(index)")
            .onDrop(of: [.url], isTargeted: nil) { _ in
              log(-1, [])
              return true
            }
        }
        .onInsert(of: [.text, .url]) { log($0, $1) }
      }
    }
  }

  @Test("onInsert gets the items of its types; a row's own destination goes before it")
  func providers() throws {
    var calls: [String] = []
    let host = makeHost(Providers { calls.append("\($0): \($1.count)") }, 390, 500)
    host.update()
    let place = try middle(host, "row 1")
    let items = [NSItemProvider(object: NSString(string: "a")), NSItemProvider()]
    #expect(host.drop(items, at: CGPoint(x: place.x, y: place.y + 4)))
    #expect(host.drop([NSItemProvider(object: NSURL(string: "https://a.b")!)], at: place))
    #expect(calls == ["2: 1", "-1: 0"])
  }
}
