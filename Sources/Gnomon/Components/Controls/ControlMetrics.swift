// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The measures of controls on iOS, in points.
///
/// Those that are measured in pictures of real screens name their rows of the tests' table `surfaces.tsv`. The others
/// are unverified: documented ones, or guesses by what is measured beside them.
nonisolated struct ControlMetrics {
  private let profile: PlatformProfile
  private var isNew: Bool { profile.palette == .v26 }

  init(_ profile: PlatformProfile) { self.profile = profile }

  // MARK: Slider

  /// A slider's height; its line runs through the middle (`slid18-04`, `slid26-03`).
  let sliderHeight: CGFloat = 34
  /// The thickness of a slider's line (`slid18-01`, `slid26-01`).
  var sliderLine: CGFloat { isNew ? 6 : 4 }
  /// From a slider's ends to those of its line (`slid18-03`, `slid26-02`).
  var sliderInset: CGFloat { isNew ? 0 : 3 }
  /// iOS 18's is `slid18-02`. iOS 26's is as wide as a switch's knob: the filled part of the line that was seen ends
  /// at the middle of a knob of 37; its height is unverified.
  var sliderKnob: CGSize { isNew ? CGSize(width: 37, height: 24) : CGSize(width: 27, height: 27) }
  /// How far the knob's middle lies above the line's; iOS 18's was seen beside `slid18-04`.
  var sliderKnobRise: CGFloat { isNew ? 0 : 4 / 3 }

  // MARK: Segments and steppers

  /// The height of a segmented control and of a stepper (`sp26-01`, `sp18-01`, `step26-01`, `step18-01`).
  let segmentHeight: CGFloat = 32
  /// The corners of a segmented control and of a stepper: capsules on iOS 26 (`sp26-03`, `step26-02`), else `sp18-03`
  /// and `step18-02`.
  var segmentRadius: CGFloat { isNew ? segmentHeight / 2 : 8 }
  /// From the edges of a segment to the chosen one's platter (`sp17-02`); iOS 26's is unverified.
  let platterInset: CGFloat = 2
  var platterRadius: CGFloat { isNew ? segmentHeight / 2 - platterInset : 7 }
  /// Between two segments (`sp18-02`, `sp26-02`).
  var segmentGap: CGFloat { isNew ? 0 : 1 }
  /// Beside the widest title in a segment of its ideal width, on both sides together (`sp18-02`, `sp26-02`).
  let segmentPadding: CGFloat = 18
  /// The size of segments' titles, which doesn't follow the type size (`sp18-02`).
  let segmentFontSize: CGFloat = 13

  let stepperWidth: CGFloat = 94
  /// The line between a stepper's halves (`step18-02`, `step26-02`).
  var stepperDivider: CGSize { CGSize(width: 1, height: isNew ? 24 : 18) }
  /// The width of the signs, and the thickness of their lines (`step18-02`, `step26-02`).
  var stepperSign: CGFloat { isNew ? 13 : 41 / 3 }
  let stepperSignLine: CGFloat = 5 / 3

  // MARK: Date pickers

  /// Around a date in its box (`d17-01`, `d17-02`).
  let datePadding = CGSize(width: 12, height: 7)
  /// The corners of a date's box: a capsule on iOS 26 (unverified), as bordered buttons have them before.
  var dateRadius: CGFloat { isNew ? .infinity : 7 }

  // MARK: Fields

  /// The corners of a field in a box; iOS 26's is unverified, 5 is UIKit's older one.
  let fieldRadius: CGFloat = 5
}
