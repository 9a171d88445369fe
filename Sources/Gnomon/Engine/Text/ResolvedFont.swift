// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A font after the profile, the text style and the traits have been applied.
public struct ResolvedFont: Hashable, Sendable {
  /// The origin of a font.
  public enum Family: Hashable, Sendable {
    /// A font of the system, by its design.
    case system(Font.Design)
    /// A font by its name.
    case custom(String)
  }

  /// The origin of the font.
  public var family: Family
  /// The size in points.
  public var size: CGFloat
  /// The weight as in CSS and OpenType: 100 ultra light … 400 regular … 900 black.
  public var weight: Int
  /// True if the weight was asked for: else a face that a custom name stands for has its own where this is regular.
  public var isWeightGiven: Bool
  /// True if the font is slanted.
  public var isItalic: Bool
  /// True if all digits have one width.
  public var isMonospacedDigit: Bool
  /// True if small letters are drawn as small capitals.
  public var isSmallCaps: Bool
  /// True if letters take macOS's widths: then an engine that draws the system's font in another corrects them one by one.
  public var hasMacWidths = false
  /// The width of the characters in per cent: 100 is the normal one, 75 condensed, 125 expanded.
  public var width: Int
  /// The height of a single line in points, before rounding up to pixels. nil takes the font file's own.
  public var lineHeight: CGFloat?
  /// The distance of two baselines in points. nil takes the font file's own.
  public var linePitch: CGFloat?
  /// The distance of the line's top to its baseline in points. nil is the font's share of the line's height.
  public var ascent: CGFloat?
  /// The height of each line that is reserved, in points. nil is that of a line.
  public var reservedHeight: CGFloat?

  /// A font.
  ///
  /// - Parameters:
  ///   - family: where it comes from.
  ///   - size: its size in points.
  ///   - weight: the thickness of the strokes from 100 to 900; 400 is regular, 700 bold.
  ///   - isItalic: true if it's slanted.
  ///   - isMonospacedDigit: true if all digits have one width.
  ///   - isSmallCaps: true if small letters are drawn as small capitals.
  ///   - width: the width of the characters in per cent; 100 is the usual one.
  ///   - lineHeight: the height of a line in points; nil is the font's own.
  ///   - linePitch: the distance of two baselines in points; nil is the line's height.
  ///   - ascent: the part of a line above the baseline in points; nil is the font's own.
  ///   - isWeightGiven: true if the weight was asked for, and isn't that of the text style.
  public init(
    family: Family, size: CGFloat, weight: Int = 400, isItalic: Bool = false, isMonospacedDigit: Bool = false,
    isSmallCaps: Bool = false, width: Int = 100, lineHeight: CGFloat? = nil, linePitch: CGFloat? = nil,
    ascent: CGFloat? = nil, isWeightGiven: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isWeightGiven = isWeightGiven
    self.isItalic = isItalic
    self.isMonospacedDigit = isMonospacedDigit
    self.isSmallCaps = isSmallCaps
    self.width = width
    self.lineHeight = lineHeight
    self.linePitch = linePitch
    self.ascent = ascent
  }
}
