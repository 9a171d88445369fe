// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A sector of a pie, or of a ring.
@MainActor @preconcurrency
public struct SectorMark: @unchecked Sendable {
  nonisolated(unsafe) private let mark: GivenMark

  /// A sector whose angle is the value's share of all sectors' values.
  nonisolated public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = GivenMark(.sector, x: .value(angle.given), y: .full)
    mark.width = innerRadius
    mark.height = outerRadius
    mark.angularInset = angularInset ?? 0
    self.mark = mark
  }
}

extension SectorMark: PrimitiveChartContent {
  /// No body: the mark is drawn as it is.
  public typealias Body = Never

  /// Adds the mark.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    marks.add(content.mark, inputs)
  }
}
