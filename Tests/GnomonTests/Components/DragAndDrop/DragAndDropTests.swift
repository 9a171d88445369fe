// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Dragging and dropping, as Apple's documentation of `onDrop`, `DropDelegate` and `dropDestination` tells.
@MainActor @Suite struct DragAndDropTests {
  /// What was called.
  final class Log {
    var entries: [String] = []
    func callAsFunction(_ entry: String) { entries.append(entry) }
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  struct Delegate: DropDelegate {
    let log: Log
    let name: String
    var accepts = true
    var operation: DropOperation?

    func validateDrop(info: DropInfo) -> Bool {
      log("\(name) asked")
      return accepts
    }
    func dropEntered(info: DropInfo) { log("\(name) entered \(Int(info.location.x)),\(Int(info.location.y))") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      log("\(name) updated")
      return operation.map { DropProposal(operation: $0) }
    }
    func dropExited(info: DropInfo) { log("\(name) exited") }
    func performDrop(info: DropInfo) -> Bool {
      log("\(name) performed")
      return true
    }
  }

  private let text = NSItemProvider(object: NSString(string: "words"))

  @Test("A delegate is asked, entered, updated and left, or dropped on; places are its view's")
  func delegateCalls() {
    let log = Log()
    let view = Color.red.frame(width: 50, height: 50).onDrop(of: [.text], delegate: Delegate(log: log, name: "a"))
    let host = makeHost(view, 100, 100)
    host.update()
    #expect(host.beginDrag(of: [text], at: .zero) == nil)
    #expect(log.take() == [])
    #expect(host.moveDrag(to: CGPoint(x: 30, y: 35)) == .copy)
    #expect(log.take() == ["a asked", "a entered 5,10", "a updated"])
    host.moveDrag(to: CGPoint(x: 40, y: 40))
    #expect(log.take() == ["a updated"])
    host.moveDrag(to: .zero)
    #expect(log.take() == ["a exited"])
    host.moveDrag(to: CGPoint(x: 40, y: 40))
    _ = log.take()
    #expect(host.endDrag())
    #expect(log.take() == ["a performed"])
    #expect(host.draggedItems.isEmpty)
    #expect(!host.endDrag())
  }

  @Test("The innermost destination that takes the type and doesn't refuse is the one; a refusal is asked for once")
  func innermost() {
    let log = Log()
    func host<V: View>(_ inner: V) -> ViewHost {
      let host = makeHost(
        inner.frame(width: 100, height: 100).onDrop(of: [.text], delegate: Delegate(log: log, name: "outer")), 100, 100)
      host.update()
      return host
    }
    let centre = CGPoint(x: 50, y: 50)
    let taking = Color.red.frame(width: 40, height: 40).onDrop(
      of: [.plainText], delegate: Delegate(log: log, name: "inner"))
    #expect(host(taking).drop([text], at: centre))
    #expect(log.take() == ["inner asked", "inner entered 20,20", "inner updated", "inner performed"])

    let other = Color.red.frame(width: 40, height: 40).onDrop(of: [.image], delegate: Delegate(log: log, name: "inner"))
    #expect(host(other).drop([text], at: centre))
    #expect(log.take() == ["outer asked", "outer entered 50,50", "outer updated", "outer performed"])

    let refusing = Color.red.frame(width: 40, height: 40)
      .onDrop(of: [.text], delegate: Delegate(log: log, name: "inner", accepts: false))
    let asked = host(refusing)
    asked.beginDrag(of: [text], at: centre)
    asked.moveDrag(to: CGPoint(x: 55, y: 55))
    #expect(log.take() == ["inner asked", "outer asked", "outer entered 50,50", "outer updated", "outer updated"])
    asked.moveDrag(to: CGPoint(x: 5, y: 5))
    asked.moveDrag(to: centre)
    #expect(log.take() == ["outer updated", "inner asked", "outer updated"])
  }

  @Test("What is forbidden isn't dropped; nil keeps the last proposal")
  func proposals() {
    let log = Log()
    let forbidding = Delegate(log: log, name: "a", operation: .forbidden)
    let host = makeHost(Color.red.onDrop(of: [.text], delegate: forbidding), 100, 100)
    host.update()
    #expect(host.beginDrag(of: [text], at: CGPoint(x: 5, y: 5)) == .forbidden)
    #expect(!host.endDrag())
    #expect(log.take() == ["a asked", "a entered 5,5", "a updated", "a exited"])
    let moving = makeHost(
      Color.red.onDrop(of: [.text], delegate: Delegate(log: log, name: "a", operation: .move)), 100, 100)
    moving.update()
    #expect(moving.beginDrag(of: [text], at: CGPoint(x: 5, y: 5)) == .move)
    moving.cancelDrag()
    #expect(log.take().last == "a exited")
  }

  private struct Zone: View {
    let log: Log
    @State private var isTargeted = false
    @State private var words = "none"

    var body: some View {
      VStack(spacing: 20) {
        Text(isTargeted ? "over" : "away")
        Text(words)
      }
      .frame(width: 80, height: 60)
      .onDrop(of: [.utf8PlainText, .url], isTargeted: $isTargeted) { providers, location in
        log("\(providers.count) at \(Int(location.x)),\(Int(location.y))")
        for provider in providers {
          provider.loadObject(ofClass: String.self) { text, _ in
            DispatchQueue.main.async { words = text ?? "?" }
          }
        }
        return true
      }
    }
  }

  private func texts(_ host: ViewHost) -> [String] { host.snapshot().root.all("Text").compactMap(\.text) }

  @Test("A closure gets the items of its types, the binding tells that a drop is over the view; gaps belong to it")
  func closures() async {
    let log = Log()
    let host = makeHost(Zone(log: log), 100, 100)
    host.update()
    host.beginDrag(
      of: [text, NSItemProvider(item: nil, typeIdentifier: "com.example.other")], at: CGPoint(x: 50, y: 50))
    #expect(texts(host) == ["over", "none"])
    host.moveDrag(to: .zero)
    #expect(texts(host) == ["away", "none"])
    host.moveDrag(to: CGPoint(x: 12, y: 24))
    #expect(host.endDrag())
    #expect(log.take() == ["1 at 2,4"])
    await host.settle()
    #expect(texts(host) == ["away", "words"])
  }

  private struct Slow: Transferable, Equatable {
    let words: String
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: UTType(exportedAs: "com.example.slowly-dropped")) {
        Data($0.words.utf8)
      } importing: { data in
        try await Task.sleep(for: .milliseconds(5))
        return Slow(words: String(decoding: data, as: UTF8.self))
      }
    }
  }

  @Test("dropDestination gets values and the place, at once where nothing waits, else by settling")
  func values() async {
    let log = Log()
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 50)
        .dropDestination(for: String.self) { items, location in
          log("\(items) at \(Int(location.x)),\(Int(location.y))")
          return items != ["no"]
        } isTargeted: {
          log("\($0)")
        }
      Color.blue.frame(height: 50)
        .dropDestination(for: Slow.self) { items, _ in
          log(items[0].words)
          return true
        }
    }
    let host = makeHost(view, 100, 100)
    host.update()
    #expect(host.drop(["a", "b"], at: CGPoint(x: 10, y: 20)))
    #expect(log.take() == ["true", "false", #"["a", "b"] at 10,20"#])
    #expect(!host.drop(["no"], at: CGPoint(x: 10, y: 20)))
    #expect(!host.drop([URL(fileURLWithPath: "/tmp")], at: CGPoint(x: 10, y: 20)))
    _ = log.take()
    #expect(host.drop([Slow(words: "late")], at: CGPoint(x: 10, y: 70)))
    #expect(log.take() == [])
    await host.settle()
    #expect(log.take() == ["late"])
  }

  @Test("What can't be read is left out and named")
  func unreadable() {
    let log = Log()
    let host = makeHost(
      Color.red.dropDestination(for: URL.self) { items, _ in
        log("\(items.count)")
        return true
      }, 100, 100)
    host.update()
    let broken = NSItemProvider(item: NSNumber(value: 1), typeIdentifier: "public.url")
    #expect(!host.drop([broken], at: CGPoint(x: 5, y: 5)))
    #expect(log.take() == [])
    #expect(
      host.warnings.map(\.description) == [
        "warning: an item couldn't be read as URL: the item can't be loaded as data. It's left out. Does the type's "
          + "transferRepresentation have a way in for it? [transfer-failed]"
      ])
  }

  private struct Board: View {
    @State private var columns = [["Write", "Test"], ["Ship"]]

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<2, id: \.self) { column in
          VStack(spacing: 0) {
            ForEach(columns[column], id: \.self) { card in
              Text(card).frame(width: 100, height: 20).contentShape(Rectangle()).draggable(card)
            }
            Spacer()
          }
          .frame(width: 100, height: 100)
          .dropDestination(for: String.self) { cards, _ in
            for index in columns.indices { columns[index].removeAll { cards.contains($0) } }
            columns[column] += cards
            return true
          }
        }
      }
    }
  }

  @Test("A card is dragged from one column to another; where nothing can be dragged nothing happens")
  func board() {
    let host = makeHost(Board(), 200, 100)
    host.update()
    #expect(host.dragAndDrop(from: CGPoint(x: 50, y: 10), to: CGPoint(x: 150, y: 80)))
    #expect(texts(host) == ["Test", "Ship", "Write"])
    #expect(!host.dragAndDrop(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 150, y: 80)))
    #expect(host.beginDrag(at: CGPoint(x: 150, y: 10)))
    #expect(host.draggedItems.map(\.registeredTypeIdentifiers) == [["public.utf8-plain-text"]])
  }

  private struct Tiles: View {
    @State private var tiles = ["A", "B", "C"]
    @State private var dragged: String?

    struct Reorder: DropDelegate {
      let tile: String
      @Binding var tiles: [String]
      @Binding var dragged: String?

      func dropEntered(info: DropInfo) {
        guard let dragged, dragged != tile, let from = tiles.firstIndex(of: dragged),
          let to = tiles.firstIndex(of: tile)
        else { return }
        tiles.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
      }
      func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
      func performDrop(info: DropInfo) -> Bool {
        dragged = nil
        return true
      }
    }

    var body: some View {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50)), GridItem(.fixed(50))]) {
        ForEach(tiles, id: \.self) { tile in
          Text(tile).frame(width: 50, height: 50).contentShape(Rectangle())
            .opacity(dragged == tile ? 0.5 : 1)
            .onDrag {
              dragged = tile
              return NSItemProvider(object: NSString(string: tile))
            }
            .onDrop(of: [.text], delegate: Reorder(tile: tile, tiles: $tiles, dragged: $dragged))
        }
      }
    }
  }

  @Test("A grid is reordered while a tile is dragged over it")
  func grid() {
    let host = makeHost(Tiles(), 170, 50)
    host.update()
    #expect(host.beginDrag(at: CGPoint(x: 25, y: 25)))
    #expect(host.moveDrag(to: CGPoint(x: 85, y: 25)) == .move)
    #expect(texts(host) == ["B", "A", "C"])
    host.moveDrag(to: CGPoint(x: 145, y: 25))
    #expect(texts(host) == ["B", "C", "A"])
    #expect(host.endDrag())
    #expect(texts(host) == ["B", "C", "A"])
  }

  @Test("Views that are disabled take nothing and aren't dragged; taps go on as if nothing could be dropped")
  func disabled() {
    let log = Log()
    let view = ZStack {
      Color.red.onTapGesture { log("tap") }
      VStack(spacing: 60) {
        Color.blue.frame(height: 10)
        Color.blue.frame(height: 10)
      }
      .onDrop(of: [.text], delegate: Delegate(log: log, name: "a"))
    }
    let host = makeHost(view, 100, 100)
    host.update()
    #expect(host.tap(at: CGPoint(x: 50, y: 50)))
    #expect(log.take() == ["tap"])
    #expect(host.drop([text], at: CGPoint(x: 50, y: 50)))
    let off = makeHost(view.draggable("x").disabled(true), 100, 100)
    off.update()
    #expect(!off.drop([text], at: CGPoint(x: 50, y: 50)))
    #expect(!off.beginDrag(at: CGPoint(x: 50, y: 12)))
  }

  @Test("A gesture that hides those inside hides nothing that is dragged or dropped")
  func gestureMasks() {
    let log = Log()
    let view = Color.red.draggable("x").onDrop(of: [.text], delegate: Delegate(log: log, name: "a"))
      .gesture(TapGesture(), including: .gesture)
    let host = makeHost(view, 100, 100)
    host.update()
    #expect(host.beginDrag(at: CGPoint(x: 50, y: 50)))
    #expect(host.endDrag())
  }

  @Test("Points that aren't numbers do nothing")
  func badPoints() {
    let host = makeHost(Color.red.draggable("x"), 100, 100)
    host.update()
    #expect(!host.beginDrag(at: CGPoint(x: CGFloat.nan, y: 0)))
    #expect(host.moveDrag(to: CGPoint(x: 1, y: CGFloat.infinity)) == nil)
    #expect(!host.drop(["a"], at: CGPoint(x: CGFloat.nan, y: 0)))
    #expect(!host.dragAndDrop(from: .zero, to: CGPoint(x: CGFloat.nan, y: 0)))
  }
}
