// SPDX-License-Identifier: Apache-2.0
/// A set of what assistive technologies know of the kind of a view: a button, a heading, a picture. Nothing
/// is drawn for it; ``ViewHost/semantics()`` tells it.
public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
  /// The type of the elements: a trait is a set of one.
  public typealias Element = AccessibilityTraits
  /// The type of the elements of a literal, as `[.isButton, .isSelected]`.
  public typealias ArrayLiteralElement = AccessibilityTraits
  private var bits: UInt64

  /// Makes a set without any trait.
  public init() { bits = 0 }
  private init(bit: UInt64) { bits = 1 << bit }

  /// The view acts when it is tapped.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// The view heads a part of the content.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// The view is the chosen one of several, as a tab or a row.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// The view opens an address.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// The view takes words to search for.
  public static let isSearchField = AccessibilityTraits(bit: 4)
  /// The view is a picture.
  public static let isImage = AccessibilityTraits(bit: 5)
  /// The view plays a sound of its own when it is used.
  public static let playsSound = AccessibilityTraits(bit: 6)
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  /// The view is text that doesn't change.
  public static let isStaticText = AccessibilityTraits(bit: 8)
  /// The view sums up the state of the app when the app starts.
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  /// The label or the value of the view changes often.
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  /// The view starts playing or recording, which speech should not disturb.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// Touches go to the view directly, as to the keys of a piano.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  /// The page turns when the view has been read aloud to its end.
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  /// Assistive technologies leave out what lies beside the view.
  public static let isModal = AccessibilityTraits(bit: 14)
  /// The view is on or off.
  public static let isToggle = AccessibilityTraits(bit: 15)
  /// The view holds tabs.
  public static let isTabBar = AccessibilityTraits(bit: 16)
  /// The view is one of several of which one is chosen, as a picker's values in a menu.
  package static let isChoice = AccessibilityTraits(bit: 17)

  /// Whether all traits of the other set are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  /// Keeps the traits that are in both sets.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  /// Keeps the traits that are in one of the two sets alone.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  /// The traits that are in one of the two sets or in both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formUnion(other) } }
  /// The traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formIntersection(other) } }

  /// The traits that are in one of the two sets alone.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formSymmetricDifference(other) }
  }

  /// Adds traits. `inserted` is true where at least one of them was missing.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Takes traits away, and gives those of them that were there; nil where none was.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }

  /// Adds traits, and gives those of them that were there; nil where none was.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.bits == 0 ? nil : common
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension AccessibilityTraits {
  /// The names of all traits, by their bits.
  private static let allNames = [
    "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound", "isKeyboardKey",
    "isStaticText", "isSummaryElement", "updatesFrequently", "startsMediaSession", "allowsDirectInteraction",
    "causesPageTurn", "isModal", "isToggle", "isTabBar", "isChoice",
  ]

  /// The names of the traits in the set, as `isButton`, in the order in which they are declared. Gnomon's own.
  public var names: [String] { Self.allNames.indices.filter { bits >> $0 & 1 == 1 }.map { Self.allNames[$0] } }
}
