// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutSnapshot {
  /// The tree as indented text: `Text "Hello"  x y  w×h  File.swift:12`.
  public func text() -> String {
    var lines: [String] = []
    append(root, depth: 0, to: &lines)
    return lines.joined(separator: "\n")
  }

  private func append(_ node: Node, depth: Int, to lines: inout [String]) {
    var line = String(repeating: "  ", count: depth) + node.view
    if let text = node.text { line += " \(plainLine(quoted(text)))" }
    line += "  \(shortest(node.frame.size.width))×\(shortest(node.frame.size.height))"
    line += " at (\(shortest(node.frame.origin.x)), \(shortest(node.frame.origin.y)))"
    if !isClose(node.rendered, node.frame) {
      line += " drawn \(shortest(node.rendered.size.width))×\(shortest(node.rendered.size.height))"
      line += " at (\(shortest(node.rendered.origin.x)), \(shortest(node.rendered.origin.y)))"
    }
    if let color = node.color { line += " \(color)" }
    if let source = node.source { line += "  \(source)" }
    lines.append(line)
    for child in node.children { append(child, depth: depth + 1, to: &lines) }
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.origin.x - b.origin.x) < 0.001 && abs(a.origin.y - b.origin.y) < 0.001
      && abs(a.size.width - b.size.width) < 0.001 && abs(a.size.height - b.size.height) < 0.001
  }

  /// A number with at most three decimals, none that are 0.
  private func shortest(_ value: CGFloat) -> String {
    guard value.isFinite else { return "\(value)" }
    let rounded = (value * 1_000).rounded() / 1_000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
    return "\(rounded)"
  }

  /// The documented form, version 1, as JSON with sorted keys. Numbers aren't rounded.
  ///
  /// `{"version": 1, "size": {"width", "height"}, "scale", "root": NODE, "warnings": [WARNING]}`. A NODE has `view`,
  /// `text` and `color` where there's one, `frame` and `rendered` (`{x, y, width, height}`), `proposal`
  /// (`{width, height}`, each a number, null for unspecified, or "infinity"), `source` where it's known, and `children`.
  /// A WARNING has `name`, `view`, `message`, and `hint` and `source` where there's one.
  ///
  /// Throws ``TooDeep`` where views nest more than about 250 levels deep, which Foundation can't write.
  public func jsonData() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self)
    } catch is EncodingError {
      throw TooDeep()
    }
  }

  /// A tree that JSON can't hold.
  public struct TooDeep: Error, CustomStringConvertible {
    /// The error in words: why, and what to do.
    public var description: String {
      "the tree is too deep for JSON, which may nest about 250 views; 'explain --json' lists them without nesting"
    }
  }
}

extension LayoutSnapshot: Encodable {
  private enum Key: String, CodingKey { case version, size, scale, root, warnings }

  /// Writes the tree as `version` (1), `size`, `scale`, `root` and `warnings`.
  ///
  /// - Throws: ``TooDeep`` if views nest deeper than JSON may, and what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    try container.encode(Extent(size), forKey: .size)
    try container.encode(Double(scale), forKey: .scale)
    try container.encode(root, forKey: .root)
    try container.encode(warnings, forKey: .warnings)
  }

  fileprivate struct Extent: Encodable {
    let width: Double
    let height: Double

    init(_ size: CGSize) {
      width = Double(finite(size.width))
      height = Double(finite(size.height))
    }
  }

  fileprivate struct Rectangle: Encodable {
    let x, y, width, height: Double

    init(_ rect: CGRect) {
      x = Double(finite(rect.origin.x))
      y = Double(finite(rect.origin.y))
      width = Double(finite(rect.size.width))
      height = Double(finite(rect.size.height))
    }
  }

  /// A proposed length: null where it's unspecified.
  fileprivate struct Length: Encodable {
    let length: CGFloat?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch length {
      case nil: try container.encodeNil()
      case .infinity?: try container.encode("infinity")
      case let length?: try container.encode(length.isFinite ? Double(length) : 0)
      }
    }
  }

  fileprivate struct Proposal: Encodable {
    let width: Length
    let height: Length
  }
}

extension LayoutSnapshot.Node: Encodable {
  private enum Key: String, CodingKey { case view, text, color, frame, rendered, proposal, source, children }

  /// Writes the node's kind, text, colour, frame, source line and children; what it hasn't is left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(view, forKey: .view)
    try container.encodeIfPresent(text, forKey: .text)
    try container.encodeIfPresent(color, forKey: .color)
    try container.encode(LayoutSnapshot.Rectangle(frame), forKey: .frame)
    try container.encode(LayoutSnapshot.Rectangle(rendered), forKey: .rendered)
    try container.encode(
      LayoutSnapshot.Proposal(width: .init(length: proposal.width), height: .init(length: proposal.height)),
      forKey: .proposal)
    try container.encodeIfPresent(source?.description, forKey: .source)
    try container.encode(children, forKey: .children)
  }
}

extension RuntimeWarning: Encodable {
  private enum Key: String, CodingKey { case name, view, message, hint, source }

  /// Writes the warning's name, view, message, hint and source line; what it hasn't is left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name.rawValue, forKey: .name)
    try container.encode(view, forKey: .view)
    try container.encode(message, forKey: .message)
    try container.encodeIfPresent(hint, forKey: .hint)
    try container.encodeIfPresent(source?.description, forKey: .source)
  }
}
