// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Font {
  /// The thickness of a font's strokes.
  public struct Weight: Hashable, Sendable {
    /// The weight as in CSS and OpenType: 100 to 900.
    let value: Int

    package init(value: Int) { self.value = value }

    /// The thinnest strokes: 100.
    public static let ultraLight = Weight(value: 100)
    /// Very thin strokes: 200.
    public static let thin = Weight(value: 200)
    /// Thin strokes: 300.
    public static let light = Weight(value: 300)
    /// The usual strokes: 400.
    public static let regular = Weight(value: 400)
    /// Somewhat thicker strokes: 500.
    public static let medium = Weight(value: 500)
    /// Thick strokes: 600.
    public static let semibold = Weight(value: 600)
    /// Bold strokes: 700.
    public static let bold = Weight(value: 700)
    /// Very thick strokes: 800.
    public static let heavy = Weight(value: 800)
    /// The thickest strokes: 900.
    public static let black = Weight(value: 900)
  }

  /// The width of a font's characters.
  public struct Width: Hashable, Sendable {
    /// The width as a number: 0 is the standard width, less is narrower.
    public var value: CGFloat

    /// A width: 0 is the usual one, less is narrower, more is wider.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest characters: −0.4.
    public static let compressed = Width(-0.4)
    /// Narrower characters: −0.2.
    public static let condensed = Width(-0.2)
    /// The usual characters: 0.
    public static let standard = Width(0)
    /// Wider characters: 0.2.
    public static let expanded = Width(0.2)

    /// The width in percent of the standard width, from 50 to 200.
    var percent: Int {
      guard value.isFinite else { return 100 }
      return Int((100 + min(max(value, -0.4), 0.8) * 125).rounded())
    }
  }
}
