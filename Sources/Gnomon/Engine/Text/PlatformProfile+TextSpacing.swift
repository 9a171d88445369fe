// SPDX-License-Identifier: Apache-2.0
import Foundation

extension PlatformProfile {
  /// The distance in points between a text and the one above it in a stack that gives no spacing: none on macOS (facts
  /// 35), on iOS the leading of its font, rounded up to pixels.
  ///
  /// - Parameters:
  ///   - font: the text's font.
  ///   - displayScale: the device pixels per point; nil takes the profile's.
  public func textSpacing(above font: ResolvedFont, displayScale: CGFloat? = nil) -> CGFloat {
    guard system == .iOS, let height = font.lineHeight, let pitch = font.linePitch, pitch > height else { return 0 }
    return (pitch - height).roundedUp(toScale: displayScale ?? self.displayScale)
  }

  /// The distance in points between a text and what lies below it and isn't a text, in a stack that gives no spacing;
  /// nil is the usual one, of fonts that aren't the system's.
  ///
  /// From the baseline it's a line and a tenth, less the height of capital letters. So it's recorded on macOS for 13 and
  /// 26 points.
  ///
  /// - Parameters:
  ///   - font: the text's font.
  ///   - displayScale: the device pixels per point; nil takes the profile's.
  public func spacing(belowText font: ResolvedFont, displayScale: CGFloat? = nil) -> CGFloat? {
    guard let line = systemLine(of: font) else { return nil }
    return line.height + leastLeading(line.height, displayScale) - font.size * Self.systemCapHeight
  }

  /// The distance in points between a text and what lies above it and isn't a text, in a stack that gives no spacing; nil
  /// is the usual one, of fonts that aren't the system's.
  ///
  /// It's what the font reaches below the baseline, and a tenth of a line.
  ///
  /// - Parameters:
  ///   - font: the text's font.
  ///   - displayScale: the device pixels per point; nil takes the profile's.
  public func spacing(aboveText font: ResolvedFont, displayScale: CGFloat? = nil) -> CGFloat? {
    guard let line = systemLine(of: font) else { return nil }
    return line.descent + leastLeading(line.height, displayScale)
  }

  /// What the system font reaches below the baseline on iOS, per point of its size.
  static let systemDescent: CGFloat = 0.241_211

  /// The height of capital letters of the system font, per point of its size.
  private static let systemCapHeight: CGFloat = 0.704_59

  /// What the system font reaches above and below the baseline; nil for other fonts.
  private func systemLine(of font: ResolvedFont) -> (height: CGFloat, descent: CGFloat)? {
    guard case .system = font.family else { return nil }
    return system == .macOS
      ? (font.size * 1.177_734_375, font.size * 0.210_937_5)
      : (font.size * Self.systemLineHeight, font.size * Self.systemDescent)
  }

  /// A tenth of a line, rounded up to pixels.
  private func leastLeading(_ height: CGFloat, _ displayScale: CGFloat?) -> CGFloat {
    (height / 10).roundedUp(toScale: displayScale ?? self.displayScale)
  }
}
