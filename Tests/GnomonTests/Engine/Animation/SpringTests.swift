// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite("Springs")
struct SpringTests {
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
}
