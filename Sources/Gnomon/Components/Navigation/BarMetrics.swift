// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The measures of bars on a platform, in points. Names in brackets are rows of the tests' table of real screens.
struct BarMetrics: Equatable {
  let profile: PlatformProfile
  /// Whether the bar lies in a sheet.
  let isInSheet: Bool

  init(_ profile: PlatformProfile, isInSheet: Bool = false) { (self.profile, self.isInSheet) = (profile, isInSheet) }

  /// Bars are groups of glass that float over the content.
  var isGlass: Bool { profile.system == .iOS && profile.palette == .v26 }
  /// The row of the navigation bar's controls (nav26-02, nav18-01).
  static let row: CGFloat = 44
  /// The distance of bars' content from the screen's edges (nav26-12, nav18-05).
  static let margin: CGFloat = 16

  // MARK: The navigation bar

  /// The height of a bar with a small title (nav26-01, nav18-01). In a sheet of iOS 18 it's 56 (sheet17-04).
  var inlineHeight: CGFloat { rowTop + (isGlass ? 54 : isInSheet ? 50 : 44) }
  /// The distance of the row of controls from the top: of a sheet (sheet26-08, sheet17-04), or of the safe area.
  var rowTop: CGFloat { isInSheet ? isGlass ? 16 : 6 : 0 }

  /// The height of a large title's row (nav26-29, nav18-04). The measures are of the default type size and the one
  /// below. That larger titles make it higher is *unverified*.
  func largeTitleHeight(at typeSize: DynamicTypeSize) -> CGFloat {
    let line = profile.metrics(for: .largeTitle, at: typeSize).lineHeight
    return max(isGlass ? 52.33 : 52, (line + 11.33).rounded(.up))
  }

  /// The distance of a large title's baseline from the end of its row (nav26-08, nav18-09).
  var largeTitleDescent: CGFloat { isGlass ? 15.67 : 16 }
  /// The height of a subtitle's row below a large title. *Unverified.*
  static let subtitleHeight: CGFloat = 20
  /// The distance of the button to go back from the screen's edge (nav26-03, nav18-02).
  var backMargin: CGFloat { isGlass ? BarMetrics.margin : 8 }
  /// The ink of the sign to go back, with the width of its line (nav26-23). On iOS 18 its size is *unverified*.
  var backSign: (size: CGSize, line: CGFloat) {
    isGlass ? (CGSize(width: 10.33, height: 18), 2.33) : (CGSize(width: 12, height: 20), 2.67)
  }
  /// The middle of that sign left of the middle of its circle (nav26-23).
  static let backSignShift: CGFloat = 1.5
  /// Whether the button to go back has a text.
  var namesBack: Bool { profile.system == .iOS && !isGlass }
  /// The distance of the text to go back from its sign (nav18-02).
  static let backTextDistance: CGFloat = 9

  // MARK: Glass around items

  /// The distance of an item from its glass's ends (nav26-13).
  static let glassPadding: CGFloat = 12
  /// The width up to which an item's glass is a circle: that of a symbol (nav26-17).
  static let symbolWidth: CGFloat = 26
  /// The width that a symbol takes among several, and the distance between two (nav26-25, nav26-26).
  static let groupedSymbolWidth: CGFloat = 22.33
  static let groupedSymbolDistance: CGFloat = 31
  /// The distance between two pieces of glass. *Unverified*: measured between a tab bar and its search circle.
  static let glassDistance: CGFloat = 8
  /// The distance between items without glass. *Unverified.*
  static let plainDistance: CGFloat = 16

  /// How much wider a symbol's frame is than Apple's at each end: a plus without glass ends 17 from the screen's edge
  /// (nav18-07).
  static let symbolBearing: CGFloat = 2.83

  // MARK: Bars at the bottom

  /// The height that a bar of items takes of the page above the unsafe area. That of iOS 18 is documented for UIKit.
  /// *Unverified* for iOS 26: a capsule that is 48 high, as far from the edges as makes it concentric with the tab bar.
  func bottomHeight(safeArea: CGFloat) -> CGFloat {
    switch (profile.system, isGlass) {
    case (.macOS, _): 49
    case (_, true): max(BarMetrics.bottomRow, BarMetrics.bottomRow + BarMetrics.bottomMargin - safeArea)
    default: 44
    }
  }

  /// The height of glass at the bottom (sf26-01).
  static let bottomRow: CGFloat = 48
  /// The distance of such glass from the screen's edges. *Unverified*: 21 + 62 / 2 - 48 / 2, so that its ends are
  /// concentric with those of a tab bar.
  static let bottomMargin: CGFloat = 28

  // MARK: Texts

  /// Texts in bars don't follow the type size (nav26-13: 17 points at the size below the default).
  var title: Font { profile.system == .iOS ? .system(size: 17, weight: .semibold) : .headline }
  static let item = Font.system(size: 17)
  /// The font of symbols, by the ink of a pencil in a square, a bell, a plus and a cross (sym26-08, sym26-07, nav18-07,
  /// nav26-17).
  static let symbol = Font.system(size: 21)

  /// What signs and texts on glass are painted with (nav26-27). In a dark bar *unverified*.
  static func glassLabel(in colorScheme: ColorScheme) -> Color {
    colorScheme == .dark ? .white : Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.9)
  }
}

/// That views stand in a bar whose items are glass.
struct BarGlass: Equatable {
  /// Whether the item is the bar's main action, whose glass is filled with the tint.
  var isProminent = false
  /// The part that the bar's content gives the item; nil leaves it to the button inside.
  var role: BarItemRole?
}

private enum BarGlassKey: EnvironmentKey {
  static var defaultValue: BarGlass? { nil }
}

extension EnvironmentValues {
  /// The glass of the bar that the view is an item of; nil elsewhere.
  var barGlass: BarGlass? {
    get { self[BarGlassKey.self] }
    set { self[BarGlassKey.self] = newValue }
  }
}
