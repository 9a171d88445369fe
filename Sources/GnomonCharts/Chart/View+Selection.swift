// SPDX-License-Identifier: Apache-2.0
public import Gnomon

extension View {
  /// Lets people choose a value along x of the charts inside, for as long as they touch the plot.
  ///
  /// In a scroll view a finger chooses once it has rested for a moment, or has gone in a direction in which nothing
  /// scrolls.
  nonisolated public func chartXSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    chart { $0.selection.x = { datum, categories in value.wrappedValue = datum.flatMap { P($0, categories) } } }
  }

  /// Lets people choose values between two along x of the charts inside, by dragging.
  nonisolated public func chartXSelection<P>(range: Binding<ClosedRange<P>?>) -> some View
  where P: Plottable, P: Comparable {
    chart { $0.selection.xRange = { range.wrappedValue = chosen($0, $1, $2) } }
  }

  /// Lets people choose a value along y of the charts inside, for as long as they touch the plot.
  nonisolated public func chartYSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    chart { $0.selection.y = { datum, categories in value.wrappedValue = datum.flatMap { P($0, categories) } } }
  }

  /// Lets people choose values between two along y of the charts inside, by dragging.
  nonisolated public func chartYSelection<P>(range: Binding<ClosedRange<P>?>) -> some View
  where P: Plottable, P: Comparable {
    chart { $0.selection.yRange = { range.wrappedValue = chosen($0, $1, $2) } }
  }

  /// Lets people choose a sector of the charts inside, for as long as they touch the plot. The value is a place in the
  /// running sum of the sectors' values.
  nonisolated public func chartAngleSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    chart { $0.selection.angle = { datum, categories in value.wrappedValue = datum.flatMap { P($0, categories) } } }
  }

  /// Takes a gesture in place of those by which people choose values of the charts inside.
  nonisolated public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
    chart { settings in
      settings.gesture = { proxy, plot in AnyView(plot.gesture(gesture(proxy))) }
    }
  }
}

/// Two values in their order; nil where one is missing.
private func chosen<P: Plottable & Comparable>(
  _ start: Datum?, _ end: Datum?, _ categories: Categories
) -> ClosedRange<P>? {
  guard let start = start.flatMap({ P($0, categories) }), let end = end.flatMap({ P($0, categories) }) else {
    return nil
  }
  return min(start, end)...max(start, end)
}
