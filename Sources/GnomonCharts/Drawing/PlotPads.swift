// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a plot's scales leave at its edges for annotations that would reach beyond, in points
/// (`AnnotationOverflowResolution.Strategy.padScale`).
struct PlotPads: Equatable {
  var left: CGFloat = 0
  var right: CGFloat = 0
  var top: CGFloat = 0
  var bottom: CGFloat = 0

  init() {}

  /// What annotations of known sizes need in a plot whose scales leave nothing.
  ///
  /// A pad moves a mark less the farther it is from that edge: at the other edge it doesn't move at all.
  init(_ views: [PlacedViews.Placed], _ sizes: [PlacedViews.Placed.ID: CGSize], in plot: CGSize, isMirrored: Bool) {
    guard plot.width > 0, plot.height > 0 else { return }
    for view in views {
      guard let size = sizes[view.id], case .annotation(var target, let annotation) = view.place else { continue }
      if isMirrored { target.origin.x = plot.width - target.maxX }
      let frame = PlotLayout.frame(of: size, at: target, annotation)
      func pad(_ beyond: CGFloat, _ share: CGFloat, _ length: CGFloat) -> CGFloat {
        guard beyond > 0, share > 0.05 else { return 0 }
        // The marks keep half of the plot.
        return min(beyond / share, length / 2)
      }
      if annotation.overflow.x.way == .padScale {
        left = max(left, pad(-frame.minX, 1 - target.minX / plot.width, plot.width))
        right = max(right, pad(frame.maxX - plot.width, target.maxX / plot.width, plot.width))
      }
      if annotation.overflow.y.way == .padScale {
        top = max(top, pad(-frame.minY, 1 - target.minY / plot.height, plot.height))
        bottom = max(bottom, pad(frame.maxY - plot.height, target.maxY / plot.height, plot.height))
      }
    }
    if isMirrored { (left, right) = (right, left) }
  }
}

extension Annotation {
  /// True if the scales make room for it.
  var padsScale: Bool { overflow.x.way == .padScale || overflow.y.way == .padScale }
}
