// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct WheelTests {
  private let log = Journal()

  private func host(_ view: some View) -> ViewHost {
    let host = makeHost(view, 100, 100)
    host.update()
    return host
  }

  private func offset(_ host: ViewHost, _ name: String = "Color") -> CGFloat { -host.frame(name).minY }

  private let middle = CGPoint(x: 50, y: 50)

  @Test("A wheel scrolls as far as the content goes")
  func clamped() {
    let host = host(ScrollView { Color.red.frame(height: 250) })
    #expect(host.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 60)))
    #expect(host.snapshot().node("Color")?.rendered.minY == -60)
    #expect(host.scrollWheel(at: middle, by: CGVector(dx: 30, dy: 1_000)))
    #expect(host.snapshot().node("Color")?.rendered.minY == -150)
    #expect(!host.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 1)), "there's nothing left")
    #expect(host.scrollWheel(at: middle, by: CGVector(dx: 0, dy: -200)))
    #expect(host.snapshot().node("Color")?.rendered.minY == 0)
  }

  @Test("Ways that aren't lengths, points that aren't places, and views that don't scroll")
  func bad() {
    let host = host(ScrollView { Color.red.frame(height: 250) })
    for way in [CGVector(dx: 0, dy: CGFloat.nan), CGVector(dx: CGFloat.infinity, dy: 0), CGVector(dx: 5, dy: 0)] {
      #expect(!host.scrollWheel(at: middle, by: way))
    }
    #expect(!host.scrollWheel(at: CGPoint(x: CGFloat.nan, y: 0), by: CGVector(dx: 0, dy: 10)))
    #expect(!host.scrollWheel(at: CGPoint(x: 200, y: 0), by: CGVector(dx: 0, dy: 10)))
    #expect(!self.host(Color.red).scrollWheel(at: middle, by: CGVector(dx: 0, dy: 10)))
    let disabled = self.host(ScrollView { Color.red.frame(height: 250) }.scrollDisabled(true))
    #expect(!disabled.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 10)))
    #expect(!self.host(ScrollView { Color.red.frame(height: 20) }).scrollWheel(at: middle, by: CGVector(dx: 0, dy: 10)))
  }

  @Test("What an inner scroll view can't take goes to the one around")
  func nested() {
    let view = ScrollView {
      ScrollView { Color.red.frame(height: 120) }.frame(height: 100)
      Color.blue.frame(height: 300)
    }
    let host = host(view)
    #expect(host.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 50)))
    // 20 of 50 inside, 30 outside.
    #expect(host.snapshot().node("Color[0]")?.rendered.minY == -50)
    #expect(host.snapshot().node("ScrollView[1]")?.rendered.minY == -30)
    let crossed = self.host(
      ScrollView {
        ScrollView(.horizontal) { Color.red.frame(width: 300, height: 100) }
        Color.blue.frame(height: 300)
      })
    crossed.scrollWheel(at: middle, by: CGVector(dx: 40, dy: 70))
    #expect(crossed.snapshot().node("Color[0]")?.rendered.origin == CGPoint(x: -40, y: -70))
  }

  @Test("A scroll view is in motion while it's turned, and comes to rest with the last part")
  func phases() {
    let log = log
    let host = host(
      ScrollView { Color.red.frame(height: 500) }
        .onScrollPhaseChange { log.add("\($0) \($1)") }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          log.add("\(Int($1))")
        })
    host.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 10))
    #expect(log.entries.contains("idle interacting") && log.entries.contains("interacting idle"))
    #expect(log.count("10") == 1)
    log.clear()
    host.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 10), isLast: false)
    host.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 10), isLast: false)
    #expect(log.entries.sorted() == ["20", "30", "idle interacting"])
    log.clear()
    #expect(!host.scrollWheel(at: middle, by: .zero))
    #expect(log.entries == ["interacting idle"])
  }

  @Test("Where a scroll view pages, it does so with the last part of a movement")
  func paging() {
    let host = host(
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<4, id: \.self) { _ in Color.red.frame(height: 100) } }
      }.scrollTargetBehavior(.paging))
    for _ in 0..<3 { host.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 22), isLast: false) }
    #expect(host.snapshot().node("Color[0]")?.rendered.minY == -66)
    host.scrollWheel(at: middle, by: .zero)
    #expect(host.snapshot().node("Color[0]")?.rendered.minY == -100)
  }

  @Test("From right to left a wheel goes to the left")
  func rightToLeft() {
    let host = makeHost(ScrollView(.horizontal) { Color.red.frame(width: 300, height: 100) }, 100, 100) {
      $0.layoutDirection = .rightToLeft
    }
    host.update()
    #expect(!host.scrollWheel(at: middle, by: CGVector(dx: 10, dy: 0)))
    #expect(host.scrollWheel(at: middle, by: CGVector(dx: -500, dy: 0)))
    #expect(host.snapshot().node("Color")?.rendered.minX == 0)
  }

  private struct Removing: View {
    @State private var isShown = true
    var body: some View {
      if isShown {
        ScrollView { Color.red.frame(height: 500) }.onScrollPhaseChange { if $1 == .interacting { isShown = false } }
      }
    }
  }

  @Test("A scroll view that goes while it's turned")
  func removed() {
    let host = host(Removing())
    #expect(host.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 10)))
    #expect(host.snapshot().node("ScrollView") == nil)
    #expect(!host.scrollWheel(at: middle, by: CGVector(dx: 0, dy: 10)))
  }

  private struct Menus: View {
    let log: Journal
    var isDisabled = false
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 50)
          .contextMenu { Button("Inner") { log.add("inner") } }
        Color.blue.frame(height: 50)
      }
      .contextMenu { Button("Outer") { log.add("outer") } }
      .disabled(isDisabled)
    }
  }

  @Test("A click with the secondary button opens the innermost context menu")
  func contextMenus() {
    let host = makeHost(Menus(log: log), 100, 300)
    host.update()
    #expect(!host.secondaryClick(at: CGPoint(x: CGFloat.nan, y: 0)))
    #expect(!host.secondaryClick(at: CGPoint(x: 50, y: 5)), "there's nothing")
    #expect(host.secondaryClick(at: CGPoint(x: 50, y: 120)))
    #expect(host.texts == ["Inner"])
    let item = host.frame("Text")
    host.tap(at: CGPoint(x: item.midX, y: item.midY))
    #expect(log.entries == ["inner"] && host.texts.isEmpty)
    #expect(host.secondaryClick(at: CGPoint(x: 50, y: 180)))
    #expect(host.texts == ["Outer"])
    #expect(!self.host(Menus(log: log, isDisabled: true)).secondaryClick(at: middle))
    let menu = self.host(Menu("Menu") { Button("Item") {} })
    #expect(!menu.secondaryClick(at: middle) && menu.texts == ["Menu"], "a menu's button isn't one")
  }
}
