// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Shape {
  /// A view of the shape filled with a style.
  ///
  /// - Parameters:
  ///   - content: a colour, a gradient, a picture or another style; the foreground style unless said otherwise.
  ///   - style: the rules by which the inside is found, and whether edges are smoothed.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// A view of the shape filled with a style, whose type isn't named: that of a shape of any type.
  ///
  /// - Parameters:
  ///   - content: a colour, a gradient, a picture or another style.
  ///   - style: the rules by which the inside is found, and whether edges are smoothed.
  @_disfavoredOverload
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// A view of the shape's outline, drawn with a line of which half lies on each side (fact 99).
  ///
  /// The line reaches beyond the view's bounds; `strokeBorder(_:style:antialiased:)` keeps it inside.
  ///
  /// - Parameters:
  ///   - content: what the line is painted with.
  ///   - style: the line's width in points, its ends, corners and dashes.
  ///   - antialiased: without effect in Gnomon: the edges of lines are always smoothed.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// A view of the shape's outline, drawn with a line of a width, half of it on each side (fact 99).
  ///
  /// The line reaches beyond the view's bounds; `strokeBorder(_:lineWidth:antialiased:)` keeps it inside.
  ///
  /// - Parameters:
  ///   - content: what the line is painted with.
  ///   - lineWidth: in points. A width that isn't a finite number above 0 draws nothing.
  ///   - antialiased: without effect in Gnomon: the edges of lines are always smoothed.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// A view of the shape's outline, drawn with a line that lies inside of the shape (fact 99).
  ///
  /// - Parameters:
  ///   - content: what the line is painted with; the foreground style unless said otherwise.
  ///   - style: the line's width in points, its ends, corners and dashes.
  ///   - antialiased: without effect in Gnomon: the edges of lines are always smoothed.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// A view of the shape's outline, drawn with a line of a width that lies inside of the shape (fact 99).
  ///
  /// - Parameters:
  ///   - content: what the line is painted with; the foreground style unless said otherwise.
  ///   - lineWidth: in points. A width that isn't a finite number above 0 draws nothing.
  ///   - antialiased: without effect in Gnomon: the edges of lines are always smoothed.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// The view with its shape filled once more, above what it draws already.
  ///
  /// - Parameters:
  ///   - content: a colour, a gradient, a picture or another style; the foreground style unless said otherwise.
  ///   - style: the rules by which the inside is found, and whether edges are smoothed.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self.Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// The view with a line along its shape's outline above it, half of the line on each side.
  ///
  /// - Parameters:
  ///   - content: what the line is painted with.
  ///   - style: the line's width in points, its ends, corners and dashes.
  ///   - antialiased: without effect in Gnomon: the edges of lines are always smoothed.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self.Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// The view with a line of a width along its shape's outline above it, half of the line on each side.
  ///
  /// - Parameters:
  ///   - content: what the line is painted with.
  ///   - lineWidth: in points. A width that isn't a finite number above 0 draws nothing.
  ///   - antialiased: without effect in Gnomon: the edges of lines are always smoothed.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self.Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// The view with a line above it that lies inside of its shape's outline.
  ///
  /// - Parameters:
  ///   - content: what the line is painted with; the foreground style unless said otherwise.
  ///   - style: the line's width in points, its ends, corners and dashes.
  ///   - antialiased: without effect in Gnomon: the edges of lines are always smoothed.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self.Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// The view with a line of a width above it that lies inside of its shape's outline.
  ///
  /// - Parameters:
  ///   - content: what the line is painted with; the foreground style unless said otherwise.
  ///   - lineWidth: in points. A width that isn't a finite number above 0 draws nothing.
  ///   - antialiased: without effect in Gnomon: the edges of lines are always smoothed.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self.Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
