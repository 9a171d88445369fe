// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Looks for slips of spelling, by UIKit's name. There is no dictionary here: nothing is found, and a warning says so once.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// A checker.
  public override init() { super.init() }

  /// The languages that there are dictionaries of: none.
  public class var availableLanguages: [String] { [] }

  /// The first misspelled word of a part of a text.
  ///
  /// - Parameters:
  ///   - stringToCheck: the text.
  ///   - range: the part, in UTF-16 units.
  ///   - startingOffset: where to begin.
  ///   - wrapFlag: whether to go on at the part's start.
  ///   - language: the language, such as `en`.
  /// - Returns: a range at `NSNotFound`: nothing is looked up.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    lack()
    return NSRange(location: NSNotFound, length: 0)
  }
  /// What may be meant by a misspelled word: nil.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    lack()
    return nil
  }
  /// How a word may go on: nil.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    lack()
    return nil
  }
  /// Has words left alone. They are: nothing is looked up.
  open func ignoreWord(_ wordToIgnore: String) {}
  /// Takes a word for right. All are.
  open class func learnWord(_ word: String) {}
  /// Whether a word was learned: false.
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  /// Forgets a word that was learned.
  open class func unlearnWord(_ word: String) {}

  private func lack() {
    _FrameworkLack.say("UITextChecker looks nothing up: there is no dictionary here, and each word counts as right.")
  }
}
