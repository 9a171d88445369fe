// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The numbers of a text style on a platform. Lengths are in points.
public struct TextStyleMetrics: Hashable, Sendable {
  /// The size of the font in points.
  public var size: CGFloat
  /// The weight of the font as in CSS and OpenType: 400 is regular, 600 semibold.
  public var weight: Int
  /// The height of a single line in points, before rounding up to pixels.
  public var lineHeight: CGFloat
  /// The distance of two baselines in points.
  public var linePitch: CGFloat

  /// Makes the numbers of a text style.
  ///
  /// - Parameters:
  ///   - size: the size of the font in points.
  ///   - weight: the weight of the font as in CSS and OpenType: 400 is regular.
  ///   - lineHeight: the height of a single line in points.
  ///   - linePitch: the distance of two baselines in points.
  public init(size: CGFloat, weight: Int, lineHeight: CGFloat, linePitch: CGFloat) {
    self.size = size
    self.weight = weight
    self.lineHeight = lineHeight
    self.linePitch = linePitch
  }
}

extension PlatformProfile {
  /// The height of a line of the system font as a multiple of its size (facts 6, 10: body 17 → 20.287).
  public static let systemLineHeight: CGFloat = 1.19336

  /// The height of a line of the system font, in points, before rounding up to pixels.
  ///
  /// macOS's are whole points at any scale: above the baseline and below it the font's own, rounded; from 24 points the
  /// larger cut's, which reaches less far down. So it's recorded for the sizes from 9 to 30.
  public func systemLineHeight(size: CGFloat) -> CGFloat {
    guard let ascent = systemAscent(size: size) else { return size * Self.systemLineHeight }
    // The one size that isn't as the font says.
    if size == 10 { return 13 }
    return ascent + (size * (size < 24 ? 0.2412 : 0.2109)).rounded()
  }

  /// The height of a line that is reserved for the system font, in points; nil where it's that of a line that is there.
  ///
  /// Of 10 points three reserved lines are 36 high, and three that are there 39 (recorded on macOS 27).
  public func reservedLineHeight(size: CGFloat) -> CGFloat? { system == .macOS && size == 10 ? 12 : nil }

  /// The distance of a line's top to its baseline in the system font, in points; nil where it's the font's share of the
  /// line's height.
  ///
  /// The serif design's is less: 12 points of 13 were recorded.
  public func systemAscent(size: CGFloat, design: Font.Design = .default) -> CGFloat? {
    guard system == .macOS, size.isFinite else { return nil }
    return (size * (design == .serif ? 0.9528 : 0.966797)).rounded()
  }

  /// True if the letters of fonts that stand in for the system's are corrected one by one: widths of words were recorded
  /// on macOS alone.
  var correctsLetterWidths: Bool { system == .macOS }

  /// The numbers of a text style at a type size. On macOS all type sizes are alike.
  public func metrics(for style: Font.TextStyle, at typeSize: DynamicTypeSize = .large) -> TextStyleMetrics {
    switch system {
    case .iOS:
      let (size, pitch) = Self.dynamicType[typeSize.index][style.index]
      return TextStyleMetrics(
        size: size, weight: style == .headline ? 600 : 400, lineHeight: size * Self.systemLineHeight, linePitch: pitch)
    case .macOS:
      return macMetrics(for: style)
    }
  }

  /// The weight of a text style that is made bold, as in CSS and OpenType.
  ///
  /// Weights are the published ones, of which macOS's body and headline were recorded.
  public func boldWeight(of style: Font.TextStyle) -> Int {
    switch (style, system) {
    case (.largeTitle, _), (.title, _), (.title2, _): 700
    case (.headline, .macOS): 800
    case (.caption, .macOS): 500
    default: 600
    }
  }

  /// The factor that a length of a style is scaled by at a type size; 1 at `.large` and on macOS.
  public func scale(of style: Font.TextStyle, at typeSize: DynamicTypeSize) -> CGFloat {
    guard system == .iOS else { return 1 }
    return metrics(for: style, at: typeSize).size / metrics(for: style).size
  }

  /// Pitches are the published ones.
  private func macMetrics(for style: Font.TextStyle) -> TextStyleMetrics {
    func entry(_ size: CGFloat, _ weight: Int = 400, height: CGFloat? = nil, pitch: CGFloat) -> TextStyleMetrics {
      TextStyleMetrics(
        size: size, weight: weight, lineHeight: height ?? systemLineHeight(size: size), linePitch: pitch)
    }
    switch style {
    // 30.75 at 4x, 31 at 2x (facts 9, 10).
    case .largeTitle: return entry(26, height: 30.73, pitch: 32)
    case .title: return entry(22, pitch: 26)
    // 20.5 at 2x, 21 at 1x (facts 10).
    case .title2: return entry(17, height: 20.5, pitch: 22)
    case .title3: return entry(15, pitch: 20)
    case .headline: return entry(13, 700, pitch: 16)
    case .body: return entry(13, pitch: 16)
    case .callout: return entry(12, pitch: 15)
    case .subheadline: return entry(11, pitch: 14)
    case .footnote: return entry(10, pitch: 13)
    case .caption: return entry(10, pitch: 13)
    case .caption2: return entry(10, 500, pitch: 13)
    }
  }

  /// Size and line pitch per type size (from xSmall) and style (largeTitle, title, title2, title3, headline, body,
  /// callout, subheadline, footnote, caption, caption2), as published for iOS.
  private static let dynamicType: [[(CGFloat, CGFloat)]] = [
    [
      (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13), (11, 13),
    ],
    [
      (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13), (11, 13),
    ],
    [
      (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13), (11, 13),
    ],
    [
      (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16), (11, 13),
    ],
    [
      (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19), (13, 18),
    ],
    [
      (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21), (15, 20),
    ],
    [
      (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23), (17, 22),
    ],
    [
      (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29), (22, 28), (20, 25),
    ],
    [
      (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32), (24, 30),
    ],
    [
      (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39), (29, 35),
    ],
    [
      (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44), (34, 41),
    ],
    [
      (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51), (40, 48),
    ],
  ]
}
