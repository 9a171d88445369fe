// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ToolbarTests {
  @Test("Toolbar items are shown in the bar")
  func toolbar() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("Count \(count)")
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Add") { count += 1 } }
              if count > 0 { ToolbarItem(placement: .cancellationAction) { Button("Reset") { count = 0 } } }
            }
        }
      }
    }
    let host = makeHost(Page(), 390, 800)
    host.update()
    #expect(host.texts == ["Count 0", "Add"])
    #expect(host.tap(at: CGPoint(x: 370, y: 22)))
    #expect(host.texts == ["Count 1", "Reset", "Add"])
    #expect(host.tap(at: CGPoint(x: 40, y: 22)))
    #expect(host.texts == ["Count 0", "Add"])
  }

  @Test("An item that isn't in the bar at first isn't shown")
  func toolbarItems() {
    struct Page: View {
      let visibility: Visibility
      var body: some View {
        NavigationStack {
          Text("page").toolbar(id: "bar") {
            ToolbarItem(id: "a") { Text("kept") }.customizationBehavior(.disabled).sharedBackgroundVisibility(.hidden)
            ToolbarItem(id: "b") { Text("extra") }.defaultCustomization(visibility, options: .alwaysAvailable)
            if visibility == .visible { ToolbarItem(id: "c") { Text("more") } }
          }
        }
      }
    }
    func texts(_ visibility: Visibility) -> [String] {
      let host = makeHost(Page(visibility: visibility), 390, 300)
      host.update()
      return host.texts
    }
    #expect(texts(.visible).contains("extra") && texts(.visible).contains("kept"))
    #expect(!texts(.hidden).contains("extra") && texts(.hidden).contains("kept"))
  }

  @Test("Items of a toolbar with a label are shown as they are")
  func labelledItems() {
    let host = makeHost(
      NavigationStack {
        Text("page").toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("one") {}
            Button("two") {}
          } label: {
            Text("more")
          }
        }
      }, 300, 200)
    host.update()
    #expect(host.texts.contains("one") && host.texts.contains("two") && !host.texts.contains("more"))
  }

  private func glass(_ host: ViewHost) -> [CGRect] {
    host.displayList().commands.compactMap {
      if case .backdrop(let path, _) = $0 { path.boundingRect } else { nil }
    }
  }

  private func page(
    _ profile: PlatformProfile = .iOS26, @ToolbarContentBuilder _ content: () -> some ToolbarContent
  ) -> ViewHost {
    let content = content()
    let host = makeHost(NavigationStack { Color.red.toolbar { content } }, 390, 800) { $0.profile = profile }
    host.update()
    return host
  }

  @Test("On iOS 26 a text has glass of its own, and one that asks for none has none; before there is no glass")
  func glass() {
    let texts = page {
      ToolbarItem(placement: .topBarTrailing) { Button("One") {} }
      ToolbarItem(placement: .topBarTrailing) { Button("Two") {} }
    }
    #expect(glass(texts).count == 2 && glass(texts).allSatisfy { $0.height == 44 && $0.minY == 0 })
    let bare = page {
      ToolbarItem(placement: .topBarTrailing) { Button("One") {} }.sharedBackgroundVisibility(.hidden)
    }
    #expect(bare.texts == ["One"] && glass(bare).isEmpty)
    let older = page(.iOS18) { ToolbarItem(placement: .topBarTrailing) { Button("One") {} } }
    #expect(older.texts == ["One"] && glass(older).isEmpty)
  }

  @Test("A fixed space parts the glass of what stands beside it")
  func spacers() {
    let one = page {
      ToolbarItemGroup {
        Color.red.frame(width: 20, height: 20); Color.red.frame(width: 20, height: 20)
      }
    }
    #expect(glass(one).count == 1)
    let two = page {
      ToolbarItem { Color.red.frame(width: 20, height: 20) }
      ToolbarSpacer(.fixed)
      ToolbarItem { Color.red.frame(width: 20, height: 20) }
    }
    #expect(glass(two).count == 2)
  }

  @Test("Items stand in the places of titles; those above the keyboard aren't drawn, and a warning says so")
  func titlePlaces() {
    let host = makeHost(
      NavigationStack {
        Color.red.navigationTitle("Title").toolbar {
          ToolbarItem(placement: .largeTitle) { Text("large") }
          ToolbarItem(placement: .largeSubtitle) { Text("below") }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          ToolbarItem(placement: .keyboard) { Text("keys") }
        }
      }, 390, 800
    ) { $0.profile = .iOS26 }
    host.update()
    #expect(host.texts == ["Done", "large", "below"])
    #expect(host.warnings.map(\.name) == [.unsupported])
    let inline = makeHost(
      NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .subtitle) { Text("below") } }
      }, 390, 800
    ) { $0.profile = .iOS26 }
    inline.update()
    #expect(inline.texts == ["Title", "below"])
  }

  @Test("Without a title and items there's no bar")
  func noBar() {
    for profile in [PlatformProfile.iOS26, .iOS18] {
      let host = makeHost(NavigationStack { Color.red }, 390, 800) { $0.profile = profile }
      host.update()
      #expect(host.frame("Color") == CGRect(x: 0, y: 0, width: 390, height: 800))
    }
  }

  @Test("A group of toolbar items shows them all")
  func toolbarGroup() {
    let host = makeHost(
      NavigationStack {
        Color.red.toolbar {
          Group {
            ToolbarItem { Text("a") }
            ToolbarItem { Text("b") }
          }
        }
      }, 300, 400)
    host.update()
    #expect(host.texts == ["a", "b"])
  }
}
