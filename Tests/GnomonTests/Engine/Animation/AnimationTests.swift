// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite struct AnimationTests {
  @Test func animationsSayWhatTheyAre() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
    #expect(Animation.default.customMirror.description == "Mirror for Animation")
  }

  @Test("Delay, speed and repetition shift time")
  func modifiers() {
    let linear = Animation.linear(duration: 1)
    #expect(linear.value(from: 0.0, to: 10, at: 0.25) == 2.5)
    #expect(linear.value(from: 0.0, to: 10, at: 1) == nil)
    #expect(linear.delay(1).value(from: 0.0, to: 10, at: 0.5) == 0)
    #expect(linear.delay(1).value(from: 0.0, to: 10, at: 1.5) == 5)
    #expect(linear.speed(2).value(from: 0.0, to: 10, at: 0.25) == 5)
    var context = AnimationContext<Double>()
    let twice = linear.repeatCount(2)
    #expect(twice.animate(value: 10, time: 0.75, context: &context) == 7.5)
    #expect(twice.animate(value: 10, time: 1, context: &context) == 10)
    #expect(twice.animate(value: 10, time: 1.25, context: &context) == 7.5)
    #expect(twice.animate(value: 10, time: 2, context: &context) == nil)
  }

  @Test("Animations are equal by what they do")
  func equality() {
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.spring == .smooth)
    #expect(Animation.linear.delay(1) != Animation.linear)
  }
}
