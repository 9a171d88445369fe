// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct TitleCollapseTests {
  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Color.red.frame(height: 100).tag($0) } }
      }
    }
  }

  private func host(
    _ profile: PlatformProfile, mode: NavigationBarItem.TitleDisplayMode = .automatic, subtitle: String? = nil
  ) -> ViewHost {
    let host = makeHost(
      NavigationStack {
        if let subtitle {
          Rows().navigationTitle("Settings").navigationSubtitle(subtitle)
        } else {
          Rows().navigationTitle("Settings").navigationBarTitleDisplayMode(mode)
        }
      }, 400, 600
    ) { $0.profile = profile }
    host.update()
    return host
  }

  @Test(
    "The large title moves up with the content, and the small one comes when it has left", arguments: [true, false])
  func collapses(isNew: Bool) {
    let host = host(isNew ? .iOS26 : .iOS18)
    let (title, row) = (host.frame("Text"), host.frame("Color"))
    let metrics = BarMetrics(isNew ? .iOS26 : .iOS18)
    let (inline, large) = (metrics.inlineHeight, metrics.largeTitleHeight(at: .large))
    #expect(title.minX == 16 && title.minY > inline)

    for offset in [20, large - 1] {
      host.scroll(to: CGPoint(x: 0, y: offset))
      #expect(host.texts == ["Settings"])
      #expect(isClose(host.frame("Text").minY, title.minY - offset) && host.frame("Text").size == title.size)
    }
    for offset in [large, 60, 300] {
      host.scroll(to: CGPoint(x: 0, y: offset))
      #expect(host.texts == ["Settings"])
      #expect(isClose(host.frame("Text").midX, 200) && host.frame("Text").maxY <= inline)
      #expect(isClose(host.drawn("Color").minY, row.minY - offset))
    }
    host.scroll(to: .zero)
    #expect(host.texts == ["Settings"] && host.frame("Text") == title)
  }

  @Test("The content stays where it is laid out, and isn't measured again", arguments: [true, false])
  func content(isNew: Bool) {
    let host = host(isNew ? .iOS26 : .iOS18)
    let frame = host.frame("Color")
    for offset: CGFloat in [20, 300, 400] {
      let before = host.graph.counters
      host.scroll(to: CGPoint(x: 0, y: offset))
      #expect(host.frame("Color") == frame)
      let after = host.graph.counters
      if offset < 400 {
        #expect(after.bodies > before.bodies)
      } else {
        #expect(after.bodies == before.bodies && after.measures == before.measures && after.places == before.places)
      }
    }
  }

  @Test("A subtitle leaves after its title")
  func subtitle() {
    let host = host(.iOS26, subtitle: "All of them")
    let below = host.frame("Text[1]")
    host.scroll(to: CGPoint(x: 0, y: 60))
    #expect(host.texts == ["All of them"])
    #expect(isClose(host.frame("Text").minY, below.minY - 60))
    host.scroll(to: CGPoint(x: 0, y: 73))
    #expect(host.texts == ["Settings", "All of them"])
    #expect(host.frame("Text[1]").maxY <= 54)
  }

  @Test("A bar with a small title doesn't hear of scrolling; nor does one below which nothing is scrolled")
  func still() {
    let host = host(.iOS26, mode: .inline)
    let (title, before) = (host.frame("Text"), host.graph.counters)
    host.scroll(to: CGPoint(x: 0, y: 30))
    #expect(host.frame("Text") == title && host.graph.counters.bodies == before.bodies)
    let large = self.host(.iOS26)
    let frame = large.frame("Text")
    large.scroll(to: CGPoint(x: 0, y: -30))
    #expect(large.frame("Text") == frame)
  }

  @Test("Where the title was, the content takes taps")
  func taps() {
    var tapped = 0
    let host = makeHost(
      NavigationStack {
        ScrollView { Color.red.frame(height: 2_000).onTapGesture { tapped += 1 } }
          .navigationTitle("Settings")
          .toolbar { ToolbarItem(placement: .largeTitle) { Button("Large") { tapped += 100 } } }
      }, 400, 600)
    host.update()
    let title = host.frame("Text")
    host.tap(at: CGPoint(x: title.midX, y: title.midY))
    #expect(tapped == 100)
    host.scroll(to: CGPoint(x: 0, y: 100))
    host.tap(at: CGPoint(x: title.midX, y: title.midY))
    #expect(tapped == 101)
  }

  @Test("A search field below the title moves up with it")
  func search() {
    let host = makeHost(
      NavigationStack { Rows().navigationTitle("Settings").searchable(text: .constant("")) }, 400, 600
    ) { $0.profile = .iOS18 }
    host.update()
    func prompt() -> CGRect { host.snapshot().root.all("Text").first { $0.text == "Search" }?.rendered ?? .null }
    let field = prompt()
    #expect(field.minY > 96)
    host.scroll(to: CGPoint(x: 0, y: 30))
    #expect(isClose(prompt().minY, field.minY - 30))
    host.scroll(to: CGPoint(x: 0, y: 300))
    #expect(isClose(prompt().minY, field.minY - 52))
  }
}
