// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Spring {
  /// The two basic solutions at a time: `position` starts at 1 at rest, `speed` at 0 with speed 1.
  func solutions(at time: TimeInterval) -> (position: Double, speed: Double) {
    let t = time.isNaN ? 0 : max(0, time)
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      if decay * t > 700 { return (0, 0) }
      let envelope = exp(-decay * t), sine = sin(swing * t) / swing
      return (envelope * (cos(swing * t) + decay * sine), envelope * sine)
    }
    let split = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    if split < 1e-6 * frequency {
      if decay * t > 700 { return (0, 0) }
      let envelope = exp(-frequency * t)
      return (envelope * (1 + frequency * t), envelope * t)
    }
    // The slow rate is written without the difference of two near numbers.
    let fast = decay + split, slow = frequency * frequency / fast
    let slowPart = exp(-slow * t), fastPart = exp(-fast * t)
    return (
      (fast * slowPart - slow * fastPart) / (2 * split), (slowPart - fastPart) / (2 * split)
    )
  }

  /// The value on its way from zero towards the target, after some seconds.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let (position, speed) = solutions(at: time)
    return target.scaled(by: 1 - position) + initialVelocity.scaled(by: speed)
  }

  /// The velocity per second of a value that started at zero.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let (position, speed) = solutions(at: time)
    return target.scaled(by: frequency * frequency * speed)
      + initialVelocity.scaled(by: position - 2 * dampingRatio * frequency * speed)
  }

  /// Moves a value and its velocity on by some seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let next = value + self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value = next
  }

  /// The force on the mass at a position with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The seconds until a value that starts at zero stays within `epsilon` of the target; ∞ without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let distance = target.magnitudeSquared.squareRoot(), speed = initialVelocity.magnitudeSquared.squareRoot()
    guard distance.isFinite, speed.isFinite, epsilon > 0 else { return .infinity }
    if dampingRatio == 0 { return distance == 0 && speed == 0 ? 0 : .infinity }
    if dampingRatio < 1 {
      let decay = dampingRatio * frequency
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let quadrature = (initialVelocity - target.scaled(by: decay)).scaled(by: 1 / swing)
      let amplitude = (distance * distance + quadrature.magnitudeSquared).squareRoot()
      return amplitude > epsilon ? log(amplitude / epsilon) / decay : 0
    }
    func bound(_ time: Double) -> Double {
      let (position, unit) = solutions(at: time)
      return distance * position + speed * unit
    }
    var high = 1 / frequency
    while bound(high) > epsilon, high < 1e9 { high *= 2 }
    var low = high / 2
    if bound(low) <= epsilon { low = 0 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// The value on the way between two values after some seconds.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The velocity per second on the way between two values after some seconds.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on the mass between two values.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// The seconds until a value stays within `epsilon` of another.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
