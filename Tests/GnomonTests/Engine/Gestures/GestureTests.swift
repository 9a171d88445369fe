// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor
@Suite("Gestures")
struct GestureTests {
  /// What was called.
  final class Log {
    var entries: [String] = []
    func callAsFunction(_ entry: String) { entries.append(entry) }
  }

  private let centre = CGPoint(x: 50, y: 50)

  private func entries<V: View>(_ log: Log, _ view: V, _ body: (ViewHost) -> Void) -> [String] {
    log.entries = []
    let host = makeHost(view, 100, 100)
    host.update()
    body(host)
    return log.entries
  }

  @Test("A tap is the innermost view's; a high priority gesture goes before it, a simultaneous one beside it")
  func priorities() {
    let log = Log()
    let inner = Color.red.frame(width: 50, height: 50).onTapGesture { log("inner") }
    #expect(entries(log, inner.onTapGesture { log("outer") }) { $0.tap(at: centre) } == ["inner"])
    #expect(
      entries(log, inner.highPriorityGesture(TapGesture().onEnded { log("outer") })) { $0.tap(at: centre) }
        == ["outer"])
    #expect(
      Set(entries(log, inner.simultaneousGesture(TapGesture().onEnded { log("outer") })) { $0.tap(at: centre) })
        == ["inner", "outer"])
    #expect(entries(log, inner) { $0.tap(at: .zero) } == [])
    #expect(
      entries(log, inner.gesture(TapGesture().onEnded { log("outer") }, including: .gesture)) { $0.tap(at: centre) }
        == ["outer"])
  }

  @Test("A single tap waits for a double one that goes before it")
  func counts() {
    let log = Log()
    let view = Color.red.onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
    #expect(entries(log, view) { $0.tap(at: centre) } == ["single"])
    #expect(entries(log, view) { $0.tap(at: centre, count: 2) } == ["double"])
  }

  @Test("A tap hits what is shown; a content shape widens it; clear colours and hit testing let it through")
  func hits() {
    let log = Log()
    let hollow = VStack(spacing: 40) {
      Color.red.frame(width: 20, height: 10)
      Color.red.frame(width: 20, height: 10)
    }
    #expect(entries(log, hollow.onTapGesture { log("tap") }) { $0.tap(at: centre) } == [])
    #expect(
      entries(log, hollow.contentShape(Rectangle()).onTapGesture { log("tap") }) { $0.tap(at: centre) } == ["tap"])
    let below = Color.red.onTapGesture { log("below") }
    #expect(entries(log, below.overlay(Color.green)) { $0.tap(at: centre) } == [])
    #expect(entries(log, below.overlay(Color.clear)) { $0.tap(at: centre) } == ["below"])
    #expect(entries(log, below.overlay(Color.green.allowsHitTesting(false))) { $0.tap(at: centre) } == ["below"])
    #expect(entries(log, below.overlay(Circle().offset(x: 100))) { $0.tap(at: centre) } == ["below"])
  }

  @Test("A drag tells where it began and how far it is")
  func drag() {
    let log = Log()
    let view = Color.red.gesture(
      DragGesture().onChanged { log("\(Int($0.translation.width))") }.onEnded { log("end \(Int($0.location.x))") })
    #expect(
      entries(log, view) { $0.drag(from: centre, to: CGPoint(x: 90, y: 50), steps: 4) }
        == ["10", "20", "30", "40", "end 90"])
    #expect(entries(log, view) { $0.drag(from: centre, to: CGPoint(x: 55, y: 50)) } == [])
  }

  @Test("A gesture's state returns to its first value")
  func gestureState() {
    struct Mover: View {
      @GestureState private var offset = CGSize.zero
      var body: some View {
        Color.red.frame(width: 20, height: 20).offset(offset)
          .gesture(DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in state = value.translation })
      }
    }
    let host = makeHost(Mover(), 100, 100)
    host.update()
    host.touchDown(at: centre)
    host.touchMove(to: CGPoint(x: 70, y: 60))
    host.expect(["Color": [60, 50, 20, 20]])
    host.touchUp(at: CGPoint(x: 70, y: 60))
    host.expect(["Color": [40, 40, 20, 20]])
  }

  @Test("Gestures are combined: at once, in a row, or one or the other")
  func combinations() {
    let log = Log()
    let press = LongPressGesture(minimumDuration: 0.5).onEnded { _ in log("press") }
    let drag = DragGesture().onEnded { _ in log("drag") }
    #expect(entries(log, Color.red.gesture(press)) { $0.longPress(at: centre) } == ["press"])
    #expect(entries(log, Color.red.gesture(press)) { $0.tap(at: centre) } == [])
    let either = Color.red.gesture(
      TapGesture(count: 2).onEnded { log("two") }.exclusively(before: TapGesture().onEnded { log("one") }))
    #expect(entries(log, either) { $0.tap(at: centre) } == ["one"])
    #expect(entries(log, either) { $0.tap(at: centre, count: 2) } == ["two"])
    let row = Color.red.gesture(press.sequenced(before: drag))
    #expect(entries(log, row) { $0.drag(from: centre, to: .zero) } == [])
    #expect(
      entries(log, row) { host in
        host.touchDown(at: centre)
        host.advance(by: 1)
        host.touchMove(to: centre)
        host.touchMove(to: .zero)
        host.touchUp(at: .zero)
      } == ["press", "drag"])
    let both = Color.red.gesture(
      MagnificationGesture().simultaneously(with: RotationGesture())
        .onEnded { log("\($0.first ?? 0) \($0.second?.degrees ?? 0)") })
    #expect(entries(log, both) { $0.magnify(at: centre, by: 2) } == ["2.0 0.0"])
  }

  @Test("A drag over a scroll view scrolls it, and lets go of the button under the finger")
  func scrolling() {
    let log = Log()
    let view = ScrollView {
      Button {
        log("button")
      } label: {
        Color.red.frame(width: 100, height: 400)
      }.buttonStyle(.plain)
    }
    let host = makeHost(view, 100, 100)
    host.update()
    host.drag(from: centre, to: CGPoint(x: 50, y: 20))
    host.expect(["~Color": [0, -30, 100, 400]])
    #expect(log.entries == [])
    host.tap(at: centre)
    #expect(log.entries == ["button"])
  }

  @Test("An optional gesture acts where there is one")
  func optionalGesture() {
    let journal = Journal()
    func view(_ isOn: Bool) -> some View {
      Color.red.gesture(isOn ? TapGesture().onEnded { journal.add("tap") } : nil)
    }
    for isOn in [false, true] {
      let host = makeHost(view(isOn), 50, 50)
      host.update()
      host.tap(at: CGPoint(x: 20, y: 20))
    }
    #expect(journal.entries == ["tap"])
  }
}
