// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A place in a text, by UIKit's name.
open class UITextPosition: NSObject {
  /// The place, in UTF-16.
  let offset: Int
  init(offset: Int) {
    self.offset = offset
    super.init()
  }
  /// The start.
  public convenience override init() { self.init(offset: 0) }
  /// Whether another one is the same place.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
  /// A number of the place.
  open override var hash: Int { offset }
}

/// A part of a text, by UIKit's name.
open class UITextRange: NSObject {
  let range: NSRange
  init(range: NSRange) {
    self.range = range
    super.init()
  }
  /// Nothing, at the start.
  public convenience override init() { self.init(range: NSRange(location: 0, length: 0)) }
  /// Where it begins.
  open var start: UITextPosition { UITextPosition(offset: range.location) }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition(offset: range.location + range.length) }
  /// Whether it's nothing.
  open var isEmpty: Bool { range.length == 0 }
  /// Whether another one is the same part.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
  /// A number of the part.
  open override var hash: Int { range.hashValue }
}

/// Whether what is typed is checked, by UIKit's names. Nothing is.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system says.
  case `default`
  /// It isn't.
  case no
  /// It is.
  case yes
}

/// A view that has a text with places, by UIKit's name. Places count UTF-16 units.
@preconcurrency @MainActor
public protocol UITextInput: UIView {
  /// The selected part; nil where nothing is.
  var selectedTextRange: UITextRange? { get set }
  /// The whole text.
  var _letters: String { get set }
}

/// What is told of a text that is typed, by UIKit's name. Nothing is typed.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Another part is about to be selected.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Another part is selected.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
  /// What is answered is another message.
  func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?)
}

extension UITextInputDelegate {
  /// Does nothing.
  public func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
}

/// The messages that a text answers, by UIKit's name. It's kept.
@preconcurrency @MainActor
open class UIConversationContext: NSObject {
  /// A name of the conversation.
  open var threadIdentifier = ""
  /// No messages.
  public override init() { super.init() }
}

extension UITextInput {
  private var length: Int { _letters.utf16.count }
  private var selection: UITextRange { selectedTextRange ?? UITextRange(range: NSRange(location: length, length: 0)) }

  /// Whether there is text.
  public var hasText: Bool { !_letters.isEmpty }
  /// The part that is being put together while it's typed: nil, nothing is typed.
  public var markedTextRange: UITextRange? { nil }
  /// The text's start.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The text's end.
  public var endOfDocument: UITextPosition { UITextPosition(offset: length) }
  /// The part between two places, whichever is first; nil beyond the text.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (first, last) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    guard first >= 0, last <= length else { return nil }
    return UITextRange(range: NSRange(location: first, length: last - first))
  }
  /// The place at a distance in UTF-16; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
    return !isTooFar && (0...length).contains(place) ? UITextPosition(offset: place) : nil
  }
  /// The distance of two places in UTF-16.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// The words of a part; nil beyond the text.
  public func text(in range: UITextRange) -> String? {
    let letters = _letters
    return Range(range.range, in: letters).map { String(letters[$0]) }
  }
  /// Puts words in a part's place, and selects the place behind them. Attributes are lost.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let place = Range(range.range, in: _letters) else { return }
    _letters.replaceSubrange(place, with: text)
    selectedTextRange = UITextRange(
      range: NSRange(location: range.range.location + text.utf16.count, length: 0))
  }
  /// Puts words in the selected part's place; at the end where nothing is selected.
  public func insertText(_ text: String) { enter(text) }
  func enter(_ text: String) { replace(selection, withText: text) }
  /// Takes the selected part out, or the letter before it.
  public func deleteBackward() { deleteLetter() }
  func deleteLetter() {
    let selected = selection.range
    if selected.length > 0 { return replace(selection, withText: "") }
    guard selected.location > 0, selected.location <= length else { return }
    let letter = (_letters as NSString).rangeOfComposedCharacterSequence(at: selected.location - 1)
    replace(UITextRange(range: letter), withText: "")
  }
  /// Puts words that are being put together in the marked part's place. Nothing is typed: it does nothing.
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {}
  /// Puts words that are being put together in the marked part's place. Nothing is typed: it does nothing.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  /// Ends that.
  public func unmarkText() {}
}

extension UITextField: UITextInput {
  /// The whole text.
  public var _letters: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextView: UITextInput {
  /// The whole text.
  public var _letters: String {
    get { text ?? "" }
    set { text = newValue }
  }
}
