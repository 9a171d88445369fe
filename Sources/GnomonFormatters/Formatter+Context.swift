// SPDX-License-Identifier: Apache-2.0
import Foundation

extension String {
  /// The text as it stands in a context: with a capital at a sentence's beginning.
  func inContext(_ context: Formatter.Context, locale: Locale) -> String {
    guard context == .beginningOfSentence, let first else { return self }
    return String(first).uppercased(with: locale) + dropFirst()
  }
}

/// Tells what a formatter can't do, on standard error.
enum FormatterWarning {
  static func tell(_ text: String) {
    FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
  }
}
