// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Links as sources of old write them.
@MainActor @Suite struct NavigationLinkTests {
  @available(*, deprecated, message: "Uses links as sources of old do.")
  private struct Links: View {
    @State private var selection: Int?
    @State private var isOn = false
    private let title = "S"
    var body: some View {
      NavigationView {
        VStack(spacing: 0) {
          NavigationLink("K1", tag: 1, selection: $selection) { Text("one") }
          NavigationLink("K2", destination: Text("two"), tag: 2, selection: $selection)
          NavigationLink(title + "3", tag: 3, selection: $selection) { Text("three") }
          NavigationLink(title + "4", destination: Text("four"), tag: 4, selection: $selection)
          NavigationLink(tag: 5, selection: $selection) {
            Text("five")
          } label: {
            Text("L5")
          }
          NavigationLink("K6", isActive: $isOn) { Text("six") }
          Button("go") { selection = 3 }
          Text(verbatim: "\(selection ?? 0) \(isOn)")
        }
      }
    }
  }

  @available(*, deprecated, message: "Uses links as sources of old do.")
  private struct Titled: View {
    @State private var isOn = true
    private let title = "S"
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(title, destination: Text("there"), isActive: $isOn)
          NavigationLink(title, isActive: .constant(false)) { Text("never") }
        }
      }
    }
  }

  @available(*, deprecated, message: "Shows what is deprecated, too.")
  @Test func selectionsAndTagsPush() throws {
    for (link, shown) in [
      ("K1", "one"), ("K2", "two"), ("S3", "three"), ("S4", "four"), ("L5", "five"), ("K6", "six"), ("go", "three"),
    ] {
      let host = makeHost(Links(), 390, 800)
      host.update()
      let place = try #require(host.snapshot().root.all("Text").first { $0.text == link }).rendered
      host.tap(at: CGPoint(x: place.midX, y: place.midY))
      #expect(host.texts.first == shown, "\(link)")
      host.tap(at: CGPoint(x: 40, y: 22))
      #expect(host.texts.contains("0 false"), "\(link)")
    }
    let host = makeHost(Titled(), 390, 800)
    host.update()
    #expect(host.texts.first == "there")
  }

  @Test("A link without a value is disabled")
  func withoutValue() {
    struct Label: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text(isEnabled ? "enabled" : "disabled") }
    }
    for (value, text) in [(nil, "disabled"), (1, "enabled")] {
      let host = makeHost(NavigationStack { NavigationLink(value: value) { Label() } }, 300, 300)
      host.update()
      #expect(host.texts == [text])
    }
  }
}
