// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import OpenCombine
import Testing

@testable import Gnomon

extension FocusedValues {
  @Entry fileprivate var note: String?
  @Entry fileprivate var draft: Binding<String>?
  @Entry fileprivate var scene: String?
  @Entry fileprivate var action: (() -> Void)?
}

/// Values that the focused view, those around it and the scene hand to all views, as Apple documents `focusedValue(_:_:)`,
/// `focusedSceneValue(_:_:)` and the properties that read them.
@MainActor @Suite struct FocusedValueTests {
  private let log = Journal()

  private struct Reader: View {
    @FocusedValue(\.note) private var note
    @FocusedValue(\.scene) private var scene
    let log: Journal
    var body: some View {
      let _ = log.add("\(note ?? "-") \(scene ?? "-")")
      Text(note ?? "-").frame(height: 50)
    }
  }

  private struct Fields: View {
    enum Field { case a, b }
    let log: Journal
    @FocusState private var field: Field?
    @State private var texts = ["", ""]
    @State private var name = "A"
    @State private var hasB = true
    var body: some View {
      VStack(spacing: 0) {
        Reader(log: log)
        VStack(spacing: 0) {
          TextField("a", text: $texts[0]).frame(height: 50).focused($field, equals: .a).focusedValue(\.note, name)
          if hasB {
            TextField("b", text: $texts[1]).frame(height: 50).focusedValue(\.note, "B").focused($field, equals: .b)
              .focusedSceneValue(\.scene, "window")
          }
        }.focusedValue(\.note, "both")
        TextField("c", text: .constant("")).frame(height: 50)
        Button("name") { name += "!" }.frame(width: 200, height: 50)
        Button("b") { field = .b }.frame(width: 200, height: 50)
        Button("remove") { hasB = false }.frame(width: 200, height: 50)
      }
    }
  }

  private func host(_ view: some View, rows: Int = 7) -> ViewHost {
    let host = makeHost(view, 200, CGFloat(50 * rows))
    host.update()
    return host
  }

  private func tap(_ host: ViewHost, _ row: Int) { host.tap(at: CGPoint(x: 100, y: 50 * row + 25)) }

  @Test("Readers follow the focus, the value, and what comes and goes")
  func follows() {
    let host = host(Fields(log: log))
    #expect(log.entries == ["- -", "- window"])
    log.clear()
    tap(host, 1)
    host.type("x")
    #expect(log.entries == ["A window"])
    log.clear()
    tap(host, 4)
    #expect(log.entries == ["A! window"])
    log.clear()
    tap(host, 2)
    host.type("y")
    #expect(log.entries == ["B window"])
    log.clear()
    tap(host, 1)
    tap(host, 5)
    #expect(log.entries == ["A! window", "B window"])
    log.clear()
    tap(host, 3)
    #expect(log.entries == ["- window"])
    tap(host, 5)
    log.clear()
    tap(host, 6)
    #expect(log.entries == ["- -"])
    #expect(host.warnings.isEmpty)
  }

  private struct Nested: View {
    let log: Journal
    @State private var text = ""
    var body: some View {
      VStack(spacing: 0) {
        Reader(log: log)
        VStack(spacing: 0) {
          TextField("a", text: $text).frame(height: 50).focusedValue(\.note, nil)
          TextField("b", text: $text).frame(height: 50)
        }.focusedValue(\.note, "around").focusedSceneValue(\.note, "scene")
      }
    }
  }

  @Test("A view around hands its value on, nil hides it, and the scene's comes last")
  func around() {
    let host = host(Nested(log: log), rows: 3)
    #expect(log.entries == ["- -", "scene -"])
    tap(host, 2)
    tap(host, 1)
    #expect(log.entries == ["- -", "scene -", "around -", "- -"])
  }

  private struct Editor: View {
    @State private var text = "first"
    let log: Journal
    var body: some View {
      VStack(spacing: 0) {
        Command(log: log)
        TextField("a", text: $text).frame(height: 50).focusedValue(\.draft, $text)
        Text(text).frame(height: 50)
      }
    }
  }

  private struct Command: View {
    @FocusedBinding(\.draft) private var draft
    let log: Journal
    var body: some View {
      let _ = log.add(draft ?? "none")
      HStack(spacing: 0) {
        Button("set") { draft = "second" }.frame(width: 100, height: 50)
        TextField("all", text: Binding($draft) ?? .constant("")).frame(width: 100, height: 50)
      }
    }
  }

  @Test("A binding of the focused view is read and written from elsewhere")
  func bindings() {
    let host = host(Editor(log: log), rows: 3)
    host.tap(at: CGPoint(x: 50, y: 25))
    #expect(log.entries == ["none"])
    tap(host, 1)
    host.tap(at: CGPoint(x: 50, y: 25))
    #expect(log.entries == ["none", "first", "second"])
    #expect(host.snapshot().text().contains("second"))
    host.type("!")
    #expect(log.entries == ["none", "first", "second", "second!"])
  }

  @Observable final class Document {
    var title = "plan"
  }

  final class Counter: ObservableObject {
    @OpenCombine.Published var count = 1
  }

  private struct Objects: View {
    @FocusedValue(Document.self) private var document
    @FocusedObject private var counter: Counter?
    let log: Journal
    var body: some View {
      let _ = log.add("\(document?.title ?? "-") \(counter?.count ?? 0) \($counter?.count.wrappedValue ?? 0)")
      Color.red.frame(height: 50)
    }
  }

  @Test("Objects are found by their types, and observed")
  func objects() {
    let (document, counter) = (Document(), Counter())
    let host = host(
      VStack(spacing: 0) {
        Objects(log: log)
        TextField("a", text: .constant("")).frame(height: 50).focusedObject(counter).focusedValue(document)
        TextField("b", text: .constant("")).frame(height: 50)
      }, rows: 3)
    tap(host, 1)
    document.title = "letter"
    host.update()
    counter.count = 2
    host.update()
    tap(host, 2)
    counter.count = 3
    document.title = "late"
    host.update()
    #expect(log.entries == ["- 0 0", "plan 1 1", "letter 1 1", "letter 2 2", "- 0 0"])
    log.clear()
    let scene = self.host(
      VStack(spacing: 0) { Objects(log: log) }.focusedSceneObject(counter).focusedSceneValue(document), rows: 1)
    #expect(log.entries == ["- 0 0", "late 3 3"] && scene.warnings.isEmpty)
  }

  private struct Clicked: View {
    @FocusState private var isClicked: Bool
    @FocusState private var isOn: Bool
    let log: Journal
    var body: some View {
      VStack(spacing: 0) {
        Reader(log: log)
        VStack(spacing: 0) {
          Color.red.focusable().frame(height: 50).focusedValue(\.note, "red")
          Color.blue.focusable().frame(height: 50).focusedValue(\.note, "blue")
        }.focused($isClicked)
        Text("x").focusedValue(\.note, "text").focused($isOn).frame(height: 50)
        Button("give") { isOn = true }.frame(width: 200, height: 50)
        Button("take") { isClicked = false }.frame(width: 200, height: 50)
      }
    }
  }

  @Test("What was clicked hands on its value, not its neighbour's")
  func clicked() {
    let host = makeHost(Clicked(log: log), 200, 300) { $0.profile = .macOS26 }
    host.update()
    tap(host, 2)
    tap(host, 1)
    tap(host, 5)
    tap(host, 4)
    #expect(log.entries.map { $0.split(separator: " ")[0] } == ["-", "blue", "red", "-", "text"])
  }

  private struct Tabs: View {
    @State private var tab = 0
    let log: Journal
    var body: some View {
      VStack(spacing: 0) {
        Reader(log: log)
        TabView(selection: $tab) {
          Text("0").focusedSceneValue(\.scene, "zero").tabItem { Text("0") }.tag(0)
          Text("1").focusedSceneValue(\.scene, "one").tabItem { Text("1") }.tag(1)
        }
        Button("next") { tab = 1 }.frame(width: 200, height: 50)
      }
    }
  }

  @Test("A tab that isn't shown hands nothing on")
  func tabs() {
    let host = host(Tabs(log: log))
    #expect(log.entries.last == "- zero")
    tap(host, 6)
    #expect(log.entries.last == "- one")
  }

  @Test("Where nobody sets a value no reader is evaluated again, and no ledger is made without one")
  func costsNothing() {
    let plain = host(TextField("a", text: .constant("")), rows: 1)
    #expect(plain.graph.focusLedger == nil)
    let host = host(Fields(log: log))
    tap(host, 1)
    host.resetCounters()
    host.update()
    #expect(host.counters.bodies == 0 && host.counters.passes == 1)
  }

  private struct Circle: View {
    @FocusedValue(\.note) private var note
    var body: some View { Text("x").focusedSceneValue(\.note, (note ?? "") + ".") }
  }

  @Test("A value that's made of itself is cut off and named")
  func circle() {
    let host = host(Circle(), rows: 1)
    #expect(host.warnings.map(\.name) == [.updateLoop])
    #expect(host.warnings.first?.message.contains("a focused value") == true)
  }

  private struct Actions: View {
    @FocusedValue(\.action) private var action
    @FocusedBinding(\.draft) private var draft
    @State private var count = 0
    let log: Journal
    var body: some View {
      let _ = log.add("\(action == nil ? "-" : "action") \(draft ?? "-")")
      VStack(spacing: 0) {
        Button("\(count)") { action?() }.frame(width: 200, height: 50)
        Text("x").frame(height: 50)
          .focusedSceneValue(\.action) { count += 1 }
          .focusedSceneValue(\.draft, Binding(get: { "draft \(count)" }, set: { _ in count = 0 }))
      }
    }
  }

  @Test("Closures that a reader's own body makes are handed to it once an update")
  func closures() {
    let host = host(Actions(log: log), rows: 2)
    #expect(log.entries == ["- -", "action draft 0"])
    log.clear()
    tap(host, 0)
    #expect(Set(log.entries) == ["action draft 1"] && log.entries.count <= 2)
    tap(host, 0)
    #expect(host.texts.first == "2")
    #expect(host.warnings.isEmpty)
  }

  private struct Vanishing: View {
    @State private var text = ""
    @State private var isThere = true
    var body: some View {
      if isThere {
        VStack(spacing: 0) {
          TextField("a", text: $text).frame(height: 50)
          Button("remove") { isThere = false }.frame(height: 50)
        }
      } else {
        Color.red.frame(height: 50)
      }
    }
  }

  @Test("What was around a field that is gone hands nothing on")
  func gone() {
    let host = host(
      VStack(spacing: 0) {
        Reader(log: log)
        VStack { Vanishing() }.focusedValue(\.note, "around")
      }, rows: 3)
    tap(host, 1)
    tap(host, 2)
    #expect(log.entries == ["- -", "around -", "- -"])
  }
}
