// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

extension AxisMark {
  /// Paints the mark.
  public func foregroundStyle<S>(_ style: S) -> some AxisMark where S: ShapeStyle {
    LookedAxisMark(mark: self) { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// Writes labels in a font.
  public func font(_ font: Font?) -> some AxisMark {
    LookedAxisMark(mark: self) { if $0.font == nil { $0.font = font } }
  }

  /// Moves the mark, in points: right and down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    LookedAxisMark(mark: self) {
      $0.offset.width += x
      $0.offset.height += y
    }
  }

  /// Moves the mark by a size, in points: right and down.
  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}

/// A mark of an axis that a modifier says something of.
private struct LookedAxisMark<Mark: AxisMark>: AxisMark {
  let mark: Mark
  let change: (inout AxisLook) -> Void

  // What is inside says its own afterwards, and that counts.
  static func _makeAxisMark(_ mark: Self, _ value: _AxisMarkCollector) {
    let outer = value.look
    var look = AxisLook()
    mark.change(&look)
    value.look = outer.over(look)
    Mark._makeAxisMark(mark.mark, value)
    value.look = outer
  }
}

/// What modifiers say of an axis's marks.
struct AxisLook: Equatable {
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero

  /// What is said further inside counts.
  func over(_ inner: AxisLook) -> AxisLook {
    AxisLook(
      style: inner.style ?? style, font: inner.font ?? font,
      offset: CGSize(width: offset.width + inner.offset.width, height: offset.height + inner.offset.height))
  }
}
