// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonRequest

/// A layout as the text of a snapshot, and such a text compared in words.
enum LayoutText {
  /// The views with sizes and places, without the lines of the source.
  static func text(of snapshot: LayoutSnapshot) -> String {
    var copy = snapshot
    copy.root = copy.root.withoutSource
    return copy.text() + "\n"
  }

  /// What has changed between two texts, in the words of `gnomon diff`; nil where one of them isn't a layout's.
  static func words(_ old: String, _ new: String) -> [String]? {
    guard let a = file(old), let b = file(new) else { return nil }
    return LayoutDiff(a, b).lines
  }

  /// A text read again. Numbers have three decimals at most.
  private static func file(_ text: String) -> LayoutFile? {
    var lines = text.split(separator: "\n").map(Line.init)[...]
    guard lines.allSatisfy({ $0 != nil }), let first = lines.first ?? nil else { return nil }
    let root = node(&lines, depth: first.depth)
    return LayoutFile(size: LayoutFile.Size(width: root.frame.width, height: root.frame.height), root: root)
  }

  private static func node(_ lines: inout ArraySlice<Line?>, depth: Int) -> LayoutFile.Node {
    var line = Line()
    if let first = lines.popFirst() ?? nil { line = first }
    var children: [LayoutFile.Node] = []
    while let next = lines.first ?? nil, next.depth > depth { children.append(node(&lines, depth: next.depth)) }
    return LayoutFile.Node(
      view: line.view, text: line.text, color: line.color, frame: line.frame, children: children)
  }

  private struct Line {
    var depth = 0
    var view = ""
    var text: String?
    var color: String?
    var frame = LayoutFile.Frame(x: 0, y: 0, width: 0, height: 0)

    init() {}

    init?(_ line: Substring) {
      let rest = line.drop { $0 == " " }
      depth = (line.count - rest.count) / 2
      // Behind the last two spaces that are followed by a size.
      guard let gap = rest.range(of: "  ", options: .backwards) else { return nil }
      let head = rest[..<gap.lowerBound]
      if let quote = head.firstIndex(of: "\""), head.last == "\"" {
        view = String(head[..<quote]).trimmingCharacters(in: .whitespaces)
        text = String(head[head.index(after: quote)...].dropLast())
      } else {
        view = String(head)
      }
      let words = rest[gap.upperBound...].split(separator: " ").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "(),"))
      }
      let size = words.first?.split(separator: "×").compactMap { Double($0) } ?? []
      guard size.count == 2, words.count >= 4, let x = Double(words[2]), let y = Double(words[3]) else { return nil }
      frame = LayoutFile.Frame(x: x, y: y, width: size[0], height: size[1])
      color = words.last.flatMap { $0.hasPrefix("#") ? $0 : nil }
    }
  }
}

extension LayoutSnapshot.Node {
  fileprivate var withoutSource: LayoutSnapshot.Node {
    var copy = self
    copy.source = nil
    copy.children = copy.children.map(\.withoutSource)
    return copy
  }
}
