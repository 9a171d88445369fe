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

extension UITextView {
  private var length: Int { (text ?? "").utf16.count }

  /// The selected part: what ``selectedRange`` says.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(range: selectedRange) }
    set { selectedRange = newValue?.range ?? NSRange(location: 0, length: 0) }
  }
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
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(offset: place) : nil
  }
  /// The distance of two places in UTF-16.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// The words of a part; nil beyond the text.
  public func text(in range: UITextRange) -> String? {
    Range(range.range, in: text ?? "").map { String((text ?? "")[$0]) }
  }
  /// Puts words in a part's place. Attributes are lost.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let place = Range(range.range, in: self.text ?? "") else { return }
    self.text = (self.text ?? "").replacingCharacters(in: place, with: text)
  }
  /// Puts words that are being put together in the marked part's place. Nothing is typed: it does nothing.
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {}
  /// Puts words that are being put together in the marked part's place. Nothing is typed: it does nothing.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  /// Ends that.
  public func unmarkText() {}
}
