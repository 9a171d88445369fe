// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The pictures that are being drawn by UIKit's functions, the innermost last. Each thread has its own.
package enum CurrentContexts {
  private static let key = "Gnomon.CurrentContexts"

  package static var all: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Has a picture drawn on by UIKit's functions while something runs.
  package static func drawing<Value>(_ context: CGContext, _ body: () throws -> Value) rethrows -> Value {
    let before = all
    all.append(context)
    // Not by taking the last one out: what was drawn may have taken out more than it put in.
    defer { all = before }
    return try body()
  }
}

/// The picture that is being drawn by UIKit's functions on this thread; nil where none is.
public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContexts.all.last }
/// Has a picture drawn on by UIKit's functions, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { CurrentContexts.all.append(context) }
/// Ends that.
public func UIGraphicsPopContext() { _ = CurrentContexts.all.popLast() }
/// Fills a rectangle with the colour of the picture that is being drawn.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Strokes a rectangle from within, one point wide.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
/// Draws only inside of a rectangle from now on.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Makes the colour the one that the picture under way is filled and stroked with.
  public func set() {
    setFill()
    setStroke()
  }
  /// Makes the colour the one that the picture under way is filled with.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Makes the colour the one that the picture under way is stroked with.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
