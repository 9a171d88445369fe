// SPDX-License-Identifier: Apache-2.0
import Foundation

extension DisplayList {
  /// Frames of one size side by side, as on a strip of film.
  ///
  /// The strip has the first frame's scale; frames of other sizes are cut off or padded at the right and below.
  ///
  /// - Parameters:
  ///   - frames: the frames, from the left.
  ///   - gap: the points between two frames; below 0 is 0.
  public static func strip(_ frames: [DisplayList], gap: CGFloat = 0) -> DisplayList {
    guard let first = frames.first, frames.count > 1 else { return frames.first ?? DisplayList(size: .zero, scale: 1) }
    // Each frame begins on a whole pixel, so that what was snapped stays snapped.
    let step = ((first.size.width + max(0, finite(gap))) * first.scale).rounded(.up) / first.scale
    var strip = DisplayList(
      size: CGSize(width: step * CGFloat(frames.count - 1) + first.size.width, height: first.size.height),
      scale: first.scale)
    for (index, frame) in frames.enumerated() {
      strip.commands += [
        .save, .concatenate(CGAffineTransform(translationX: step * CGFloat(index), y: 0)),
        .clip(Path(CGRect(origin: .zero, size: first.size)), style: FillStyle()),
      ]
      strip.commands += frame.commands + [.restore]
    }
    return strip
  }
}
