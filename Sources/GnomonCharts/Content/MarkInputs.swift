// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What content is told when its marks are collected: where it stands, and what modifiers around it say.
public struct _MarkInputs {
  /// A number made of the places and ids on the way, by which a mark is found again when data changes.
  var identity: Int = 0
  /// The same without the ids: marks of all elements of a collection have the same place.
  var place: Int = 0
  /// What modifiers around say; nil says nothing.
  var style: MarkStyle?
  /// The group that is drawn as one, in ``_MarkCollector/groups``; nil is the plot itself.
  var group: Int?

  init() {}

  func at(_ index: Int) -> _MarkInputs {
    var inputs = self
    inputs.identity = Self.mixed(identity, index &+ 1)
    inputs.place = Self.mixed(place, index &+ 1)
    return inputs
  }

  func of(hash: Int) -> _MarkInputs {
    var inputs = self
    inputs.identity = Self.mixed(identity, hash)
    return inputs
  }

  func single() -> _MarkInputs { self }

  /// The inputs with a changed style.
  func styled(_ change: (MarkStyle) -> Void) -> _MarkInputs {
    var inputs = self
    let style = style.map(MarkStyle.init) ?? MarkStyle()
    change(style)
    inputs.style = style
    return inputs
  }

  static func mixed(_ a: Int, _ b: Int) -> Int {
    var x = UInt64(bitPattern: Int64(a)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(b))
    x = (x ^ (x >> 30)) &* 0xBF58_476D_1CE4_E5B9
    x = (x ^ (x >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: x ^ (x >> 31))
  }
}
