// SPDX-License-Identifier: Apache-2.0
/// A view that can be given the focus.
protocol FocusCandidate: LayoutNode {
  /// True if it may have the focus now.
  var canTakeKeys: Bool { get }
  /// Takes the focus from whatever has it.
  func takeFocus()
}

/// Takes what is typed.
protocol TypingTarget: FocusCandidate {
  func insert(_ string: String)
  func deleteBackward()
  /// Deletes what is selected, or else from the insertion point as far as a step goes.
  func delete(_ step: TextStep)
  /// Moves the insertion point, or one end of what is selected.
  func move(_ step: TextStep, extendsSelection: Bool)
  /// Selects the characters of a range; an empty one is where what is typed is inserted.
  func select(_ characters: Range<Int>)
  func submit()
  /// The text, and what is selected in it: an empty range is the insertion point.
  var typed: (text: String, selection: Range<String.Index>) { get }
  /// True if it keeps line breaks.
  var isMultiline: Bool { get }
  /// True if the Tab key writes something.
  var takesTabs: Bool { get }
  /// True if somebody is told when it's submitted.
  var hasSubmitActions: Bool { get }
  /// Shows text that is being composed in the place of what was composed before.
  func compose(_ string: String, selecting: Range<Int>?)
  /// Keeps what is being composed, or takes it out; false where nothing is.
  func endComposing(keepsText: Bool) -> Bool
  var isComposing: Bool { get }
  var focusTaker: FocusTaker? { get }
  /// Gives the focus back, except to those who know of the one that has it next.
  func endTyping(for next: FocusTaker?)
}

struct WeakTypingTarget {
  weak var target: (any TypingTarget)?
}

/// A way for the insertion point in a text.
struct TextStep: Equatable {
  enum Reach {
    case character
    case word
    /// To the start or the end of a line.
    case lineEdge
    /// To the line above or below.
    case line
    /// To the start or the end of the text.
    case textEdge
  }

  var reach: Reach
  var isForward: Bool
}
