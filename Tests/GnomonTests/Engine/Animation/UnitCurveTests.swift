// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite struct UnitCurveTests {
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
}
