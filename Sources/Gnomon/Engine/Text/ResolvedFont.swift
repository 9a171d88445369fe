// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A font after the profile, the text style and the traits have been applied.
public struct ResolvedFont: Hashable, Sendable {
  public enum Family: Hashable, Sendable {
    case system(Font.Design)
    case custom(String)
  }

  public var family: Family
  /// In points.
  public var size: CGFloat
  /// As in CSS and OpenType: 100 ultra light … 400 regular … 900 black.
  public var weight: Int
  /// Whether the weight was asked for: else a face that a custom name stands for has its own where this is regular.
  public var isWeightGiven: Bool
  public var isItalic: Bool
  public var isMonospacedDigit: Bool
  public var isSmallCaps: Bool
  /// 100 is the normal width, 75 condensed, 125 expanded.
  public var width: Int
  /// The height of a single line in points, before rounding up to pixels. nil takes the font file's own.
  public var lineHeight: CGFloat?
  /// The distance of two baselines in points. nil takes the font file's own.
  public var linePitch: CGFloat?
  /// The distance of the line's top to its baseline in points. nil is the font's share of the line's height.
  public var ascent: CGFloat?
  /// The height of each line that is reserved, in points. nil is that of a line.
  public var reservedHeight: CGFloat?

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
