// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Testing

@testable import Gnomon

@MainActor @Suite("Rows that are moved by hand") struct RowDragTests {
  @Observable final class Model {
    var names = ["A", "B", "C", "D"]
    var moves: [String] = []
    var isFixed = false
    var mode = EditMode.inactive

    func move(_ offsets: IndexSet, _ destination: Int) {
      moves.append("\(offsets.map(String.init).joined(separator: ","))>\(destination)")
      names.move(fromOffsets: offsets, toOffset: destination)
    }
  }

  private struct Rows: View {
    let model: Model
    var hasMenu = false
    var body: some View {
      List {
        Section("First") { Text(verbatim: "Head") }
        Section("Names") {
          ForEach(model.names, id: \.self) { name in
            if hasMenu {
              Button(name) { model.moves.append("tap \(name)") }.contextMenu { Button("Act") {} }
            } else {
              Text(verbatim: name).moveDisabled(model.isFixed && name == "A")
            }
          }
          .onMove { model.move($0, $1) }
        }
        Section("Last") { Text(verbatim: "Tail") }
      }
      .environment(\.editMode, .constant(model.mode))
    }
  }

  private func host<V: View>(_ view: V, _ configure: (inout ViewHost.Configuration) -> Void = { _ in }) -> ViewHost {
    let host = makeHost(view, 390, 800, configure: configure)
    host.update()
    return host
  }

  private func middle(_ host: ViewHost, _ text: String) -> CGPoint {
    let node = host.snapshot().root.all("Text").first { $0.text == text }
    return node.map { CGPoint(x: $0.rendered.midX, y: $0.rendered.midY) } ?? .zero
  }

  private func order(_ host: ViewHost) -> String {
    let all = host.snapshot().root.all("Text").filter { ($0.text ?? "").count == 1 }
    return all.sorted { $0.rendered.minY < $1.rendered.minY }.compactMap(\.text).joined()
  }

  @Test("A finger that stays takes a row along; the others make way, and the action is called once, at the end")
  func held() {
    let model = Model()
    let host = host(Rows(model: model))
    let (start, end) = (middle(host, "A"), middle(host, "C"))
    host.touchDown(at: start)
    host.advance(by: 0.6)
    let before = middle(host, "B")
    host.touchMove(to: CGPoint(x: start.x, y: start.y + 10))
    #expect(order(host) == "ABCD")
    host.touchMove(to: end)
    #expect(order(host) == "BCAD", "it would come behind C")
    #expect(middle(host, "B").y < before.y && model.moves.isEmpty && host.scene().isHeld)
    host.touchUp(at: end)
    #expect(model.moves == ["0>3"], "counted before it's taken away")
    #expect(model.names == ["B", "C", "A", "D"] && order(host) == "BCAD" && !host.scene().isHeld)
  }

  @Test("Up, down, to both ends, and back to where it was")
  func places() {
    for (from, to, expected) in [
      ("D", "A", "3>0"), ("A", "D", "0>4"), ("B", "C", "1>3"), ("C", "B", "2>1"), ("B", "Tail", "1>4"),
      ("C", "Head", "2>0"),
    ] {
      let model = Model()
      let host = host(Rows(model: model))
      #expect(host.dragRow(at: middle(host, from), to: middle(host, to)))
      #expect(model.moves == [expected], "\(from) to \(to)")
    }
    let model = Model()
    let host = host(Rows(model: model))
    let place = middle(host, "B")
    #expect(host.dragRow(at: place, to: CGPoint(x: place.x, y: place.y + 12)))
    #expect(model.moves.isEmpty)
  }

  @Test("A finger that moves at once scrolls or does nothing, and a short touch is a tap")
  func unlike() {
    let model = Model()
    let host = host(Rows(model: model, hasMenu: true))
    host.drag(from: middle(host, "A"), to: middle(host, "C"))
    host.tap(at: middle(host, "A"))
    #expect(model.moves == ["tap A"])
  }

  @Test("A row with a context menu opens it, and goes along with a finger that moves on")
  func menus() {
    let model = Model()
    let host = host(Rows(model: model, hasMenu: true))
    let (start, end) = (middle(host, "A"), middle(host, "B"))
    host.touchDown(at: start)
    host.advance(by: 0.6)
    #expect(host.texts.contains("Act") && host.scene().isHeld)
    host.touchMove(to: CGPoint(x: start.x, y: start.y + 12))
    host.touchMove(to: end)
    #expect(!host.texts.contains("Act"))
    host.touchUp(at: end)
    #expect(model.moves == ["0>2"])
    host.longPress(at: middle(host, "B"))
    #expect(host.texts.contains("Act"), "a finger that only stays opens the menu")
    #expect(!host.scene().isHeld)
  }

  @Test("A mouse takes a row along at once, on iOS as on macOS, where a line shows the place")
  func pointers() {
    for profile in [PlatformProfile.iOS26, .macOS26] {
      let model = Model()
      let host = host(Rows(model: model)) { $0.profile = profile }
      let (start, end) = (middle(host, "A"), middle(host, "C"))
      host.pointerDown(at: start)
      host.touchMove(to: CGPoint(x: start.x, y: start.y + 5))
      host.touchMove(to: end)
      #expect(order(host) == (profile == .macOS26 ? "ABCD" : "BCAD"))
      host.touchUp(at: end)
      #expect(model.moves == ["0>3"])
    }
  }

  private struct Sidebar: View {
    let model: Model
    @State private var chosen: String?
    var body: some View {
      NavigationSplitView {
        List(selection: $chosen) {
          ForEach(model.names, id: \.self) { name in
            NavigationLink(value: name) { Text(verbatim: name) }
              .swipeActions { Button("Bin") {} }
              .contextMenu { Button("Act") {} }
          }
          .onMove { model.move($0, $1) }
        }
      } detail: {
        Text("Chosen \(chosen ?? "none")")
      }
    }
  }

  @Test(
    "So does a mouse with links that are chosen, and a click still chooses",
    arguments: [PlatformProfile.iOS26, .macOS26])
  func links(_ profile: PlatformProfile) {
    let model = Model()
    let host = makeHost(Sidebar(model: model), 1_000, 800) { $0.profile = profile }
    host.update()
    let (start, end) = (middle(host, "A"), middle(host, "C"))
    host.pointerDown(at: start)
    host.touchMove(to: CGPoint(x: start.x, y: start.y + 5))
    host.touchMove(to: end)
    host.touchUp(at: end)
    #expect(model.moves == ["0>3"] && host.texts.contains("Chosen none"))
    host.tap(at: middle(host, "B"))
    host.update()
    #expect(host.texts.contains("Chosen B"))
  }

  @Test("While rows are edited the handle takes a row along, and nothing else does")
  func handles() {
    let model = Model()
    model.mode = .active
    let host = host(Rows(model: model))
    let (start, end) = (middle(host, "A"), middle(host, "C"))
    host.touchDown(at: start)
    host.advance(by: 0.6)
    host.touchMove(to: end)
    host.touchUp(at: end)
    #expect(model.moves.isEmpty)
    #expect(host.scene().grips.count == 4 && host.scene().grips.allSatisfy(\.isImmediate))
    host.touchDown(at: CGPoint(x: 350, y: start.y))
    host.touchMove(to: CGPoint(x: 350, y: end.y))
    host.touchUp(at: CGPoint(x: 350, y: end.y))
    #expect(model.moves == ["0>3"])
    #expect(host.dragRow(at: middle(host, "D"), to: middle(host, "B")))
    #expect(model.names == ["D", "B", "C", "A"])
  }

  @Test("Escape, and a finger that is taken away, put the row back")
  func cancelled() {
    let model = Model()
    let host = host(Rows(model: model))
    let (start, end) = (middle(host, "A"), middle(host, "C"))
    for cancel in [
      { host.press(.escape) },
      {
        host.touchCancel(); return true
      },
    ] as [() -> Bool] {
      host.touchDown(at: start)
      host.advance(by: 0.6)
      host.touchMove(to: end)
      #expect(order(host) == "BCAD")
      #expect(cancel())
      #expect(order(host) == "ABCD" && !host.scene().isHeld)
      host.touchMove(to: middle(host, "D"))
      host.touchUp(at: middle(host, "D"))
      #expect(model.moves.isEmpty && order(host) == "ABCD")
    }
  }

  @Test("A row that can't be moved stays, and so does one of no collection")
  func disabled() {
    let model = Model()
    model.isFixed = true
    let host = host(Rows(model: model))
    #expect(!host.dragRow(at: middle(host, "A"), to: middle(host, "C")))
    #expect(!host.dragRow(at: middle(host, "Head"), to: middle(host, "C")))
    #expect(host.dragRow(at: middle(host, "B"), to: middle(host, "A")))
    #expect(model.moves == ["1>0"], "others may come before it")
    host.touchDown(at: middle(host, "C"))
    host.advance(by: 0.6)
    host.touchMove(to: middle(host, "B"))
    #expect(host.scene().grips.count == 3)
  }

  @Test("Data that change meanwhile are followed: before the row, behind it, the row itself, all of them")
  func changes() {
    for (change, expected) in [
      ({ $0.names.insert("X", at: 0) }, "1>3"), ({ $0.names.append("X") }, "0>3"),
      ({ $0.names.remove(at: 0) }, ""), ({ $0.names = [] }, ""), ({ $0.names = ["D", "C", "A"] }, ""),
      ({ $0.names = ["A", "D", "C", "B"] }, "0>3"),
      ({ $0.names = ["A"] }, ""),
    ] as [((Model) -> Void, String)] {
      let model = Model()
      let host = host(Rows(model: model))
      let (start, end) = (middle(host, "A"), middle(host, "C"))
      host.touchDown(at: start)
      host.advance(by: 0.6)
      host.touchMove(to: end)
      change(model)
      host.update()
      host.touchMove(to: CGPoint(x: end.x, y: end.y + 1))
      _ = host.displayList()
      host.touchUp(at: CGPoint(x: end.x, y: end.y + 1))
      #expect(model.moves.joined() == expected)
    }
  }

  @Test("What changes after the last frame is moved by the offsets of that frame, and nothing traps")
  func lateChanges() {
    let model = Model()
    let host = host(Rows(model: model))
    let end = middle(host, "D")
    host.touchDown(at: middle(host, "A"))
    host.advance(by: 0.6)
    host.touchMove(to: end)
    model.names = ["A"]
    host.touchUp(at: end)
    #expect(model.names == ["A"])
  }

  private struct Long: View {
    let model: Model
    let count: Int
    @State private var order: [Int]

    init(model: Model, count: Int) {
      self.model = model
      self.count = count
      _order = State(initialValue: Array(0..<count))
    }

    var body: some View {
      List {
        ForEach(order, id: \.self) { Text(verbatim: "\($0)") }
          .onMove {
            model.moves.append("\($0.first ?? -1)>\($1)")
            order.move(fromOffsets: $0, toOffset: $1)
          }
      }
    }
  }

  @Test("At an edge the list scrolls on, out of the row's own sight and back; each frame costs what is in sight")
  func scrolling() throws {
    func work(_ count: Int) -> (moved: String, placed: Int) {
      let model = Model()
      let host = host(Long(model: model, count: count))
      let start = middle(host, "1")
      host.touchDown(at: start)
      host.advance(by: 0.6)
      host.touchMove(to: CGPoint(x: start.x, y: 790))
      let before = host.counters.places
      host.advance(by: 4)
      let placed = host.counters.places - before
      #expect(!host.texts.contains("1"))
      host.touchUp(at: CGPoint(x: start.x, y: 790))
      return (model.moves.joined(), placed)
    }
    let (few, many) = (work(1_000), work(20_000))
    let destination = try #require(Int(many.moved.dropFirst(2)))
    #expect(many.moved.hasPrefix("1>") && destination > 60 && destination < 200)
    #expect(few.moved == many.moved && many.placed < few.placed * 2)
  }

  @Test("Rows from right to left are taken by handles at the left")
  func mirrored() {
    let model = Model()
    model.mode = .active
    let host = host(Rows(model: model)) { $0.layoutDirection = .rightToLeft }
    #expect(host.dragRow(at: middle(host, "A"), to: middle(host, "B")))
    #expect(model.moves == ["0>2"])
  }

  @Test("Rows of edit actions and of a binding are moved, too")
  func bindings() {
    struct Page: View {
      @State private var names = ["A", "B", "C"]
      var body: some View { List($names, id: \.self, editActions: .move) { Text($0.wrappedValue) } }
    }
    let host = host(Page())
    #expect(host.dragRow(at: middle(host, "A"), to: middle(host, "C")))
    #expect(order(host) == "BCA")
  }
}
