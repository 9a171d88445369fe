// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Font {
  /// How thick a font's strokes are.
  public struct Weight: Hashable, Sendable {
    /// As in CSS and OpenType: 100 to 900.
    let value: Int

    package init(value: Int) { self.value = value }

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// How wide a font's characters are.
  public struct Width: Hashable, Sendable {
    /// 0 is the standard width, less is narrower.
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    /// In percent of the standard width, from 50 to 200.
    var percent: Int {
      guard value.isFinite else { return 100 }
      return Int((100 + min(max(value, -0.4), 0.8) * 125).rounded())
    }
  }
}

/// Whether the reader asks for heavier text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}
