// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What a screen is to those who don't see it. What VoiceOver reads of real views is taken from the pictures of
/// cashapp/AccessibilitySnapshot, recorded on iOS 26.2 (the case is named); traits and joined labels are Apple's
/// documentation's.
@MainActor @Suite struct SemanticsTests {
  private func host(
    _ view: some View, _ width: CGFloat = 300, _ height: CGFloat = 400,
    configure: (inout ViewHost.Configuration) -> Void = { _ in }
  ) -> ViewHost {
    let host = makeHost(view, width, height, configure: configure)
    host.update()
    let faults = host.warnings.filter { $0.name != .missingImage && $0.name != .missingSymbol }
    #expect(faults.isEmpty, "\(faults)")
    return host
  }

  private func lines(_ view: some View) -> [String] {
    host(view).semantics().text().split(separator: "\n").map(String.init)
  }

  @Test("Stacks and frames are no elements; texts, pictures and buttons are")
  func leaves() {
    #expect(
      lines(
        VStack {
          HStack { Text("One").frame(width: 80) }.padding()
          Image(decorative: "sky")
          Color.red
          Divider()
          Button("Save") {}
        }) == ["text \"One\"", "button \"Save\""])
  }

  @Test("A label, a value and a hint make an element of a shape, empty ones too (testSimpleView)")
  func shapes() {
    func circle(_ label: String, _ value: String, _ hint: String) -> some View {
      Circle().frame(width: 30, height: 30)
        .accessibilityLabel(Text(label)).accessibilityValue(Text(value)).accessibilityHint(Text(hint))
    }
    let root = host(
      VStack {
        circle("", "", "")
        circle("Label", "", "")
        circle("Label", "Value", "Hint").accessibilityAction(named: "Custom") {}
        Circle()
      }
    ).semantics().root
    #expect(root.children.map(\.label) == ["", "Label", "Label"])
    #expect(root.children.map(\.value) == ["", "", "Value"])
    #expect(root.children.map(\.hint) == ["", "", "Hint"])
    #expect(root.children[2].actions == [.named("Custom")])
    #expect(root.children.allSatisfy { $0.frame.size == CGSize(width: 30, height: 30) })
  }

  @Test("Joined children: words with commas, a symbol beside words says nothing (testBasicAccessibilityDemo)")
  func combined() {
    let found = lines(
      VStack {
        HStack {
          Text("Progress")
          Text("75%")
        }
        .accessibilityElement(children: .combine).accessibilityValue("75 percent complete")
        HStack {
          Image(systemName: "person.circle.fill")
          VStack {
            Text("John Doe")
            Text("Online")
          }
        }
        .accessibilityElement(children: .combine)
      })
    #expect(found == ["text \"Progress, 75%\" = \"75 percent complete\"", "element \"John Doe, Online\""])
  }

  @Test("Headings, buttons with hints and other words, places to tap (testBasicAccessibilityDemo)")
  func details() throws {
    let host = host(
      VStack(alignment: .leading, spacing: 0) {
        Button("Delete") {}.accessibilityHint("Removes this item permanently")
        Text("Section Header").accessibilityAddTraits(.isHeader)
        Button {
        } label: {
          Image(systemName: "mic.fill")
        }
        .accessibilityLabel("Microphone").accessibilityInputLabels(["Microphone", "Mic", "Record", "Voice"])
        RoundedRectangle(cornerRadius: 8).frame(width: 60, height: 40)
          .accessibilityLabel("Custom tap target").accessibilityActivationPoint(CGPoint(x: 50, y: 30))
      }
      .frame(width: 300, height: 400, alignment: .topLeading))
    let children = host.semantics().root.children
    #expect(children.map(\.role) == [.button, .text, .button, .element])
    #expect(children[0].hint == "Removes this item permanently")
    #expect(children[1].traits.contains(.isHeader))
    #expect(children[2].inputLabels == ["Microphone", "Mic", "Record", "Voice"] && children[2].label == "Microphone")
    let target = children[3]
    #expect(target.activationPoint == CGPoint(x: target.frame.minX + 50, y: target.frame.minY + 30))
  }

  @Test("Fields: the title stands for an empty text, dots for a secret (testSwiftUITextEntry)")
  func fields() {
    let root = host(
      VStack {
        TextField("SwiftUI Text Field", text: .constant(""))
        TextField("SwiftUI Text Field", text: .constant("Value in Text Field"))
        SecureField("Password", text: .constant(""))
        SecureField("Password", text: .constant("secret123"))
        TextEditor(text: .constant(""))
      }
    ).semantics().root
    #expect(root.children.map(\.role) == [.textField, .textField, .secureField, .secureField, .textEditor])
    #expect(root.children.map(\.value) == [nil, "Value in Text Field", nil, "•••••••••", nil])
    #expect(
      root.children.map(\.placeholder) == [
        "SwiftUI Text Field", "SwiftUI Text Field", "Password", "Password", nil,
      ])
    #expect(root.children.allSatisfy { $0.label == nil })
  }

  @Test("Lists: headers are headings, footers words, rows hold their contents (testListWithHeadersAndFooters)")
  func lists() {
    let found = lines(
      List {
        Section {
          Text("Checking")
          Text("Savings")
        } header: {
          Text("Accounts")
        } footer: {
          Text("Tap an account to view details")
        }
      })
    #expect(
      found == [
        "list", "  heading \"Accounts\"", "  row", "    text \"Checking\"", "  row", "    text \"Savings\"",
        "  text \"Tap an account to view details\"",
      ])
  }

  @Test("Hidden, transparent and covered views are left out")
  func hidden() {
    #expect(
      lines(
        VStack {
          Text("a").accessibilityHidden(true)
          Text("b").hidden()
          Text("c").opacity(0)
          Text("d").opacity(0.5)
          Text("e").accessibilityHidden(true, isEnabled: false)
        }) == ["text \"d\"", "text \"e\""])
  }

  @Test("Children: ignored, contained, others in their place")
  func children() {
    let two = HStack {
      Text("a")
      Text("b")
    }
    #expect(lines(two.accessibilityElement()) == ["element"])
    #expect(lines(two.accessibilityElement(children: .ignore).accessibilityLabel("ab")) == ["element \"ab\""])
    #expect(
      lines(two.accessibilityElement(children: .contain).accessibilityLabel("pair")) == [
        "group \"pair\"", "  text \"a\"", "  text \"b\"",
      ])
    #expect(
      lines(Color.red.accessibilityChildren { Text("inside") }.accessibilityLabel("chart")) == [
        "group \"chart\"", "  text \"inside\"",
      ])
  }

  @Test("A modifier holds for each outermost element inside, the outer one last")
  func inherited() {
    #expect(
      lines(
        HStack {
          Text("a").accessibilityIdentifier("inner")
          Text("b")
        }
        .accessibilityIdentifier("outer")) == ["text \"a\" #outer", "text \"b\" #outer"])
    #expect(lines(Text("a").accessibilityLabel("x").accessibilityLabel("y")) == ["text \"y\""])
  }

  @Test("Elements of greater priority are read first")
  func order() {
    #expect(
      lines(
        HStack {
          Text("a")
          Text("b").accessibilitySortPriority(1)
          Text("c").accessibilitySortPriority(-1)
          Text("d").accessibilitySortPriority(.nan)
        }) == ["text \"b\"", "text \"a\"", "text \"d\"", "text \"c\""])
  }

  @Test("A representation stands for a view, and its actions change what it's bound to")
  func representation() throws {
    struct Level: View {
      @State private var level = 0.5
      @State private var appeared = 0
      var body: some View {
        VStack {
          Color.red.frame(width: 100, height: 20)
            .accessibilityRepresentation {
              Slider(value: $level) { Text("Level") }.onAppear { appeared += 1 }
            }
          Text("\(Int(level * 100)), \(appeared)")
        }
      }
    }
    let host = host(Level())
    let counters = host.counters
    let slider = try #require(host.semantics().root.children.first)
    #expect(slider.role == .slider && slider.label == "Level" && slider.value == "50%")
    #expect(slider.frame.size == CGSize(width: 100, height: 20))
    #expect(host.counters == counters)
    #expect(host.perform(.increment, on: slider.id))
    #expect(host.semantics().text().contains("text \"60, 0\""))
  }

  @Test("Controls: roles, labels, values, and what can be done with them")
  func controls() throws {
    struct Controls: View {
      @State private var isOn = false
      @State private var guests = 2
      @State private var level = 0.25
      @State private var unit = "Metres"
      @State private var isOpen = false
      var body: some View {
        VStack {
          Toggle("Alarm", isOn: $isOn)
          Toggle("Box", isOn: $isOn).labelsHidden()
          Stepper("\(guests) guests", value: $guests, in: 1...3)
          Slider(value: $level, in: 0...1, step: 0.25) { Text("Volume") }
          Picker("Unit", selection: $unit) {
            Text("Metres").tag("Metres")
            Text("Feet").tag("Feet")
          }
          .pickerStyle(.segmented)
          ProgressView("Loading", value: 0.5)
          Gauge(value: 0.4) { Text("Battery") }
          DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
          Link("Home", destination: URL(string: "https://example.org")!)
          Menu("Sort") { Button("By name") {} }
          LabeledContent("Size", value: "12 cm")
          Label("Inbox", systemImage: "tray")
        }
      }
    }
    let host = self.host(Controls(), 300, 900)
    func summaries() -> [String] {
      host.semantics().root.children.map(\.summary)
    }
    #expect(
      summaries() == [
        "toggle \"Alarm\" = \"off\"", "toggle \"Box\" = \"off\"", "stepper \"2 guests\"", "slider \"Volume\" = \"25%\"",
        "picker \"Unit\" = \"Metres\" of \"Metres\" | \"Feet\"", "progressIndicator \"Loading\" = \"50%\"",
        "gauge \"Battery\" = \"40%\"", "button \"More\" = \"collapsed\"", "link \"Home\"", "menuButton \"Sort\"",
        "text \"Size\" = \"12 cm\"", "text \"Inbox\"",
      ])
    func perform(_ action: SemanticsSnapshot.Action, _ index: Int) -> Bool {
      host.perform(action, on: host.semantics().root.children[index].id)
    }
    #expect(perform(.activate, 0) && perform(.increment, 2) && perform(.increment, 3) && perform(.choose("Feet"), 4))
    #expect(perform(.activate, 7))
    #expect(!perform(.increment, 0) && !perform(.choose("Miles"), 4))
    let after = summaries()
    #expect(after[0] == "toggle \"Alarm\" = \"on\"" && after[2] == "stepper \"3 guests\"")
    #expect(after[3] == "slider \"Volume\" = \"50%\"" && after[4].hasPrefix("picker \"Unit\" = \"Feet\""))
    #expect(after[7...8] == ["button \"More\" = \"expanded\"", "text \"Inside\""])
    // At its bound it goes no further.
    #expect(!perform(.increment, 2) && perform(.decrement, 2))
    let options = host.semantics().root.children[4].children
    #expect(options.map(\.label) == ["Metres", "Feet"] && options[1].traits.contains(.isSelected))
  }

  @Test("What is disabled says so and does nothing; a tap at the place does what touching does")
  func disabled() {
    struct Two: View {
      @State private var taps = 0
      var body: some View {
        VStack {
          Button("Off") { taps += 1 }.disabled(true)
          Text("Tap me: \(taps)").onTapGesture { taps += 1 }
        }
      }
    }
    let host = host(Two())
    let children = host.semantics().root.children
    #expect(children[0].summary == "button \"Off\" disabled" && children[0].actions.isEmpty)
    #expect(!host.perform(.activate, on: children[0].id))
    #expect(host.perform(.activate, on: children[1].id))
    #expect(host.semantics().root.children[1].label == "Tap me: 1")
    #expect(!host.perform(.activate, on: -1))
  }

  @Test("Numbers stay an element's own while others come and go")
  func numbers() {
    struct Rows: View {
      @ObservedObject var knobs: Knobs
      var body: some View { VStack { ForEach(knobs.items, id: \.self) { Text("\($0)") } } }
    }
    let knobs = Knobs()
    knobs.items = [1, 2, 3]
    let host = host(Rows(knobs: knobs))
    let before = Dictionary(uniqueKeysWithValues: host.semantics().root.children.map { ($0.label!, $0.id) })
    knobs.items = [3, 4, 1]
    host.update()
    let after = Dictionary(uniqueKeysWithValues: host.semantics().root.children.map { ($0.label!, $0.id) })
    #expect(after["1"] == before["1"] && after["3"] == before["3"])
    #expect(!before.values.contains(after["4"]!))
  }

  @Test("A sheet is all there is, an alert is named by its title, and both can be left")
  func presented() {
    struct Screen: View {
      @State private var isShown = true
      @State private var asks = false
      var body: some View {
        Button("Ask") { asks = true }
          .sheet(isPresented: $isShown) { Text("In the sheet") }
          .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
      }
    }
    let host = host(Screen(), 390, 844)
    let sheet = host.semantics().root.children
    #expect(sheet.map(\.role) == [.sheet] && sheet[0].children.map(\.label) == ["In the sheet"])
    #expect(host.perform(.escape, on: sheet[0].id))
    let button = host.semantics().root.children[0]
    #expect(button.label == "Ask" && host.perform(.activate, on: button.id))
    let alert = host.semantics().root.children
    #expect(alert.map(\.role) == [.alert] && alert[0].label == "Sure?")
    #expect(alert[0].all(.button).map(\.label) == ["Yes"])
  }

  @Test("An open menu has its items, and what is chosen closes it")
  func menu() {
    struct Sorting: View {
      @State private var order = "none"
      var body: some View {
        VStack {
          Text(order)
          Menu("Sort") {
            Button("By name") { order = "name" }
            Divider()
            Button("By date") { order = "date" }.accessibilityIdentifier("date")
          }
        }
      }
    }
    let host = host(Sorting(), 390, 844)
    #expect(host.perform(.activate, on: host.semantics().root.children[1].id))
    let menu = host.semantics().root.children
    #expect(menu.map(\.role) == [.menu])
    #expect(menu[0].children.map(\.summary) == ["button \"By name\"", "button \"By date\" #date"])
    #expect(host.perform(.activate, on: menu[0].children[1].id))
    #expect(host.semantics().root.children.map(\.label) == ["date", "Sort"])
  }

  @Test("Tabs, bars and their titles")
  func bars() {
    let host = host(
      TabView {
        NavigationStack {
          List { NavigationLink("Lisbon") { Text("City") } }.navigationTitle("Cities")
        }
        .tabItem { Label("Places", systemImage: "map") }
        Text("Second").tabItem { Text("More") }
      }, 390, 844)
    let lines = host.semantics().text().split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "navigationBar \"Cities\"", "  heading \"Cities\"", "list", "  row", "    button \"Lisbon\"", "tabBar",
        "  tab \"Places\" selected", "  tab \"More\"",
      ])
    let tabs = host.semantics().root.all(.tab)
    #expect(host.perform(.activate, on: tabs[1].id))
    #expect(host.semantics().root.first(label: "Second") != nil)
  }

  @Test("Swipe actions and deleting are actions of a row; a selected row says so")
  func rows() {
    struct Rows: View {
      @State private var items = ["a", "b"]
      @State private var chosen: String? = "a"
      @State private var flagged = ""
      var body: some View {
        List(selection: $chosen) {
          ForEach(items, id: \.self) { item in
            Text(item + flagged).swipeActions { Button("Flag") { flagged = "!" } }
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
      }
    }
    let host = host(Rows())
    func rows() -> [SemanticsSnapshot.Node] { host.semantics().root.all(.row) }
    #expect(rows().map { $0.traits.contains(.isSelected) } == [true, false])
    #expect(rows()[1].actions == [.activate, .named("Flag"), .named("Delete")])
    #expect(host.perform(.named("Flag"), on: rows()[1].id))
    #expect(rows().map { $0.children[0].label } == ["a!", "b!"])
    #expect(host.perform(.activate, on: rows()[1].id))
    #expect(rows().map { $0.traits.contains(.isSelected) } == [false, true])
    #expect(host.perform(.named("Delete"), on: rows()[0].id))
    #expect(rows().map { $0.children[0].label } == ["b!"])
  }

  @Test("A row that is one link is used by that: one element has the action, and it chooses")
  func rowsOfLinks() {
    struct Rows: View {
      @State private var chosen: Int?
      var body: some View {
        NavigationSplitView {
          List(selection: $chosen) {
            ForEach(1..<3) { NavigationLink("Row \($0)", value: $0).swipeActions { Button("Flag") {} } }
            Text("Words").tag(3)
          }
        } detail: {
          Text(chosen.map { "Chosen \($0)" } ?? "None")
        }
      }
    }
    let host = makeHost(Rows(), 800, 600)
    host.update()
    func rows() -> [SemanticsSnapshot.Node] { host.semantics().root.all(.row) }
    #expect(rows().map(\.actions) == [[.named("Flag")], [.named("Flag")], [.activate]])
    let link = rows()[1].children
    #expect(link.map(\.label) == ["Row 2"] && link[0].actions == [.activate])
    #expect(host.perform(.activate, on: link[0].id))
    #expect(rows().map { $0.traits.contains(.isSelected) } == [false, true, false])
    #expect(host.perform(.activate, on: rows()[2].id))
    #expect(rows().map { $0.traits.contains(.isSelected) } == [false, false, true])
  }

  @Test("Scroll views scroll by what is visible, as far as there's content")
  func scrolling() {
    let host = host(ScrollView { VStack(spacing: 0) { ForEach(0..<9) { Text("\($0)").frame(height: 100) } } })
    var view: SemanticsSnapshot.Node { host.semantics().root.children[0] }
    #expect(view.role == .scrollView && view.children.count == 9 && view.actions == [.scroll(.bottom)])
    #expect(host.perform(.scroll(.bottom), on: view.id) && view.actions == [.scroll(.top), .scroll(.bottom)])
    #expect(host.perform(.scroll(.bottom), on: view.id) && view.actions == [.scroll(.top)])
    #expect(view.children[8].frame.maxY <= 400)
  }

  @Test("A label elsewhere names what it's paired with")
  func pairs() {
    struct Pair: View {
      @Namespace private var space
      var body: some View {
        VStack {
          Text("Name").accessibilityLabeledPair(role: .label, id: "name", in: space)
          HStack {
            TextField("", text: .constant("Ada")).accessibilityLabeledPair(role: .content, id: "name", in: space)
          }
        }
      }
    }
    #expect(lines(Pair()) == ["textField \"Name\" = \"Ada\""])
  }

  @Test("What can be hit, and what lies outside or below something else")
  func hittable() {
    let host = host(
      ZStack {
        VStack(spacing: 0) {
          Button("Top") {}.frame(height: 100)
          Button("Covered") {}.frame(height: 100)
          Button("Outside") {}.frame(height: 100).offset(x: 1_000)
        }
        Color.red.frame(width: 300, height: 100)
      }, 300, 300)
    let hits = host.semantics().root.children.map { host.isHittable($0.id) }
    #expect(hits == [true, false, false])
    #expect(!host.isHittable(12_345))
  }

  @Test("20,000 elements: each is asked once, and nobody is asked while nobody asks")
  func many() {
    let host = host(VStack(spacing: 0) { ForEach(0..<20_000) { Text("\($0)").accessibilityIdentifier("\($0)") } })
    let root = host.semantics().root
    #expect(root.children.count == 20_000 && root.children[19_999].identifier == "19999")
  }

  @Test("A listener hears what has changed, and only views that have changed are asked")
  func listening() {
    struct Row: View {
      let number: Int
      @State private var taps = 0
      var body: some View { Text("Row \(number), \(taps) taps").onTapGesture { taps += 1 } }
    }
    struct Rows: View {
      @ObservedObject var knobs: Knobs
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: knobs.number)
          ForEach(knobs.items, id: \.self) { Row(number: $0) }
        }
        .frame(height: 3_000, alignment: .top)
      }
    }
    let knobs = Knobs()
    knobs.items = Array(0..<100)
    let host = host(Rows(knobs: knobs), 300, 3_000)
    var updates: [SemanticsSnapshot.Update] = []
    host.onSemanticsChange { updates.append($0) }
    #expect(updates.count == 1 && updates[0].changed.count == 101)
    let asked = host.semanticsListener?.cache.asked ?? 0
    #expect(asked == 101)
    // One row says something else.
    let row = host.semantics().root.children[5]
    #expect(host.perform(.activate, on: row.id))
    #expect(updates.count == 2 && updates[1].changed == [row.id] && updates[1].removed.isEmpty)
    #expect((host.semanticsListener?.cache.asked ?? 0) - asked == 2, "the row, and the view around the rows")
    // All rows move: none is asked, and each has another place.
    knobs.number = 50
    host.update()
    #expect(updates.count == 3 && updates[2].changed.count == 100)
    #expect((host.semanticsListener?.cache.asked ?? 0) - asked <= 4)
    host.onSemanticsChange(nil)
    let plain = host.semantics()
    #expect(updates[2].snapshot == plain, "what was kept is what is there")
    // A row goes.
    host.onSemanticsChange { updates.append($0) }
    knobs.items.removeFirst()
    host.update()
    #expect(updates.last?.removed == [plain.root.children[0].id])
    let count = updates.count
    host.update()
    #expect(updates.count == count)
  }
}
