// SPDX-License-Identifier: Apache-2.0
import Foundation

extension PlatformProfile {
  /// The distance in points between two texts above each other in a stack that gives no spacing: none on macOS (facts
  /// 35), on iOS what the upper text's line pitch has more than its line height.
  public func textSpacing(after font: ResolvedFont) -> CGFloat {
    guard system == .iOS, let height = font.lineHeight, let pitch = font.linePitch else { return 0 }
    return max(0, pitch - height)
  }

  /// The distance in points between a text and what lies below it and isn't a text, in a stack that gives no spacing;
  /// nil is the usual one. On macOS it grows with the system font, as recorded for 13 and 26 points at 2x.
  public func spacing(belowText font: ResolvedFont) -> CGFloat? {
    guard system == .macOS, case .system = font.family else { return nil }
    return font.size * 0.58854 + 0.5
  }

  /// The distance above a text of a font, in points: less by the room that capital letters leave there. nil is the
  /// profile's usual one.
  public func spacing(aboveText font: ResolvedFont) -> CGFloat? {
    guard system == .macOS, case .system = font.family else { return nil }
    return font.size * 0.32631 + 0.5
  }
}
