// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The measures of a search field, in points. Names in brackets are rows of the tests' table of real screens.
nonisolated struct SearchMetrics {
  let bar: BarMetrics
  private let typeSize: DynamicTypeSize

  init(_ profile: PlatformProfile, _ typeSize: DynamicTypeSize) {
    bar = BarMetrics(profile)
    self.typeSize = typeSize
  }

  /// The height of a field below a title: 36 at the default type size, as UIKit's fields have, and by the pitch of body
  /// text at others (sf18-01). On iOS 26 it's *unverified*.
  func height(isGlass: Bool) -> CGFloat {
    if isGlass { return BarMetrics.bottomRow }
    guard bar.profile.system == .iOS else { return 36 }
    let (pitch, usual) = (
      bar.profile.metrics(for: .body, at: typeSize).linePitch, bar.profile.metrics(for: .body).linePitch
    )
    return (36 * pitch / usual * 3).rounded() / 3
  }

  /// The distances of a field from the title above it and the content below it (sf18-03).
  static let top: CGFloat = 1
  static let bottom: CGFloat = 15
  /// The distance of a field from the unsafe area while something is searched. *Unverified.*
  static let searchingTop: CGFloat = 8
  /// The magnifying glass and the text from the field's edge (sf18-05).
  static let padding: CGFloat = 4.67
  static let textStart: CGFloat = 26
  /// The magnifying glass and the text from the edge of a field of glass, and the font of the sign (sf26-03, sf26-04).
  static let glassPadding: CGFloat = 13.67
  static let glassTextStart: CGFloat = 41.33
  static let glassSign = Font.system(size: 15.7)
  /// Between a field of glass and what is beside it, while something is searched (sf26-01).
  static let glassDistance: CGFloat = 8
}
