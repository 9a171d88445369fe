// SPDX-License-Identifier: Apache-2.0
import Foundation
public import Gnomon

/// A chart of marks, with axes and a legend.
///
/// It takes all of the size that is proposed to it. Along an axis without a proposal it's 200 points long.
///
/// ```swift
/// struct Rain: View {
///   let months: [(name: String, millimetres: Double)]
///
///   var body: some View {
///     Chart(months, id: \.name) { month in
///       BarMark(x: .value("Month", month.name), y: .value("Rain", month.millimetres))
///     }
///     .frame(height: 200)
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct Chart<Content>: View, @unchecked Sendable where Content: ChartContent {
  @Environment(\.chartSettings) private var settings
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.layoutDirection) private var direction
  nonisolated(unsafe) private let content: Content

  /// A chart of the marks that a closure lists.
  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// A chart with marks for each element of a collection, which the elements' own ids tell apart.
  nonisolated public init<Data, C>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C)
  where
    Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, C: ChartContent,
    Data.Element: Identifiable
  {
    self.content = ForEach(data, content: content)
  }

  /// A chart with marks for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - id: the part of an element that tells it from the others. Marks are found again by it when data changes.
  ///   - content: makes an element's marks.
  nonisolated public init<Data, ID, C>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable, C: ChartContent {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The chart's axes, legend and plot.
  public var body: some View {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    let data = ChartData(
      content, settings,
      ChartSurroundings(locale: locale, calendar: calendar, isRightToLeft: direction == .rightToLeft))
    return ChartFrame(data: data)
      // What is said of a chart doesn't hold for charts in its annotations.
      .environment(\.chartSettings, ChartSettings())
  }
}
