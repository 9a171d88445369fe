// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What assistive technologies are told beside labels and values: it compiles as Apple's, changes no layout, and is kept.
@MainActor @Suite struct AccessibilityTests {
  private func attributes(_ view: some View, _ name: String) -> [Any] {
    let host = makeHost(view, 100, 100)
    host.update()
    #expect(host.warnings.isEmpty, "\(host.warnings)")
    return host.root.attributes("accessibility." + name)
  }

  @Test("Further contents have keys, values and an importance")
  func contents() throws {
    let key = AccessibilityCustomContentKey("Size", id: "size")
    let string = "12 cm"
    let view = Color.red
      .accessibilityCustomContent("Colour", "red", importance: .high)
      .accessibilityCustomContent("Length", string)
      .accessibilityCustomContent(Text("Weight"), Text("1 kg"))
      .accessibilityCustomContent("Depth", Text("2 cm"))
      .accessibilityCustomContent(key, "large")
      .accessibilityCustomContent(key, string, importance: .default)
      .accessibilityCustomContent(key, nil)
      .accessibilityCustomContent(AccessibilityCustomContentKey("Name"), Text("n"))
    let contents = attributes(view, "customContent").compactMap { $0 as? AccessibilityContent }
    #expect(contents.map(\.key.id) == ["Name", "size", "size", "size", "Depth", "", "Length", "Colour"])
    #expect(contents.map { $0.value == nil } == [false, true, false, false, false, false, false, false])
    #expect(contents.map(\.importance) == Array(repeating: .default, count: 7) + [.high])
    #expect(contents[4].value == Text("2 cm") && contents[6].value == Text(verbatim: string))
  }

  @Test("Places to drag from and to drop on, in fractions; a place that's off is left out")
  func points() {
    let string = "string"
    let view = Color.red
      .accessibilityDragPoint(.top, description: "key").accessibilityDragPoint(.bottom, description: Text("text"))
      .accessibilityDragPoint(.leading, description: string, isEnabled: false)
      .accessibilityDropPoint(.center, description: string)
      .accessibilityDropPoint(.trailing, description: "key", isEnabled: true)
    let drags = attributes(view, "dragPoint").compactMap { $0 as? AccessibilityPoint }
    #expect(drags.map(\.place) == [.bottom, .top] && drags.map(\.description) == [Text("text"), Text("key")])
    let drops = attributes(view, "dropPoint").compactMap { $0 as? AccessibilityPoint }
    #expect(drops.map(\.place) == [.trailing, .center])
  }

  private struct Focused: View {
    @AccessibilityFocusState(for: .voiceOver) private var isFocused
    @AccessibilityFocusState(for: [.voiceOver, .switchControl]) private var field: Int?

    var body: some View {
      VStack {
        Text("a").accessibilityFocused($isFocused)
        Text("b").accessibilityFocused($field, equals: 2)
        Text(verbatim: "\(isFocused) \(field ?? 0)")
      }
      .accessibilityDefaultFocus($field, 2)
    }
  }

  @Test("Scrolling, kinds of actions, focus and labels made of labels")
  func others() {
    let string = "page 2"
    let view = Focused()
      .accessibilityScrollStatus("page \(1)").accessibilityScrollStatus(string, isEnabled: false)
      .accessibilityActions(category: .edit) { Button("Cut") {} }
      .accessibilityActions(category: AccessibilityActionCategory("Mine")) { Button("Go") {} }
      .accessibilityLabel { label in
        Text("before")
        label
      }
      .accessibilityActivationPoint(.center, isEnabled: false)
      .accessibilityActivationPoint(CGPoint(x: 1, y: 2), isEnabled: true)
      .assistiveAccessNavigationIcon(systemImage: "star")
    let host = makeHost(view, 100, 100)
    host.update()
    #expect(host.texts == ["a", "b", "false 0"])
    let counts = ["scrollStatus", "actions", "label", "activationPoint", "navigationIcon", "defaultFocus"].map {
      host.root.attributes("accessibility." + $0).count
    }
    #expect(counts == [1, 2, 1, 1, 1, 1])
    #expect(AccessibilityActionCategory("x") == AccessibilityActionCategory(Text("x")))
  }

  @Test("What is told of a text leaves a text where one is asked for, and is kept elsewhere")
  func texts() {
    let sum: Text =
      Text("a").accessibilityLabel("first") + Text("b").accessibilityHeading(.h1)
      + Text("c").accessibilityTextContentType(.console)
    let host = makeHost(
      VStack {
        sum
        Text("d").accessibilityLabel("fourth")
      }, 100, 100)
    host.update()
    #expect(host.texts == ["abc", "d"])
    #expect(host.root.attributes("accessibility.label").count == 1)
  }

  @Test func whatIsSaidOfAViewIsKept() {
    let host = makeHost(
      Color.red.accessibilityLabel("Red").accessibilityAddTraits(.isButton).help("Tip").statusBarHidden(), 10, 10)
    host.update()
    #expect((host.root.attributes("accessibility.label").first as? Text) == Text("Red"))
    #expect((host.root.attributes("accessibility.addTraits").first as? AccessibilityTraits) == .isButton)
    #expect(host.root.attributes("help").count == 1)
    host.expect(["Color": [10, 10]])
  }
}
