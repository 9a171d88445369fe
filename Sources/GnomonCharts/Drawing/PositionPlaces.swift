// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The places that `position(by:)` makes along an axis.
struct PositionPlaces {
  private var indexes: [Datum: Int] = [:]
  var count: Int { indexes.count }

  init(_ marks: ContiguousArray<Mark>, _ axis: Axis) {
    for mark in marks {
      guard let positions = mark.style?.positions, !positions.isEmpty else { continue }
      let along: Axis = MarkRoom.axis(of: mark)
      for position in positions where (position.axis ?? along) == axis {
        if indexes[position.value] == nil { indexes[position.value] = indexes.count }
      }
    }
  }

  func index(of datum: Datum) -> Int? { indexes[datum] }
}
