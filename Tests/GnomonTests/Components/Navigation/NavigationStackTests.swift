// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Positions here are this package's own choice, not measured on Apple's systems: the tests look at what is shown.
@MainActor
@Suite("Lists and navigation")
struct NavigationTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String { "Item \(id)" }
  }

  @Test("A list shows rows in sections; a tap selects, or presses the row's only button")
  func list() {
    struct Page: View {
      @State private var selection: Int?
      @State private var count = 0

      var body: some View {
        List(selection: $selection) {
          Section("First") {
            ForEach(0..<3) { Text("Row \($0)") }
          }
          Section {
            Button("Count \(count)") { count += 1 }
          } footer: {
            Text(selection.map { "Selected \($0)" } ?? "None")
          }
        }
      }
    }
    let host = makeHost(Page(), 390, 800)
    host.update()
    #expect(host.texts == ["First", "Row 0", "Row 1", "Row 2", "Count 0", "None"])
    let row = host.frame("Text[2]")
    #expect(row.minX == 36)
    #expect(host.tap(at: CGPoint(x: 200, y: row.midY)))
    #expect(host.texts.last == "Selected 1")
    let button = host.frame("Text[4]")
    #expect(host.tap(at: CGPoint(x: 300, y: button.midY)))
    #expect(host.texts.contains("Count 1"))
    #expect(host.texts.last == "Selected 1")
  }

  @Test("A list's rows are as wide as the list, and at least 44 points high")
  func rows() {
    let host = makeHost(
      List {
        Text("A")
        Color.red.frame(height: 100)
      }.listStyle(.plain), 390, 800)
    host.update()
    host.expect(["Text": [20, 12, 10, 20], "Color": [20, 55, 350, 100]])
  }

  struct Stack: View {
    @State var path: [Item] = []

    var body: some View {
      NavigationStack(path: $path) {
        List([Item(id: 1), Item(id: 2)]) { item in
          NavigationLink(item.name, value: item)
        }
        .navigationTitle("Items")
        .navigationDestination(for: Item.self) { item in
          VStack {
            Text("Detail \(item.id)")
            Text("Depth \(path.count)")
          }
          .navigationTitle(item.name)
          .navigationBarTitleDisplayMode(.inline)
        }
      }
    }
  }

  @Test("A link pushes the view that its value leads to; the bar shows the title and the way back")
  func push() {
    let host = makeHost(Stack(), 390, 800)
    host.update()
    #expect(host.texts == ["Item 1", "Item 2", "Items"])
    #expect(host.tap(at: CGPoint(x: 300, y: host.frame("Text[1]").midY)))
    #expect(host.texts == ["Detail 2", "Depth 1", "Item 2", "Back"])
    #expect(host.tap(at: CGPoint(x: 40, y: 22)))
    #expect(host.texts == ["Item 1", "Item 2", "Items"])
  }

  @Test("A path that isn't empty is shown from the start")
  func deepLink() {
    let host = makeHost(Stack(path: [Item(id: 7), Item(id: 8)]), 390, 800)
    host.update()
    #expect(host.texts == ["Detail 8", "Depth 2", "Item 8", "Back"])
  }

  @Test("A view that a link pushes can dismiss itself, and follows the state of who pushed it")
  func pushedView() {
    struct Detail: View {
      let count: Int
      @Environment(\.dismiss) var dismiss
      @Environment(\.isPresented) var isPresented
      var body: some View {
        Button("Close \(count) \(isPresented)") { dismiss() }
      }
    }
    struct Page: View {
      @State private var count = 0
      var body: some View {
        NavigationView {
          NavigationLink {
            Detail(count: count).onAppear { count += 1 }
          } label: {
            Text("Open")
          }
        }
      }
    }
    let host = makeHost(Page(), 390, 800)
    host.update()
    #expect(host.tap(at: CGPoint(x: 195, y: host.frame("Text").midY)))
    #expect(host.texts == ["Close 1 true", "Back"])
    #expect(host.tap(at: CGPoint(x: 195, y: host.frame("Text").midY)))
    #expect(host.texts == ["Open"])
  }

  @Test("Toolbar items are shown in the bar")
  func toolbar() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("Count \(count)")
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Add") { count += 1 } }
              if count > 0 { ToolbarItem(placement: .cancellationAction) { Button("Reset") { count = 0 } } }
            }
        }
      }
    }
    let host = makeHost(Page(), 390, 800)
    host.update()
    #expect(host.texts == ["Count 0", "Add"])
    #expect(host.tap(at: CGPoint(x: 370, y: 22)))
    #expect(host.texts == ["Count 1", "Reset", "Add"])
    #expect(host.tap(at: CGPoint(x: 40, y: 22)))
    #expect(host.texts == ["Count 0", "Add"])
  }

  @Test("A tab view shows the chosen tab and keeps the state of the others")
  func tabs() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Page: View {
      @State private var tab = "a"
      var body: some View {
        TabView(selection: $tab) {
          Counter().tabItem { Text("One") }.tag("a")
          Text("Second").tabItem { Text("Two") }.tag("b")
        }
      }
    }
    let host = makeHost(Page(), 390, 800)
    host.update()
    #expect(host.texts == ["Count 0", "One", "Two"])
    host.tap(at: CGPoint(x: 195, y: host.frame("Text").midY))
    host.tap(at: CGPoint(x: 300, y: 780))
    #expect(host.texts == ["Second", "One", "Two"])
    host.tap(at: CGPoint(x: 90, y: 780))
    #expect(host.texts == ["Count 1", "One", "Two"])
  }

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

  @Test("An alert's button acts and ends it")
  func alert() {
    struct Page: View {
      @State private var isShown = true
      @State private var answer = "-"
      var body: some View {
        Text(answer).alert("Sure?", isPresented: $isShown) {
          Button("Yes") { answer = "yes" }
          Button("No", role: .cancel) {}
        } message: {
          Text("Really")
        }
      }
    }
    let host = makeHost(Page(), 390, 800)
    host.update()
    #expect(host.texts == ["-", "Sure?", "Really", "Yes", "No"])
    let button = host.frame("Text[3]")
    #expect(host.tap(at: CGPoint(x: button.midX, y: button.midY)))
    #expect(host.texts == ["yes"])
  }

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

  @Test("From right to left a slider begins at the right")
  func mirroredSlider() {
    struct Page: View {
      @State private var value = 0.25
      var body: some View {
        VStack {
          Slider(value: $value)
          Text("\(Int(value * 100))")
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    let host = makeHost(Page(), 127, 100)
    host.update()
    let y = host.frame("Slider").midY
    // The knob is 27 wide and has 100 to go.
    host.drag(from: CGPoint(x: 113.5, y: y), to: CGPoint(x: 33.5, y: y))
    #expect(host.texts.last == "80")
  }

  @Test("Toggles, sliders, steppers and text fields write their bindings")
  func controls() {
    struct Page: View {
      @State private var isOn = false
      @State private var value = 0.5
      @State private var count = 3
      @State private var text = ""
      var body: some View {
        VStack(spacing: 0) {
          Toggle("Toggle", isOn: $isOn)
          Slider(value: $value, in: 0...10, step: 1)
          Stepper("Stepper", value: $count, in: 0...4)
          TextField("Name", text: $text)
          Text("\(isOn) \(Int(value)) \(count) \(text)")
        }
      }
    }
    let host = makeHost(Page(), 300, 300)
    host.update()
    let y = { (name: String) in host.frame(name).midY }
    host.tap(at: CGPoint(x: 290, y: y("SwitchView")))
    host.drag(from: CGPoint(x: 20, y: y("Slider")), to: CGPoint(x: 150, y: y("Slider")))
    host.tap(at: CGPoint(x: 280, y: y("Stepper")))
    host.tap(at: CGPoint(x: 280, y: y("Stepper")))
    host.tap(at: CGPoint(x: 220, y: y("Stepper")))
    host.tap(at: CGPoint(x: 100, y: y("TextField")))
    host.type("abc")
    host.deleteBackward()
    #expect(host.texts.last == "true 5 3 ab")
  }
}
