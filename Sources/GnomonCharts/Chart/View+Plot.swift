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

  /// Lays a view over this one, which is made knowing the scales of the chart inside: of several it's the first.
  ///
  /// - Parameters:
  ///   - alignment: how it's aligned with this view.
  ///   - content: makes the view. It isn't asked where there's no chart.
  nonisolated public func chartOverlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View where V: View {
    chart { $0.offersProxy = true }
      .overlayPreferenceValue(ChartProxyKey.self, alignment: alignment) { offered in
        if let offered { content(offered.proxy) }
      }
  }

  /// Lays a view below this one, which is made knowing the scales of the chart inside: of several it's the first.
  ///
  /// - Parameters:
  ///   - alignment: how it's aligned with this view.
  ///   - content: makes the view. It isn't asked where there's no chart.
  nonisolated public func chartBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View where V: View {
    chart { $0.offersProxy = true }
      .backgroundPreferenceValue(ChartProxyKey.self, alignment: alignment) { offered in
        if let offered { content(offered.proxy) }
      }
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

/// The first chart inside of a view.
struct ChartProxyKey: PreferenceKey {
  static var defaultValue: OfferedProxy? { nil }

  static func reduce(value: inout OfferedProxy?, nextValue: () -> OfferedProxy?) { value = value ?? nextValue() }
}

/// A chart's proxy as it's offered to views around. That of a plot that is the same makes no view anew: with a chart in an
/// overlay, which offers its own, that would never end.
struct OfferedProxy: Equatable {
  let proxy: ChartProxy

  static func == (a: Self, b: Self) -> Bool { a.proxy.isSame(as: b.proxy) }
}
