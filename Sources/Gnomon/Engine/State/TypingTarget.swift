// SPDX-License-Identifier: Apache-2.0
/// Takes what is typed.
protocol TypingTarget: ViewNode {
  func insert(_ string: String)
  func deleteBackward()
  /// Selects the characters of a range; an empty one is where what is typed is inserted.
  func select(_ characters: Range<Int>)
  func submit()
  var focusTaker: FocusTaker? { get }
  /// Gives the focus back, except to those who know of the one that has it next.
  func endTyping(for next: FocusTaker?)
}

struct WeakTypingTarget {
  weak var target: (any TypingTarget)?
}
