// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads the formats of `NSPredicate(format:)`, which Foundation on Linux doesn't. It's public for the module that users' files see in Foundation's place.
public enum PredicateFormat {
  /// What a format says of an object.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - arguments: what stands for `%@` and its like, in their order.
  /// - Returns: a test that is false for each object where the format isn't understood.
  public static func test(_ format: String, _ arguments: [Any]) -> @Sendable (Any?) -> Bool {
    var parser = PredicateParser(format, arguments)
    guard let predicate = parser.parse() else {
      let shown = format.count > 200 ? format.prefix(200) + "…" : format[...]
      FileHandle.standardError.write(
        Data("warning: the predicate format \"\(shown)\" isn't understood here: nothing fulfils it\n".utf8))
      return { _ in false }
    }
    let box = UncheckedPredicate(predicate: predicate)
    return { box.predicate.holds(for: $0) }
  }

  /// The value at a path of names.
  static func value(of object: Any, at path: String) -> Any? {
    FormatExpression.keyPath(path.split(separator: ".")).value(for: object)
  }

  /// How two values follow each other: nil comes first, and what has no order is the same.
  static func order(_ a: Any?, _ b: Any?) -> ComparisonResult {
    // Comparing types costs less than casts that fail.
    if let a, let b {
      let (x, y) = (type(of: a), type(of: b))
      if x == String.self, y == String.self, let a = a as? String, let b = b as? String {
        return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
      }
      if x == Date.self, y == Date.self, let a = a as? Date, let b = b as? Date { return a.compare(b) }
    }
    return switch (a.flatMap(FormatExpression.unwrapped), b.flatMap(FormatExpression.unwrapped)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let a, let b): FormatComparison(kind: .equal).order(a, b) ?? .orderedSame
    }
  }

  static func unwrapped(_ value: Any?) -> Any? { value.flatMap(FormatExpression.unwrapped) }

  /// A value's text, if it is one.
  static func text(_ value: Any?) -> String? { unwrapped(value).flatMap(FormatComparison.string) }
}

/// An object that knows its properties by their names, as those of Core Data do. It's for the modules by the frameworks' names.
public protocol _KeyedValues: AnyObject {
  /// The property of a name; nil where it has no value or there's none.
  func _keyedValue(_ key: String) -> Any?
}

/// Arguments are values that the caller handed over, and nobody changes them.
private struct UncheckedPredicate: @unchecked Sendable {
  let predicate: FormatPredicate
}

/// A predicate as its format says it.
private indirect enum FormatPredicate {
  case constant(Bool)
  case not(FormatPredicate)
  case all([FormatPredicate])
  case any([FormatPredicate])
  case comparison(FormatExpression, FormatComparison, FormatExpression)
  /// A comparison with each of several values.
  case each(FormatQuantity, FormatExpression, FormatComparison, FormatExpression)

  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let a): !a.holds(for: object)
    case .all(let parts): parts.allSatisfy { $0.holds(for: object) }
    case .any(let parts): parts.contains { $0.holds(for: object) }
    case .comparison(let a, let comparison, let b): comparison.holds(a.value(for: object), b.value(for: object))
    case .each(let quantity, let a, let comparison, let b):
      quantity.holds(FormatComparison.elements(a.value(for: object)) ?? [], b.value(for: object), comparison)
    }
  }
}

/// Of how many of several values a comparison has to hold.
private enum FormatQuantity: String {
  case any = "ANY"
  case some = "SOME"
  case all = "ALL"
  case none = "NONE"

  func holds(_ values: [Any], _ other: Any?, _ comparison: FormatComparison) -> Bool {
    switch self {
    case .any, .some: values.contains { comparison.holds($0, other) }
    case .all: values.allSatisfy { comparison.holds($0, other) }
    case .none: !values.contains { comparison.holds($0, other) }
    }
  }
}

private indirect enum FormatExpression {
  case constant(Any?)
  case keyPath([Substring])
  case list([FormatExpression])

  func value(for object: Any?) -> Any? {
    switch self {
    case .constant(let value): value
    case .list(let parts): parts.map { $0.value(for: object) as Any }
    case .keyPath(let keys): keys.reduce(object) { FormatExpression.member($1, of: $0) }
    }
  }

  private static func member(_ key: Substring, of object: Any?) -> Any? {
    guard let object = object.flatMap(unwrapped) else { return nil }
    if key.lowercased() == "self" { return object }
    if let object = object as? any _KeyedValues { return object._keyedValue(String(key)) }
    if let dictionary = object as? [String: Any] { return dictionary[String(key)] }
    if let list = FormatComparison.elements(object) {
      // Of several objects each one's value.
      return key == "@count" ? list.count : list.compactMap { member(key, of: $0) }
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == String(key) || $0.label == "_" + key }) {
        return unwrapped(child.value)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// What an optional holds, or the value itself.
  static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any FormatOptional else { return value }
    return optional.held.flatMap(unwrapped)
  }
}

/// An optional of any type.
private protocol FormatOptional { var held: Any? { get } }
extension Optional: FormatOptional {
  fileprivate var held: Any? { map { $0 as Any } }
}

private struct FormatComparison {
  enum Kind {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, begins, ends, contains, like, matches, among,
      between
  }

  var kind: Kind
  var options: String.CompareOptions = []

  func holds(_ a: Any?, _ b: Any?) -> Bool {
    let a = a.flatMap(FormatExpression.unwrapped)
    let b = b.flatMap(FormatExpression.unwrapped)
    switch kind {
    case .equal: return isEqual(a, b)
    case .unequal: return !isEqual(a, b)
    case .less: return order(a, b) == .orderedAscending
    case .lessOrEqual: return order(a, b).map { $0 != .orderedDescending } ?? false
    case .greater: return order(a, b) == .orderedDescending
    case .greaterOrEqual: return order(a, b).map { $0 != .orderedAscending } ?? false
    case .among:
      return Self.elements(b)?.contains { isEqual(a, $0) } ?? text(a, b) { $1.range(of: $0, options: options) != nil }
    case .between:
      guard let ends = Self.elements(b), ends.count == 2 else { return false }
      return FormatComparison(kind: .greaterOrEqual).holds(a, ends[0])
        && FormatComparison(kind: .lessOrEqual).holds(a, ends[1])
    case .contains:
      if let list = Self.elements(a) { return list.contains { isEqual($0, b) } }
      return text(a, b) { $0.range(of: $1, options: options) != nil }
    case .begins: return text(a, b) { $1.isEmpty || $0.range(of: $1, options: options.union(.anchored)) != nil }
    case .ends:
      return text(a, b) { $1.isEmpty || $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil }
    case .like:
      return text(a, b) { text, pattern in
        var expression = ""
        for character in pattern {
          expression +=
            character == "*"
            ? ".*" : character == "?" ? "." : NSRegularExpression.escapedPattern(for: String(character))
        }
        return isWhole(text, expression)
      }
    case .matches: return text(a, b) { isWhole($0, $1) }
    }
  }

  /// Whether an expression takes a whole text.
  private func isWhole(_ text: String, _ expression: String) -> Bool {
    var flags: NSRegularExpression.Options = [.dotMatchesLineSeparators]
    if options.contains(.caseInsensitive) { flags.insert(.caseInsensitive) }
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(expression))$", options: flags) else {
      return false
    }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole)?.range == whole
  }

  private func text(_ a: Any?, _ b: Any?, _ body: (String, String) -> Bool) -> Bool {
    guard let a = a.flatMap(Self.string), let b = b.flatMap(Self.string) else { return false }
    return body(a, b)
  }

  static func elements(_ value: Any?) -> [Any]? {
    if let list = value as? [Any] { return list }
    // Not by a cast to a set of Swift's, which finds none in one of Foundation's of objects.
    if let set = value as? NSSet { return set.allObjects }
    if let set = value as? NSOrderedSet { return set.array }
    if let set = value as? Set<AnyHashable> { return Array(set) }
    return (value as? NSArray).map { $0.map { $0 } }
  }

  private func isEqual(_ a: Any?, _ b: Any?) -> Bool {
    guard let a = a.flatMap(FormatExpression.unwrapped), let b = b.flatMap(FormatExpression.unwrapped) else {
      return a.flatMap(FormatExpression.unwrapped) == nil && b.flatMap(FormatExpression.unwrapped) == nil
    }
    if let order = order(a, b) { return order == .orderedSame }
    return (a as? AnyHashable).flatMap { a in (b as? AnyHashable).map { a == $0 } } ?? false
  }

  /// nil where there's no order between the two.
  func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
    if let a = a as? String, let b = b as? String { return a.compare(b, options: options) }
    if let a = a.flatMap(Self.number), let b = b.flatMap(Self.number) {
      return a < b ? .orderedAscending : a > b ? .orderedDescending : a == b ? .orderedSame : nil
    }
    if let a = a as? Date, let b = b as? Date { return a.compare(b) }
    guard let a = a.flatMap(Self.string), let b = b.flatMap(Self.string) else { return nil }
    return a.compare(b, options: options)
  }

  static func string(_ value: Any) -> String? {
    value as? String ?? (value as? NSString).map { $0.substring(from: 0) }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(exactly: value) ?? Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

/// Reads a format from left to right.
private struct PredicateParser {
  private var words: [Substring] = []
  private var place = 0
  private var arguments: ArraySlice<Any>
  private let isWhole: Bool
  /// How many parentheses and `NOT`s are open; nobody writes more than the limit, and each takes some of the stack.
  private var depth = 0
  private static let depthLimit = 200

  private static let kinds: [String: FormatComparison.Kind] = [
    "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
    ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BEGINSWITH": .begins, "ENDSWITH": .ends,
    "CONTAINS": .contains, "LIKE": .like, "MATCHES": .matches, "IN": .among, "BETWEEN": .between,
  ]

  init(_ format: String, _ arguments: [Any]) {
    self.arguments = arguments[...]
    var rest = format[...]
    var isWhole = true
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
        continue
      }
      let end: Substring.Index
      if first == "\"" || first == "'" {
        guard let close = rest.dropFirst().firstIndex(of: first) else {
          isWhole = false
          break
        }
        end = rest.index(after: close)
      } else if first.isLetter || first.isNumber || "%@_$#".contains(first)
        || first == "-" && rest.dropFirst().first?.isNumber == true
      {
        end = rest.dropFirst().firstIndex { !($0.isLetter || $0.isNumber || "._@%".contains($0)) } ?? rest.endIndex
      } else {
        let two = rest.prefix(2)
        end = rest.index(
          rest.startIndex, offsetBy: ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(two) ? 2 : 1)
      }
      words.append(rest[..<end])
      rest = rest[end...]
    }
    self.isWhole = isWhole
  }

  /// nil where the format isn't understood.
  mutating func parse() -> FormatPredicate? {
    guard isWhole, let predicate = either(), place == words.count else { return nil }
    return predicate
  }

  private mutating func take(_ names: String...) -> Bool {
    guard place < words.count, names.contains(words[place].uppercased()) else { return false }
    place += 1
    return true
  }

  private mutating func either() -> FormatPredicate? {
    parts(apart: "OR", "||") { $0.both() }.map { $0.count == 1 ? $0[0] : .any($0) }
  }

  private mutating func both() -> FormatPredicate? {
    parts(apart: "AND", "&&") { $0.single() }.map { $0.count == 1 ? $0[0] : .all($0) }
  }

  private mutating func parts(
    apart word: String, _ sign: String, _ next: (inout PredicateParser) -> FormatPredicate?
  ) -> [FormatPredicate]? {
    var parts: [FormatPredicate] = []
    repeat {
      guard let part = next(&self) else { return nil }
      parts.append(part)
    } while take(word, sign)
    return parts
  }

  private mutating func single() -> FormatPredicate? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { return nil }
    if take("NOT", "!") { return single().map { .not($0) } }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    if take("(") {
      guard let inner = either(), take(")") else { return nil }
      return inner
    }
    let quantity = place < words.count ? FormatQuantity(rawValue: words[place].uppercased()) : nil
    if quantity != nil { place += 1 }
    guard let left = expression(), let comparison = comparison(), let right = expression() else { return nil }
    return quantity.map { .each($0, left, comparison, right) } ?? .comparison(left, comparison, right)
  }

  private mutating func comparison() -> FormatComparison? {
    guard place < words.count else { return nil }
    guard let kind = Self.kinds[words[place].uppercased()] else { return nil }
    place += 1
    var comparison = FormatComparison(kind: kind)
    if place + 2 < words.count, words[place] == "[", words[place + 2] == "]" {
      let letters = words[place + 1].lowercased()
      guard letters.allSatisfy({ "cdn".contains($0) }) else { return nil }
      if letters.contains("c") { comparison.options.insert(.caseInsensitive) }
      if letters.contains("d") { comparison.options.insert(.diacriticInsensitive) }
      place += 3
    }
    return comparison
  }

  private mutating func expression() -> FormatExpression? {
    guard place < words.count else { return nil }
    let word = words[place]
    place += 1
    switch word.uppercased() {
    case "SELF": return .keyPath([])
    case "NIL", "NULL": return .constant(nil)
    case "YES", "TRUE": return .constant(true)
    case "NO", "FALSE": return .constant(false)
    case "{": return list()
    default: break
    }
    if word.first == "\"" || word.first == "'" { return .constant(String(word.dropFirst().dropLast())) }
    if word == "%K" || word.hasPrefix("%K.") {
      guard let key = arguments.popFirst() as? String else { return nil }
      return .keyPath((key + word.dropFirst(2)).split(separator: "."))
    }
    if word.first == "%" {
      guard ["@", "d", "i", "u", "ld", "lu", "lld", "llu", "f", "lf", "g"].contains(word.dropFirst()),
        let argument = arguments.popFirst()
      else { return nil }
      return .constant(FormatExpression.unwrapped(argument))
    }
    if let number = Double(word) { return .constant(number) }
    guard word.first.map({ $0.isLetter || $0 == "_" }) == true else { return nil }
    var keys = word.split(separator: ".")
    if keys.first?.uppercased() == "SELF" { keys.removeFirst() }
    return .keyPath(keys)
  }

  private mutating func list() -> FormatExpression? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { return nil }
    var parts: [FormatExpression] = []
    while !take("}") {
      guard let part = expression() else { return nil }
      parts.append(part)
      if !take(",") {
        guard take("}") else { return nil }
        break
      }
    }
    return .list(parts)
  }
}
