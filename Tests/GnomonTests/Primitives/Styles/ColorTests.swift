// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Values that the compatibility tests of the public repository OpenSwiftUI assert of SwiftUI itself.
@Suite struct ComparedValueTests {
  struct Written: Sendable {
    var space: Color.RGBColorSpace
    var components: [Float]
    var text: String
  }

  @Test(arguments: [
    Written(space: .sRGB, components: [0, 0, 0, 0], text: "#00000000"),
    Written(space: .sRGB, components: [0.01, 0.02, 0.03, 0.04], text: "#0305080A"),
    Written(space: .sRGB, components: [0.3, 0.3, 0.3, 0.3], text: "#4C4C4C4D"),
    Written(space: .sRGB, components: [0.412, 0.508, 0.690, 0.748], text: "#6982B0BF"),
    Written(space: .sRGB, components: [0.6, 0.6, 0.6, 0.6], text: "#99999999"),
    Written(space: .sRGB, components: [1, 1, 1, 1], text: "#FFFFFFFF"),
    Written(space: .sRGBLinear, components: [0.01, 0.02, 0.03, 0.04], text: "#1927300A"),
    Written(space: .sRGBLinear, components: [0.3, 0.3, 0.3, 0.3], text: "#9595954D"),
    Written(space: .sRGBLinear, components: [0.412, 0.508, 0.690, 0.748], text: "#ACBDD8BF"),
    Written(space: .sRGBLinear, components: [0.6, 0.6, 0.6, 0.6], text: "#CBCBCB99"),
    Written(space: .displayP3, components: [0, 0, 0, 0], text: "#00000000"),
    Written(space: .displayP3, components: [0.01, 0.02, 0.03, 0.04], text: "#0205080A"),
    Written(space: .displayP3, components: [0.3, 0.3, 0.3, 0.3], text: "#4D4C4C4D"),
    Written(space: .displayP3, components: [0.412, 0.508, 0.690, 0.748], text: "#6382B4BF"),
    Written(space: .displayP3, components: [0.6, 0.6, 0.6, 0.6], text: "#99999999"),
    Written(space: .displayP3, components: [1, 1, 1, 1], text: "#FFFFFFFF"),
  ])
  func bytesOfColors(_ written: Written) {
    let part = written.components
    let color = Color.Resolved(
      colorSpace: written.space, red: part[0], green: part[1], blue: part[2], opacity: part[3])
    #expect(color.description == written.text)
  }

  @Test func namesOfColors() {
    #expect(Color.red.opacity(0.334).description == "33% red")
    #expect(Color.red.opacity(0.336).description == "34% red")
    #expect(Color.red.opacity(0.3).opacity(0.5).description == "50% 30% red")
  }

  /// Values and slopes at 0, ¼, ½, ¾ and 1.
  struct Course: Sendable {
    var curve: UnitCurve
    var values: [Double]
    var slopes: [Double]
    var tolerance = 0.01
  }

  @Test(arguments: [
    Course(curve: .linear, values: [0, 0.25, 0.5, 0.75, 1], slopes: [1, 1, 1, 1, 1]),
    Course(curve: .easeIn, values: [0, 0.09, 0.32, 0.62, 1], slopes: [0, 0.67, 1.07, 1.37, 0]),
    Course(curve: .easeOut, values: [0, 0.38, 0.68, 0.91, 1], slopes: [1, 1.37, 1.07, 0.67, 0]),
    Course(curve: .easeInOut, values: [0, 0.13, 0.5, 0.87, 1], slopes: [0, 1.06, 1.72, 1.06, 0]),
    Course(
      curve: .circularEaseIn, values: [0, 0.032, 0.134, 0.339, 1], slopes: [0, 0.258, 0.577, 1.134, .infinity],
      tolerance: 0.001),
    Course(
      curve: .circularEaseOut, values: [0, 0.661, 0.866, 0.968, 1], slopes: [.infinity, 1.134, 0.577, 0.258, 0],
      tolerance: 0.001),
    Course(
      curve: .circularEaseInOut, values: [0, 0.067, 0.5, 0.933, 1], slopes: [0, 0.577, .infinity, 0.577, 0],
      tolerance: 0.001),
  ])
  func coursesOfCurves(_ course: Course) {
    for (index, x) in [0, 0.25, 0.5, 0.75, 1].enumerated() {
      #expect(abs(course.curve.value(at: x) - course.values[index]) <= course.tolerance)
      let (slope, wanted) = (course.curve.velocity(at: x), course.slopes[index])
      #expect(slope == wanted || abs(slope - wanted) <= course.tolerance, "at \(x)")
    }
  }

  @Test func animationsSayWhatTheyAre() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
    #expect(Animation.default.customMirror.description == "Mirror for Animation")
  }

  @Test func schedulesBeginAtTheEntryBefore() {
    func entries(_ schedule: some TimelineSchedule, from seconds: TimeInterval) -> [TimeInterval] {
      schedule.entries(from: Date(timeIntervalSince1970: seconds), mode: .normal).prefix(3)
        .map(\.timeIntervalSince1970)
    }
    let start = Date(timeIntervalSince1970: 0)
    #expect(entries(PeriodicTimelineSchedule(from: start, by: 5), from: 12) == [10, 15, 20])
    #expect(entries(PeriodicTimelineSchedule(from: start, by: 5), from: 15) == [15, 20, 25])
    #expect(entries(EveryMinuteTimelineSchedule(), from: 90) == [60, 120, 180])
    #expect(entries(AnimationTimelineSchedule(minimumInterval: 1.5), from: 0) == [0, 1.5, 3])
    #expect(entries(AnimationTimelineSchedule(paused: true), from: 0).isEmpty)
    #expect(AnimationTimelineSchedule().entries(from: start, mode: .lowFrequency).first { _ in true } == nil)
  }

  /// What comes is told before what goes.
  @MainActor @Test func aNewIdentityAppearsBeforeTheOldOneDisappears() {
    final class Log {
      var text = ""
    }
    struct Changing: View {
      @State var isOn = false
      let log: Log
      let change: (Binding<Bool>) -> Void

      var body: some View {
        change($isOn)
        return Color.red.onAppear { log.text += "A" }.onDisappear { log.text += "D" }.id(isOn)
      }
    }
    let log = Log()
    var isOn: Binding<Bool>?
    let host = makeHost(Changing(log: log) { isOn = $0 }, 10, 10)
    host.update()
    isOn?.wrappedValue = true
    host.update()
    #expect(log.text == "AAD")
  }
}
