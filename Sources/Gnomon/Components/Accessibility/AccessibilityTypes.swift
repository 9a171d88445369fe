// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What kind of thing a view is.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// The elements of the set are sets of one.
  public typealias Element = AccessibilityTraits
  /// The elements of the set are sets of one.
  public typealias ArrayLiteralElement = AccessibilityTraits
  private var bits: UInt64

  /// Makes a set without any trait.
  public init() { bits = 0 }
  private init(bit: UInt64) { bits = 1 << bit }

  /// It acts when it is tapped.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// It heads a part of the content.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// It is the chosen one, as a tab or a row.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// It opens an address.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// It takes words to search for.
  public static let isSearchField = AccessibilityTraits(bit: 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(bit: 5)
  /// It plays a sound of its own when it is used.
  public static let playsSound = AccessibilityTraits(bit: 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  /// It is text that doesn't change.
  public static let isStaticText = AccessibilityTraits(bit: 8)
  /// It sums up the state of the app when the app starts.
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  /// Its label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  /// It starts playing or recording, which speech should not disturb.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// Touches go to it directly, as to the keys of a piano.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  /// Its page turns when reading it aloud has ended.
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  /// What lies beside it is left out of reading.
  public static let isModal = AccessibilityTraits(bit: 14)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(bit: 15)
  /// It holds tabs.
  public static let isTabBar = AccessibilityTraits(bit: 16)

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

  /// Adds traits, and says whether they were missing.
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

/// How a view's children are told of.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// Not at all.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Each by itself.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// As one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// An action that an assistive technology asks for.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: Text
  /// What a tap does.
  public static let `default` = AccessibilityActionKind(named: Text(verbatim: "default"))
  /// Leaving what is on the screen, as a sheet.
  public static let escape = AccessibilityActionKind(named: Text(verbatim: "escape"))
  /// What matters most at the moment, as to answer a call.
  public static let magicTap = AccessibilityActionKind(named: Text(verbatim: "magicTap"))
  /// An action with a name, which assistive technologies read aloud.
  public init(named name: Text) { self.name = name }
}

/// Whether a value is made larger or smaller.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The value gets larger by a step.
  case increment
  /// The value gets smaller by a step.
  case decrement
}

/// The rank of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  /// A heading of level 1, the highest.
  case h1
  /// A heading of level 2.
  case h2
  /// A heading of level 3.
  case h3
  /// A heading of level 4.
  case h4
  /// A heading of level 5.
  case h5
  /// A heading of level 6, the lowest.
  case h6
}

/// Which part of a labelled pair a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// It names the other.
  case label
  /// It is what the other names.
  case content
}

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  /// Text without a known kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Text that is typed into or written by a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files and folders.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages of a conversation.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Prose, as of a book or an article.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document that is being written.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// What happens when touches go straight to a view.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes the set of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing is read aloud when the area is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The area has to be activated before it takes touches.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A zoom that an assistive technology asks for.
public struct AccessibilityZoomGestureAction {
  /// Which way a zoom goes.
  public enum Direction: Hashable, Sendable {
    /// Towards more detail.
    case zoomIn
    /// Towards less detail.
    case zoomOut
  }

  /// Whether it zooms in or out.
  public let direction: AccessibilityZoomGestureAction.Direction
  /// In fractions of the view's size.
  public let location: UnitPoint
  /// In the view's coordinates.
  public let point: CGPoint
}
