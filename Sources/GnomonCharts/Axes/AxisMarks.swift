// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

/// Lines, ticks and labels at the values of an axis.
///
/// ```swift
/// struct Temperatures: View {
///   let days: [Date]
///   let degrees: [Double]
///
///   var body: some View {
///     Chart(days.indices, id: \.self) { day in
///       LineMark(x: .value("Day", days[day]), y: .value("Temperature", degrees[day]))
///     }
///     .chartXAxis {
///       AxisMarks(values: .stride(by: .day)) { value in
///         AxisGridLine()
///         AxisValueLabel(format: .dateTime.weekday())
///       }
///     }
///   }
/// }
/// ```
public struct AxisMarks<Content>: AxisContent where Content: AxisMark {
  let preset: AxisMarkPreset
  let position: AxisMarkPosition
  let values: AxisValues
  let marks: (AxisValue, _AxisMarkCollector) -> Void

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisValues,
    _ marks: @escaping (AxisValue, _AxisMarkCollector) -> Void
  ) {
    (self.preset, self.position, self.values, self.marks) = (preset, position, values, marks)
  }

  /// What a closure shows at each value.
  ///
  /// - Parameters:
  ///   - preset: how marks stand to the plot.
  ///   - position: the side of the plot.
  ///   - values: which values.
  ///   - content: makes what is shown at a value.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, .rule(values)) { value, marks in Content._makeAxisMark(content(value), marks) }
  }

  /// What a closure shows at each of some values.
  nonisolated public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) where Value: Plottable {
    self.init(preset, position, AxisValues(values)) { value, marks in Content._makeAxisMark(content(value), marks) }
  }

  /// The same marks at each value.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, .rule(values)) { _, marks in Content._makeAxisMark(content(), marks) }
  }

  /// The same marks at each of some values.
  nonisolated public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) where Value: Plottable {
    self.init(preset, position, AxisValues(values)) { _, marks in Content._makeAxisMark(content(), marks) }
  }

  /// The usual marks, with labels in a format.
  nonisolated public init<Format>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  )
  where
    Content == Never, Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String
  {
    self.init(preset, position, .rule(values)) { _, marks in
      marks.addUsual(stroke: stroke, label: AxisValueLabel<Never>(format: format))
    }
  }

  /// The usual marks at some values, with labels in a format.
  nonisolated public init<Value, Format>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  )
  where
    Content == Never, Value: Plottable, Value == Format.FormatInput, Format: FormatStyle,
    Format.FormatOutput == String
  {
    self.init(preset, position, AxisValues(values)) { _, marks in
      marks.addUsual(stroke: stroke, label: AxisValueLabel<Never>(format: format))
    }
  }

  /// The usual marks.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Content == Never {
    self.init(preset, position, .rule(values)) { _, marks in
      marks.addUsual(stroke: stroke, label: AxisValueLabel<Never>())
    }
  }

  /// The usual marks at some values.
  nonisolated public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Content == Never, Value: Plottable {
    self.init(preset, position, AxisValues(values)) { _, marks in
      marks.addUsual(stroke: stroke, label: AxisValueLabel<Never>())
    }
  }

  /// Adds the marks to an axis.
  public static func _makeAxisContent(_ content: Self, _ axis: _AxisCollector) {
    axis.add(
      AxisGroup(preset: content.preset, position: content.position, values: content.values, marks: content.marks))
  }
}

/// How an axis's marks stand to the plot.
public struct AxisMarkPreset: CustomStringConvertible, Sendable {
  enum Kind: Sendable { case automatic, extended, aligned, inset }

  let kind: Kind

  /// As the chart chooses.
  public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
  /// Lines reach beyond the plot, and labels stand beside their ends.
  public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
  /// Labels at the plot's ends are aligned with those.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
  /// Labels stand inside of the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }

  /// The preset in a word: `aligned`.
  public var description: String { "\(kind)" }
}

/// The side of the plot that an axis stands on.
public struct AxisMarkPosition: CustomStringConvertible, Sendable {
  enum Kind: Sendable { case automatic, leading, trailing, top, bottom }

  let kind: Kind

  /// Below for x, behind for y.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
  /// Before the plot.
  public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
  /// Behind the plot.
  public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
  /// Above the plot.
  public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
  /// Below the plot.
  public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }

  /// The position in a word: `leading`.
  public var description: String { "\(kind)" }
}
