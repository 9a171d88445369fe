// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

@MainActor @Suite("Phases by the host's clock")
struct PhaseAnimatorTests {
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

  private struct Animated: View {
    @State var trigger = 0
    var body: some View {
      KeyframeAnimator(initialValue: CGFloat(10), trigger: trigger) { width in
        Color.red.frame(width: width, height: 10).onTapGesture { trigger += 1 }
      } keyframes: { _ in
        LinearKeyframe(30, duration: 1)
        LinearKeyframe(20, duration: 1)
      }
    }
  }

  @Test func anAnimatorIsShownAtRest() {
    let host = makeHost(Animated(), 100, 50)
    host.update()
    host.expect(["Color": [10, 10]])
    host.tap(at: CGPoint(x: 50, y: 25))
    host.expect(["Color": [20, 10]])
  }
}
