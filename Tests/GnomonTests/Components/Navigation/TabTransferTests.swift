// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Tabs that are dragged, dropped on and present popovers, and what their pages know of the bar.
@MainActor @Suite struct TabTransferTests {
  private let log = Journal()

  private struct Tabs: View {
    let log: Journal
    @State private var isShown = false
    @State private var number: Number?
    struct Number: Identifiable { let id: Int }
    var body: some View {
      TabView {
        Tab("A", systemImage: "star") {
          VStack(spacing: 0) {
            Button("show") { isShown = true }.frame(width: 300, height: 50)
            Button("number") { number = Number(id: 7) }.frame(width: 300, height: 50)
          }.dropDestination(for: String.self) { items, _ in
            log.add("page \(items)")
            return true
          }
        }
        .draggable("tab A")
        Tab("B", systemImage: "star") { Text("page B") }
          .dropDestination(for: String.self) { log.add("B \($0)") }
          .popover(isPresented: $isShown) { Text("popover") }
          .popover(item: $number) { Text("number \($0.id)") }
        Tab("C", systemImage: "star") { Text("page C") }
          .dropDestination(for: String.self) { log.add("C \($0)") }
          .disabled(true)
      }
    }
  }

  private func host(_ view: some View, _ profile: PlatformProfile = .iOS26) -> ViewHost {
    let host = makeHost(view, 300, 300) { $0.profile = profile }
    host.update()
    return host
  }

  @Test("A tab is dragged out of the bar, and taken by another; a disabled one takes nothing")
  func dragging() {
    let host = host(Tabs(log: log))
    let (a, b, c) = (CGPoint(x: 71, y: 248), CGPoint(x: 150, y: 248), CGPoint(x: 229, y: 248))
    #expect(host.dragAndDrop(from: a, to: b) && log.entries == [#"B ["tab A"]"#])
    #expect(!host.beginDrag(at: b) && !host.dragAndDrop(from: a, to: c) && !host.dragAndDrop(from: a, to: a))
    log.clear()
    #expect(host.drop(["x", "y"], at: b) && host.drop(["z"], at: CGPoint(x: 150, y: 108)))
    #expect(log.entries == [#"B ["x", "y"]"#, #"page ["z"]"#])
  }

  @Test("A tab presents a popover though another is chosen")
  func popovers() {
    let host = host(Tabs(log: log))
    host.tap(at: CGPoint(x: 150, y: host.frame("Text").midY))
    #expect(host.texts.contains("popover") && !host.texts.contains("page B"))
    let other = self.host(Tabs(log: log))
    other.tap(at: CGPoint(x: 150, y: other.frame("Text[1]").midY))
    #expect(other.texts.contains("number 7"))
  }

  private struct Placement: View {
    @Environment(\.tabBarPlacement) private var placement
    let log: Journal
    var body: some View {
      let _ = log.add(
        placement == nil
          ? "none"
          : placement == .bottomBar
            ? "bottom" : placement == .topBar ? "top" : placement == .pageIndicator ? "page" : "other")
      Color.red
    }
  }

  private struct Styled: View {
    let log: Journal
    @State private var isPage = false
    var body: some View {
      TabView { Placement(log: log) }.tabViewStyle(isPage: isPage).onTapGesture { isPage = true }
    }
  }

  @Test("Pages know where the bar is, and what's outside of a tab view knows of none")
  func placements() {
    _ = host(Placement(log: log))
    _ = host(TabView { Placement(log: log) })
    _ = host(TabView { Placement(log: log) }, .macOS26)
    _ = host(TabView { Placement(log: log) }.tabViewStyle(.page))
    #expect(log.entries == ["none", "bottom", "top", "page"])
    log.clear()
    let host = host(Styled(log: log))
    host.tap(at: CGPoint(x: 150, y: 100))
    #expect(log.entries == ["bottom", "page"])
  }
}

extension View {
  fileprivate func tabViewStyle(isPage: Bool) -> some View {
    environment(\.tabViewStyle, isPage ? PageTabViewStyle()._kind : DefaultTabViewStyle()._kind)
  }
}
