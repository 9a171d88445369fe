// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct DisclosureGroupTests {
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
    #expect(list.frame("Text[2]").minY - list.frame("Text[1]").minY == 52)
  }

  private func host<V: View>(_ view: V, _ profile: PlatformProfile = .macOS26) -> ViewHost {
    let host = makeHost(view, 400, 300) { $0.profile = profile }
    host.update()
    return host
  }

  private func frames(_ host: ViewHost) -> [String: CGRect] {
    Dictionary(host.snapshot().root.all("Text").map { ($0.text ?? "", $0.rendered) }) { first, _ in first }
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
  func macSign() throws {
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
}
