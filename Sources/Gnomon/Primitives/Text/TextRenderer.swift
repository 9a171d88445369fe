// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Draws texts in its own way: line by line, run by run, or glyph by glyph.
///
///     struct Wave: TextRenderer {
///       func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///         for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
///           var copy = context
///           copy.translateBy(x: 0, y: 3 * sin(Double(index)))
///           copy.draw(slice)
///         }
///       }
///     }
public protocol TextRenderer: Animatable {
  /// Draws the text; the context's origin is its top leading corner.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size of the text in a proposed space.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The reach of the drawing beyond the text's frame, in points. Nothing is cut off here, so it's not needed.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size that the text takes by itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  /// No room: the drawing stays in the text's own.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy {
  let shaped: any ShapedText

  /// The size of the text in a proposed space, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shaped.fit(width: proposal.width, height: proposal.height).size
  }
}

/// A value that a part of a text carries for its renderer.
public protocol TextAttribute: Hashable {}

/// The values that a part of a text carries, by their types.
struct CustomTextAttributes: Equatable, @unchecked Sendable {
  private var values: [ObjectIdentifier: AnyHashable] = [:]

  subscript<T: TextAttribute>(type: T.Type) -> T? {
    get { values[ObjectIdentifier(type)]?.base as? T }
    set { values[ObjectIdentifier(type)] = newValue.map { AnyHashable($0) } }
  }

  mutating func merge(_ other: CustomTextAttributes) { values.merge(other.values) { $1 } }
}

extension Text {
  /// The text with a value for its renderer, which finds it by its type.
  public func customAttribute<T>(_ value: T) -> Text where T: TextAttribute {
    var attributes = CustomTextAttributes()
    attributes[T.self] = value
    var copy = self
    copy.modifiers.append(.custom(attributes))
    return copy
  }
}

/// A renderer as an environment keeps it, and each text: in one word, since few texts have one.
final class AnyTextRenderer: Equatable, @unchecked Sendable {
  let renderer: any TextRenderer

  init(renderer: any TextRenderer) { self.renderer = renderer }

  static func == (a: AnyTextRenderer, b: AnyTextRenderer) -> Bool {
    func isSame<T: TextRenderer>(_ value: T) -> Bool {
      guard let other = b.renderer as? T else { return false }
      return withUnsafePointer(to: value) { value in
        withUnsafePointer(to: other) { TypeInfo.of(T.self).areEqual(UnsafeRawPointer(value), UnsafeRawPointer($0)) }
      }
    }
    return a === b || isSame(a.renderer)
  }
}

extension View {
  /// Draws texts inside with a renderer.
  nonisolated public func textRenderer<T>(_ renderer: T) -> some View where T: TextRenderer {
    text(\.renderer, AnyTextRenderer(renderer: renderer))
  }
}
