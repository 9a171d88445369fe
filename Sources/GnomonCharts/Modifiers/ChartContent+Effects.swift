// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

extension ChartContent {
  /// Blurs the marks.
  ///
  /// - Parameter radius: the blur's standard deviation, in points.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent { grouped { _ in .blur(radius) } }

  /// Draws a shadow below the marks.
  ///
  /// - Parameters:
  ///   - color: the shadow's colour.
  ///   - radius: how far it's blurred, in points.
  ///   - x: how far it's moved to the right, in points.
  ///   - y: how far it's moved down, in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    grouped { _ in .shadow(color, radius: radius, x: x, y: y) }
  }

  /// Cuts the marks off outside of a shape that is laid over the plot.
  nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    let shape = AnyShape(shape)
    return grouped { _ in .clip(shape, style) }
  }

  /// Keeps of the marks only what other marks cover.
  nonisolated public func mask<C>(@ChartContentBuilder content: () -> C) -> some ChartContent where C: ChartContent {
    let content = content()
    return grouped { marks in .mask(marks.apart { C._collect(content, _MarkInputs(), into: marks) }) }
  }

  /// Draws the marks into a picture of their own, so that what lies below isn't touched by the way they're mixed.
  nonisolated public func compositingLayer() -> some ChartContent { grouped { _ in .layer } }
}
