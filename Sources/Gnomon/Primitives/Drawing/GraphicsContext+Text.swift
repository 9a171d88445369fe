// SPDX-License-Identifier: Apache-2.0
import Foundation

extension GraphicsContext {
  /// A text that has been shaped, ready to be measured and drawn.
  public struct ResolvedText {
    let resolution: TextResolution
    let shaped: any ShapedText
    /// What parts of the text that have no style of their own are painted with.
    public var shading: GraphicsContext.Shading = .foreground

    private func fit(_ size: CGSize) -> TextFit { shaped.fit(width: size.width, height: size.height) }

    /// The size that the text takes in a space.
    public func measure(in size: CGSize) -> CGSize { fit(size).size }
    /// From the top, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { fit(size).firstBaseline }
    /// From the top, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { fit(size).lastBaseline }

    func paints(in environment: EnvironmentValues, bounds: CGRect) -> [Paint] {
      let own = shading.paint(in: environment, bounds: bounds)
      return zip(resolution.styles, resolution.paints(in: environment, bounds: bounds)).map { style, paint in
        style.style == nil && style.link == nil ? own : paint
      }
    }
  }

  /// Shapes a text in the canvas's environment.
  public func resolve(_ text: Text) -> GraphicsContext.ResolvedText {
    let resolution = text.resolve(in: environment)
    return ResolvedText(resolution: resolution, shaped: canvas.shape(resolution.text))
  }

  /// Draws a text in a rectangle, from its top leading corner.
  public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {
    let size = text.measure(in: rect.size)
    guard size.width > 0, size.height > 0 else { return }
    let box = CGRect(origin: rect.origin, size: size)
    let alpha = alpha
    let paints = text.paints(in: environment, bounds: box).map { $0.multiplyingOpacity(alpha) }
    emit { $0.append(.text(text.shaped, in: box, paints: paints)) }
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(
      text,
      in: CGRect(
        origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height), size: size))
  }

  /// Draws a text in a rectangle, from its top leading corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}
