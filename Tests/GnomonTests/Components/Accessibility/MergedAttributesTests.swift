// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// As Apple declares them, modifiers for assistive technologies on one that is there already give the same type.
@MainActor @Suite struct MergedAttributesTests {
  private func described(_ count: Int) -> ModifiedContent<Text, AccessibilityAttachmentModifier> {
    var view = Text("a").accessibilityLabel("label")
    if count > 1 { view = view.accessibilityHint("hint") }
    if count > 2 { view = view.accessibilityValue(Text("value")).accessibilityAddTraits(.isHeader) }
    return view
  }

  private struct Counting: View {
    @State private var count = 2
    let make: @MainActor (Int) -> ModifiedContent<Text, AccessibilityAttachmentModifier>
    var body: some View {
      VStack {
        make(count)
        Button("more") { count += 1 }.keyboardShortcut("m")
        Button("less") { count -= 1 }.keyboardShortcut("l")
      }
    }
  }

  private func names(_ host: ViewHost) -> [String] {
    ["label", "hint", "value", "addTraits"].filter { !host.root.attributes("accessibility." + $0).isEmpty }
  }

  @Test("Each is kept, whatever their number becomes, and the view stays the same")
  func merging() {
    let host = makeHost(Counting(make: described), 100, 100)
    host.update()
    #expect(names(host) == ["label", "hint"])
    let text = host.frame("Text")
    host.press("m", modifiers: .command)
    #expect(names(host) == ["label", "hint", "value", "addTraits"])
    for _ in 0..<2 { host.press("l", modifiers: .command) }
    #expect(names(host) == ["label"] && host.frame("Text") == text)
    host.press("m", modifiers: .command)
    #expect(names(host) == ["label", "hint"])
    #expect(host.root.attributes("accessibility.hint").count == 1)
  }

  @Test("An outer one comes first, and what isn't enabled says nothing")
  func order() {
    let view = Color.red.accessibilityLabel("inner").accessibilityLabel(Text("outer"))
      .accessibilityHint("off", isEnabled: false)
    let host = makeHost(view, 10, 10)
    host.update()
    let labels = host.root.attributes("accessibility.label").compactMap { $0 as? Text }
    #expect(labels == [Text("outer"), Text("inner")] && names(host) == ["label"])
    let type = Swift.type(of: view)
    #expect(type == ModifiedContent<Color, AccessibilityAttachmentModifier>.self)
  }

  @Test("Preferences and actions inside are still heard")
  func inside() {
    let log = Journal()
    let host = makeHost(
      Color.red.onAppear { log.add("appeared") }.accessibilityIdentifier("a").accessibilityHidden(true)
        .accessibility(sortPriority: 2).accessibilityAction { log.add("acted") }
        .preferredColorScheme(.dark),
      10, 10)
    host.update()
    #expect(log.entries == ["appeared"])
    #expect(host.root.attributes("accessibility.identifier") as? [String] == ["a"])
    #expect(host.root.attributes("accessibility.sortPriority") as? [Double] == [2])
  }
}
