// SPDX-License-Identifier: Apache-2.0
import Foundation
import Shelf

/// A feed as Atom has it (RFC 4287).
struct AtomFeed {
  struct Entry {
    /// It names the entry for ever, in all feeds of the world.
    var id: String
    var title: String
    /// Where a reader goes.
    var address: String
    var updated: Moment
    /// Plain text.
    var summary: String
  }

  /// It names the feed for ever.
  var id: String
  var title: String
  /// The page that shows the same.
  var address: String
  var updated: Moment
  var entries: [Entry]

  /// The document. Costs time in proportion to its length.
  func xml() -> String {
    var text = """
      <?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom">
      <id>\(Self.escaped(id))</id>
      <title>\(Self.escaped(title))</title>
      <updated>\(Self.time(updated))</updated>
      <link href="\(Self.escaped(address))"/>
      <author><name>Linkshelf</name></author>
      <generator>Linkshelf</generator>

      """
    for entry in entries {
      text += """
        <entry>
        <id>\(Self.escaped(entry.id))</id>
        <title>\(Self.escaped(entry.title))</title>
        <updated>\(Self.time(entry.updated))</updated>
        <link href="\(Self.escaped(entry.address))"/>
        <summary>\(Self.escaped(entry.summary))</summary>
        </entry>

        """
    }
    return text + "</feed>\n"
  }

  /// Text as it may stand in elements and in attributes. What XML knows no way to write becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\t", "\n", "\r": result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
      default: result.append(isKnown(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return String(result)
  }

  private static func isKnown(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }

  /// Times before 1600 and after 9999 become the nearest.
  private static func time(_ moment: Moment) -> String {
    let seconds = min(max(moment.milliseconds / 1_000, -11_676_096_000), 253_402_300_799)
    return Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
  }
}
