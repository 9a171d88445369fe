// SPDX-License-Identifier: Apache-2.0
import ShelfPages

/// The sentences that the router says, out of the pages' table of texts.
enum Messages {
  static func text(_ key: String, _ language: Language, _ values: KeyValuePairs<String, String> = [:]) -> String {
    Pages.text(key, in: language, values)
  }

  /// What was done to some links.
  static func done(_ action: LinkAction, _ count: Int, _ language: Language) -> String {
    Pages.counted("done.\(action.rawValue)", count, in: language)
  }

  static func undone(_ count: Int, _ language: Language) -> String { Pages.counted("done.undone", count, in: language) }
}
