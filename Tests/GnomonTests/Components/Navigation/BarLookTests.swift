// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What code says of bars' backgrounds and colours, and that it's said of the bars that it names.
@MainActor @Suite("Looks of bars") struct BarLookTests {
  private let pure = Color(red: 1, green: 0, blue: 0)

  private func fills(_ view: some View) -> [Color.Resolved] {
    let host = makeHost(view, 200, 300) { $0.profile = .iOS26 }
    host.update()
    return host.displayList().commands.compactMap {
      if case .fill(_, _, .color(let color)) = $0 { color } else { nil }
    }
  }

  private func isRed(_ color: Color.Resolved) -> Bool { "\(color)" == "#FF0000FF" }

  private func tabs(_ page: some View) -> some View {
    TabView { page.tabItem { Text("tab") } }
  }

  @Test("A tab bar has the background that its page asks for, also from within a stack")
  func tabBar() {
    let pure = pure
    #expect(!fills(tabs(Text("page"))).contains(where: isRed))
    #expect(fills(tabs(Text("page").toolbarBackground(pure, for: .tabBar))).contains(where: isRed))
    #expect(
      fills(tabs(NavigationStack { Text("page").toolbarBackground(pure, for: .tabBar) })).contains(where: isRed))
    let hidden = Text("page").toolbarBackground(pure, for: .tabBar).toolbarBackground(.hidden, for: .tabBar)
    #expect(!fills(tabs(hidden)).contains(where: isRed))
  }

  @Test("A bar that is named has it, no other")
  func named() {
    let pure = pure
    func stack(_ bar: ToolbarPlacement) -> some View {
      NavigationStack {
        Text("page").navigationTitle("Title").toolbarBackground(pure, for: bar)
          .toolbar { ToolbarItem(placement: .bottomBar) { Text("item") } }
      }
    }
    #expect(fills(stack(.navigationBar)).filter(isRed).count == 1)
    #expect(fills(stack(.bottomBar)).filter(isRed).count == 1)
    #expect(!fills(stack(.tabBar)).contains(where: isRed))
  }

  @Test("A screen of a stack hides the tab bar while it's shown")
  func hiding() throws {
    struct Page: View {
      @State private var path: [Int] = []
      var body: some View {
        TabView {
          NavigationStack(path: $path) {
            Button("push") { path = [1] }
              .navigationDestination(for: Int.self) { _ in
                Button("pop") { path = [] }.toolbar(.hidden, for: .tabBar)
              }
          }
          .tabItem { Text("tab") }
        }
      }
    }
    let host = makeHost(Page(), 200, 300) { $0.profile = .iOS26 }
    host.update()
    func tap(_ text: String) throws {
      let frame = try #require(host.snapshot().root.all("Text").first { $0.text == text }?.rendered)
      host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    #expect(host.texts.contains("tab"))
    try tap("push")
    #expect(host.texts.contains("pop") && !host.texts.contains("tab"))
    try tap("pop")
    #expect(host.texts.contains("push") && host.texts.contains("tab"))
  }

  @Test("A dark bar that is shown without a style is dark; colours of the tab bar leave the navigation bar alone")
  func schemes() {
    func bar(_ change: (Text) -> some View) -> Color.Resolved? {
      fills(NavigationStack { change(Text("page")).navigationTitle("Title") }).first
    }
    #expect(bar { $0.toolbarBackground(.visible, for: .navigationBar) }.map { $0.red > 0.7 } == true)
    let dark = bar {
      $0.toolbarBackground(.visible, for: .navigationBar).toolbarColorScheme(.dark, for: .navigationBar)
    }
    #expect(dark.map { $0.red < 0.3 } == true)
    let other = bar { $0.toolbarBackground(.visible, for: .navigationBar).toolbarColorScheme(.dark, for: .tabBar) }
    #expect(other.map { $0.red > 0.7 } == true)
  }
}
