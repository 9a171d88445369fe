// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The way in which assistive technologies are told of the children of a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  /// The children are left out: the view is one element, without them.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Each child is an element by itself, inside of the view.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The view is one element, with the labels of its children together.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// An action that an assistive technology asks for.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: Text
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
