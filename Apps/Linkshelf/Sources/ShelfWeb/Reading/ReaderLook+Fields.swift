// SPDX-License-Identifier: Apache-2.0
import ShelfPages

extension ReaderLook {
  /// The names of what is chosen.
  static let names = ["width", "size", "lines", "type", "theme", "marksRead"]

  /// What a person chose; what isn't known is as usual.
  ///
  /// - Parameter theme: that of the site, which holds where none is chosen for articles.
  init(_ theme: Theme, _ choice: (String) -> String) {
    self.init()
    self.theme = theme
    take(choice)
    marksRead = choice("marksRead") == "1"
  }

  /// Takes what is given and known.
  mutating func take(_ choice: (String) -> String) {
    if let value = ReaderWidth(rawValue: choice("width")) { width = value }
    if let value = ReaderSize(rawValue: choice("size")) { size = value }
    if let value = ReaderLines(rawValue: choice("lines")) { lines = value }
    if let value = ReaderType(rawValue: choice("type")) { type = value }
    if let value = Theme(rawValue: choice("theme")) { theme = value }
  }

  /// The fields of an article's address.
  var query: String {
    "?width=\(width.rawValue)&size=\(size.rawValue)&lines=\(lines.rawValue)&type=\(type.rawValue)&theme=\(theme.rawValue)"
  }

  /// What is kept of it.
  var choices: [(name: String, value: String)] {
    [
      ("width", width.rawValue), ("size", size.rawValue), ("lines", lines.rawValue), ("type", type.rawValue),
      ("theme", theme.rawValue), ("marksRead", marksRead ? "1" : "0"),
    ]
  }
}
