// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file that a desktop makes of one link: `.url` of Windows, `.webloc` of macOS, `.desktop` of Linux.
enum ShortcutFile {
  /// The largest of such files, in bytes.
  static let largest = 64 << 10

  /// The address in it; nil where the file is no shortcut or leads nowhere.
  ///
  /// - Parameter name: its ending says what it is.
  static func address(in bytes: Data, name: String) -> String? {
    guard bytes.count <= largest, let dot = name.lastIndex(of: ".") else { return nil }
    switch name[dot...].lowercased() {
    case ".url": return value("url", of: "internetshortcut", in: text(bytes))
    case ".desktop": return value("url", of: "desktop entry", in: text(bytes))
    case ".webloc":
      let list = try? PropertyListSerialization.propertyList(from: bytes, format: nil) as? [String: Any]
      return list?["URL"] as? String
    default: return nil
    }
  }

  private static func text(_ bytes: Data) -> String {
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    return isWide ? String(data: bytes, encoding: .utf16) ?? "" : String(decoding: bytes, as: UTF8.self)
  }

  /// A value below a heading in brackets.
  private static func value(_ key: String, of wanted: String, in text: String) -> String? {
    var section = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces.union(.init(charactersIn: "\u{FEFF}")))
      if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
        section = line[line.index(after: line.startIndex)..<end].lowercased()
      } else if section == wanted, let sign = line.firstIndex(of: "="),
        line[..<sign].trimmingCharacters(in: .whitespaces).lowercased() == key
      {
        let value = line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
        return value.isEmpty ? nil : value
      }
    }
    return nil
  }
}
