// SPDX-License-Identifier: Apache-2.0
extension TextSelection {
  /// The selected parts as they lie in a text, in order and without overlaps; one empty part is where text is inserted.
  func ranges(in text: String) -> [Range<String.Index>] {
    switch indices {
    case .selection(let range): return [text.holding(range)]
    case .multiSelection(let set):
      var parts: [Range<String.Index>] = []
      for range in set.ranges.map(text.holding) where !range.isEmpty {
        if let last = parts.last, range.lowerBound <= last.upperBound {
          parts[parts.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
        } else {
          parts.append(range)
        }
      }
      return parts.isEmpty ? [text.endIndex..<text.endIndex] : parts
    }
  }

  /// Puts a string in the place of what is selected, and the insertion point behind it.
  static func replacing(_ ranges: [Range<String.Index>], of text: String, with string: String) -> TextEdit {
    var result = ""
    var (from, caret) = (text.startIndex, 0)
    for (index, range) in ranges.enumerated() {
      result += text[from..<range.lowerBound]
      // Of several parts the first gets the string.
      if index == 0 {
        result += string
        caret = result.utf8.count
      }
      from = range.upperBound
    }
    result += text[from...]
    return TextEdit(text: result, caret: caret)
  }

  /// Deletes what is selected, or the character before the insertion point; nil where there's none.
  static func deleting(_ ranges: [Range<String.Index>], of text: String) -> TextEdit? {
    guard ranges.count == 1, let place = ranges.first, place.isEmpty else {
      return replacing(ranges, of: text, with: "")
    }
    guard place.lowerBound > text.startIndex else { return nil }
    return replacing([text.index(before: place.lowerBound)..<place.lowerBound], of: text, with: "")
  }
}

/// A text after something was typed.
struct TextEdit {
  var text: String
  /// The place of the insertion point after that, in UTF-8's bytes from the start.
  var caret: Int
}

extension String {
  /// A place of this text or of another: the end where it's beyond that, a character's beginning where it's within one.
  func holding(_ index: Index) -> Index {
    guard index < endIndex else { return endIndex }
    guard index > startIndex else { return startIndex }
    // An index says of itself whether it's at a character's beginning, which is true in its own text.
    let plain = utf8.index(startIndex, offsetBy: utf8.distance(from: startIndex, to: index))
    return Index(plain, within: self) ?? indices.last { $0 <= plain } ?? startIndex
  }

  fileprivate func holding(_ range: Range<Index>) -> Range<Index> {
    let start = holding(range.lowerBound)
    return start..<max(start, holding(range.upperBound))
  }

  /// The place that lies some bytes of UTF-8 from the start.
  func place(atUTF8 offset: Int) -> Index {
    holding(utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex) ?? utf8.endIndex)
  }

  /// The place that lies some characters from the start.
  func place(at offset: Int) -> Index {
    index(startIndex, offsetBy: Swift.max(0, offset), limitedBy: endIndex) ?? endIndex
  }
}
