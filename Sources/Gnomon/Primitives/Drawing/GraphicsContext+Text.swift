// SPDX-License-Identifier: Apache-2.0
import Foundation

extension GraphicsContext {
  /// A text that has been shaped, ready to be measured and drawn.
  public struct ResolvedText {
    let resolution: TextResolution
    let shaped: any ShapedText
    /// The paint of the text's parts that have no style of their own.
    public var shading: GraphicsContext.Shading = .foreground

    private func fit(_ size: CGSize) -> TextFit { shaped.fit(width: size.width, height: size.height) }

    /// The size in points that the text takes in a space. It may wrap and be cut off to fit.
    public func measure(in size: CGSize) -> CGSize { fit(size).size }
    /// The distance from the top to the first line's baseline in points, for a text in a space of that size.
    public func firstBaseline(in size: CGSize) -> CGFloat { fit(size).firstBaseline }
    /// The distance from the top to the last line's baseline in points, for a text in a space of that size.
    public func lastBaseline(in size: CGSize) -> CGFloat { fit(size).lastBaseline }

    func paints(in environment: EnvironmentValues, bounds: CGRect) -> [Paint] {
      let own = shading.paint(in: environment, bounds: bounds)
      return zip(resolution.styles, resolution.paints(in: environment, bounds: bounds)).map { style, paint in
        style.style == nil && style.link == nil ? own : paint
      }
    }
  }

  /// Shapes a text in the canvas's environment, so that it can be measured and drawn several times.
  public func resolve(_ text: Text) -> GraphicsContext.ResolvedText {
    let resolution = text.resolve(in: environment)
    return ResolvedText(resolution: resolution, shaped: canvas.shape(resolution.text))
  }

  /// Draws a shaped text in a rectangle, from its top leading corner. It wraps and is cut off to fit.
  public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {
    let size = text.measure(in: rect.size)
    guard size.width > 0, size.height > 0 else { return }
    let box = CGRect(origin: rect.origin, size: size)
    let alpha = alpha
    let paints = text.paints(in: environment, bounds: box).map { $0.multiplyingOpacity(alpha) }
    emit { $0.append(.text(text.shaped, in: box, paints: paints)) }
  }

  /// Draws a shaped text in its ideal size, its anchor at a point.
  ///
  /// - Parameters:
  ///   - text: the text. It doesn't wrap.
  ///   - point: a point of the context.
  ///   - anchor: the point of the text that is put there.
  public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(
      text,
      in: CGRect(
        origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height), size: size))
  }

  /// Shapes a text and draws it in a rectangle, from its top leading corner. It wraps and is cut off to fit.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Shapes a text and draws it in its ideal size, its anchor at a point.
  ///
  /// - Parameters:
  ///   - text: the text. It doesn't wrap.
  ///   - point: a point of the context.
  ///   - anchor: the point of the text that is put there.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}
