// SPDX-License-Identifier: Apache-2.0
/// The columns of a table that are hidden or shown, by their customization ids.
///
/// A table hides what it hides. Gnomon's tables never write it: columns can't be moved, resized or hidden by hand.
public struct TableColumnCustomization<RowValue>: Equatable, Sendable, Codable where RowValue: Identifiable {
  private var visibilities = KeptVisibilities()

  /// Makes a customization that hides nothing and says nothing of any column.
  public init() {}

  /// Puts the columns back in the order that the table gives them.
  ///
  /// It has no effect: in Gnomon columns never leave that order.
  public mutating func resetOrder() {}

  /// Says whether the column of a customization id is shown.
  ///
  /// It's `automatic` for an id that nothing is said of: the column's own `defaultVisibility(_:)` counts.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id] }
    set { visibilities[id] = newValue }
  }

  /// Reads a customization, as `encode(to:)` wrote it.
  public init(from decoder: any Decoder) throws { visibilities = try KeptVisibilities(from: decoder) }
  /// Writes the ids of hidden columns and of shown ones, in two lists.
  public func encode(to encoder: any Encoder) throws { try visibilities.encode(to: encoder) }
}

/// The parts of a column that a customization may change.
///
/// In Gnomon columns can't be moved or resized by hand: only `visibility` has an effect.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  /// A member is itself a set: usually one of a single part.
  public typealias Element = TableColumnCustomizationBehavior
  private var bits: UInt8

  private init(bits: UInt8) { self.bits = bits }
  /// Makes an empty set.
  public init() { bits = 0 }

  /// The column's place among the others. It has no effect in Gnomon.
  public static let reorder = TableColumnCustomizationBehavior(bits: 1)
  /// The column's width. It has no effect in Gnomon.
  public static let resize = TableColumnCustomizationBehavior(bits: 2)
  /// The part that shows and hides the column.
  public static let visibility = TableColumnCustomizationBehavior(bits: 4)
  /// The place, the width and whether the column is shown.
  public static var all: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(bits: 7) }

  /// True if all parts of another set are in this one.
  public func contains(_ member: Element) -> Bool { bits & member.bits == member.bits }
  /// The parts of either set.
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  /// The parts of both sets.
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  /// The parts of one of the sets that aren't in the other.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  /// Adds the parts of another set.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  /// Removes the parts that aren't in another set.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  /// Removes the parts that are in another set too, and adds its others.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  /// Adds parts, and tells whether any of them is new.
  ///
  /// - Returns: the parts, and true if at least one of them is new.
  public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
    defer { bits |= newMember.bits }
    return (!contains(newMember), newMember)
  }

  /// Removes parts.
  ///
  /// - Returns: those that were there; nil where none was.
  public mutating func remove(_ member: Element) -> Element? {
    let common = bits & member.bits
    bits &= ~member.bits
    return common == 0 ? nil : Self(bits: common)
  }

  /// Adds parts.
  ///
  /// - Returns: those that were there already; nil where none was.
  public mutating func update(with newMember: Element) -> Element? {
    let common = bits & newMember.bits
    bits |= newMember.bits
    return common == 0 ? nil : Self(bits: common)
  }
}
