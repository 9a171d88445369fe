// SPDX-License-Identifier: Apache-2.0
import GnomonRequest

/// A text whose lines are indented by what they're in, two spaces a level.
struct Outline {
  private var lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n") }

  private init(_ lines: [Substring]) { self.lines = lines }

  var text: String { lines.joined(separator: "\n") }

  /// What the lines begin with, each once: the names of views.
  var names: [String] {
    var seen: Set<String> = []
    return lines.compactMap { line in
      let name = Self.name(of: line)
      return seen.insert(name).inserted ? name : nil
    }
  }

  private static func name(of line: Substring) -> String {
    let text = line.drop { $0 == " " }
    // The size comes behind two spaces.
    return text.firstRange(of: "  ").map { String(text[..<$0.lowerBound]) } ?? String(text)
  }

  private static func level(of line: Substring) -> Int { line.prefix { $0 == " " }.count / 2 }

  /// A view with what is in it: by its type, a path of types, a text's words, or its line; `Text#2` is the second.
  func part(named wanted: String) -> Outline? {
    if let index = lines.indices.first(where: { isCalled(wanted, $0) }) { return part(at: index) }
    guard let hash = wanted.lastIndex(of: "#"), let number = Int(wanted[wanted.index(after: hash)...]), number > 0
    else {
      return nil
    }
    let name = String(wanted[..<hash])
    let found = lines.indices.filter { isCalled(name, $0) }
    return found.indices.contains(number - 1) ? part(at: found[number - 1]) : nil
  }

  private func isCalled(_ wanted: String, _ index: Int) -> Bool {
    let (line, name) = (lines[index], Self.name(of: lines[index]))
    if name == wanted || name == "Text \"\(wanted)\"" || line.hasSuffix("  " + wanted) { return true }
    let parts = wanted.split(separator: "/").map(String.init)
    guard let last = parts.last, Self.isOfType(last, name) else { return false }
    var rest = parts.dropLast()
    var level = Self.level(of: line)
    for above in lines[..<index].reversed() where !rest.isEmpty && Self.level(of: above) < level {
      level = Self.level(of: above)
      guard let part = rest.last, Self.isOfType(part, Self.name(of: above)) else { return false }
      rest = rest.dropLast()
    }
    return rest.isEmpty
  }

  private static func isOfType(_ type: String, _ name: String) -> Bool { name == type || name.hasPrefix(type + " \"") }

  private func part(at index: Int) -> Outline {
    let level = Self.level(of: lines[index])
    let inside = lines[(index + 1)...].prefix { Self.level(of: $0) > level }
    return Outline(([lines[index]] + inside).map { $0.dropFirst(level * 2) })
  }

  /// The box that the first line tells: `10×20 at (1, 2)`; nil where it tells none.
  var box: RunRequest.Rect? {
    guard let line = lines.first, let middle = line.ranges(of: " at (").last else { return nil }
    let size = (line[..<middle.lowerBound].split(separator: " ").last ?? "").split(separator: "×")
    let place = line[middle.upperBound...].prefix { $0 != ")" }.split(separator: ", ")
    let numbers = (size + place).compactMap { Double($0) }
    guard size.count == 2, numbers.count == 4 else { return nil }
    return RunRequest.Rect(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
  }

  /// The lines of so many levels below the first.
  func cut(below depth: Int) -> Outline {
    guard let first = lines.first else { return self }
    let top = Self.level(of: first)
    return Outline(lines.filter { Self.level(of: $0) - top <= depth })
  }

  /// A text for a terminal without what only pleases the eye: lines of trees, and spaces that put places into a column.
  static func plain(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      let body = line.drop { " │├└─▶".contains($0) }
      let level = (line.count - body.count) / 3
      var words = ""
      var spaces = 0
      for character in body {
        if character == " " {
          spaces += 1
          continue
        }
        if spaces > 0 { words += spaces > 2 ? "  " : String(repeating: " ", count: spaces) }
        spaces = 0
        words.append(character)
      }
      return (line.contains("▶") ? "▶ " : String(repeating: " ", count: level)) + words
    }.joined(separator: "\n")
  }
}
