// SPDX-License-Identifier: Apache-2.0
extension ShapeStyle where Self: View, Self.Body == _ShapeView<Rectangle, Self> {
  /// A rectangle that is filled with the style: what a style shows where it's a view itself.
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}
