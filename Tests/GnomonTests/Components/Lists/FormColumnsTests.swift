// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Forms of two columns") struct FormColumnsTests {
  private func host<V: View>(_ view: V, _ profile: PlatformProfile = .macOS26) -> ViewHost {
    let host = makeHost(view, 300, 200) { $0.profile = profile }
    host.update()
    return host
  }

  private func frames(_ host: ViewHost) -> [String: CGRect] {
    Dictionary(host.snapshot().root.all("Text").map { ($0.text ?? "", $0.rendered) }) { first, _ in first }
  }

  // Documented: a trailing aligned column of labels next to a leading aligned column of values.
  @Test("Labels end on one line, values begin on another, and what has no label stands with the values")
  func columns() throws {
    let host = host(
      Form {
        LabeledContent("A", value: "first")
        LabeledContent("Longer", value: "second")
        Text(verbatim: "alone")
      })
    let found = frames(host)
    let (a, longer) = (try #require(found["A"]), try #require(found["Longer"]))
    let (first, second) = (try #require(found["first"]), try #require(found["second"]))
    #expect(isClose(a.maxX, longer.maxX) && a.minX > longer.minX)
    #expect(isClose(first.minX, second.minX) && first.minX > longer.maxX)
    #expect(isClose(try #require(found["alone"]).minX, first.minX))
    #expect(first.minY < second.minY)
    #expect(isClose(host.frame("Form").width, second.maxX - longer.minX), "as wide as its rows")
  }

  @Test("A field shows its title as its label and ends where the others do")
  func fields() throws {
    let host = host(
      Form {
        TextField("Name", text: .constant(""))
        TextField("Longer name", text: .constant(""), prompt: Text("prompt"))
        Toggle("Remember", isOn: .constant(true))
      })
    let found = frames(host)
    let (name, longer) = (try #require(found["Name"]), try #require(found["Longer name"]))
    #expect(isClose(name.maxX, longer.maxX))
    #expect(found["prompt"] != nil)
    let fields = host.snapshot().root.all("FieldBezelLayout").map(\.rendered)
    #expect(fields.count == 2 && fields.allSatisfy { isClose($0.maxX, 300) && $0.minX > name.maxX })
    #expect(isClose(host.snapshot().root.all("CheckboxView")[0].rendered.minX, fields[0].minX))
  }

  @Test("A hidden label leaves its column to the others, and a form without labels has none")
  func hidden() {
    let host = host(Form { Slider(value: .constant(0.5)) { Text("Volume") } }.labelsHidden())
    #expect(frames(host).isEmpty)
    #expect(isClose(host.frame("Form").minX, 0) && isClose(host.frame("Form").width, 300))
  }

  @Test("Labels that have to wrap leave the rows within what the form is proposed")
  func wrappedLabels() {
    let long = "A label of so many words that it can't possibly stay in one line beside a value"
    let host = host(
      Form {
        LabeledContent(long) { Color.red.frame(minWidth: 80, maxHeight: 10) }
        LabeledContent("A label of some words and a few more") { Color.blue.frame(minWidth: 80, maxHeight: 10) }
      })
    for color in host.snapshot().root.all("Color") {
      #expect(color.rendered.maxX <= 300.5 && color.rendered.minX > 0)
    }
    #expect(host.frame("Form").width <= 300.5)
  }

  @Test("Flexible rows share the height that is left")
  func heights() {
    let host = host(
      Form {
        Color.red.frame(height: 20)
        Color.blue
      }.frame(height: 100))
    let boxes = host.snapshot().root.all("Color").map(\.frame.height)
    #expect(isClose(boxes, [20, 72]))
  }

  @Test("The system's form has columns on macOS and groups on iOS; each can be had on the other")
  func system() {
    let form = Form { Toggle("On", isOn: .constant(true)) }
    #expect(host(form).snapshot().root.first("ListRows") == nil)
    #expect(host(form.formStyle(.grouped)).snapshot().root.first("ListRows") != nil)
    #expect(host(form, .iOS26).snapshot().root.first("ListRows") != nil)
    #expect(host(form.formStyle(.columns), .iOS26).snapshot().root.first("ListRows") == nil)
  }
}
