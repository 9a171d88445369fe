// SPDX-License-Identifier: Apache-2.0
import Foundation
public import Gnomon

extension View {
  /// Shows or hides the x axes of the charts inside.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.xAxis.visibility = visibility }
  }

  /// Shows or hides the y axes of the charts inside.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.yAxis.visibility = visibility }
  }

  /// Says what the x axes of the charts inside show.
  nonisolated public func chartXAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View
  where Content: AxisContent {
    let content = content()
    return chart { $0.xAxis.content = content }
  }

  /// Says what the y axes of the charts inside show.
  nonisolated public func chartYAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View
  where Content: AxisContent {
    let content = content()
    return chart { $0.yAxis.content = content }
  }

  /// Puts something around the x axes of the charts inside: padding, a frame, a background.
  ///
  /// The axis is as long as the plot, and as thick as its labels need. What is around it takes its room from the plot. An
  /// axis that gets less of its length lays its values out in that. Lines across the plot aren't part of it: unverified.
  ///
  /// - Parameter content: makes a view of the axis's labels and ticks. It's asked for each side that has some.
  nonisolated public func chartXAxisStyle<Content>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View where Content: View {
    chart { $0.xAxis.style = { AnyView(content($0)) } }
  }

  /// Puts something around the y axes of the charts inside: padding, a frame, a background.
  ///
  /// The axis is as long as the plot, and as thick as its labels need. What is around it takes its room from the plot. An
  /// axis that gets less of its length lays its values out in that. Lines across the plot aren't part of it: unverified.
  ///
  /// - Parameter content: makes a view of the axis's labels and ticks. It's asked for each side that has some.
  nonisolated public func chartYAxisStyle<Content>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View where Content: View {
    chart { $0.yAxis.style = { AnyView(content($0)) } }
  }
}

/// The labels and ticks of an axis, as `chartXAxisStyle(content:)` is given them.
@MainActor @preconcurrency
public struct ChartAxisContent: View, @unchecked Sendable {
  let content: AnyView

  nonisolated init(content: AnyView) { self.content = content }

  /// The labels and ticks.
  public var body: some View { content }
}
