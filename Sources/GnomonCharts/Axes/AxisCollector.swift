// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The groups of marks of an axis while they're collected.
public final class _AxisCollector {
  private(set) var groups: [AxisGroup] = []

  init() {}

  func add(_ group: AxisGroup) { groups.append(group) }
}

/// Marks of one rule on an axis.
struct AxisGroup {
  var preset: AxisMarkPreset
  var position: AxisMarkPosition
  var values: AxisValues
  var marks: (AxisValue, _AxisMarkCollector) -> Void

  /// The marks of an axis of which nothing is said.
  static var usual: AxisGroup {
    AxisGroup(preset: .automatic, position: .automatic, values: .rule(.automatic)) { _, marks in
      marks.addUsual(stroke: nil, label: AxisValueLabel<Never>())
    }
  }
}

/// What is shown at one value of an axis, while it's collected.
public final class _AxisMarkCollector {
  let value: AxisValue
  /// True of the x axis.
  let isX: Bool
  var look = AxisLook()
  private(set) var parts: [AxisPart] = []

  init(_ value: AxisValue, isX: Bool) { (self.value, self.isX) = (value, isX) }

  func add(_ part: AxisPart) { parts.append(part) }

  /// A line, a label, and below the plot a tick that carries the line on beside the label.
  func addUsual(stroke: StrokeStyle?, label: AxisValueLabel<Never>) {
    AxisGridLine._makeAxisMark(AxisGridLine(stroke: stroke), self)
    if isX { AxisTick._makeAxisMark(AxisTick(stroke: stroke), self) }
    AxisValueLabel._makeAxisMark(label, self)
  }
}

/// A part of what is shown at a value of an axis.
struct AxisPart {
  enum Kind {
    case gridLine(StrokeStyle?)
    case tick(AxisTick.Length, StrokeStyle?)
    case label(Label, AxisLabelOptions)
  }

  enum Label {
    /// The value in words.
    case usual
    case words(String)
    case view(AnyView)
  }

  var kind: Kind
  var centered: Bool?
  var look: AxisLook

  var isTick: Bool { if case .tick = kind { true } else { false } }
}
