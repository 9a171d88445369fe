// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The measures of a tab view's bar at the bottom, in points. Names in brackets are rows of the tests' table of real
/// screens.
enum TabBarMetrics {
  /// The height of the bar itself (tab26-06, tab18-01).
  static func height(isGlass: Bool) -> CGFloat { isGlass ? 62 : 49 }

  /// The distance of glass from the screen's edges (tab26-07, tab26-09).
  static let margin: CGFloat = 21
  /// The distance of the chosen tab's platter from the edges of its glass (tab26-11).
  static let inset: CGFloat = 4
  /// The distance of the circle for searching from the capsule (tab26-10).
  static let searchDistance: CGFloat = 8.67
  /// The middle of an icon below the bar's top (tab26-16, tab18-04).
  static func iconCenter(isGlass: Bool) -> CGFloat { isGlass ? 24 : 18.67 }
  /// The baseline of a title below the bar's top (tab26-15, tab18-04).
  static func titleBaseline(isGlass: Bool) -> CGFloat { isGlass ? 48.67 : 45 }
  /// The font of icons, by the magnifying glass of the search circle (tab26-18).
  static let iconFont = Font.system(size: 22)

  /// The height that the bar takes of the page above the unsafe area. Where there is an unsafe area it's that of before
  /// (tab26-07); else the glass keeps its distance from the screen's end, which is *unverified*.
  static func covered(isGlass: Bool, safeArea: CGFloat) -> CGFloat {
    isGlass ? max(49, 62 + margin - safeArea) : 49
  }

  /// The platter of the chosen tab, over the glass (tab26-13, tab26-14).
  static func platter(_ colorScheme: ColorScheme) -> Color.Resolved {
    colorScheme == .dark ? Color.Resolved(hex: 0xFFFFFF, opacity: 0.145) : Color.Resolved(hex: 0x000000, opacity: 0.072)
  }

  /// The items of a capsule of glass overlap: a tab's platter is wider than the distance of two tabs.
  ///
  /// Platter = 0.8 × distance + 30 gives all that were measured, to a third of a point: 113 at 104.5 (tab26-12), 98 at
  /// 84.67 (tab26-03, tab26-04), 74.33 at 55.5 (tab26-05). The distance is what makes the bar fill its room, and never
  /// more than with three tabs; that fewer than three have the same distance is *unverified*.
  struct Items: Equatable {
    /// The distance from a tab to the next.
    var pitch: CGFloat
    /// The width of a tab, which is that of its platter.
    var width: CGFloat
    /// The width of all tabs together.
    var span: CGFloat

    private static let mostPitch: CGFloat = 104.5

    init(count: Int, room: CGFloat) {
      let count = CGFloat(max(1, count))
      pitch = max(0, min(Self.mostPitch, (room - 30) / (count - 0.2)))
      width = max(0, min(room, 0.8 * pitch + 30))
      span = width + (count - 1) * pitch
    }
  }
}
