// SPDX-License-Identifier: Apache-2.0
import Foundation

extension CGFloat {
  /// The length, rounded up to whole device pixels. What is whole but for a thousandth of a pixel stays.
  ///
  /// - Parameter scale: the device pixels per point; one that isn't above 0 counts as 1.
  func roundedUp(toScale scale: CGFloat) -> CGFloat {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    return (self * scale - 1e-3).rounded(.up) / scale
  }
}
