// SPDX-License-Identifier: Apache-2.0
import Foundation
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
      let name = Name(of: line).text
      return seen.insert(name).inserted ? name : nil
    }
  }

  /// What a line begins with: a type, and the words of a text.
  private struct Name {
    let type: Substring
    /// As they're shown, without what the line has in place of quotation marks and line ends.
    var words: String?
    let text: String

    init(of line: Substring) {
      let body = line.drop { $0 == " " }
      type = body.prefix { $0 != " " }
      let rest = body.dropFirst(type.count)
      guard rest.hasPrefix(" \"") else {
        // The size comes behind two spaces.
        text = body.firstRange(of: "  ").map { String(body[..<$0.lowerBound]) } ?? String(body)
        return
      }
      var words = ""
      var isEscaped = false
      var count = 2
      for character in rest.dropFirst(2) {
        count += 1
        if isEscaped {
          words.append(character == "n" ? "\n" : character)
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          break
        } else {
          words.append(character)
        }
      }
      self.words = words
      text = String(type + rest.prefix(count))
    }
  }

  private static func level(of line: Substring) -> Int { line.prefix { $0 == " " }.count / 2 }

  /// A view with what is in it: by its type, a path of types, a text's words or a part of them, or its line; `Text#2` is the second.
  func part(named wanted: String) -> Outline? {
    if let found = places(of: wanted).first { return part(at: found) }
    guard let hash = wanted.lastIndex(of: "#"), let number = Int(wanted[wanted.index(after: hash)...]), number > 0
    else {
      return nil
    }
    let found = places(of: String(wanted[..<hash]))
    return found.indices.contains(number - 1) ? part(at: found[number - 1]) : nil
  }

  /// How many views a name means.
  func count(of wanted: String) -> Int { places(of: wanted).count }

  /// The lines that a name means: by all of it, else by a part of a text's words.
  private func places(of wanted: String) -> [Int] {
    var wanted = wanted
    // Words may be named as they're told: in quotation marks.
    if wanted.count > 2, wanted.hasPrefix("\""), wanted.hasSuffix("\"") {
      wanted = String(wanted.dropFirst().dropLast())
    }
    for isWhole in [true, false] {
      let found = lines.indices.filter { isCalled(wanted, $0, isWhole) }
      if !found.isEmpty || wanted.isEmpty { return found }
    }
    return lines.indices.filter { Name(of: lines[$0]).words?.contains(wanted) == true }
  }

  /// - Parameter isWhole: Each part of a path is right in the one before; else other views may lie between them.
  private func isCalled(_ wanted: String, _ index: Int, _ isWhole: Bool) -> Bool {
    let line = lines[index]
    let name = Name(of: line)
    if name.text == wanted || name.words == wanted || line.hasSuffix("  " + wanted) { return true }
    let parts = wanted.split(separator: "/").map(String.init)
    guard let last = parts.last, name.type == last else { return false }
    var rest = parts.dropLast()
    var level = Self.level(of: line)
    for above in lines[..<index].reversed() where !rest.isEmpty && Self.level(of: above) < level {
      level = Self.level(of: above)
      guard let part = rest.last, Name(of: above).type == part else {
        if isWhole { return false }
        continue
      }
      rest = rest.dropLast()
    }
    return rest.isEmpty
  }

  private func part(at index: Int) -> Outline {
    let level = Self.level(of: lines[index])
    let inside = lines[(index + 1)...].prefix { Self.level(of: $0) > level }
    return Outline(([lines[index]] + inside).map { $0.dropFirst(level * 2) })
  }

  /// The outlines of several looks with their headings, as `type-size large:`; one without a heading where there's one look.
  static func looks(of text: String) -> [(heading: String?, outline: Outline)] {
    let parts = text.components(separatedBy: "\n\n")
    guard parts.count > 1 else { return [(nil, Outline(text))] }
    return parts.map { part in
      let lines = part.split(separator: "\n")
      guard let first = lines.first, first.hasSuffix(":") else { return (nil, Outline(lines)) }
      return (String(first), Outline(Array(lines.dropFirst())))
    }
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
      let start = line.prefix(line.count - body.count)
      // What is the view's own has no such spaces: they put its place into a column.
      var words = String(body)
      if let gap = body.ranges(of: "   ").last {
        let before = body[..<gap.lowerBound].reversed().drop { $0 == " " }.reversed()
        words = String(before) + "  " + body[gap.upperBound...].drop { $0 == " " }
      }
      return (start.contains("▶") ? "▶ " : String(repeating: " ", count: start.count / 3)) + words
    }.joined(separator: "\n")
  }
}
