// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One reading of a string, by CommonMark's rules for inlines: scan into pieces, then pair delimiters.
struct InlineMarkdownParser {
  /// A run of `*`, `_` or `~` that may open or close emphasis.
  private struct Delimiter {
    var character: Character
    var count: Int
    var originalCount: Int
    var canOpen: Bool
    var canClose: Bool
    var piece: Int
  }

  /// The kind that decides which openers a closer can pair with.
  private struct OpenerKind: Hashable {
    var character: Character
    var canOpen: Bool
    var count: Int

    init(_ closer: Delimiter) {
      character = closer.character
      canOpen = closer.canOpen
      count = closer.character == "~" ? closer.count : closer.originalCount % 3
    }
  }

  private enum Bracket {
    case open(piece: Int, isImage: Bool, delimiters: Int)
  }

  private let characters: [Character]
  private var position = 0
  private var pieces: [InlineMarkdown.Span] = []
  private var literal = ""
  private var delimiters: [Delimiter] = []
  private var brackets: [Bracket] = []
  /// Lengths of runs of backticks that no later run closes.
  private var unclosedCode: Set<Int> = []

  /// The number of underscores that may still begin emphasis.
  private var openUnderscores = 0

  /// Links and their titles that are longer aren't links, so that reading takes no more than linear time.
  private static let longestLink = 2_000

  init(_ string: String) { characters = Array(string) }

  mutating func parse() -> [InlineMarkdown.Span] {
    while position < characters.count { scan() }
    flush()
    pairDelimiters(from: 0)
    return pieces
  }

  private mutating func scan() {
    let character = characters[position]
    switch character {
    case "\\": escape()
    case "`": code()
    case "*", "_", "~": delimiterRun(character)
    case "[": openBracket(isImage: false)
    case "!" where peek(1) == "[": openBracket(isImage: true)
    case "]": closeBracket()
    case "<": angle()
    case "&": entity()
    case "h", "w": bareAddress()
    case "@": mailAddress()
    default:
      literal.append(character)
      position += 1
    }
  }

  private func peek(_ offset: Int) -> Character? {
    characters.indices.contains(position + offset) ? characters[position + offset] : nil
  }

  private mutating func flush() {
    guard !literal.isEmpty else { return }
    pieces.append(.init(string: literal))
    literal = ""
  }

  private mutating func add(_ span: InlineMarkdown.Span) {
    flush()
    pieces.append(span)
  }

  // MARK: Pieces without delimiters

  private mutating func escape() {
    if let next = peek(1), next.isASCII, next.isPunctuation || next.isSymbol {
      literal.append(next)
      position += 2
    } else {
      literal.append("\\")
      position += 1
    }
  }

  private mutating func code() {
    var count = 0
    while peek(count) == "`" { count += 1 }
    var end = position + count
    while end < characters.count, !unclosedCode.contains(count) {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      var closing = 0
      while end + closing < characters.count, characters[end + closing] == "`" { closing += 1 }
      if closing == count {
        var content = String(characters[position + count..<end])
        if content.count > 2, content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
          content = String(content.dropFirst().dropLast())
        }
        add(.init(string: content, intent: .code))
        position = end + closing
        return
      }
      end += closing
    }
    unclosedCode.insert(count)
    literal += String(repeating: "`", count: count)
    position += count
  }

  /// `<https://example.com>` or `<name@example.com>`.
  private mutating func angle() {
    let limit = min(characters.count, position + Self.longestLink)
    let end = characters[(position + 1)..<limit].firstIndex { $0 == ">" || $0 == "<" || $0.isWhitespace }
    if let end, characters[end] == ">" {
      let content = String(characters[position + 1..<end])
      let scheme = content.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
      if scheme.count >= 2, scheme.first?.isLetter == true, content.dropFirst(scheme.count).first == ":" {
        add(.init(string: content, link: content))
        position = end + 1
        return
      }
      if let at = content.firstIndex(of: "@"), at != content.startIndex, content[at...].contains(".") {
        add(.init(string: content, link: "mailto:" + content))
        position = end + 1
        return
      }
    }
    literal.append("<")
    position += 1
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "hellip": "…", "ndash": "–", "mdash": "—",
  ]

  private mutating func entity() {
    let limit = min(characters.count, position + 12)
    if let end = characters[position..<limit].firstIndex(of: ";") {
      let name = String(characters[position + 1..<end])
      var found = Self.entities[name]
      if found == nil, name.first == "#" {
        let digits = name.dropFirst()
        let value = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        found = value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
      }
      if let found {
        literal += found
        position = end + 1
        return
      }
    }
    literal.append("&")
    position += 1
  }

  /// `https://…`, `http://…` or `www.…` at the start of a word.
  private mutating func bareAddress() {
    let startsWord = position == 0 || !(characters[position - 1].isLetter || characters[position - 1].isNumber)
    let rest = characters[position...]
    let prefix = ["https://", "http://", "www."].first { rest.starts(with: $0) }
    guard startsWord, let prefix else {
      literal.append(characters[position])
      position += 1
      return
    }
    var end = position
    let limit = min(characters.count, position + Self.longestLink)
    while end < limit, !characters[end].isWhitespace, characters[end] != "<" { end += 1 }
    while end > position, "?!.,:*_~'\")".contains(characters[end - 1]) {
      if characters[end - 1] == ")" {
        let address = characters[position..<end]
        if address.count(where: { $0 == "(" }) >= address.count(where: { $0 == ")" }) { break }
      }
      end -= 1
    }
    let address = String(characters[position..<max(end, position)])
    guard address.count > prefix.count else {
      literal.append(characters[position])
      position += 1
      return
    }
    add(.init(string: address, link: prefix == "www." ? "http://" + address : address))
    position = end
  }

  /// `name@example.com` in running text, which is a link (recorded on macOS 27).
  private mutating func mailAddress() {
    func isPart(_ character: Character, _ marks: String) -> Bool {
      character.isASCII && (character.isLetter || character.isNumber || marks.contains(character))
    }
    let name = String(literal.reversed().prefix { isPart($0, ".+-_") }.reversed())
    var end = position + 1
    while end < characters.count, isPart(characters[end], ".-_") { end += 1 }
    let isWhole = end == characters.count || characters[end] != "@"
    // A line under it ends emphasis that has begun.
    while characters[end - 1] == "." || openUnderscores > 0 && characters[end - 1] == "_" { end -= 1 }
    let domain = characters[position + 1..<end]
    guard
      isWhole, !name.isEmpty, domain.last?.isLetter == true, domain.first != ".", domain.contains("."),
      name.count + domain.count < Self.longestLink
    else {
      literal.append("@")
      position += 1
      return
    }
    literal.removeLast(name.count)
    let address = name + "@" + String(domain)
    add(.init(string: address, link: "mailto:" + address))
    position = end
  }

  // MARK: Emphasis

  private mutating func delimiterRun(_ character: Character) {
    var count = 0
    while peek(count) == character { count += 1 }
    let before = position > 0 ? characters[position - 1] : " "
    let after = peek(count) ?? " "
    func isPunctuation(_ c: Character) -> Bool { c.isPunctuation || c.isSymbol }
    let isLeft = !after.isWhitespace && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
    let isRight = !before.isWhitespace && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
    let canOpen = character == "_" ? isLeft && (!isRight || isPunctuation(before)) : isLeft
    let canClose = character == "_" ? isRight && (!isLeft || isPunctuation(after)) : isRight
    position += count
    guard canOpen || canClose, character != "~" || count <= 2 else {
      literal += String(repeating: character, count: count)
      return
    }
    flush()
    if character == "_" { openUnderscores = canOpen ? openUnderscores + count : max(0, openUnderscores - count) }
    pieces.append(.init(string: String(repeating: character, count: count)))
    delimiters.append(
      Delimiter(
        character: character, count: count, originalCount: count, canOpen: canOpen, canClose: canClose,
        piece: pieces.count - 1))
  }

  private mutating func pairDelimiters(from bottom: Int) {
    var closer = bottom
    // Where the search for an opener that wasn't found needn't go again.
    var floors: [OpenerKind: Int] = [:]
    while closer < delimiters.count {
      guard delimiters[closer].canClose, delimiters[closer].count > 0 else {
        closer += 1
        continue
      }
      let kind = OpenerKind(delimiters[closer])
      guard let opener = opener(for: closer, from: floors[kind] ?? bottom) else {
        floors[kind] = closer
        closer += 1
        continue
      }
      let character = delimiters[closer].character
      let used: Int
      let intent: InlinePresentationIntent
      if character == "~" {
        used = delimiters[closer].count
        intent = .strikethrough
      } else {
        used = delimiters[opener].count >= 2 && delimiters[closer].count >= 2 ? 2 : 1
        intent = used == 2 ? .stronglyEmphasized : .emphasized
      }
      for index in delimiters[opener].piece + 1..<delimiters[closer].piece {
        pieces[index].intent.formUnion(intent)
      }
      for index in [opener, closer] {
        delimiters[index].count -= used
        pieces[delimiters[index].piece].string.removeLast(used)
      }
      // What lies between can't pair with anything outside.
      for index in opener + 1..<closer { delimiters[index].count = 0 }
      if delimiters[closer].count == 0 { closer += 1 }
    }
    delimiters.removeSubrange(bottom...)
  }

  private func opener(for closer: Int, from bottom: Int) -> Int? {
    let close = delimiters[closer]
    return (bottom..<closer).last { index in
      let open = delimiters[index]
      guard open.canOpen, open.count > 0, open.character == close.character else { return false }
      if open.character == "~" { return open.count == close.count }
      let isMixed = open.canClose || close.canOpen
      return !isMixed || !(open.originalCount + close.originalCount).isMultiple(of: 3)
        || (open.originalCount.isMultiple(of: 3) && close.originalCount.isMultiple(of: 3))
    }
  }

  // MARK: Links

  private mutating func openBracket(isImage: Bool) {
    flush()
    pieces.append(.init(string: isImage ? "![" : "["))
    brackets.append(.open(piece: pieces.count - 1, isImage: isImage, delimiters: delimiters.count))
    position += isImage ? 2 : 1
  }

  private mutating func closeBracket() {
    guard case .open(let piece, let isImage, let bottom)? = brackets.popLast(), let (link, end) = destination() else {
      literal.append("]")
      position += 1
      return
    }
    flush()
    pairDelimiters(from: bottom)
    pieces[piece].string = ""
    if !isImage {
      // What is emphasised inside isn't, as in Foundation (recorded on macOS 27).
      for index in piece..<pieces.count {
        pieces[index].intent = []
        pieces[index].link = link.isEmpty ? nil : link
      }
      // Links don't nest.
      brackets.removeAll { if case .open(_, false, _) = $0 { true } else { false } }
    }
    position = end
  }

  /// The contents of `(…)` after the bracket at the position, and the place where it ends.
  private func destination() -> (link: String, end: Int)? {
    guard peek(1) == "(" else { return nil }
    let characters = characters[..<min(characters.count, position + Self.longestLink)]
    var index = position + 2
    func skipSpaces() { while index < characters.endIndex, characters[index].isWhitespace { index += 1 } }
    skipSpaces()
    var link = ""
    if index < characters.endIndex, characters[index] == "<" {
      guard let end = characters[index...].firstIndex(of: ">") else { return nil }
      link = String(characters[index + 1..<end])
      index = end + 1
    } else {
      var depth = 0
      while index < characters.endIndex, !characters[index].isWhitespace {
        if characters[index] == "(" { depth += 1 }
        if characters[index] == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        link.append(characters[index])
        index += 1
      }
    }
    skipSpaces()
    if index < characters.endIndex, let closing = ["\"": "\"", "'": "'", "(": ")"][characters[index]] as Character? {
      guard let end = characters[(index + 1)...].firstIndex(of: closing) else { return nil }
      index = end + 1
      skipSpaces()
    }
    guard index < characters.endIndex, characters[index] == ")" else { return nil }
    return (link, index + 1)
  }
}
