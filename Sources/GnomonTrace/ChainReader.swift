// SPDX-License-Identifier: Apache-2.0

/// Reads the members of one expression from a source's text, as far as it's sure: `Text("a").padding()` has one.
///
/// It knows words, literals, comments and brackets, and nothing of types.
struct ChainReader {
  /// A member of the expression, first to last.
  struct Member: Equatable {
    /// The name; nil where a condition of compilation stands, whose members may be there or not.
    var name: String?
    /// The offset of the name.
    var offset: Int
    /// Whether it's called.
    var isCalled = false
    /// The type that its arguments begin with: `Card` of `modifier(Card())`.
    var argument: String?
  }

  struct Chain: Equatable {
    /// The name of the type that's made at the beginning: `Text` of `Text("a")`, `Color` of `Color.red`.
    var base: String?
    var members: [Member] = []
  }

  /// More bytes than these are never read for one expression.
  private static let limit = 200_000
  /// More members than these aren't worth it.
  private static let longest = 400

  private let bytes: [UInt8]
  private var index: Int
  private let end: Int

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    index = offset
    end = min(bytes.count, offset + Self.limit)
  }

  /// The chain that begins here; nil where that isn't sure.
  mutating func chain() -> Chain? {
    guard index < end, index == 0 || !Self.isWord(bytes[index - 1]) && bytes[index - 1] != UInt8(ascii: ".") else {
      return nil
    }
    var chain = Chain()
    if here == UInt8(ascii: "(") {
      guard skipBrackets() else { return nil }
    } else {
      let isQuoted = here == UInt8(ascii: "`")
      guard let name = word(), isQuoted || !Self.notBases.contains(name) else { return nil }
      if name.first?.isUppercase == true { chain.base = name }
    }
    // `Color.red` and `Style.Big()` are made at the beginning.
    var isBase = chain.base != nil
    guard let isCalled = suffixes() else { return nil }
    if isCalled { isBase = false }
    while chain.members.count < Self.longest {
      let before = index
      guard skipSpace() else { return nil }
      if here == UInt8(ascii: "."), let member = member() {
        guard let member else { return nil }
        if isBase, member.name?.first?.isUppercase == true {
          chain.base = member.name
          isBase = !member.isCalled
        } else if isBase, !member.isCalled {
          isBase = false
        } else {
          isBase = false
          chain.members.append(member)
        }
      } else {
        switch condition() {
        case .members:
          isBase = false
          chain.members.append(Member(name: nil, offset: before))
        case .unreadable: return nil
        case .none:
          index = before
          return isEnd() ? chain : nil
        }
      }
    }
    return chain.members.count < Self.longest ? chain : nil
  }

  private static let notBases: Set<String> = [
    "try", "await", "if", "switch", "for", "while", "let", "var", "return", "any", "some", "repeat", "guard", "do",
    "defer", "func", "case", "default", "else", "is", "as", "in", "where", "consume", "copy", "each",
  ]

  // MARK: Parts of a chain

  /// A dot and what follows; the inner nil where that can't be read, the outer where it's no member.
  private mutating func member() -> Member?? {
    let next = byte(at: index + 1)
    // An operator of dots.
    guard next != UInt8(ascii: ".") else { return .some(nil) }
    index += 1
    guard skipSpace() else { return .some(nil) }
    let offset = index
    guard let name = word() else { return .some(nil) }
    var member = Member(name: name, offset: offset)
    if here == UInt8(ascii: "(") { member.argument = firstType(at: index + 1) }
    guard let isCalled = suffixes() else { return .some(nil) }
    member.isCalled = isCalled
    return member
  }

  /// Arguments, subscripts, trailing closures, and marks of optionals. Whether it's called; nil where it can't be read.
  private mutating func suffixes() -> Bool? {
    var isCalled = false
    var mayHaveClosure = true
    while index < end {
      switch here {
      case UInt8(ascii: "("):
        guard skipBrackets() else { return nil }
        isCalled = true
      case UInt8(ascii: "["):
        guard skipBrackets() else { return nil }
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        // With a space before it's an operator.
        index += 1
        guard let next = here,
          next == UInt8(ascii: ".") || next == UInt8(ascii: "(") || next == UInt8(ascii: "[")
            || Self.isSpace(next)
        else { return nil }
      case UInt8(ascii: "<"):
        guard skipGenerics() else { return nil }
      default:
        let before = index
        while here == UInt8(ascii: " ") || here == UInt8(ascii: "\t") { index += 1 }
        guard mayHaveClosure, here == UInt8(ascii: "{") else {
          index = before
          return isCalled
        }
        guard skipBrackets(), skipLabelledClosures() else { return nil }
        isCalled = true
        mayHaveClosure = false
      }
    }
    return isCalled
  }

  /// `label: { … }` behind a trailing closure.
  private mutating func skipLabelledClosures() -> Bool {
    while true {
      let before = index
      guard skipSpace() else { return false }
      guard word() != nil else {
        index = before
        return true
      }
      while here == UInt8(ascii: " ") { index += 1 }
      guard here == UInt8(ascii: ":") else {
        index = before
        return true
      }
      index += 1
      guard skipSpace() else { return false }
      guard here == UInt8(ascii: "{") else {
        // What a word and a colon are here isn't known.
        return false
      }
      guard skipBrackets() else { return false }
    }
  }

  /// `<Int, [String]>` directly behind a name.
  private mutating func skipGenerics() -> Bool {
    var depth = 0
    while let byte = here {
      switch byte {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 {
          index += 1
          return here.map { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "{") || $0 == 32 }
            ?? false
        }
      case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: " "), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "&"):
        break
      default: if !Self.isWord(byte) { return false }
      }
      index += 1
    }
    return false
  }

  private enum Condition {
    /// It held members, and is read.
    case members
    case none, unreadable
  }

  /// Skips a condition of compilation that holds members of the chain.
  private mutating func condition() -> Condition {
    guard here == UInt8(ascii: "#") else { return .none }
    index += 1
    guard word() == "if" else { return .none }
    skipLine()
    let inside = index
    guard skipSpace(), here == UInt8(ascii: ".") else { return .none }
    index = inside
    var depth = 1
    while depth > 0 {
      guard skipSpace(), let byte = here else { return .unreadable }
      if byte == UInt8(ascii: "#") {
        let start = index
        index += 1
        switch word() {
        case "if":
          depth += 1
          skipLine()
        case "endif":
          depth -= 1
          if depth > 0 { skipLine() }
        case "elseif", "else": skipLine()
        default:
          index = start
          guard skipToken() else { return .unreadable }
        }
      } else {
        guard skipToken() else { return .unreadable }
      }
    }
    return .members
  }

  /// Whether the expression ends here, rather than being a part of one with operators.
  private mutating func isEnd() -> Bool {
    let before = index
    guard skipSpace() else { return false }
    guard let byte = here else { return true }
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "#"), UInt8(ascii: "@"):
      return true
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "{"):
      return bytes[before..<index].contains { $0 == 10 || $0 == 13 }
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
      UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: ":"),
      UInt8(ascii: "."):
      return false
    default:
      // A word in the same line is an operator such as `as`.
      let start = index
      let isSameLine = !bytes[before..<start].contains { $0 == 10 || $0 == 13 }
      let name = word()
      index = start
      return !isSameLine && name != "as" && name != "is"
    }
  }

  // MARK: Tokens

  private var here: UInt8? { byte(at: index) }
  private func byte(at index: Int) -> UInt8? { index < end ? bytes[index] : nil }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private mutating func word() -> String? {
    let isQuoted = here == UInt8(ascii: "`")
    if isQuoted { index += 1 }
    let start = index
    while let byte = here, Self.isWord(byte) { index += 1 }
    guard index > start else { return nil }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    if isQuoted {
      guard here == UInt8(ascii: "`") else { return nil }
      index += 1
    }
    return name
  }

  private func firstType(at offset: Int) -> String? {
    var reader = ChainReader(bytes, at: offset)
    guard reader.skipSpace(), let word = reader.word(), word.first?.isUppercase == true else { return nil }
    return word
  }

  private mutating func skipLine() { while let byte = here, byte != 10, byte != 13 { index += 1 } }

  /// Skips spaces, ends of lines and comments; false where a comment has no end.
  private mutating func skipSpace() -> Bool {
    while let byte = here {
      if Self.isSpace(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/"), self.byte(at: index + 1) == UInt8(ascii: "/") {
        skipLine()
      } else if byte == UInt8(ascii: "/"), self.byte(at: index + 1) == UInt8(ascii: "*") {
        guard skipComment() else { return false }
      } else {
        break
      }
    }
    return true
  }

  private mutating func skipComment() -> Bool {
    var depth = 0
    while let byte = here {
      let next = self.byte(at: index + 1)
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return true }
      } else {
        index += 1
      }
    }
    return false
  }

  /// Skips from an opening bracket to behind the one that closes it.
  private mutating func skipBrackets() -> Bool {
    var open: [UInt8] = []
    while true {
      guard skipSpace(), let byte = here else { return false }
      switch byte {
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.popLast() == byte else { return false }
        if open.isEmpty {
          index += 1
          return true
        }
      default:
        guard skipToken() else { return false }
        continue
      }
      index += 1
    }
  }

  /// Skips a word, a string, or a single other character.
  private mutating func skipToken() -> Bool {
    guard let byte = here else { return false }
    if byte == UInt8(ascii: "\"") { return skipString(marks: 0) }
    if byte == UInt8(ascii: "#") {
      var marks = 0
      while self.byte(at: index + marks) == UInt8(ascii: "#") { marks += 1 }
      switch self.byte(at: index + marks) {
      case UInt8(ascii: "\""):
        index += marks
        return skipString(marks: marks)
      // A regular expression, in which brackets may be anything.
      case UInt8(ascii: "/"): return false
      default: index += marks
      }
      return true
    }
    if Self.isWord(byte) {
      while let byte = here, Self.isWord(byte) { index += 1 }
    } else {
      index += 1
    }
    return true
  }

  /// Skips a string from its first quotation mark, with what is interpolated.
  ///
  /// - Parameter marks: How many number signs stand before it.
  private mutating func skipString(marks: Int) -> Bool {
    let isLong = byte(at: index + 1) == UInt8(ascii: "\"") && byte(at: index + 2) == UInt8(ascii: "\"")
    index += isLong ? 3 : 1
    let quotes = isLong ? 3 : 1
    while let byte = here {
      if byte == UInt8(ascii: "\\"), isFollowed(by: marks, UInt8(ascii: "#"), at: index + 1) {
        index += 1 + marks
        if here == UInt8(ascii: "(") {
          guard skipBrackets() else { return false }
        } else {
          index += 1
        }
      } else if isFollowed(by: quotes, UInt8(ascii: "\""), at: index),
        isFollowed(by: marks, UInt8(ascii: "#"), at: index + quotes)
      {
        index += quotes + marks
        return true
      } else if !isLong, byte == 10 || byte == 13 {
        return false
      } else {
        index += 1
      }
    }
    return false
  }

  private func isFollowed(by count: Int, _ byte: UInt8, at offset: Int) -> Bool {
    (0..<count).allSatisfy { self.byte(at: offset + $0) == byte }
  }
}
