// SPDX-License-Identifier: Apache-2.0
package import Gnomon

/// Finds the lines of modifiers in the sources that a program was made of.
///
/// A chain is read once for all views that its expression makes. Nothing is read before somebody asks.
package final class SourceLines: ChainLineFinder {
  private struct Place: Hashable {
    var file: String
    var line: Int
    var column: Int
  }

  /// An expression as it was read.
  private struct Expression {
    var base: String?
    /// From the last member to the first.
    var patterns: [ChainMatch.Pattern] = []
    var lines: [Int?] = []
  }

  fileprivate struct Text {
    var bytes: [UInt8]
    /// The offsets at which lines begin.
    var lines: [Int]
  }

  /// How often an expression was read.
  package private(set) var readCount = 0

  private let files: [String]
  private let read: (String) -> [UInt8]?
  private var texts: [String: Text?] = [:]
  private var expressions: [Place: Expression?] = [:]
  private lazy var declared = declaredFunctions()

  /// - Parameters:
  ///   - files: The names of all files of the program.
  ///   - read: The text of a file by its name, as the program was compiled from it; nil where that isn't known.
  package init(_ files: [String], _ read: @escaping (String) -> [UInt8]?) { (self.files, self.read) = (files, read) }

  package func lines(of chain: SourceChain) -> [Int?] {
    let nothing: [Int?] = Array(repeating: nil, count: chain.names.count)
    let place = Place(file: chain.start.file, line: chain.start.line, column: chain.column)
    guard let expression = expression(at: place), !expression.patterns.isEmpty else { return nothing }
    var patterns = expression.patterns
    if let base = expression.base, chain.names.last == base {
      patterns.append(.exactly([base]))
    } else {
      patterns.append(.anything)
    }
    // Nobody shows a text around another.
    let isWhole = ["Text", "Image"].contains(expression.base) && chain.names.last == expression.base
    return ChainMatch(patterns, chain.names, isWhole: isWhole).owners().map { owner in
      owner.flatMap { $0 < expression.lines.count ? expression.lines[$0] : nil }
    }
  }

  private func expression(at place: Place) -> Expression? {
    if let known = expressions[place] { return known }
    let found = readExpression(at: place)
    expressions[place] = .some(found)
    return found
  }

  private func readExpression(at place: Place) -> Expression? {
    guard let text = text(of: place.file), text.lines.indices.contains(place.line - 1), place.column > 0 else {
      return nil
    }
    readCount += 1
    var reader = ChainReader(text.bytes, at: text.lines[place.line - 1] + place.column - 1)
    guard let chain = reader.chain() else { return nil }
    var expression = Expression(base: chain.base)
    for member in chain.members.reversed() {
      expression.patterns.append(pattern(of: member))
      expression.lines.append(member.name == nil ? nil : text.line(at: member.offset))
    }
    return expression
  }

  private func pattern(of member: ChainReader.Member) -> ChainMatch.Pattern {
    guard let name = member.name, member.isCalled, !declared.contains(name) else { return .anything }
    if name == "modifier", let type = member.argument { return .optionally(type) }
    return ChainMatch.Pattern.known[name] ?? .anything
  }

  private func text(of file: String) -> Text? {
    if let known = texts[file] { return known }
    let text = read(file).map(Text.init)
    texts[file] = .some(text)
    return text
  }

  /// The names of functions that the sources declare: what is called so may be anything.
  private func declaredFunctions() -> Set<String> {
    var names: Set<String> = []
    for file in files {
      guard let bytes = text(of: file)?.bytes else { continue }
      bytes.withUnsafeBufferPointer { bytes in
        var index = 0
        while index + 5 < bytes.count {
          guard bytes[index] == UInt8(ascii: "f"), bytes[index + 1] == UInt8(ascii: "u"),
            bytes[index + 2] == UInt8(ascii: "n"), bytes[index + 3] == UInt8(ascii: "c"), bytes[index + 4] == 32
          else {
            index += 1
            continue
          }
          index += 5
          while index < bytes.count, bytes[index] == 32 || bytes[index] == UInt8(ascii: "`") { index += 1 }
          let start = index
          while index < bytes.count, ChainReader.isWord(bytes[index]) { index += 1 }
          names.insert(String(decoding: bytes[start..<index], as: UTF8.self))
        }
      }
    }
    return names
  }
}

extension SourceLines.Text {
  /// The compiler's lines end with a line feed, a carriage return, or both.
  init(_ bytes: [UInt8]) {
    var lines = [0]
    for index in bytes.indices {
      let isEnd = bytes[index] == 10 || bytes[index] == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
      if isEnd { lines.append(index + 1) }
    }
    self.init(bytes: bytes, lines: lines)
  }

  /// The number of the line that holds an offset, from 1.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
