// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The lengths that lie before the cell of a fixed frame or of a padding; other cells have none.
///
/// Both kinds take the same room, since the arena hands out one size for them.
enum CellLengths {
  /// The lengths that a fixed frame takes, in points; NaN where it's as long as what is in it.
  struct Frame {
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  /// The lengths that a padding adds, in points.
  struct Padding {
    var leading: CGFloat = 0
    var top: CGFloat = 0
    /// The length at the leading and the trailing edge together.
    var horizontal: CGFloat = 0
    /// The length at the top and the bottom edge together.
    var vertical: CGFloat = 0

    /// The edges that get something.
    var edges: Edge.Set {
      var edges: Edge.Set = []
      if top != 0 { edges.insert(.top) }
      if leading != 0 { edges.insert(.leading) }
      if vertical != top { edges.insert(.bottom) }
      if horizontal != leading { edges.insert(.trailing) }
      return edges
    }
  }

  /// The size in bytes.
  static var size: Int { MemoryLayout<Padding>.size }
}
