// SPDX-License-Identifier: Apache-2.0
/// Which columns of a table the user has hidden or shown.
public struct TableColumnCustomization<RowValue>: Equatable, Sendable, Codable where RowValue: Identifiable {
  private var visibilities = KeptVisibilities()

  public init() {}

  /// Puts the columns in the order that the table gives them; here they never leave it.
  public mutating func resetOrder() {}

  /// Whether the column of an id is shown; `automatic` is what the column says itself.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id] }
    set { visibilities[id] = newValue }
  }

  public init(from decoder: any Decoder) throws { visibilities = try KeptVisibilities(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try visibilities.encode(to: encoder) }
}

/// What of a column a user may change.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  public typealias Element = TableColumnCustomizationBehavior
  private var bits: UInt8

  private init(bits: UInt8) { self.bits = bits }
  public init() { bits = 0 }

  public static let reorder = TableColumnCustomizationBehavior(bits: 1)
  public static let resize = TableColumnCustomizationBehavior(bits: 2)
  public static let visibility = TableColumnCustomizationBehavior(bits: 4)
  public static var all: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(bits: 7) }

  public func contains(_ member: Element) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
    defer { bits |= newMember.bits }
    return (!contains(newMember), newMember)
  }

  public mutating func remove(_ member: Element) -> Element? {
    let common = bits & member.bits
    bits &= ~member.bits
    return common == 0 ? nil : Self(bits: common)
  }

  public mutating func update(with newMember: Element) -> Element? {
    let common = bits & newMember.bits
    bits |= newMember.bits
    return common == 0 ? nil : Self(bits: common)
  }
}
