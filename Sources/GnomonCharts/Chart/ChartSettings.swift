// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// What modifiers around charts say of them.
struct ChartSettings {
  /// A scale of places.
  struct PositionScale {
    var domain: _ScaleDomainOutputs.Content?
    var range: _ScaleRangeOutputs<CGFloat>.Content?
    var type: ScaleType?
  }

  /// What marks look like by a value.
  struct LookScale<Look> {
    enum Range {
      case looks([Look])
      case gradient(Gradient)
      case mapping((Datum, Categories) -> Look?)
    }

    var domain: _ScaleDomainOutputs.Content?
    var range: Range?
    var type: ScaleType?
  }

  struct Axis {
    var visibility = Visibility.automatic
    var content: (any AxisContent)?
    var titles: [Title] = []
    var style: ((ChartAxisContent) -> AnyView)?
  }

  struct Title {
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView
  }

  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }

  var xScale = PositionScale()
  var yScale = PositionScale()
  var foregroundStyle = LookScale<AnyShapeStyle>()
  var symbol = LookScale<any ChartSymbolShape>()
  var symbolSize = LookScale<CGFloat>()
  var lineStyle = LookScale<StrokeStyle>()
  var xAxis = Axis()
  var yAxis = Axis()
  subscript(kind: PlaneLabel.Kind) -> Axis { kind == .x ? xAxis : yAxis }
  var legend = Legend()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  /// True if a view around lays something over or below the chart.
  var offersProxy = false
  var selection = Selection()
  var scrolling = Scrolling()
  /// Gives the plot the gesture that takes the place of the usual ones.
  var gesture: ((ChartProxy, AnyView) -> AnyView)?

  /// Where a chart writes what people choose.
  struct Selection {
    var x: ((Datum?, Categories) -> Void)?
    var xRange: ((Datum?, Datum?, Categories) -> Void)?
    var y: ((Datum?, Categories) -> Void)?
    var yRange: ((Datum?, Datum?, Categories) -> Void)?
    var angle: ((Datum?, Categories) -> Void)?

    var isEmpty: Bool { x == nil && xRange == nil && y == nil && yRange == nil && angle == nil }
  }

  /// How a chart scrolls.
  struct Scrolling {
    struct Position {
      var initial: ((Categories) -> Datum)?
      var get: ((Categories) -> Datum)?
      var set: ((Datum, Categories) -> Void)?
    }

    var axes: Gnomon.Axis.Set = []
    var xLength: Double?
    var yLength: Double?
    var x = Position()
    var y = Position()
    var behavior: (any ChartScrollTargetBehavior)?
  }
}

private struct ChartSettingsKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = ChartSettings()
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  /// Changes what is said of the charts inside.
  nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
