// SPDX-License-Identifier: Apache-2.0
import Foundation
public import Gnomon

extension View {
  /// Says which values the x axes of the charts inside have places for, where those lie, and on what type of scale.
  nonisolated public func chartXScale<Domain, Range>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain, Range: PositionScaleRange {
    chart {
      $0.xScale.domain = domain._makeScaleDomain().content
      $0.xScale.range = range._makeScaleRange().content
      if let type { $0.xScale.type = type }
    }
  }

  /// Says which values the x axes of the charts inside have places for.
  nonisolated public func chartXScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View
  where Domain: ScaleDomain {
    chart {
      $0.xScale.domain = domain._makeScaleDomain().content
      if let type { $0.xScale.type = type }
    }
  }

  /// Says where the values of the x axes of the charts inside lie, in points of the plot.
  nonisolated public func chartXScale<Range>(range: Range, type: ScaleType? = nil) -> some View
  where Range: PositionScaleRange {
    chart {
      $0.xScale.range = range._makeScaleRange().content
      if let type { $0.xScale.type = type }
    }
  }

  /// Says on what type of scale the values of the x axes of the charts inside lie.
  nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
    chart { if let type { $0.xScale.type = type } }
  }

  /// Says which values the y axes of the charts inside have places for, where those lie, and on what type of scale.
  nonisolated public func chartYScale<Domain, Range>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain, Range: PositionScaleRange {
    chart {
      $0.yScale.domain = domain._makeScaleDomain().content
      $0.yScale.range = range._makeScaleRange().content
      if let type { $0.yScale.type = type }
    }
  }

  /// Says which values the y axes of the charts inside have places for.
  nonisolated public func chartYScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View
  where Domain: ScaleDomain {
    chart {
      $0.yScale.domain = domain._makeScaleDomain().content
      if let type { $0.yScale.type = type }
    }
  }

  /// Says where the values of the y axes of the charts inside lie, in points of the plot.
  nonisolated public func chartYScale<Range>(range: Range, type: ScaleType? = nil) -> some View
  where Range: PositionScaleRange {
    chart {
      $0.yScale.range = range._makeScaleRange().content
      if let type { $0.yScale.type = type }
    }
  }

  /// Says on what type of scale the values of the y axes of the charts inside lie.
  nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
    chart { if let type { $0.yScale.type = type } }
  }
}
