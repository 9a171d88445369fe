// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that draws a shape, and to which further fills and strokes of the shape can be added.
nonisolated public protocol ShapeView<Content>: View, _RemoveGlobalActorIsolation {
  /// The type of the shape.
  associatedtype Content: Shape

  /// What is drawn.
  var shape: Self.Content { get }
}

extension _ShapeView: ShapeView {}

/// A filled shape over another view.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  /// What the shape is filled with.
  public var style: Style
  /// How the shape is filled.
  public var fillStyle: FillStyle
  /// What lies below.
  public var background: Background

  /// A filled shape over a view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  @MainActor @preconcurrency @ViewBuilder public var body: some View {
    let front = _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    if Background.self == EmptyView.self { front } else { front.background(background) }
  }
}

/// A shape's outline drawn with a line over another view.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// The line, half of it on each side of the outline.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// What lies below.
  public var background: Background

  /// A line along a shape's outline over a view.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor @preconcurrency @ViewBuilder public var body: some View {
    let front = _ShapeView(
      shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
    if Background.self == EmptyView.self { front } else { front.background(background) }
  }
}

/// A shape's outline drawn with a line inside of it, over another view.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// The line, all of it inside of the outline.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// What lies below.
  public var background: Background

  /// A line inside of a shape's outline over a view.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor @preconcurrency @ViewBuilder public var body: some View {
    let front = _ShapeView(
      shape: _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
    if Background.self == EmptyView.self { front } else { front.background(background) }
  }
}
