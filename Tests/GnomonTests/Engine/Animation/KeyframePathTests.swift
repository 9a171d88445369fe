// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Values of keyframes and springs as recorded on macOS 27 by the public probe swiftui-controls-looks.
@MainActor
@Suite struct KeyframePathTests {
  private func expect(
    _ timeline: KeyframeTimeline<Double>, _ duration: TimeInterval, _ values: KeyValuePairs<TimeInterval, Double>,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(abs(timeline.duration - duration) < 0.001, "\(timeline.duration)", sourceLocation: sourceLocation)
    for (time, value) in values {
      let found = timeline.value(time: time)
      #expect(abs(found - value) < 0.001, "\(found) at \(time), recorded \(value)", sourceLocation: sourceLocation)
    }
  }

  @Test("Linear keyframes, eased ones, and moves")
  func linear() {
    expect(
      KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(10.0, duration: 0.2)
        LinearKeyframe(-10.0, duration: 0.2)
        LinearKeyframe(0.0, duration: 0.2)
      }, 0.6, [-0.1: 0, 0.05: 2.5, 0.2: 10, 0.25: 5, 0.35: -5, 0.5: -5, 0.8: 0])
    expect(
      KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10.0, duration: 0.4, timingCurve: .easeInOut) }, 0.4,
      [0.05: 0.311, 0.1: 1.292, 0.15: 2.928, 0.2: 5, 0.25: 7.072, 0.35: 9.689, 1: 10])
    expect(
      KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(10.0, duration: 0.2)
        MoveKeyframe(-5.0)
        LinearKeyframe(0.0, duration: 0.2)
      }, 0.4, [0.1: 5, 0.15: 7.5, 0.25: -3.75, 0.35: -1.25, 0.5: 0])
  }

  @Test("Cubic keyframes go on as fast as their neighbours")
  func cubic() {
    expect(
      KeyframeTimeline(initialValue: 0.0) {
        CubicKeyframe(10.0, duration: 0.2)
        CubicKeyframe(-10.0, duration: 0.2)
        CubicKeyframe(0.0, duration: 0.2)
      }, 0.6, [0.05: 1.797, 0.1: 5.625, 0.15: 9.141, 0.25: 6.406, 0.3: 0, 0.35: -6.406, 0.5: -5.625])
    expect(
      KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(10.0, duration: 0.4) }, 0.4,
      [0.05: 0.43, 0.1: 1.562, 0.15: 3.164, 0.25: 6.836, 0.35: 9.57])
    expect(
      KeyframeTimeline(initialValue: 0.0) {
        CubicKeyframe(10.0, duration: 0.1)
        CubicKeyframe(0.0, duration: 0.3)
      }, 0.4, [0.025: 1.562, 0.05: 5, 0.075: 8.437, 0.15: 9.259, 0.2: 7.407, 0.3: 2.593, 0.35: 0.741])
    expect(
      KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(10.0, duration: 0.2)
        CubicKeyframe(0.0, duration: 0.2)
        LinearKeyframe(5.0, duration: 0.2)
      }, 0.6, [0.05: 2.5, 0.25: 9.609, 0.3: 5.625, 0.35: 1.328, 0.4: 0, 0.5: 2.5])
    expect(
      KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(10.0, duration: 0.4, startVelocity: 50, endVelocity: 0) },
      0.4,
      [0.05: 2.344, 0.1: 4.375, 0.2: 7.5, 0.3: 9.375, 0.35: 9.844])
    expect(
      KeyframeTimeline(initialValue: 0.0) {
        CubicKeyframe(10.0, duration: 0.2)
        CubicKeyframe(30.0, duration: 0.2)
      }, 0.4, [0.05: 0.859, 0.1: 3.125, 0.15: 6.328, 0.25: 15.234, 0.3: 21.875, 0.35: 27.578])
    expect(
      KeyframeTimeline(initialValue: 0.0) {
        CubicKeyframe(10.0, duration: 0.1)
        CubicKeyframe(30.0, duration: 0.3)
      }, 0.4, [0.025: 1.211, 0.05: 4.062, 0.075: 7.383, 0.175: 16.289, 0.25: 22.812, 0.325: 27.93])
  }

  @Test("Springs go on from where they are cut off")
  func springs() {
    expect(
      KeyframeTimeline(initialValue: 0.0) {
        SpringKeyframe(10.0, duration: 0.4, spring: Spring(duration: 0.4, bounce: 0))
      }, 0.4, [0.05: 1.86, 0.1: 4.656, 0.2: 8.21, 0.3: 9.487, 0.4: 9.864, 0.6: 9.864])
    expect(
      KeyframeTimeline(initialValue: 0.0) {
        SpringKeyframe(10.0, duration: 0.2, spring: Spring(duration: 0.4, bounce: 0))
        LinearKeyframe(0.0, duration: 0.2)
      }, 0.4, [0.1: 4.656, 0.2: 8.21, 0.25: 6.158, 0.3: 4.105, 0.4: 0])
    expect(
      KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(10.0, duration: 0.2)
        SpringKeyframe(0.0, duration: 0.4, spring: Spring(duration: 0.4, bounce: 0))
      }, 0.6, [0.2: 10, 0.25: 9.28, 0.3: 6.384, 0.4: 2.222, 0.6: 0.173])
    let springs: [(Spring, Double)] = [
      (Spring(duration: 0.4, bounce: 0), 4.656), (Spring(duration: 0.4, bounce: 0.3), 5.614),
      (Spring(duration: 0.4, bounce: 0.5), 6.473), (Spring(duration: 0.4, bounce: -0.3), 3.724),
      (Spring(duration: 1, bounce: 0), 1.313), (Spring(duration: 1, bounce: 0.3), 1.457),
      (Spring(duration: 0.5, bounce: 0.15), 3.881), (Spring(duration: 0.2, bounce: 0.7), 13.679),
    ]
    for (spring, value) in springs {
      #expect(abs(spring.value(target: 10.0, time: 0.1) - value) < 0.001, "\(spring)")
    }
  }
}
