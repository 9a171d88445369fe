// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that draws a shape, and to which further fills and strokes of the shape can be added.
nonisolated public protocol ShapeView<Content>: View, _RemoveGlobalActorIsolation {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that is drawn, and that further fills and strokes draw again.
  var shape: Self.Content { get }
}

extension _ShapeView: ShapeView {}

/// A filled shape over another view. `fill(_:style:)` of a shape's view makes it.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape that is filled.
  public var shape: Content
  /// The style that the shape is filled with.
  public var style: Style
  /// The rules by which the inside is found, and whether edges are smoothed.
  public var fillStyle: FillStyle
  /// The view below; an `EmptyView` is none.
  public var background: Background

  /// Makes a filled shape over a view.
  ///
  /// - Parameters:
  ///   - shape: the shape that is filled; it says which space the view takes.
  ///   - style: the style that it is filled with.
  ///   - fillStyle: the rules by which the inside is found, and whether edges are smoothed.
  ///   - background: the view below, which is proposed the shape's size.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  /// The filled shape, with the background below it.
  @MainActor @preconcurrency @ViewBuilder public var body: some View {
    let front = _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    if Background.self == EmptyView.self { front } else { front.background(background) }
  }
}

/// A shape's outline drawn with a line over another view, half of the line on each side of the outline.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape whose outline is drawn.
  public var shape: Content
  /// The style that the line is painted with.
  public var style: Style
  /// The line's width in points, its ends, corners and dashes.
  public var strokeStyle: StrokeStyle
  /// Without effect in Gnomon: the edges of lines are always smoothed.
  public var isAntialiased: Bool
  /// The view below; an `EmptyView` is none.
  public var background: Background

  /// Makes a line along a shape's outline over a view.
  ///
  /// - Parameters:
  ///   - shape: the shape whose outline is drawn; it says which space the view takes.
  ///   - style: the style that the line is painted with.
  ///   - strokeStyle: the line's width in points, its ends, corners and dashes.
  ///   - isAntialiased: without effect in Gnomon: the edges of lines are always smoothed.
  ///   - background: the view below, which is proposed the shape's size.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// The line along the outline, with the background below it.
  @MainActor @preconcurrency @ViewBuilder public var body: some View {
    let front = _ShapeView(
      shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
    if Background.self == EmptyView.self { front } else { front.background(background) }
  }
}

/// A shape's outline drawn over another view, with a line that lies inside of the shape.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  /// The shape whose outline is drawn.
  public var shape: Content
  /// The style that the line is painted with.
  public var style: Style
  /// The line's width in points, its ends, corners and dashes. All of the line lies inside of the outline.
  public var strokeStyle: StrokeStyle
  /// Without effect in Gnomon: the edges of lines are always smoothed.
  public var isAntialiased: Bool
  /// The view below; an `EmptyView` is none.
  public var background: Background

  /// Makes a line inside of a shape's outline over a view.
  ///
  /// - Parameters:
  ///   - shape: the shape whose outline is drawn; it says which space the view takes.
  ///   - style: the style that the line is painted with.
  ///   - strokeStyle: the line's width in points, its ends, corners and dashes.
  ///   - isAntialiased: without effect in Gnomon: the edges of lines are always smoothed.
  ///   - background: the view below, which is proposed the shape's size.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// The line inside of the outline, with the background below it.
  @MainActor @preconcurrency @ViewBuilder public var body: some View {
    let front = _ShapeView(
      shape: _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
    if Background.self == EmptyView.self { front } else { front.background(background) }
  }
}
