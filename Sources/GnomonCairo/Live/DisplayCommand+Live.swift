// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension DisplayImage {
  /// The commands that draw a symbol's paths in a rectangle, and the opacity of all together; nil for what has only
  /// pixels.
  package func pathCommands(in rect: CGRect) -> (commands: [DisplayCommand], opacity: Double)? {
    guard let paths else { return nil }
    let color = tint ?? Color.Resolved(red: 0, green: 0, blue: 0)
    let (apart, opacity) = paths.overlaps ? color.apart : (color, 1)
    return (paths.commands(in: rect, color: apart), Double(opacity))
  }
}

extension [ResolvedStop] {
  /// The stops in the order of their places, these between 0 and 1.
  package var inOrder: [ResolvedStop] { GradientTable.sorted(self) }
}

/// A part of a drawing as pixels.
package struct PixelPart {
  /// A PNG file.
  package var png: Data
  /// Where it lies, in the canvas's points.
  package var box: CGRect
  /// The pixels to a point: fewer than were asked for where the canvas is too large for these.
  package var scale: CGFloat

  /// Draws commands as pixels, no more than what they draw on a canvas; nil where that's nothing.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - matrix: What leads from their coordinates to the canvas's.
  ///   - size: The canvas's.
  ///   - scale: The pixels to a point.
  package init?(_ commands: [DisplayCommand], matrix: CGAffineTransform, size: CGSize, scale: CGFloat) {
    let scale = Swift.min(scale, CGFloat(CanvasLimit.largestScale(of: size)))
    var picture = DisplayList(size: size, scale: scale)
    picture.commands = [.beginLayer(DisplayLayer()), .concatenate(matrix)] + commands
    let touched = LayerBounds(picture, matrix: .scale(Double(scale))).content[0] ?? .empty
    let box = CGRect(
      x: CGFloat(touched.x) / scale, y: CGFloat(touched.y) / scale, width: CGFloat(touched.width) / scale,
      height: CGFloat(touched.height) / scale
    ).integral.intersection(CGRect(origin: .zero, size: size))
    guard !touched.isEmpty, !box.isEmpty, abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-12 else { return nil }
    picture.size = box.size
    picture.commands = [.concatenate(CGAffineTransform(translationX: -box.minX, y: -box.minY)), .concatenate(matrix)]
    picture.commands += commands
    guard let data = try? CairoRenderer().png(picture, scale: scale, mode: .fast) else { return nil }
    png = data
    self.box = box
    self.scale = scale
  }
}
