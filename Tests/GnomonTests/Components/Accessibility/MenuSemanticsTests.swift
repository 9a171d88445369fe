// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Menus as those know them who don't see them") struct MenuSemanticsTests {
  private struct Page: View {
    @State private var order = 1
    @State private var isLoud = true
    var body: some View {
      Menu("More") {
        Picker("Order", selection: $order) {
          Text("Date").tag(0)
          Text("Title").tag(1)
        }
        Divider()
        Toggle("Sounds", isOn: $isLoud)
        Button("Settings") {}
      }
    }
  }

  private func open(_ view: some View) -> (ViewHost, SemanticsElement?) {
    let host = makeHost(view, 390, 800)
    host.update()
    host.tap(at: CGPoint(x: 195, y: 400))
    host.update()
    return (host, menu(host))
  }

  private func menu(_ host: ViewHost) -> SemanticsElement? {
    func find(_ element: SemanticsElement) -> SemanticsElement? {
      element.role == .menu ? element : element.children.lazy.compactMap(find).first
    }
    return find(host.knownElements.root)
  }

  @Test("A menu is named by its button, and a picker's values say that they exclude each other")
  func parts() throws {
    let (host, found) = open(Page())
    let menu = try #require(found)
    #expect(menu.label == "More")
    #expect(menu.children.map(\.role) == [.button, .button, .toggle, .button])
    #expect(menu.children.map(\.label) == ["Date", "Title", "Sounds", "Settings"])
    #expect(menu.children.map { $0.traits.contains(.isChoice) } == [true, true, false, false])
    #expect(menu.children.map { $0.traits.contains(.isSelected) } == [false, true, true, false])
    menu.children[0].handlers.last { $0.action == .activate }?.run()
    host.update()
    #expect(self.menu(host) == nil, "a choice ends it")
  }

  @Test("A toggle ends the menu, whoever uses it")
  func toggles() throws {
    let (host, found) = open(Page())
    let toggle = try #require(found?.children.first { $0.role == .toggle })
    toggle.handlers.last { $0.action == .activate }?.run()
    host.update()
    #expect(menu(host) == nil)
    host.tap(at: CGPoint(x: 195, y: 400))
    host.update()
    #expect(menu(host)?.children.first { $0.role == .toggle }?.value == "off")
  }
}
