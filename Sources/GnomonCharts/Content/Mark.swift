// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A mark as it was written: values, not yet places.
struct Mark {
  enum Kind: Int8 { case bar, line, area, point, rule, rectangle, sector }

  var kind: Kind
  var x: Channel
  var y: Channel
  var width: MarkDimension = .automatic
  var height: MarkDimension = .automatic
  var stacking: MarkStackingMethod = .unstacked
  /// True of a bar both of whose ends were given.
  var isInterval = false
  /// What a line or an area is told apart by.
  var series: Datum?
  /// Grows where a line has a gap: what lies on both sides of it isn't joined.
  var stretch = 0
  /// The function that a point belongs to, by its identity; nil of data.
  var function: Int?
  /// Of a sector, in points.
  var angularInset: CGFloat = 0
  var style: MarkStyle?
  var group: Int?
  var identity: Int

  init(_ kind: Kind, x: Channel, y: Channel, _ inputs: _MarkInputs) {
    (self.kind, self.x, self.y) = (kind, x, y)
    (style, group, identity) = (inputs.style, inputs.group, inputs.identity)
  }
}

/// Where a mark lies along an axis.
enum Channel: Equatable {
  /// All of the plot.
  case full
  /// A place in points from the plot's start.
  case fixed(CGFloat)
  /// Two places in points from the plot's start; nil is the plot's own end.
  case fixedRange(CGFloat?, CGFloat?)
  case value(Datum)
  /// Two values. `isUnit` is true of a bin or a calendar's unit, in which a mark of one value has its place in the middle.
  case range(Datum, Datum, isUnit: Bool)

  var isData: Bool {
    switch self {
    case .value, .range: true
    default: false
    }
  }

  /// The value, or the first of two.
  var first: Datum? {
    switch self {
    case .value(let datum), .range(let datum, _, _): datum
    default: nil
    }
  }
}
