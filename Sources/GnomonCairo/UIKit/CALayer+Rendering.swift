// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The layers that are being drawn into pictures.
@MainActor
private enum DrawnLayers {
  static var all: Set<ObjectIdentifier> = []
}

extension CALayer {
  /// Draws the layer as it looks, with the layers and UIKit's views in it, in its own coordinates. It's upright, its shapes and words stay such, and
  /// state of SwiftUI's views in it begins anew. While it's drawn that way, it draws nothing itself: it would have no end.
  public func render(in ctx: CGContext) {
    guard DrawnLayers.all.insert(ObjectIdentifier(self)).inserted else { return }
    defer { DrawnLayers.all.remove(ObjectIdentifier(self)) }
    guard let (content, size) = picture else { return }
    let list = ViewHost.Configuration.aside {
      var configuration = ViewHost.Configuration()
      configuration.screen = ViewHost.Configuration.shown.screenMeasures
      configuration.size = size
      configuration.presents = false
      let host = ViewHost(content, configuration: configuration)
      host.update()
      return host.displayList()
    }
    ctx.saveGState()
    ctx.translateBy(x: finite(bounds.minX), y: finite(bounds.minY))
    ctx.draw(list)
    ctx.restoreGState()
  }

  /// The size that the layer would like, in points: that of the words of a ``CATextLayer``, its own of another one.
  public func preferredFrameSize() -> CGSize {
    guard let layer = self as? CATextLayer else { return bounds.size }
    if let runs = layer.string as? NSAttributedString { return runs.size() }
    let name = (layer.font as? UIFont)?.fontName ?? layer.font as? String
    let font = name.flatMap { UIFont(name: $0, size: layer.fontSize) } ?? .systemFont(ofSize: layer.fontSize)
    return (layer.string as? String ?? "").size(withAttributes: [.font: font])
  }

  private func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
}

extension UIView {
  /// Draws the view and those in it into the picture that is being drawn, stretched to a rectangle. False where no picture is being drawn, or where
  /// one of the sizes is nothing or endless.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    let bounds = bounds
    let numbers = [
      bounds.minX, bounds.minY, bounds.width, bounds.height, rect.minX, rect.minY, rect.width, rect.height,
    ]
    guard let context = UIGraphicsGetCurrentContext(), numbers.allSatisfy(\.isFinite), bounds.width > 0,
      bounds.height > 0, rect.width > 0, rect.height > 0
    else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}
