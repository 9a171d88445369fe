// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct FormTests {
  @Test("A form's controls lie in rows; menus and search fields work")
  func form() throws {
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
    func tap(_ text: String) throws {
      let frame = try #require(host.snapshot().root.all("Text").first { $0.text == text }?.rendered)
      #expect(host.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    }
    // The field stands in the bar, behind the title.
    #expect(host.texts.filter { $0 != " " } == ["Part", "Label", "", "Menu", "none", "Title", "Find"])
    try tap("Find")
    host.type("abc")
    #expect(host.texts.contains("abc"))
    try tap("Menu")
    #expect(host.texts.suffix(2) == ["First", "Second"])
    try tap("Second")
    #expect(host.texts.contains("second"))
  }

  private func host<V: View>(_ view: V, _ profile: PlatformProfile = .macOS26) -> ViewHost {
    let host = makeHost(view, 400, 300) { $0.profile = profile }
    host.update()
    return host
  }

  private func frames(_ host: ViewHost) -> [String: CGRect] {
    Dictionary(host.snapshot().root.all("Text").map { ($0.text ?? "", $0.rendered) }) { first, _ in first }
  }

  @Test("A grouped form's field has its title in front and its text at the end; sections are boxes with a margin")
  func groupedForm() throws {
    let form = Form {
      Section {
        TextField("Name", text: .constant("Ada"))
        TextField("Town", text: .constant(""), prompt: Text(verbatim: "London"))
        LabeledContent("Age", value: "36")
      }
    }.formStyle(.grouped)
    let found = frames(host(form))
    let (name, ada) = (try #require(found["Name"]), try #require(found["Ada"]))
    let (london, age) = (try #require(found["London"]), try #require(found["36"]))
    let town = try #require(found["Town"])
    #expect(isClose(name.minX, town.minX) && name.minX >= 20)
    #expect(name.maxX < ada.minX)
    #expect(abs(ada.maxX - age.maxX) <= 2 && abs(london.maxX - age.maxX) <= 2)
    #expect(age.maxX <= 380)
    let fields = frames(host(List { TextField("Name", text: .constant("Ada")) }))
    #expect(fields["Name"] == nil, "a list's field shows its text alone")
    let phone = frames(host(form, .iOS26))
    #expect(phone["Name"] == nil)
  }
}
