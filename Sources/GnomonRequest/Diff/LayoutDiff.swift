// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What `gnomon layout --json` prints, as far as a comparison needs it.
package struct LayoutFile: Decodable {
  package struct Frame: Decodable, Equatable {
    package var x, y, width, height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// A proposed length: a number, null, or "infinity".
  package struct Length: Decodable, Equatable {
    var value: Double?

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        value = nil
      } else if let number = try? container.decode(Double.self) {
        value = number
      } else if try container.decode(String.self) == "infinity" {
        value = .infinity
      } else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "A length is a number or \"infinity\".")
      }
    }
  }

  package struct Proposal: Decodable, Equatable {
    var width, height: Length?
  }

  package struct Node: Decodable {
    package var view: String
    package var text: String?
    package var color: String?
    package var frame: Frame
    package var proposal: Proposal?
    package var source: String?
    package var children: [Node]

    package init(
      view: String, text: String? = nil, color: String? = nil, frame: Frame, proposal: Proposal? = nil,
      source: String? = nil, children: [Node] = []
    ) {
      (self.view, self.text, self.color, self.frame) = (view, text, color, frame)
      (self.proposal, self.source, self.children) = (proposal, source, children)
    }
  }

  package struct Size: Decodable, Equatable {
    package var width, height: Double

    package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  }

  package var version: Int
  package var size: Size
  package var root: Node

  package init(version: Int = 1, size: Size, root: Node) {
    (self.version, self.size, self.root) = (version, size, root)
  }
}

/// Two layouts compared, view by view, in words.
package struct LayoutDiff {
  package private(set) var lines: [String] = []
  /// How often two views were compared.
  package private(set) var comparisons = 0

  package init(_ old: LayoutFile, _ new: LayoutFile) {
    if old.size != new.size {
      lines.append(
        "the host was \(number(old.size.width))×\(number(old.size.height)) and is "
          + "\(number(new.size.width))×\(number(new.size.height))")
    }
    if old.root.view == new.root.view {
      let pair = compare(old.root, new.root, path: "", shift: (0, 0))
      if lines.count > 1, let cause = FirstCause(pair).sentence {
        lines.insert("First to decide otherwise: \(cause)", at: 0)
      }
    } else {
      lines.append("\(name(old.root)) vanished; \(name(new.root)) is in its place")
    }
    lines = lines.map(plain)
  }

  /// Files may hold anything: what would end a line or move a terminal's cursor becomes a space.
  private func plain(_ line: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: text.append(" ")
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  private mutating func compare(
    _ old: LayoutFile.Node, _ new: LayoutFile.Node, path: String, shift: (Double, Double)
  ) -> LayoutPair {
    comparisons += 1
    let here = path.isEmpty ? new.view : path + "/" + new.view
    var changes: [String] = []
    if old.text != new.text { changes.append("reads “\(new.text ?? "")”, not “\(old.text ?? "")”") }
    if old.color != new.color { changes.append("is \(new.color ?? "no colour"), not \(old.color ?? "no colour")") }
    if let text = growth(old.frame.width, new.frame.width, "wide", "wider", "narrower") { changes.append(text) }
    if let text = growth(old.frame.height, new.frame.height, "high", "higher", "lower") { changes.append(text) }
    let (dx, dy) = (new.frame.x - old.frame.x, new.frame.y - old.frame.y)
    // What moves with everything around it isn't told again.
    if isOther(dx, shift.0) || isOther(dy, shift.1) {
      var ways: [String] = []
      if isOther(dx, 0) { ways.append("\(number(abs(dx))) to the \(dx > 0 ? "right" : "left")") }
      if isOther(dy, 0) { ways.append("\(number(abs(dy))) \(dy > 0 ? "down" : "up")") }
      changes.append(ways.isEmpty ? "stays, though what it's in moved" : "moved " + ways.joined(separator: " and "))
    }
    if !changes.isEmpty {
      let place = new.source.map { "\($0): " } ?? ""
      lines.append("\(place)\(here)\(quoted(new)) " + changes.joined(separator: ", "))
    }
    let children = compareChildren(old, new, here, (dx, dy))
    return LayoutPair(old: old, new: new, path: here, children: children)
  }

  private mutating func compareChildren(
    _ old: LayoutFile.Node, _ new: LayoutFile.Node, _ here: String, _ shift: (Double, Double)
  ) -> [LayoutPair] {
    var found: [LayoutPair] = []
    let matcher = ViewMatcher(old.children, new.children)
    comparisons += matcher.comparisons
    var (i, j) = (0, 0)
    for pair in matcher.pairs + [(old.children.count, new.children.count)] {
      while i < pair.0 {
        lines.append("\(here)/\(old.children[i].view)\(quoted(old.children[i])) vanished")
        i += 1
      }
      while j < pair.1 {
        let child = new.children[j]
        lines.append(
          (child.source.map { "\($0): " } ?? "") + "\(here)/\(child.view)\(quoted(child)) appeared, "
            + "\(number(child.frame.width))×\(number(child.frame.height)) at "
            + "(\(number(child.frame.x)), \(number(child.frame.y)))")
        j += 1
      }
      if i < old.children.count, j < new.children.count, pair.0 < old.children.count {
        found.append(compare(old.children[i], new.children[j], path: here, shift: shift))
        i += 1
        j += 1
      }
    }
    return found
  }

  private func growth(_ old: Double, _ new: Double, _ adjective: String, _ more: String, _ less: String) -> String? {
    guard isOther(old, new) else { return nil }
    return "is \(number(abs(new - old))) \(new > old ? more : less) (\(number(new)) \(adjective), not \(number(old)))"
  }

  private func name(_ node: LayoutFile.Node) -> String { node.view + quoted(node) }
}

func isOther(_ a: Double, _ b: Double) -> Bool { abs(a - b) > 0.001 }

func quoted(_ node: LayoutFile.Node) -> String { node.text.map { " “\($0.prefix(30))”" } ?? "" }

func number(_ value: Double) -> String {
  guard value.isFinite else { return "∞" }
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : "\(rounded)"
}
