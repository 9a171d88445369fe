// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An element of an XML file: its name, its attributes and the elements inside. Texts aren't kept.
///
/// It reads what Xcode writes for models of data. What it can't read gives nil: it never goes on with half of a file.
public struct MarkupElement: Sendable {
  /// The element's name.
  public var name: String
  /// The attributes.
  public var attributes: [String: String] = [:]
  /// The elements inside.
  public var children: [MarkupElement] = []

  /// The first attribute of a name.
  public subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The elements inside of a name.
  public func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

  /// Whether an attribute says yes.
  public func isTrue(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  /// The outermost element of a file's text; nil where the text isn't well-formed.
  public init?(_ text: String) {
    var reader = MarkupReader(Array(text.utf8))
    guard let element = reader.read() else { return nil }
    self = element
  }

  init(name: String) { self.name = name }
}

/// Reads a text from left to right. Open elements lie in a list, so that deep ones take no stack.
private struct MarkupReader {
  private let bytes: [UInt8]
  private var place = 0
  /// No model is nested deeper, and each level costs memory when it goes.
  private static let depthLimit = 64

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() -> MarkupElement? {
    var open: [MarkupElement] = []
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        place += 1
        continue
      }
      if skip("<?", to: "?>") || skip("<!--", to: "-->") || skip("<![CDATA[", to: "]]>") { continue }
      if starts("<!") { return nil }
      if starts("</") {
        place += 2
        let name = self.name()
        skipBlanks()
        guard let element = open.popLast(), element.name == name, take(">") else { return nil }
        guard !open.isEmpty else { return element }
        open[open.count - 1].children.append(element)
        continue
      }
      place += 1
      guard let (element, isEmpty) = tag() else { return nil }
      if !isEmpty {
        guard open.count < Self.depthLimit else { return nil }
        open.append(element)
      } else if open.isEmpty {
        return element
      } else {
        open[open.count - 1].children.append(element)
      }
    }
    return nil
  }

  private mutating func tag() -> (MarkupElement, isEmpty: Bool)? {
    var element = MarkupElement(name: name())
    guard !element.name.isEmpty else { return nil }
    while true {
      skipBlanks()
      if take("/>") { return (element, true) }
      if take(">") { return (element, false) }
      let key = name()
      skipBlanks()
      guard !key.isEmpty, take("=") else { return nil }
      skipBlanks()
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'"),
        let end = bytes[(place + 1)...].firstIndex(of: bytes[place])
      else { return nil }
      element.attributes[key] = Self.text(String(decoding: bytes[(place + 1)..<end], as: UTF8.self))
      place = end + 1
    }
  }

  private mutating func name() -> String {
    let start = place
    while place < bytes.count, !" \t\r\n=/><\"'".utf8.contains(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while place < bytes.count, " \t\r\n".utf8.contains(bytes[place]) { place += 1 }
  }

  private func starts(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func take(_ text: String) -> Bool {
    guard place < bytes.count, starts(text) else { return false }
    place += text.utf8.count
    return true
  }

  /// Passes what begins and ends by some marks, or all where the end is missing.
  private mutating func skip(_ start: String, to end: String) -> Bool {
    guard take(start) else { return false }
    while place < bytes.count, !starts(end) { place += 1 }
    place = min(bytes.count, place + end.utf8.count)
    return true
  }

  /// A value with its characters in place of their names.
  private static func text(_ value: String) -> String {
    guard value.contains("&") else { return value }
    let parts = value.split(separator: "&", omittingEmptySubsequences: false)
    var result = String(parts[0])
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(of: ";"), let character = character(part[..<end]) else {
        result += "&" + part
        continue
      }
      result.append(character)
      result += part[part.index(after: end)...]
    }
    return result
  }

  private static func character(_ name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
