// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What a key of a table says, a resource says too: every view and modifier that takes a key for its text takes a resource.
@MainActor @Suite struct LocalizedStringResourceTests {
  private let resource = LocalizedStringResource("greeting", defaultValue: "Hello")

  private func expectTitle(_ view: some View, _ profile: PlatformProfile = .iOS26, line: Int = #line) {
    let host = makeHost(view, 400, 400) { $0.profile = profile }
    host.update()
    let texts = host.snapshot().root.all("Text").map(\.text)
    #expect(texts.contains("Hello"), "line \(line) shows \(texts)")
  }

  @Test func controls() {
    let (flag, number, text) = (Binding.constant(true), Binding.constant(1), Binding.constant("a"))
    expectTitle(Button(resource) {})
    expectTitle(Button(resource, role: .cancel) {})
    expectTitle(Button(resource, systemImage: "star") {})
    expectTitle(Button(resource, systemImage: "star", role: .destructive) {})
    expectTitle(Toggle(resource, isOn: flag))
    expectTitle(Toggle(resource, systemImage: "star", isOn: flag))
    expectTitle(Label(resource, systemImage: "star"))
    expectTitle(LabeledContent(resource, value: "a"))
    expectTitle(LabeledContent(resource, value: 1, format: .number))
    expectTitle(LabeledContent(resource) { Text("a") })
    expectTitle(Link(resource, destination: URL(string: "https://example.org")!))
    expectTitle(Menu(resource) { Text("a") })
    expectTitle(Stepper(resource, value: number))
    expectTitle(Stepper(resource, value: number, in: 0...3))
    expectTitle(Stepper(resource, onIncrement: nil, onDecrement: nil))
    expectTitle(ProgressView(resource))
    expectTitle(ProgressView(resource, value: 0.5))
    expectTitle(DisclosureGroup(resource) { Text("a") })
    expectTitle(GroupBox(resource) { Text("a") })
    expectTitle(TextField(resource, text: .constant("")))
    expectTitle(SecureField(resource, text: .constant("")))
    expectTitle(Form { TextField(resource, text: text, axis: .vertical) }.formStyle(.columns))
    expectTitle(Form { TextField(resource, value: number, format: .number) }.formStyle(.columns))
    expectTitle(DatePicker(resource, selection: .constant(Date())))
    expectTitle(ColorPicker(resource, selection: .constant(Color.red)))
    expectTitle(ControlGroup(resource) { Button("a") {} }.controlGroupStyle(.menu))
    expectTitle(ShareLink(resource, item: "a"))
    expectTitle(Form { Picker(resource, selection: number) { Text("a").tag(1) } })
    expectTitle(Form { Picker(resource, systemImage: "star", selection: number) { Text("a").tag(1) } })
    let sources = [number, number]
    expectTitle(Toggle(resource, sources: [flag, flag], isOn: \.self))
    expectTitle(Toggle(resource, systemImage: "star", sources: [flag, flag], isOn: \.self))
    expectTitle(Form { Picker(resource, sources: sources, selection: \.self) { Text("a").tag(1) } })
    expectTitle(Form { Picker(resource, systemImage: "star", sources: sources, selection: \.self) { Text("a") } })
    expectTitle(
      Menu(resource, systemImage: "star") {
        Text("a")
      } primaryAction: {
      })
    expectTitle(ContentUnavailableView(resource, systemImage: "star"))
  }

  @Test func containersAndBars() {
    expectTitle(NavigationStack { Color.red.navigationTitle(resource) })
    expectTitle(NavigationStack { NavigationLink(resource) { Text("a") } })
    expectTitle(NavigationStack { NavigationLink(resource, value: 1) })
    expectTitle(NavigationStack { Color.red.searchable(text: .constant(""), prompt: resource) })
    expectTitle(TabView { Tab(resource, systemImage: "star") { Text("a") } })
    expectTitle(TabView(selection: .constant(1)) { Tab(resource, image: "a", value: 1) { Text("a") } })
    expectTitle(List { Text("a").badge(resource) })
    expectTitle(Color.red.alert(resource, isPresented: .constant(true)) {})
    expectTitle(
      Color.red.alert(resource, isPresented: .constant(true), presenting: 1) { _ in
      } message: {
        Text("\($0)")
      })
    expectTitle(
      Color.red.confirmationDialog(resource, isPresented: .constant(true), titleVisibility: .visible) {
        Button("a") {}
      })
    struct Row: Identifiable {
      let id = 1
      var name = "a"
    }
    expectTitle(
      Table([Row()]) {
        TableColumn(resource, value: \.name)
        TableColumn(resource) { (row: Row) in Text(row.name) }
      }, .macOS26)
    expectTitle(Text("\(resource)"))
  }

  @Test func whatIsSaidOfAView() {
    let view = Color.red.accessibilityLabel(resource).accessibilityValue(resource).accessibilityHint(resource)
      .accessibilityAction(named: resource) {}.help(resource)
    let host = makeHost(view, 100, 100)
    host.update()
    host.expect(["Color": [100, 100]])
  }

  @Test func aLiteralIsAKeyAndAStringIsItself() {
    let name = "*a*"
    let host = makeHost(
      VStack {
        Button("*a*") {}
        Button(name) {}
        Menu(name) {
        } primaryAction: {
        }
        Picker("*b*", sources: [Binding.constant(1)], selection: \.self) { Text("1").tag(1) }.pickerStyle(.inline)
        Toggle(name, systemImage: "star", sources: [Binding.constant(true)], isOn: \.self)
        Label(name, systemImage: "star").badge(nil as Text?)
        Toggle("\(1) *a*", isOn: .constant(true)).accessibilityLabel("a")
      }, 200, 200)
    host.update()
    #expect(host.snapshot().root.all("Text").map(\.text) == ["a", "*a*", "*a*", "1", "*a*", "*a*", "1 a"])
  }

  @Test("A resource says what a key would, also in a section's header")
  func resources() {
    let count = 3
    let resource: LocalizedStringResource = "\(count) of *many*"
    let host = makeHost(VStack { Section(resource) { Text(resource) } }, 200, 100)
    host.update()
    #expect(host.text(0) == "3 of many" && host.text(1) == "3 of many")
    #expect(resource.key == "%lld of *many*" && resource == resource)
    let other = makeHost(Text(LocalizedStringResource("greeting", defaultValue: "Hello")), 100, 50)
    other.update()
    #expect(other.text() == "Hello")
  }
}
