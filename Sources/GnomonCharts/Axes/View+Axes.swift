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

  /// Changes the look of the x axes of the charts inside, as a view.
  nonisolated public func chartXAxisStyle<Content>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View where Content: View {
    chart { $0.xAxis.style = { AnyView(content($0)) } }
  }

  /// Changes the look of the y axes of the charts inside, as a view.
  nonisolated public func chartYAxisStyle<Content>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View where Content: View {
    chart { $0.yAxis.style = { AnyView(content($0)) } }
  }
}

/// The labels of an axis, as `chartXAxisStyle(content:)` is given them.
@MainActor @preconcurrency
public struct ChartAxisContent: View, @unchecked Sendable {
  let content: AnyView

  nonisolated init(content: AnyView) { self.content = content }

  /// The labels.
  public var body: some View { content }
}
