// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A set of what assistive technologies know of the kind of a view: a button, a heading, a picture. Gnomon keeps it and
/// draws nothing for it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
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

/// The way in which assistive technologies are told of the children of a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// The children are left out: the view is one element, without them.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Each child is an element by itself, inside of the view.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The view is one element, with the labels of its children together.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// An action that an assistive technology asks for.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: Text
  /// The action of a tap.
  public static let `default` = AccessibilityActionKind(named: Text(verbatim: "default"))
  /// The action that leaves what is on the screen, as a sheet.
  public static let escape = AccessibilityActionKind(named: Text(verbatim: "escape"))
  /// The action that matters most at the moment, as to answer a call.
  public static let magicTap = AccessibilityActionKind(named: Text(verbatim: "magicTap"))
  /// Makes an action with a name, which assistive technologies read aloud.
  public init(named name: Text) { self.name = name }
}

/// The way in which an assistive technology changes a value: up or down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The value gets larger by one step.
  case increment
  /// The value gets smaller by one step.
  case decrement
}

/// The rank of a heading, from 1 to 6. 1 is the highest.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a rank. Its raw value is 0.
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

/// The part that a view has in a pair of a label and what it names.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The view names the other one.
  case label
  /// The view is what the other one names.
  case content
}

/// The kind of a text, so that assistive technologies can read it in a way that suits it.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  /// Text without a known kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Text that a program writes and people type, as in a terminal.
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

/// Options of a view that touches go to directly. Gnomon drops them.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Makes options of bits: 1 for `silentOnTouch`, 2 for `requiresActivation`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing is read aloud when the area is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The area has to be activated before it takes touches.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A zoom that an assistive technology asks for. Gnomon asks for none.
public struct AccessibilityZoomGestureAction {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    /// Towards more detail.
    case zoomIn
    /// Towards less detail.
    case zoomOut
  }

  /// The direction: in or out.
  public let direction: AccessibilityZoomGestureAction.Direction
  /// The middle of the zoom, in fractions of the view's size.
  public let location: UnitPoint
  /// The middle of the zoom, in points of the view's own coordinates.
  public let point: CGPoint
}
