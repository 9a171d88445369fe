// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension ResolvedText.Run {
  /// What is added behind each letter, in points: what was asked for, and what brings the fonts that stand in for the
  /// system's to its widths.
  func tracking(in family: String?) -> Double {
    let own = tracking.isFinite ? Double(tracking) : 0
    guard case .system(let design) = font.family else { return own }
    let size = font.pangoSize
    if family == PangoTextEngine.systemFamily {
      let tracking = PangoTextEngine.systemTracking(
        size: size, weight: font.weight, correctsLetters: font.hasMacWidths)
      return own + tracking * size
    }
    if family == PangoTextEngine.monospacedFamily { return own + PangoTextEngine.monospacedTracking * size }
    if design == .serif, let family, let more = PangoTextEngine.serifTracking[family] { return own + more * size }
    return own
  }
}
