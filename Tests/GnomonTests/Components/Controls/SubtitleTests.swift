// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

// Documented: of a label's several texts the first is the title, the second the subtitle; not of a toggle that is a button.
@MainActor @Suite("Subtitles of controls") struct SubtitleTests {
  private struct Found {
    var text: String
    var frame: CGRect
    var isSmaller: Bool
  }

  private func texts<V: View>(_ view: V, _ profile: PlatformProfile = .iOS26) -> [Found] {
    let host = makeHost(view, 300, 200) { $0.profile = profile }
    host.update()
    return texts(host)
  }

  private func texts(_ host: ViewHost) -> [Found] {
    var fonts: [Font?] = []
    func search(_ node: LayoutNode) {
      if node.snapshotName == "Text" { fonts.append(node.environment.font) }
      node.forEachLayoutChild(search)
    }
    search(host.root)
    return zip(host.snapshot().root.all("Text"), fonts).map {
      Found(text: $0.text ?? "", frame: $0.rendered, isSmaller: $1 == .subheadline)
    }
  }

  @ViewBuilder private var label: TupleView<(Text, Text)> {
    Text(verbatim: "Title")
    Text(verbatim: "Other")
  }

  private func expectSubtitle<V: View>(_ view: V, _ profile: PlatformProfile = .iOS26) {
    let found = texts(view, profile)
    guard let title = found.first(where: { $0.text == "Title" }),
      let subtitle = found.first(where: { $0.text == "Other" })
    else {
      Issue.record("\(V.self): \(found)")
      return
    }
    let isBelow = subtitle.frame.minY >= title.frame.maxY
    #expect(isClose(subtitle.frame.minX, title.frame.minX) && isBelow, "\(V.self), \(profile.name)")
    #expect(subtitle.isSmaller && !title.isSmaller, "\(V.self), \(profile.name)")
  }

  @Test("A second text lies below the first and is smaller", arguments: [PlatformProfile.iOS26, .macOS26])
  func below(_ profile: PlatformProfile) {
    expectSubtitle(
      LabeledContent {
        Text(verbatim: "value")
      } label: {
        label
      }, profile)
    expectSubtitle(Toggle(isOn: .constant(true)) { label }, profile)
    expectSubtitle(List { Toggle(isOn: .constant(true)) { label } }, profile)
    expectSubtitle(
      Form {
        Picker(selection: .constant(1)) {
          Text(verbatim: "1").tag(1)
        } label: {
          label
        }
      }, profile)
    expectSubtitle(DatePicker(selection: .constant(Date())) { label }, profile)
  }

  @Test("What a menu offers has a subtitle")
  func menus() throws {
    let host = makeHost(
      Menu("Menu") {
        Button(action: {}) { label }
      }, 300, 400)
    host.update()
    host.tap(at: CGPoint(x: 150, y: 200))
    host.update()
    let found = texts(host).filter { ["Title", "Other"].contains($0.text) }
    #expect(found.count == 2 && found[1].frame.minY >= found[0].frame.maxY && found[1].isSmaller)
  }

  @Test("Of one text, of three and of a button nothing changes")
  func unlike() {
    let button = texts(Toggle(isOn: .constant(true)) { label }.toggleStyle(.button))
    #expect(button.count == 2 && button[0].frame.midY == button[1].frame.midY && !button[1].isSmaller)
    let three = texts(
      Toggle(isOn: .constant(true)) {
        label
        Text(verbatim: "Third")
      })
    #expect(three.count == 3 && !three.contains { $0.isSmaller })
    let plain = texts(Button(action: {}) { label })
    #expect(plain.count == 2 && plain[0].frame.midY == plain[1].frame.midY && !plain[1].isSmaller)
  }
}
