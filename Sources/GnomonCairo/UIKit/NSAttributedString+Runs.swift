// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension NSAttributedString {
  /// Calls a function for each run with its words. All runs together have all words: one that begins or ends within a character has that part
  /// of it, and the halves of a pair of UTF-16 stay together.
  func forEachRun(_ body: (_ words: String, _ attributes: [NSAttributedString.Key: Any]) -> Void) {
    let units = Array((string as String).utf16)
    func bound(_ place: Int) -> Int {
      guard place > 0, place < units.count else { return min(max(place, 0), units.count) }
      return UTF16.isTrailSurrogate(units[place]) && UTF16.isLeadSurrogate(units[place - 1]) ? place + 1 : place
    }
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      let (start, end) = (bound(range.location), bound(range.location + range.length))
      if start < end { body(String(decoding: units[start..<end], as: UTF16.self), attributes) }
    }
  }
}
