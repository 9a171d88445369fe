// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite("Animation values")
struct ValueTestsAnimation {
  @Test("Ease-in-out is symmetric, and its inverse undoes it")
  func curves() {
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    for curve in [UnitCurve.easeIn, .easeOut, .circularEaseIn, .circularEaseInOut] {
      #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
      for x in [0.1, 0.35, 0.8] {
        #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
        let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
        #expect(abs(curve.velocity(at: x) - slope) < 1e-4)
      }
    }
  }

  @Test("A spring's numbers by its physical ones")
  func springNumbers() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.duration - 2 * .pi / 10) < 1e-12)
    #expect(abs(spring.bounce - 0.5) < 1e-12)
    #expect(Spring(mass: 1, stiffness: 100, damping: 40).dampingRatio == 1)
    #expect(Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio == 2)
    #expect(abs(Spring(settlingDuration: 2, dampingRatio: 0.7).settlingDuration - 2) < 1e-9)
  }

  @Test("A spring obeys its equation", arguments: [0.2, 0.7, 1, 1.8])
  func springMotion(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let step = 1e-4
    for time in [0.05, 0.2, 0.6] {
      let velocity = spring.velocity(target: 1.0, initialVelocity: 2, time: time)
      let before = spring.value(target: 1.0, initialVelocity: 2, time: time - step)
      let here = spring.value(target: 1.0, initialVelocity: 2, time: time)
      let after = spring.value(target: 1.0, initialVelocity: 2, time: time + step)
      #expect(abs((after - before) / (2 * step) - velocity) < 1e-3)
      let force = spring.force(target: 1.0, position: here, velocity: velocity)
      #expect(abs((after - 2 * here + before) / (step * step) - force) < 0.05)
    }
    let settled = spring.settlingDuration(target: 1.0, initialVelocity: 2, epsilon: 0.001)
    #expect(abs(spring.value(target: 1.0, initialVelocity: 2, time: settled) - 1) <= 0.001 + 1e-9)
  }

  @Test("Steps of a spring lead where one long one does")
  func springUpdates() {
    let spring = Spring.bouncy
    var value = 0.0
    var velocity = 0.0
    for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.03) }
    #expect(abs(value - spring.value(target: 1.0, time: 0.3)) < 1e-9)
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

  @Test("A transaction is current in its call only, and its completion comes after")
  func transactions() {
    var steps: [String] = []
    #expect(Transaction.current.animation == nil)
    withAnimation(.linear) {
      #expect(Transaction.current.animation == .linear)
      withTransaction(\.disablesAnimations, true) {
        #expect(Transaction.current.disablesAnimations && Transaction.current.animation == .linear)
      }
      steps.append("body")
    } completion: {
      steps.append("completion")
    }
    #expect(steps == ["body", "completion"])
    #expect(Transaction.current.animation == nil)
  }

  @Test("Several values move as one")
  func vectors() {
    let values = AnimatableValues(1.0, CGFloat(2)).interpolated(towards: AnimatableValues(3.0, CGFloat(4)), amount: 0.5)
    #expect(values.value == (2, 3))
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
  }
}
