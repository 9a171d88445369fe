// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Gradients that lead nowhere, the same in all formats.
extension Paint {
  /// The last colour of a gradient whose start and end are the same: it shows no other.
  package var flatColor: Color.Resolved? {
    switch self {
    case .linearGradient(let stops, let start, let end) where start == end: stops.last?.color
    case .radialGradient(let stops, _, let start, let end) where start == end: stops.last?.color
    case .angularGradient(let stops, _, let start, let end) where start == end: stops.last?.color
    case .ellipticalGradient(let stops, _, _, let start, let end) where start == end: stops.last?.color
    default: nil
    }
  }

  /// Whether nothing is drawn of a gradient, since it has no place or size.
  package var isNowhere: Bool {
    switch self {
    case .linearGradient(_, let start, let end): return !start.isFinite || !end.isFinite
    case .radialGradient(_, let center, let start, let end):
      return !center.isFinite || !start.isFinite || !end.isFinite
    case .ellipticalGradient(_, let bounds, let center, let start, let end):
      guard bounds.origin.isFinite, bounds.width > 0, bounds.height > 0 else { return true }
      return !bounds.width.isFinite || !bounds.height.isFinite || !center.x.isFinite || !center.y.isFinite
        || !start.isFinite || !end.isFinite
    default: return false
    }
  }

  /// Whether a gradient begins before its centre: its first colours aren't seen, and most formats have no word for
  /// that.
  package var beginsBeforeCenter: Bool {
    switch self {
    case .radialGradient(_, _, let start, let end), .ellipticalGradient(_, _, _, let start, let end):
      min(start, end) < 0
    default: false
    }
  }
}
