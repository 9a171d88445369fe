// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file's syntax tree with all types and all that names stand for, as the compiler writes it for people.
struct SyntaxDump {
  /// A literal as the compiler understands it.
  struct Literal: Equatable {
    var type: LiteralType
    var isNegative: Bool
  }

  struct Place: Hashable {
    var line: Int
    /// In bytes, from 1.
    var column: Int
  }

  typealias Bytes = ArraySlice<UInt8>

  /// Each line of the dump without what differs from one run to the next, and without columns.
  let lines: [Bytes]
  /// The literals of the file; nil for those that are of several types, or of one that can't be set.
  let literals: [Place: Literal?]

  /// - Parameters:
  ///   - dump: What `-dump-ast` writes.
  ///   - path: The file's path, as the compiler was given it.
  ///   - isStopped: Asked from time to time: the tree of a long file has millions of lines.
  /// - Returns: nil where it was stopped.
  init?(_ dump: [UInt8], of path: String, isStopped: () -> Bool = { false }) {
    let location = Array(" location=\(path):".utf8)
    var literals: [Place: Literal?] = [:]
    var lines: [Bytes] = []
    /// The depth of a property's value as it's written; the one that counts, with types, comes behind it.
    var skipped: Int?
    for line in dump.split(separator: .newline) {
      if lines.count % 4_096 == 4_095, isStopped() { return nil }
      let depth = line.prefix { $0 == .space }.count
      if let around = skipped, depth > around { continue }
      skipped = line.dropFirst(depth).starts(with: Self.written) ? depth : nil
      if skipped != nil { continue }
      if let (place, literal) = Self.literal(in: line, location) {
        if let known = literals[place], known != literal {
          literals[place] = .some(nil)
        } else {
          literals[place] = .some(literal)
        }
      }
      lines.append(Self.steady(line))
    }
    (self.lines, self.literals) = (lines, literals)
  }

  private static func literal(in line: Bytes, _ location: [UInt8]) -> (Place, Literal?)? {
    guard kinds.contains(text(name(of: line))), let start = line.end(of: location) else { return nil }
    let numbers = line[start...].prefix { $0 != .space }.split(separator: UInt8(ascii: ":")).compactMap {
      Int(text($0))
    }
    guard numbers.count == 2 else { return nil }
    let place = Place(line: numbers[0], column: numbers[1])
    guard let type = LiteralType(rawValue: text(value(typeStart, in: line))),
      type.isMade(
        by: text(value(initializerStart, in: line)), builtin: text(value(builtinStart, in: line)))
    else { return (place, nil) }
    return (place, Literal(type: type, isNegative: line.end(of: negative) != nil))
  }

  private static let kinds: Set<String> = [
    "integer_literal_expr", "float_literal_expr", "string_literal_expr", "boolean_literal_expr",
  ]
  private static let typeStart = Array(" type=\"".utf8)
  private static let initializerStart = Array(" initializer=\"".utf8)
  private static let builtinStart = Array(" builtin_initializer=\"".utf8)
  private static let declarationStart = Array(" decl=\"".utf8)
  private static let valueStart = Array(" value=".utf8)
  private static let negative = Array(" negative value=".utf8)
  private static let range = Array(" range=[".utf8)
  private static let written = Array("(original_init=".utf8)
  private static let captures = Array(" captures=(".utf8)

  private static func text(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }

  /// What a line is of: `(label=integer_literal_expr type=…`.
  private static func name(of line: Bytes) -> Bytes {
    guard let open = line.firstIndex(of: .openParenthesis) else { return [] }
    let word = line[(open + 1)...].prefix { $0 != .space && $0 != .closeParenthesis }
    return word.firstIndex(of: UInt8(ascii: "=")).map { word[($0 + 1)...] } ?? word
  }

  /// The value of an attribute in quotes, without where it's declared: `decl="Gnomon.(file).Text@/path:1:2"`.
  private static func value(_ start: [UInt8], in line: Bytes) -> Bytes {
    guard let start = line.end(of: start) else { return [] }
    return line[start...].prefix { $0 != .quote && $0 != UInt8(ascii: "@") }
  }

  /// A line without addresses of memory, columns, what a closure captures, which follows from its names, and the brackets at its end.
  private static func steady(_ whole: Bytes) -> Bytes {
    var line = whole
    if let start = whole.start(of: captures),
      let end = whole[(start + captures.count)...].firstIndex(of: .closeParenthesis)
    {
      line = Bytes(whole[..<start] + whole[(end + 1)...])
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(line.count)
    var index = line.startIndex
    let (end, colon, zero) = (line.endIndex, UInt8(ascii: ":"), UInt8(ascii: "0"))
    func behindDigits(_ start: Int) -> Int {
      var index = start
      while index < end, line[index].isDigit { index += 1 }
      return index
    }
    while index < end {
      let byte = line[index]
      bytes.append(byte)
      index += 1
      guard index < end else { break }
      if byte == colon, line[index].isDigit {
        // `:12:34` is a line and a column.
        let next = behindDigits(index)
        bytes += line[index..<next]
        index = next + 1 < end && line[next] == colon && line[next + 1].isDigit ? behindDigits(next + 1) : next
      } else if byte == zero, line[index] == UInt8(ascii: "x") {
        index += 1
        while index < end, line[index].isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(line[index]) {
          index += 1
        }
      }
    }
    while bytes.last == .closeParenthesis { bytes.removeLast() }
    return bytes[...]
  }

  // MARK: Comparing

  /// Where a tree differs from this one otherwise than by properties that stand for literals.
  enum Difference: Equatable {
    /// The number of a property that stands for more than its literal, or isn't of its type.
    case literal(Int)
    /// Something else, on or near a line of the source.
    case line(Int)
  }

  /// nil where a tree is the same but for properties in place of literals.
  ///
  /// - Parameters:
  ///   - other: The tree of the same source with the properties, which are declared behind all else.
  ///   - start: What the properties' names begin with; the rest is a number.
  ///   - types: The types of the literals for which they stand, by number.
  func difference(from other: SyntaxDump, propertiesNamed start: String, types: [Int: LiteralType]) -> Difference? {
    let start = Array(".\(start)".utf8)
    var line = 0
    var values: [Int: Bytes] = [:]
    for (index, own) in lines.enumerated() {
      guard index < other.lines.count else { return .line(Self.line(of: own) ?? line) }
      let new = other.lines[index]
      if own == new {
        if let found = Self.line(of: own) { line = found }
        continue
      }
      guard Self.kinds.contains(Self.text(Self.name(of: own))), Self.text(Self.name(of: new)) == "declref_expr",
        own.prefix(while: { $0 == .space }) == new.prefix(while: { $0 == .space }),
        let number = Self.number(of: new, start), let type = types[number]
      else { return .line(Self.line(of: own) ?? line) }
      let (old, now) = (Self.value(Self.typeStart, in: own), Self.value(Self.typeStart, in: new))
      guard Self.text(old) == type.rawValue, old == now, let value = own.end(of: Self.valueStart) else {
        return .literal(number)
      }
      let end = own[value...].start(of: Self.builtinStart) ?? own.endIndex
      if let known = values.updateValue(own[value..<end], forKey: number), known != own[value..<end] {
        return .literal(number)
      }
    }
    // One that the compiler hasn't met stands for nothing.
    if let number = types.keys.first(where: { values[$0] == nil }) { return .literal(number) }
    return nil
  }

  /// The line on which a node begins: `range=[/path:12 - line:14]`.
  private static func line(of line: Bytes) -> Int? {
    guard let start = line.end(of: range) else { return nil }
    let first = line[start...].prefix { $0 != .space && $0 != UInt8(ascii: "]") }
    return first.lastIndex(of: UInt8(ascii: ":")).flatMap { Int(text(first[($0 + 1)...])) }
  }

  private static func number(of line: Bytes, _ start: [UInt8]) -> Int? {
    let declaration = value(declarationStart, in: line)
    return declaration.end(of: start).flatMap { Int(text(declaration[$0...])) }
  }
}
