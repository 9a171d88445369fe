// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The measures of what is presented, in points.
///
/// iOS's are those of the tests' table `surfaces.tsv`, where a row is named; others are unverified. macOS has what
/// iOS 18 had before those were measured.
nonisolated struct PresentationMetrics {
  let profile: PlatformProfile
  init(_ profile: PlatformProfile) { self.profile = profile }

  private var isPhone: Bool { profile.system == .iOS }
  /// Whether it looks as on iOS 26.
  var isNew: Bool { isPhone && profile.palette == .v26 }

  // MARK: Sheets

  /// From the safe area's top to the top of the largest sheet (`sheet26-01`, `sheet17-02`).
  var sheetTop: CGFloat { isNew ? 0 : 10 }
  /// The upper corners of the largest sheet (`sheet26-02`, `sheet17-03`).
  var sheetRadius: CGFloat { isNew ? 38 : 10 }
  /// The upper corners of a sheet that floats, as seen in the pictures of `sheet26-04` and `sheet26-05`.
  let floatingRadius: CGFloat = 70 / 3
  /// The lower corners of a sheet that floats: 46 and 51 in those pictures. That they grow evenly is unverified.
  func floatingLowerRadius(share: CGFloat) -> CGFloat { min(max(44, 46 + 81 * (share - 0.5)), 55) }
  /// A floating sheet is glass, over white in the shade as light as that. What shines through it isn't drawn.
  let floatingGround = Color.Resolved(hex: 0xEFEFF0)
  /// `sheet26-03`, `sheet17-01`.
  let grabber = CGSize(width: 36, height: 5)
  let grabberTop: CGFloat = 5
  /// How far a view behind a large sheet stands back from the sides, and how round it is; nil where it doesn't
  /// (`sheet17-02`; the radius is unverified).
  var pushedBack: (inset: CGFloat, radius: CGFloat)? { isPhone && !isNew ? (16.5, 10) : nil }

  /// How far a sheet that isn't the largest stays away from the screen's edges: the lower it is, the further.
  ///
  /// `sheet26-04` gives 4.67 for half of the room, `sheet26-05` 3.5 for 0.56 of it, `sheet26-06` 5.33 for a lower
  /// one: a line between the first two, up to the third.
  func floating(share: CGFloat) -> CGFloat { isNew ? min(max(0, 14 / 3 - 19 * (share - 0.5)), 16 / 3) : 0 }

  // MARK: Alerts and dialogs

  /// An alert's width (`a17-01`); iOS 26's is unverified.
  var alertWidth: CGFloat { isNew ? 300 : 270 }
  /// `a17-03`; iOS 26's is unverified.
  var alertRadius: CGFloat { isNew ? 34 : 14 }
  /// Around an alert's title and message (`a17-01`, `a17-04`); iOS 26's are unverified.
  var alertPadding: EdgeInsets {
    if isNew { return EdgeInsets(top: 22, leading: 28, bottom: 18, trailing: 28) }
    return EdgeInsets(top: 19, leading: 16, bottom: isPhone ? 22.5 : 19, trailing: 16)
  }
  /// Between title and message (`a17-04`).
  var alertSpacing: CGFloat { isNew ? 6 : isPhone ? 3 : 4 }
  /// A message's: a footnote, whose lines are as near as those of UIKit's labels (`a17-04`). iOS 26's is unverified.
  func messageFont(at typeSize: DynamicTypeSize) -> Font {
    if isNew { return .subheadline }
    return isPhone ? .system(size: profile.metrics(for: .footnote, at: typeSize).size) : .footnote
  }
  /// Around and between the buttons of alerts on iOS 26, which are capsules. Unverified.
  let alertButtonInset: CGFloat = 14
  let alertButtonGap: CGFloat = 8
  /// A button's height: `a17-02` on iOS 17, unverified on iOS 26.
  var alertButtonHeight: CGFloat { isNew ? 48 : 44 }
  /// A dialog's rows on iOS 18, and the distance of the one that cancels: UIKit's, unverified.
  let dialogRowHeight: CGFloat = 57
  let dialogGap: CGFloat = 8

  // MARK: Menus

  /// `m26-01`; iOS 18's is UIKit's, unverified.
  let menuWidth: CGFloat = 250
  /// `m26-02`; iOS 18's is unverified.
  var menuRow: CGFloat { isNew ? 42 : 44 }
  /// The middle of an item's icon, on iOS 26 in front of the texts (`m26-04`).
  let menuIconMiddle: CGFloat = 35
  /// Where an item's text begins behind an icon (`m26-03`), and where no item has one (unverified).
  let menuText: CGFloat = 181 / 3
  var menuTextAlone: CGFloat { isNew ? 24 : 16 }
  /// What a line between items adds to a menu (`m26-05`; iOS 18's is unverified).
  var menuSeparator: CGFloat { isNew ? 20 : 8 }
  /// Above the first and below the last item, and the corners: unverified.
  var menuPadding: CGFloat { isNew ? 10 : 0 }
  var menuRadius: CGFloat { isNew ? 30 : 13 }
  /// From the button to its menu, and from the menu to the screen's edges: unverified.
  let menuDistance: CGFloat = 8
}

/// The heights that a sheet can have.
struct SheetRoom {
  /// The height of the largest sheet.
  let largest: CGFloat
  /// What shares are taken of, and what a custom height is told; the safe area's bottom isn't a part of it on iOS.
  let detents: CGFloat
  /// What is added to a height for the safe area's bottom.
  let bottom: CGFloat
  let medium: CGFloat

  init(height: CGFloat, covered: EdgeInsets, _ profile: PlatformProfile) {
    let metrics = PresentationMetrics(profile)
    largest = max(0, height - covered.top - metrics.sheetTop)
    guard profile.system == .iOS else {
      (detents, bottom, medium) = (largest, 0, largest / 2)
      return
    }
    // `sheet26-04`: half of a screen of 874 with 62 and 34 of unsafe areas is 384 + 34.
    detents = max(0, height - covered.top - covered.bottom - 10)
    bottom = covered.bottom
    // `sheet26-05`: 465.33 on that screen. How it comes about isn't known.
    medium = min(largest, height / 2 + covered.bottom * 5 / 6)
  }

  /// A sheet's height as a share of the room for it.
  func share(of height: CGFloat) -> CGFloat { detents > 0 ? (height - bottom) / detents : 1 }
}
