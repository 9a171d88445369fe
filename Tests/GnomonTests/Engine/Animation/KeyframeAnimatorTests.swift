// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

@MainActor @Suite struct KeyframeAnimatorTests {
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

  @Test func keyframesAreWorkedOut() {
    let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(50)
        LinearKeyframe(60, duration: 2)
      }
      KeyframeTrack(\.y) {
        CubicKeyframe(4, duration: 1)
        SpringKeyframe(8, duration: 1, spring: .smooth)
      }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0) == .zero)
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 2).x == 55)
    // The spring is cut off a little before its end.
    #expect(timeline.value(time: 9).x == 60)
    #expect(abs(timeline.value(time: 9).y - 8) < 0.001)
    #expect(abs(timeline.value(time: 0.999_999).y - 4) < 0.001)
    #expect(timeline.value(progress: 1).x == 60)
  }
}
