// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

extension View {
  /// Changes the look of the plots of the charts inside, as a view.
  ///
  /// - Parameter content: makes a view of the plot's content, which has its lines and marks.
  nonisolated public func chartPlotStyle<Content>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View where Content: View {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Lays a view over each of the charts inside. It's made knowing the chart's scales.
  ///
  /// - Parameters:
  ///   - alignment: how it's aligned with the chart.
  ///   - content: makes the view.
  nonisolated public func chartOverlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View where V: View {
    // What is said further inside is told later, and lies below.
    chart { $0.overlays.insert(ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) }, at: 0) }
  }

  /// Lays a view below each of the charts inside. It's made knowing the chart's scales.
  ///
  /// - Parameters:
  ///   - alignment: how it's aligned with the chart.
  ///   - content: makes the view.
  nonisolated public func chartBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View where V: View {
    chart { $0.backgrounds.append(ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Says where the legends of the charts inside stand, and what they show.
  ///
  /// - Parameters:
  ///   - position: the side of the chart; automatic is below it.
  ///   - alignment: how it's aligned along that side; nil is its leading end.
  ///   - spacing: the distance to the chart in points; nil is the usual one.
  ///   - content: the legend.
  nonisolated public func chartLegend<Content>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    let view = AnyView(content())
    return chart {
      $0.legend = ChartSettings.Legend(
        visibility: .visible, position: position, alignment: alignment, spacing: spacing, content: view)
    }
  }

  /// Says where the legends of the charts inside stand.
  ///
  /// - Parameters:
  ///   - position: the side of the chart; automatic is below it.
  ///   - alignment: how it's aligned along that side; nil is its leading end.
  ///   - spacing: the distance to the chart in points; nil is the usual one.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
    }
  }

  /// Shows or hides the legends of the charts inside.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }
}
