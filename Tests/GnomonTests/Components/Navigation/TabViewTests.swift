// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Containers on macOS") struct MacContainerTests {
  private func host<V: View>(_ view: V, _ profile: PlatformProfile = .macOS26) -> ViewHost {
    let host = makeHost(view, 400, 300) { $0.profile = profile }
    host.update()
    return host
  }

  private func frames(_ host: ViewHost) -> [String: CGRect] {
    Dictionary(host.snapshot().root.all("Text").map { ($0.text ?? "", $0.rendered) }) { first, _ in first }
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Color.red.tabItem { Label("One", systemImage: "star") }
        Text(verbatim: "second").tabItem { Text(verbatim: "A longer one") }
      }
    }
  }

  @Test("Tabs are a strip of equal segments in the middle above the page, and have no pictures")
  func tabs() throws {
    let host = host(Tabs())
    let found = frames(host)
    let (one, longer) = (try #require(found["One"]), try #require(found["A longer one"]))
    #expect(isClose((one.midX + longer.midX) / 2, 200), "in the middle")
    #expect(one.midX < longer.midX && isClose(one.midY, longer.midY))
    #expect(host.snapshot().node("Image") == nil)
    let page = host.frame("Color")
    #expect(page.minY >= one.maxY && page.maxY == 300 && page.width == 400)
    host.tap(at: CGPoint(x: longer.midX, y: longer.midY))
    host.update()
    #expect(host.texts.contains("second"))
    host.tap(at: CGPoint(x: 20, y: longer.midY))
    host.update()
    #expect(host.texts.contains("second"), "beside the strip there's no tab")
  }

  @Test("Tabs begin at the right where text does, and stay below the pages on iOS")
  func otherTabs() throws {
    let mirrored = frames(host(Tabs().environment(\.layoutDirection, .rightToLeft)))
    let (one, longer) = (try #require(mirrored["One"]), try #require(mirrored["A longer one"]))
    #expect(one.midX > longer.midX)
    let phone = host(Tabs(), .iOS26)
    #expect(phone.frame("Color") == CGRect(x: 0, y: 0, width: 400, height: 251))
  }

  private struct Group: View {
    @State private var isOpen = false
    var body: some View {
      DisclosureGroup(isExpanded: $isOpen) {
        Text(verbatim: "inside")
      } label: {
        Text(verbatim: "More")
      }
      .frame(width: 300, height: 200, alignment: .topLeading)
    }
  }

  @Test("A disclosure group's sign stands in front of its label and opens it; the content begins below the label")
  func disclosure() throws {
    let host = host(Group())
    let label = try #require(frames(host)["More"])
    #expect(label.minX > 50, "behind the sign")
    host.tap(at: CGPoint(x: label.midX, y: label.midY))
    host.update()
    #expect(host.texts == ["More"], "the label doesn't open it")
    host.tap(at: CGPoint(x: label.minX - 12, y: label.midY))
    host.update()
    let content = try #require(frames(host)["inside"])
    #expect(isClose(content.minX, label.minX) && content.minY >= label.maxY)
  }

  @Test("Sidebars are narrower than an iPad's, unless a width is asked for")
  func sidebar() {
    func width(_ profile: PlatformProfile, asked: CGFloat? = nil) -> CGFloat {
      let view = NavigationSplitView {
        if let asked { Color.red.navigationSplitViewColumnWidth(asked) } else { Color.red }
      } detail: {
        Color.blue
      }
      let host = makeHost(view, 1_000, 800) { $0.profile = profile }
      host.update()
      return host.frame("Color").width
    }
    #expect(width(.macOS26) == 200)
    #expect(width(.macOS26, asked: 150) == 150)
    #expect(width(.iOS26) == 320)
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
