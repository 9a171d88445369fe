// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor
@Suite("More controls")
struct MoreControlTests {
  struct Name: PreferenceKey {
    static var defaultValue: String { "none" }
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  @Test("A control says nothing of preferences by itself")
  func preferences() {
    struct Page<Control: View>: View {
      @State private var name = ""
      let control: Control
      var body: some View {
        VStack {
          Text(name).preference(key: Name.self, value: "set")
          control
        }
        .onPreferenceChange(Name.self) { name = $0 }
      }
    }
    func name(beside control: some View) -> String? {
      let host = makeHost(Page(control: control), 300, 300)
      host.update()
      return host.texts.first
    }
    #expect(name(beside: Button("Button") {}) == "set")
    #expect(name(beside: Toggle("Toggle", isOn: .constant(true))) == "set")
    #expect(name(beside: ProgressView(value: 0.5)) == "set")
    #expect(name(beside: ProgressView()) == "set")
    #expect(name(beside: Slider(value: .constant(0.5))) == "set")
    #expect(name(beside: Stepper("Stepper", value: .constant(1))) == "set")
    #expect(name(beside: TextField("Field", text: .constant(""))) == "set")
    #expect(name(beside: GroupBox("Box") { Text("A") }) == "set")
    #expect(name(beside: Label("Label", systemImage: "star").labelStyle(.titleOnly)) == "set")
    #expect(name(beside: DisclosureGroup("More") { Text("A") }) == "set")
  }

  @Test("Labels keep the room for icons and the distance that are said; as documented where both stand side by side")
  func labelLengths() {
    func label(_ icon: CGFloat) -> some View {
      Label(title: { Color.red.frame(width: 30, height: 10) }, icon: { Color.blue.frame(width: icon, height: 10) })
    }
    let host = makeHost(
      VStack(alignment: .leading) {
        label(10)
        label(60)
      }
      .labelIconToTitleSpacing(5).labelReservedIconWidth(40).frame(width: 300, alignment: .leading), 300, 300)
    host.update()
    #expect((0..<4).map { host.frame("Color[\($0)]").minX } == [15, 45, -10, 45])
    let alone = makeHost(label(10).labelStyle(.iconOnly).labelReservedIconWidth(40).fixedSize(), 300, 300)
    alone.update()
    #expect(alone.frame("Color[0]").width == 10)
    #expect(alone.frame("Color[0]").midX == 150)
  }

  @Test("Rows are deleted and moved by their collection's actions, and swiped")
  func editing() {
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

  @Test("A picker's values are found by tags or ids")
  func picker() {
    enum Flavor: String, CaseIterable, Identifiable {
      case plain, sweet, sour
      var id: Self { self }
    }
    struct Page: View {
      @State private var flavor = Flavor.plain
      @State private var number: Int? = 2
      var body: some View {
        VStack(spacing: 0) {
          Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          Picker("Number", selection: $number) {
            ForEach(0..<3) { Text("n\($0)").tag($0) }
          }
          Text("\(flavor.rawValue) \(number ?? -1)")
        }
      }
    }
    let host = makeHost(Page(), 300, 300)
    host.update()
    #expect(host.texts == ["plain", "sweet", "sour", "n2", "plain 2"])
    host.expect(["PickerOptions[0]": [300, 32]])
    host.tap(at: CGPoint(x: 250, y: host.frame("PickerOptions[0]").midY))
    #expect(host.texts.last == "sour 2")
    host.tap(at: CGPoint(x: host.frame("PickerOptions[1]").midX, y: host.frame("PickerOptions[1]").midY))
    #expect(host.texts.last == "sour 0")
  }

  @Test("Tabs as values")
  func tabValues() {
    struct Page: View {
      @State private var tab = 1
      var hasThird = true
      var body: some View {
        TabView(selection: $tab) {
          Tab("One", systemImage: "1.circle", value: 1) { Text("First") }
          Tab("Two", systemImage: "2.circle", value: 2) { Text("Second") }
          if hasThird { Tab("Three", systemImage: "3.circle", value: 3) { Text("Third") } }
        }
      }
    }
    let host = makeHost(Page(), 300, 300)
    host.update()
    #expect(host.texts == ["First", "One", "Two", "Three"])
    host.tap(at: CGPoint(x: 280, y: 290))
    #expect(host.texts == ["Third", "One", "Two", "Three"])
  }

  @Test("A disclosure group shows its content after a tap; in a list it adds rows")
  func disclosure() {
    let group = DisclosureGroup("More") {
      Text("A")
      Text("B")
    }
    let host = makeHost(group, 300, 300)
    host.update()
    #expect(host.texts == ["More"])
    host.tap(at: CGPoint(x: 290, y: 150))
    #expect(host.texts == ["More", "A", "B"])
    let list = makeHost(List { group }, 300, 300)
    list.update()
    list.tap(at: CGPoint(x: 150, y: list.frame("Text").midY))
    #expect(list.texts == ["More", "A", "B"])
    #expect(list.frame("Text[2]").minY - list.frame("Text[1]").minY == 44)
  }

  @Test("Styles get the parts that their controls are made of")
  func styles() {
    struct Check: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
      }
    }
    struct Bar: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100))%")
        configuration.label
      }
    }
    struct Boxed: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("box")
          configuration.label
          configuration.content
        }
      }
    }
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        GroupBox("Outer") {
          GroupBox("Inner") { Toggle("T", isOn: $isOn).toggleStyle(Check()) }
          ProgressView("P", value: 0.25).progressViewStyle(Bar())
        }
        .groupBoxStyle(Boxed())
      }
    }
    let host = makeHost(Page(), 300, 600)
    host.update()
    #expect(host.texts == ["box", "Outer", "box", "Inner", "off", "25%", "P"])
    let button = host.frame("Text[4]")
    host.tap(at: CGPoint(x: button.midX, y: button.midY))
    #expect(host.texts.contains("on"))
  }

  @Test("A form's controls lie in rows; menus and search fields work")
  func form() {
    struct Page: View {
      @State private var text = ""
      @State private var choice = "none"
      var body: some View {
        NavigationStack {
          Form {
            Section("Part") { LabeledContent("Label", value: text) }
            Menu("Menu") {
              Button("First") { choice = "first" }
              Button("Second") { choice = "second" }
            }
            Text(choice)
          }
          .searchable(text: $text, prompt: "Find")
          .navigationTitle("Title")
        }
      }
    }
    let host = makeHost(Page(), 390, 800)
    host.update()
    #expect(host.texts.filter { $0 != " " } == ["Part", "Label", "", "Menu", "none", "Find", "Title"])
    let field = host.frame("Text[5]")
    host.tap(at: CGPoint(x: field.midX, y: field.midY))
    host.type("abc")
    #expect(host.texts.contains("abc"))
    let menu = host.frame("Text[3]")
    #expect(host.tap(at: CGPoint(x: menu.midX, y: menu.midY)))
    #expect(host.texts.suffix(3) == ["First", "Second", "Cancel"])
    let second = host.frame("Text[9]")
    #expect(host.tap(at: CGPoint(x: second.midX, y: second.midY)))
    #expect(host.texts.contains("second"))
  }
}
