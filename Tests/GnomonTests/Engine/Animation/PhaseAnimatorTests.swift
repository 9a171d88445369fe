// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Animators by the host's clock")
struct AnimatorTests {
  @Test("Phases follow one another, and begin again") func phases() {
    let host = makeClockedHost(
      box(10, 10).phaseAnimator([0.0, 40.0]) { content, x in
        content.offset(x: x)
      } animation: { _ in
        .linear(duration: 1)
      }, 100, 100)
    #expect(host.drawn("Color").minX == 45)
    host.advance(by: 0.5)
    #expect(isNear(host.drawn("Color").minX, 65))
    host.advance(by: 0.5)
    #expect(isNear(host.drawn("Color").minX, 85))
    host.advance(by: 0.5)
    #expect(isNear(host.drawn("Color").minX, 65, 1e-3))
    host.advance(by: 1_000)
    #expect(isNear(host.drawn("Color").minX, 65, 0.1))
    #expect(host.isAnimating)
  }

  @Test("Phases of a trigger go through once") func triggered() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        box(10, 10).phaseAnimator([0.0, 40.0], trigger: model.number) { content, x in
          content.offset(x: x)
        } animation: { _ in
          .linear(duration: 1)
        }
      }, 100, 100)
    host.advance(by: 5)
    #expect(host.drawn("Color").minX == 45)
    model.number = 1
    host.update()
    host.advance(by: 0.5)
    #expect(isNear(host.drawn("Color").minX, 65))
    host.advance(by: 3)
    #expect(host.drawn("Color").minX == 45)
    #expect(!host.isAnimating)
  }

  @Test("Several views go through their phases as one") func several() {
    let host = makeClockedHost(
      VStack(spacing: 0) {
        PhaseAnimator([0.0, 40.0]) { x in
          box(10, 10).offset(x: x)
          box(10, 10).offset(x: -x)
        } animation: { _ in
          .linear(duration: 1)
        }
      }, 100, 100)
    host.advance(by: 0.5)
    #expect(isNear(host.drawn("Color[0]").minX, 65))
    #expect(isNear(host.drawn("Color[1]").minX, 25))
    host.advance(by: 1)
    #expect(isNear(host.drawn("Color[0]").minX, 65, 1e-3))
  }

  @Test("Phases without animation are a frame each") func jumps() {
    let host = makeClockedHost(
      PhaseAnimator([0, 1, 2]) {
        Text(verbatim: "\($0)")
      } animation: { _ in
        nil
      })
    #expect(host.text() == "1")
    host.advance(by: 1.0 / 60)
    #expect(host.text() == "2")
    host.advance(by: 1.0 / 60)
    #expect(host.text() == "0")
  }

  @Test("Keyframes by the time since they began") func keyframes() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        box(10, 10).keyframeAnimator(initialValue: 0.0, trigger: model.number) { content, x in
          content.offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(40, duration: 1)
          LinearKeyframe(20, duration: 1)
        }
      }, 100, 100)
    host.advance(by: 3)
    #expect(host.drawn("Color").minX == 45)
    model.number = 1
    host.update()
    host.advance(by: 0.5)
    #expect(isNear(host.drawn("Color").minX, 65))
    host.advance(by: 1)
    #expect(isNear(host.drawn("Color").minX, 75))
    host.advance(by: 3)
    #expect(host.drawn("Color").minX == 65)
    #expect(!host.isAnimating)
  }

  @Test("Keyframes that repeat") func repeating() {
    let host = makeClockedHost(
      KeyframeAnimator(initialValue: 0.0) {
        Color.red.frame(width: 10, height: 10).offset(x: $0)
      } keyframes: { _ in
        LinearKeyframe(40, duration: 1)
      }, 100, 100)
    host.advance(by: 3.25)
    #expect(isNear(host.drawn("Color").minX, 55))
    #expect(host.isAnimating)
  }

  @Test("A timeline follows the host's clock") func timelines() {
    func seconds(_ date: Date) -> String { "\((date.timeIntervalSinceReferenceDate * 100).rounded() / 100)" }
    let host = makeClockedHost(
      VStack {
        TimelineView(.animation) { Text(verbatim: seconds($0.date)) }
        TimelineView(.animation(minimumInterval: 0.5)) { Text(verbatim: seconds($0.date)) }
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 2)) {
          Text(verbatim: seconds($0.date))
        }
        TimelineView(.animation(paused: true)) { Text(verbatim: seconds($0.date)) }
      })
    #expect((0..<4).map { host.text($0) } == ["0.0", "0.0", "0.0", "0.0"])
    host.advance(by: 1.75)
    #expect((0..<4).map { host.text($0) } == ["1.75", "1.5", "0.0", "0.0"])
    host.advance(by: 3)
    #expect((0..<4).map { host.text($0) } == ["4.75", "4.5", "4.0", "0.0"])
  }

  @Test("An animation of one's own, with what it keeps") func custom() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { box(10, 10).offset(x: $0.number) }, 200, 100)
    withAnimation(Animation(Steps(count: 4))) { model.number = 80 }
    host.update()
    host.advance(by: 0.3)
    #expect(isNear(host.drawn("Color").minX, 95 + 20))
    host.advance(by: 0.3)
    #expect(isNear(host.drawn("Color").minX, 95 + 40))
    host.advance(by: 0.5)
    #expect(host.drawn("Color").minX == 175)
    #expect(!host.isAnimating)
  }

  /// A second in steps.
  private struct Steps: CustomAnimation {
    let count: Int
    nonisolated func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 1 ? value.scaled(by: (time * Double(count)).rounded(.down) / Double(count)) : nil
    }
  }
}
