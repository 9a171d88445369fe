// SPDX-License-Identifier: Apache-2.0
/// Splits Swift source into tokens, leaving out comments. Never fails: what it doesn't know becomes a mark.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var startsLine = true
  private var tokens: [Token] = []

  static func tokens(of source: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes: source)
    lexer.run()
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func peek(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == .newline { line += 1 }
      position += 1
    }
  }

  private mutating func run() {
    while position < bytes.count {
      let byte = peek()
      if byte == .newline {
        startsLine = true
        advance()
      } else if byte == .space || byte == .tab || byte == .carriageReturn {
        advance()
      } else if byte == .slash && peek(1) == .slash {
        while position < bytes.count && peek() != .newline { advance() }
      } else if byte == .slash && peek(1) == .star {
        skipBlockComment()
      } else {
        scanToken(byte)
        startsLine = false
      }
    }
  }

  private mutating func scanToken(_ byte: UInt8) {
    let start = position
    let startLine = line
    let kind: Token.Kind
    if byte == .quote {
      skipString(hashes: 0)
      kind = .string
    } else if byte == .hash {
      kind = scanHash()
    } else if byte == .backtick {
      advance()
      while position < bytes.count && peek() != .backtick && peek() != .newline { advance() }
      advance()
      kind = .word
    } else if byte.isWordStart {
      while peek().isWordPart { advance() }
      kind = .word
    } else if byte.isDigit {
      while peek().isWordPart || (peek() == .dot && peek(1).isDigit) { advance() }
      kind = .number
    } else {
      advance(byte == .minus && peek(1) == .greater ? 2 : 1)
      kind = .mark
    }
    var text = String(decoding: bytes[start..<position], as: UTF8.self)
    if kind == .word { text.removeAll { $0 == "`" } }
    let touches = tokens.last.map { $0.range.upperBound == start } ?? false
    tokens.append(
      Token(
        kind: kind, text: text, range: start..<position, line: startLine, startsLine: startsLine,
        touchesPrevious: touches))
  }

  /// `#if`, `#"raw string"#`, `#/regular expression/#`.
  private mutating func scanHash() -> Token.Kind {
    var count = 0
    while peek(count) == .hash { count += 1 }
    if peek(count) == .quote {
      advance(count)
      skipString(hashes: count)
      return .string
    }
    if peek(count) == .slash {
      advance(count + 1)
      while position < bytes.count {
        if peek() == .slash && (1...count).allSatisfy({ peek($0) == .hash }) {
          advance(count + 1)
          break
        }
        advance()
      }
      return .string
    }
    advance(count)
    while peek().isWordPart { advance() }
    return .hash
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if peek() == .slash && peek(1) == .star {
        depth += 1
        advance(2)
      } else if peek() == .star && peek(1) == .slash {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }

  /// From the opening quote to behind the closing one and its hashes.
  private mutating func skipString(hashes: Int) {
    let isMultiline = peek(1) == .quote && peek(2) == .quote
    let quotes = isMultiline ? 3 : 1
    advance(quotes)
    while position < bytes.count {
      if peek() == .backslash && (0..<hashes).allSatisfy({ peek(1 + $0) == .hash }) {
        advance(1 + hashes)
        if peek() == .openParenthesis { skipInterpolation() } else { advance() }
      } else if (0..<quotes).allSatisfy({ peek($0) == .quote })
        && (0..<hashes).allSatisfy({ peek(quotes + $0) == .hash })
      {
        advance(quotes + hashes)
        return
      } else if !isMultiline && peek() == .newline {
        return
      } else {
        advance()
      }
    }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      let byte = peek()
      if byte == .quote {
        skipString(hashes: 0)
        continue
      }
      if byte == .hash {
        var count = 0
        while peek(count) == .hash { count += 1 }
        if peek(count) == .quote {
          advance(count)
          skipString(hashes: count)
          continue
        }
      }
      if byte == .slash && peek(1) == .star {
        skipBlockComment()
        continue
      }
      if byte == .openParenthesis { depth += 1 }
      if byte == .closeParenthesis { depth -= 1 }
      advance()
    } while depth > 0 && position < bytes.count
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let backtick = UInt8(ascii: "`")
  static let backslash = UInt8(ascii: "\\")
  static let dot = UInt8(ascii: ".")
  static let minus = UInt8(ascii: "-")
  static let greater = UInt8(ascii: ">")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isWordStart: Bool {
    self == UInt8(ascii: "_") || self >= 0x80 || self == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }
  var isWordPart: Bool { isWordStart || isDigit }
}
