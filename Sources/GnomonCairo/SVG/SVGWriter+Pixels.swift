// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// What SVG has no words for.
extension SVGWriter {
  /// Draws a layer with its filters as a picture, which is composited as the layer would be. Answers the index of the
  /// command after its end.
  func addPixels(ofLayer layer: DisplayLayer, at index: Int) -> Int {
    let range = layerRange(from: index)
    beginLayer(
      DisplayLayer(opacity: layer.opacity, blendMode: layer.blendMode, isMask: layer.isMask, coverage: layer.coverage))
    let inner = DisplayLayer(filters: layer.filters, colorMode: layer.colorMode)
    addPixels(of: [.beginLayer(inner)] + list.commands[range].dropFirst())
    endLayer()
    return range.upperBound
  }

  /// The commands of a layer, its begin and end included.
  private func layerRange(from index: Int) -> Range<Int> {
    var depth = 0
    for end in index..<list.commands.count {
      switch list.commands[end] {
      case .beginLayer: depth += 1
      case .endLayer: depth -= 1
      default: break
      }
      if depth == 0 { return index..<(end + 1) }
    }
    return index..<list.commands.count
  }

  /// Draws commands as a picture, no larger than what they draw on the canvas.
  func addPixels(of commands: [DisplayCommand]) {
    let matrix = matrix
    let scale = min(CGFloat(pixelScale), CGFloat(CanvasLimit.largestScale(of: list.size)))
    var picture = list
    picture.commands = [.beginLayer(DisplayLayer()), .concatenate(matrix)] + commands
    let touched = LayerBounds(picture, matrix: .scale(Double(scale))).content[0] ?? .empty
    let box = CGRect(
      x: CGFloat(touched.x) / scale, y: CGFloat(touched.y) / scale, width: CGFloat(touched.width) / scale,
      height: CGFloat(touched.height) / scale
    ).integral.intersection(CGRect(origin: .zero, size: list.size))
    guard !touched.isEmpty, !box.isEmpty, abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-12 else { return }
    picture.size = box.size
    picture.commands = [.concatenate(CGAffineTransform(translationX: -box.minX, y: -box.minY)), .concatenate(matrix)]
    picture.commands += commands
    guard let data = try? CairoRenderer().png(picture, scale: scale) else { return }
    add(
      SVGNode(
        "image",
        [
          ("x", SVGNode.number(Double(box.minX))), ("y", SVGNode.number(Double(box.minY))),
          ("width", SVGNode.number(Double(box.width))), ("height", SVGNode.number(Double(box.height))),
          ("transform", SVGNode.matrix(matrix.inverted())),
          ("href", "data:image/png;base64," + data.base64EncodedString()),
        ]))
  }
}
