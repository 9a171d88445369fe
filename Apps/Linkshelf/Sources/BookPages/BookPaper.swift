// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The paper that a book is set for.
public enum BookPaper: String, Sendable, CaseIterable {
  case a4
  case letter
  case a5
  /// The screen of a reading device of six inches.
  case reader

  /// In points.
  var size: CGSize {
    switch self {
    case .a4: CGSize(width: 595, height: 842)
    case .letter: CGSize(width: 612, height: 792)
    case .a5: CGSize(width: 420, height: 595)
    case .reader: CGSize(width: 258, height: 344)
    }
  }

  var margins: EdgeInsets {
    switch self {
    case .a4, .letter: EdgeInsets(top: 68, leading: 92, bottom: 68, trailing: 92)
    case .a5: EdgeInsets(top: 52, leading: 46, bottom: 50, trailing: 46)
    case .reader: EdgeInsets(top: 26, leading: 14, bottom: 24, trailing: 14)
    }
  }

  /// The size of running text, in points.
  var textSize: CGFloat {
    switch self {
    case .a4, .letter: 11
    case .a5: 10
    case .reader: 9.5
    }
  }

  var textWidth: CGFloat { size.width - margins.leading - margins.trailing }
  var textHeight: CGFloat { size.height - margins.top - margins.bottom }
}
