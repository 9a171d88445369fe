// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A sector of a pie, or of a ring.
@MainActor @preconcurrency
public struct SectorMark: @unchecked Sendable {
  nonisolated(unsafe) private let make: (_MarkInputs, _MarkCollector) -> Mark

  /// A sector whose angle is the value's share of all sectors' values.
  nonisolated public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    make = { inputs, marks in
      var mark = Mark(.sector, x: marks.channel(angle, for: .angle), y: .full, inputs)
      mark.width = innerRadius
      mark.height = outerRadius
      mark.angularInset = angularInset ?? 0
      return mark
    }
  }
}

extension SectorMark: PrimitiveChartContent {
  /// No body: the mark is drawn as it is.
  public typealias Body = Never

  /// Adds the mark.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    marks.add(content.make(inputs, marks))
  }
}
