// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What views are told of a pointer: Apple documents that `onHover` is called when the pointer enters and leaves, and
/// `onContinuousHover` with its place whenever it moves.
@MainActor @Suite struct HoverTests {
  private let log = Journal()

  private struct Boxes: View {
    let log: Journal
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 50).onHover { log.add("a \($0)") }
        Color.blue.frame(height: 50).onHover { log.add("b \($0)") }
      }
      .onHover { log.add("all \($0)") }
    }
  }

  private func host(_ view: some View) -> ViewHost {
    let host = makeHost(view, 100, 100)
    host.update()
    return host
  }

  @Test("Views are entered from the outside, and left before others are entered")
  func entering() {
    let host = host(Boxes(log: log))
    #expect(host.hover(at: CGPoint(x: 50, y: 25)))
    #expect(log.entries == ["all true", "a true"])
    #expect(!host.hover(at: CGPoint(x: 50, y: 25)), "the same point tells nothing new")
    #expect(!host.hover(at: CGPoint(x: 60, y: 30)), "nor does a move within the view")
    #expect(log.entries.count == 2)
    host.hover(at: CGPoint(x: 50, y: 75))
    #expect(log.entries.suffix(2) == ["a false", "b true"])
    #expect(host.hover(at: nil))
    #expect(log.entries.suffix(2) == ["b false", "all false"])
    #expect(!host.hover(at: nil))
  }

  @Test("A point that isn't finite, or outside, is over nothing")
  func nowhere() {
    let host = host(Boxes(log: log))
    for point in [CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: -.infinity), CGPoint(x: 500, y: 5)] {
      #expect(!host.hover(at: point))
    }
    host.hover(at: CGPoint(x: 50, y: 25))
    log.clear()
    #expect(host.hover(at: CGPoint(x: CGFloat.nan, y: 0)))
    #expect(log.entries == ["a false", "all false"])
    #expect(!makeHost(Color.red, 10, 10).hover(at: CGPoint(x: 5, y: 5)), "nobody wants to know")
  }

  @Test("Moves are told in the space that was asked for, and the end")
  func continuous() {
    func text(_ phase: HoverPhase) -> String {
      if case .active(let point) = phase { "\(Int(point.x)),\(Int(point.y))" } else { "ended" }
    }
    let host = host(
      Color.red.frame(width: 40, height: 40)
        .onContinuousHover { log.add("local \(text($0))") }
        .onContinuousHover(coordinateSpace: .global) { log.add("global \(text($0))") }
        .padding(10)
        .onContinuousHover(coordinateSpace: .named("page")) { log.add("page \(text($0))") }
        .frame(width: 80, height: 80, alignment: .topLeading)
        .coordinateSpace(.named("page")))
    // 80 in the middle of 100, then 10 of padding.
    host.hover(at: CGPoint(x: 25, y: 30))
    #expect(log.entries == ["page 15,20", "global 25,30", "local 5,10"])
    log.clear()
    host.hover(at: CGPoint(x: 26, y: 30))
    #expect(log.entries == ["page 16,20", "global 26,30", "local 6,10"])
    log.clear()
    host.hover(at: nil)
    #expect(log.entries == ["local ended", "global ended", "page ended"])
  }

  private struct Vanishing: View {
    @State private var isShown = true
    let log: Journal
    var body: some View {
      ZStack {
        Color.blue.onHover { log.add("below \($0)") }
        if isShown {
          Color.red.onHover {
            log.add("above \($0)")
            isShown = false
          }
        }
      }
    }
  }

  @Test("A view that went is told nothing")
  func unmounted() {
    let host = host(Vanishing(log: log))
    host.hover(at: CGPoint(x: 50, y: 50))
    #expect(log.entries == ["above true"] && host.snapshot().root.all("Color").count == 1)
    host.hover(at: CGPoint(x: 51, y: 50))
    #expect(log.entries == ["above true", "below true"])
    host.hover(at: nil)
    #expect(log.entries == ["above true", "below true", "below false"])
  }

  private final class Box {
    weak var host: ViewHost?
    var calls = 0
  }

  @Test("Actions that move the pointer themselves come to an end", .timeLimit(.minutes(30)))
  func endless() {
    let box = Box()
    let host = host(
      Color.red.onContinuousHover { _ in
        box.calls += 1
        box.host?.hover(at: CGPoint(x: CGFloat(box.calls % 90), y: 5))
      })
    box.host = host
    #expect(host.hover(at: CGPoint(x: 5, y: 5)))
    #expect(box.calls == 16)
    #expect(host.hover(at: CGPoint(x: 5, y: 5)), "later events are told")
  }

  @Test("A pointer that moves evaluates no body where nothing changes")
  func cost() {
    let host = host(Boxes(log: log))
    host.hover(at: CGPoint(x: 50, y: 25))
    host.resetCounters()
    for x in 0..<50 { host.hover(at: CGPoint(x: CGFloat(x), y: 25)) }
    #expect(host.counters.bodies == 0 && host.counters.measures == 0)
  }

  @Test("What lies behind what is presented isn't hovered")
  func presented() {
    let host = host(
      Boxes(log: log).sheet(isPresented: .constant(true)) { Color.green.onHover { log.add("sheet \($0)") } })
    host.hover(at: CGPoint(x: 50, y: 75))
    #expect(log.entries == ["sheet true"])
  }
}
