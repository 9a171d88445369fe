// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Rows that are being edited") struct ListEditingTests {
  private struct Rows: View {
    var mode = EditMode.active
    @State private var names = ["A", "B", "C"]
    var body: some View {
      List {
        Text(verbatim: "Head")
        ForEach(names, id: \.self) { Text(verbatim: $0).deleteDisabled($0 == "B").moveDisabled($0 == "C") }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, .constant(mode))
    }
  }

  private func host<V: View>(_ view: V, _ configure: (inout ViewHost.Configuration) -> Void = { _ in }) -> ViewHost {
    let host = makeHost(view, 390, 500, configure: configure)
    host.update()
    return host
  }

  private func frames(_ host: ViewHost) -> [String: CGRect] {
    Dictionary(host.snapshot().root.all("Text").map { ($0.text ?? "", $0.rendered) }) { first, _ in first }
  }

  @Test("A row that can be deleted is indented, and a tap on its circle deletes it")
  func deleting() throws {
    let host = host(Rows())
    let found = frames(host)
    let (head, first) = (try #require(found["Head"]), try #require(found["A"]))
    #expect(first.minX > head.minX + 20)
    #expect(found["B"]?.minX == head.minX, "it can't be deleted")
    host.tap(at: CGPoint(x: first.midX, y: first.midY))
    host.update()
    #expect(host.texts == ["Head", "A", "B", "C"], "beside the circle a tap deletes nothing")
    host.tap(at: CGPoint(x: head.minX + 11, y: first.midY))
    host.update()
    #expect(host.texts == ["Head", "B", "C"])
  }

  @Test("A circle is drawn in the middle of its row")
  func drawing() throws {
    let host = host(Rows())
    let row = try #require(frames(host)["A"])
    let discs = host.displayList().commands.compactMap { command -> CGRect? in
      guard case .fill(let path, _, _) = command, path.boundingRect.width == 22 else { return nil }
      return path.boundingRect
    }
    #expect(discs.count == 2, "one for each row that can be deleted")
    #expect(discs.contains { abs($0.midY - row.midY) <= 1 && $0.maxX < row.minX })
  }

  @Test("Where nothing is being edited, or on macOS, rows lie as ever", arguments: [EditMode.inactive, .transient])
  func unlike(_ mode: EditMode) {
    let still = frames(host(Rows(mode: mode)))
    #expect(still["A"]?.minX == still["Head"]?.minX)
    let mac = frames(host(Rows()) { $0.profile = .macOS26 })
    #expect(mac["A"]?.minX == mac["Head"]?.minX)
  }

  @Test("Signs lie at the other sides where text begins at the right")
  func mirrored() throws {
    let host = host(Rows()) { $0.layoutDirection = .rightToLeft }
    let found = frames(host)
    let (head, first) = (try #require(found["Head"]), try #require(found["A"]))
    #expect(first.maxX < head.maxX - 20)
    host.tap(at: CGPoint(x: head.maxX - 11, y: first.midY))
    host.update()
    #expect(host.texts == ["Head", "B", "C"])
  }

  @Test("A row that can be moved has less room for its content")
  func moving() throws {
    struct Wide: View {
      var body: some View {
        List {
          ForEach([1, 2], id: \.self) { _ in Color.red }.onMove { _, _ in }
          Color.blue
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let host = host(Wide())
    let colors = host.snapshot().root.all("Color").map(\.frame)
    #expect(colors[0].width < colors[2].width && colors[0].minX == colors[2].minX)
  }

  private struct Selecting: View {
    @State private var chosen: Set<String> = ["A"]
    var body: some View {
      List(selection: $chosen) {
        ForEach(["A", "B"], id: \.self) { Text(verbatim: $0) }.onDelete { _ in }
        Text(verbatim: chosen.sorted().joined())
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test("A tap adds a row to what is selected, and takes it away again")
  func selecting() throws {
    let host = host(Selecting())
    let row = try #require(frames(host)["B"])
    #expect(row.minX > 60)
    for expected in ["AB", "A"] {
      host.tap(at: CGPoint(x: row.minX - 20, y: row.midY))
      host.update()
      #expect(host.texts.last == expected)
    }
  }

  @Test("Rows are deleted and moved by their collection's actions, and swiped")
  func deletedMovedAndSwiped() {
    struct Page: View {
      @State private var names = ["A", "B", "C"]
      var body: some View {
        List {
          Text("Head")
          ForEach(names, id: \.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          Text("Tail").swipeActions { Button("Clear") { names = [] } }
        }
      }
    }
    let host = makeHost(Page(), 390, 800)
    host.update()
    func middle(_ index: Int) -> CGPoint { CGPoint(x: 200, y: host.frame("Text[\(index)]").midY) }
    #expect(host.swipeRow(at: middle(2)))
    #expect(host.texts == ["Head", "A", "C", "Tail"])
    #expect(host.moveRow(at: middle(1), to: 2))
    #expect(host.texts == ["Head", "C", "A", "Tail"])
    #expect(!host.swipeRow(at: middle(0)))
    #expect(host.swipeRow(at: middle(3)))
    #expect(host.texts == ["Head", "Tail"])
  }

  @Test("A finger that goes along a row that can be swiped taps nothing; in other rows it does what it does")
  func swipesAreNoTaps() {
    struct Page: View {
      @State private var said = "nothing"
      @State private var names = ["A"]
      var body: some View {
        VStack {
          Text(said)
          List {
            Button("Swiped") { said = "swiped" }.swipeActions { Button("Clear") { said = "cleared" } }
            ForEach(names, id: \.self) { name in Button(name) { said = name } }
              .onDelete { names.remove(atOffsets: $0) }
            Button("Plain") { said = "plain" }
          }
        }
      }
    }
    let host = makeHost(Page(), 390, 800)
    host.update()
    func finger(_ index: Int, _ distance: CGSize) -> String {
      let y = host.frame("Text[\(index)]").midY
      host.drag(
        from: CGPoint(x: 250, y: y), to: CGPoint(x: 250 + distance.width, y: y + distance.height), duration: 0.1)
      host.update()
      return host.texts[0]
    }
    #expect(finger(1, CGSize(width: -100, height: 0)) == "nothing")
    #expect(finger(1, CGSize(width: 40, height: 4)) == "nothing")
    #expect(finger(2, CGSize(width: -100, height: 0)) == "nothing")
    #expect(finger(1, CGSize(width: -5, height: 0)) == "swiped", "a finger is never still")
    #expect(finger(2, CGSize(width: 0, height: 4)) == "A")
    #expect(finger(3, CGSize(width: -100, height: 0)) == "plain")
  }
}
