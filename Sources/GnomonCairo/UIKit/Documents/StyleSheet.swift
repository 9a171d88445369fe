// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rules of a document's style sheets. Selectors are of types, classes and identifiers, also below others (`.a b`); what else there is
/// in a selector makes its rule one that nothing follows.
struct StyleSheet {
  /// What a rule asks of one element.
  private struct Compound {
    var type: Substring?
    var id: Substring?
    var classes: [Substring] = []

    func matches(_ element: Element) -> Bool {
      (type == nil || type! == element.name) && (id == nil || id == element.id.map { $0[...] })
        && classes.allSatisfy { element.classes.contains($0) }
    }
  }

  private struct Rule {
    /// From the outermost one to the element itself.
    var compounds: [Compound]
    /// What counts more comes later: identifiers, classes, types, then the place in the text.
    var weight: [Int]
    var declarations: [Declaration]
  }

  /// An element as selectors see it.
  struct Element {
    var name: String
    var id: String?
    var classes: [Substring]
  }

  /// A property with its value, in small letters but for what is between quotes.
  struct Declaration {
    var property: String
    var value: String
  }

  /// How many elements outwards are looked at for a selector.
  private static let reach = 256

  // By what the element itself has to be, so that an element asks for few rules.
  private var byID: [Substring: [Rule]] = [:]
  private var byClass: [Substring: [Rule]] = [:]
  private var byType: [Substring: [Rule]] = [:]
  private var others: [Rule] = []
  private var count = 0

  /// What is said of the last of the elements, the weakest first.
  func declarations(for elements: [Element]) -> [Declaration] {
    guard count > 0, let element = elements.last else { return [] }
    var found = others
    found += byType[element.name[...]] ?? []
    if let id = element.id { found += byID[id[...]] ?? [] }
    for name in Set(element.classes) { found += byClass[name] ?? [] }
    found = found.filter { Self.matches($0.compounds, elements) }
    found.sort { $0.weight.lexicographicallyPrecedes($1.weight) }
    return found.flatMap(\.declarations)
  }

  private static func matches(_ compounds: [Compound], _ elements: [Element]) -> Bool {
    guard compounds[compounds.count - 1].matches(elements[elements.count - 1]) else { return false }
    var wanted = compounds.count - 2
    var outer = elements.count - 2
    let end = max(0, elements.count - reach)
    while wanted >= 0, outer >= end {
      if compounds[wanted].matches(elements[outer]) { wanted -= 1 }
      outer -= 1
    }
    return wanted < 0
  }

  /// Adds the rules of a style sheet.
  mutating func add(_ text: String) {
    var rest = Self.withoutComments(text)[...]
    while let brace = rest.firstIndex(of: "{") {
      let selectors = Self.trimmed(rest[..<brace])
      let inside = rest[rest.index(after: brace)...]
      let end = Self.end(of: inside)
      let body = inside[..<end]
      rest = end < inside.endIndex ? inside[inside.index(after: end)...] : ""
      if selectors.hasPrefix("@media") {
        // A page is told what holds for screens.
        if !selectors.contains("print") { add(String(body)) }
        continue
      }
      if selectors.hasPrefix("@") { continue }
      let declarations = Self.declarations(body)
      guard !declarations.isEmpty else { continue }
      for selector in selectors.split(separator: ",") { add(selector, declarations) }
    }
  }

  private mutating func add(_ selector: Substring, _ declarations: [Declaration]) {
    var compounds: [Compound] = []
    var weight = [0, 0, 0, count]
    for part in selector.split(whereSeparator: \.isWhitespace) {
      guard let compound = Self.compound(part) else { return }
      weight[0] += compound.id == nil ? 0 : 1
      weight[1] += compound.classes.count
      weight[2] += compound.type == nil ? 0 : 1
      compounds.append(compound)
    }
    guard let last = compounds.last else { return }
    count += 1
    let rule = Rule(compounds: compounds, weight: weight, declarations: declarations)
    if let id = last.id {
      byID[id, default: []].append(rule)
    } else if let name = last.classes.first {
      byClass[name, default: []].append(rule)
    } else if let type = last.type {
      byType[type, default: []].append(rule)
    } else {
      others.append(rule)
    }
  }

  /// nil where there's more than types, classes and identifiers.
  private static func compound(_ text: Substring) -> Compound? {
    var compound = Compound()
    var rest = text
    while let first = rest.first {
      let isMarked = first == "." || first == "#"
      if isMarked { rest = rest.dropFirst() }
      if first == "*" {
        rest = rest.dropFirst()
        continue
      }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      guard !name.isEmpty else { return nil }
      rest = rest[name.endIndex...]
      switch first {
      case ".": compound.classes.append(name)
      case "#": compound.id = name
      default: compound.type = Substring(name.lowercased())
      }
    }
    return compound
  }

  /// The declarations of a rule or of a `style` attribute.
  static func declarations(_ text: some StringProtocol) -> [Declaration] {
    var found: [Declaration] = []
    for part in split(text, at: ";") {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let property = trimmed(part[..<colon]).lowercased()
      var value = trimmed(part[part.index(after: colon)...])
      if let mark = value.range(of: "!important", options: [.caseInsensitive, .backwards]) {
        value = trimmed(value[..<mark.lowerBound])
      }
      guard !property.isEmpty, !value.isEmpty else { continue }
      found.append(Declaration(property: property, value: String(value)))
    }
    return found
  }

  /// The parts of a text between a character that isn't in quotes or in parentheses.
  static func split(_ text: some StringProtocol, at separator: Character) -> [Substring] {
    var parts: [Substring] = []
    let text = Substring(text)
    var (start, depth) = (text.startIndex, 0)
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth = max(0, depth - 1)
      } else if character == separator, depth == 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    parts.append(text[start...])
    return parts
  }

  /// Where the brace is closed that was opened before the text.
  private static func end(of text: Substring) -> Substring.Index {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "{": depth += 1
      case "}":
        if depth == 0 { return index }
        depth -= 1
      default: break
      }
    }
    return text.endIndex
  }

  private static func withoutComments(_ text: String) -> String {
    guard text.contains("/*") else { return text }
    var (result, rest) = ("", text[...])
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound] + " "
      guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
