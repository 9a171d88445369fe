// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads inline Markdown: emphasis, strong emphasis, code, strikethrough, links and bare addresses. White space and
/// line breaks stay as they are.
enum InlineMarkdown {
  /// Characters of one meaning.
  struct Span: Hashable, Sendable {
    var string: String
    var intent: InlinePresentationIntent = []
    var link: String?
  }

  /// True if a string may be anything but itself.
  static func mayContainMarkup(_ string: String) -> Bool {
    var string = string
    return string.withUTF8 { bytes in
      var previous: UInt8 = 0
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "\\"),
          UInt8(ascii: "<"), UInt8(ascii: "~"), UInt8(ascii: "&"):
          return true
        // No placeholder: the name before it ends in a letter, a digit or one of these.
        case UInt8(ascii: "@")
        where previous >= UInt8(ascii: "0") && previous != UInt8(ascii: "?") || previous == UInt8(ascii: "-")
          || previous == UInt8(ascii: "+") || previous == UInt8(ascii: "."):
          return true
        case UInt8(ascii: "/") where previous == UInt8(ascii: "/"): return true
        case UInt8(ascii: ".") where previous == UInt8(ascii: "w"): return true
        default: break
        }
        previous = byte
      }
      return false
    }
  }

  /// The spans of a string, neighbours of the same meaning joined.
  static func parse(_ string: String) -> [Span] {
    var parser = InlineMarkdownParser(string)
    var spans: [Span] = []
    for span in parser.parse() where !span.string.isEmpty {
      if let last = spans.last, last.intent == span.intent, last.link == span.link {
        spans[spans.count - 1].string += span.string
      } else {
        spans.append(span)
      }
    }
    return spans
  }
}
