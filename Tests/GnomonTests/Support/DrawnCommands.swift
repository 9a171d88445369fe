// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

/// What a view is drawn with, a line for each command.
@MainActor
func drawnCommands<V: View>(_ view: V, _ width: CGFloat = 100, _ height: CGFloat = 50) -> [String] {
  let host = makeHost(view, width, height)
  host.update()
  return host.displayList().commands.map { command in
    switch command {
    case .save: "save"
    case .restore: "restore"
    case .concatenate(let t): "concatenate \(t.a) \(t.b) \(t.c) \(t.d) \(t.tx) \(t.ty)"
    case .clip: "clip"
    case .beginLayer(let layer):
      "layer \(layer.opacity) \(layer.blendMode) \(layer.filters.count) \(layer.isMask ? "mask" : "")"
    case .endLayer: "end"
    case .fill(let path, _, let paint): "fill \(path.boundingRect.numbers) \(opacity(paint))"
    case .stroke(let path, let style, _): "stroke \(path.boundingRect.numbers) \(style.lineWidth)"
    case .text(let text, let box, _): "text \(text.text.string) \(box.numbers)"
    case .textPart(let part, let text, _, _): "part \(part.line) \(text.text.string)"
    case .link(let url, let box): "link \(url) \(box.numbers)"
    case .image(_, let box): "image \(box.numbers)"
    case .backdrop(let path, _): "backdrop \(path.boundingRect.numbers)"
    }
  }
}

private func opacity(_ paint: Paint) -> String {
  if case .color(let color) = paint { return "\((color.opacity * 100).rounded() / 100)" }
  return "-"
}

extension CGRect {
  fileprivate var numbers: String {
    [origin.x, origin.y, size.width, size.height].map { "\(Int($0.rounded()))" }.joined(separator: " ")
  }
}
