// SPDX-License-Identifier: Apache-2.0

/// A type of which values can be set in a program that is compiled already.
enum LiteralType: String {
  case int = "Int"
  case double = "Double"
  case float = "Float"
  case cgFloat = "CGFloat"
  case bool = "Bool"
  case string = "String"
  case key = "LocalizedStringKey"

  /// Whether it's the type of that name that everybody knows, by what the compiler calls to make a value of a literal.
  func isMade(by initializer: String, builtin: String) -> Bool {
    switch self {
    case .cgFloat: initializer.hasPrefix("Foundation.(file).CGFloat extension.init(")
    case .key: initializer == "Gnomon.(file).LocalizedStringKey.init(stringLiteral:)"
    case .int, .double, .float, .bool, .string:
      initializer == "**NULL**" && builtin.hasPrefix("Swift.(file).\(rawValue)")
    }
  }

  /// An expression that makes a value of the constant `text`, or nil.
  var reading: String {
    switch self {
    case .int: "Swift.Int(text)"
    // As the compiler reads literals: by way of the processor's longest number.
    case .double: "_gnomonNumber(text).map { Swift.Double($0) }"
    case .float: "_gnomonNumber(text).map { Swift.Float($0) }"
    case .cgFloat: "_gnomonNumber(text).map { CGFloat(Swift.Double($0)) }"
    case .bool: "Swift.Bool(text)"
    case .string: "Swift.Optional(text)"
    case .key: "Swift.Optional(LocalizedStringKey(stringLiteral: text))"
    }
  }
}

/// How a literal is written. One that is written in another way may be of another type.
enum LiteralForm: Equatable {
  case integer, fraction, text, truth

  /// Reads a token; nil where it's no literal, or one that says more than a value.
  static func read(_ token: Token) -> (form: LiteralForm, value: String)? {
    switch token.kind {
    case .number: number(token.text)
    case .word where !token.isInBackticks && ["true", "false"].contains(token.text):
      (.truth, token.text)
    case .string: text(token.text).map { (.text, $0) }
    default: nil
    }
  }

  private static func number(_ text: String) -> (LiteralForm, String)? {
    let digits = text.replacing("_", with: "")
    for (start, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(start) {
      // `1_` and `1__0` are numbers, `0x_1` is none.
      return text.dropFirst(2).first == "_"
        ? nil : Int(digits.dropFirst(2), radix: radix).map { (.integer, String($0)) }
    }
    if let value = Int(digits) { return (.integer, String(value)) }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }) else {
      return nil
    }
    return (.fraction, digits)
  }

  /// What a string on one line says, where nothing is worked out in it.
  private static func text(_ literal: String) -> String? {
    guard literal.utf8.count >= 2, literal.hasPrefix("\""), literal.hasSuffix("\""), !literal.hasPrefix("\"\"\"")
    else { return nil }
    var result = String.UnicodeScalarView()
    var rest = literal.unicodeScalars.dropFirst().dropLast()
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        if scalar == "\n" || scalar == "\r" { return nil }
        result.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "\"": result.append("\"")
      case "'": result.append("'")
      case "\\": result.append("\\")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"), (1...8).contains(rest[..<end].count),
          rest[..<end].allSatisfy(\.properties.isASCIIHexDigit), let number = UInt32(String(rest[..<end]), radix: 16),
          number > 0, let scalar = Unicode.Scalar(number)
        else { return nil }
        result.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    return result.contains("\0") ? nil : String(result)
  }

  /// Whether a value of the form is a value of a type, and the same one in each program.
  func fits(_ type: LiteralType, _ value: String) -> Bool {
    switch (self, type) {
    case (.integer, .int), (.truth, .bool), (.text, .string), (.text, .key): true
    case (.integer, .double), (.integer, .cgFloat): Int(value).map { abs($0) <= 1 << 53 } ?? false
    case (.integer, .float): Int(value).map { abs($0) <= 1 << 24 } ?? false
    case (.fraction, .double), (.fraction, .float), (.fraction, .cgFloat): Double(value)?.isFinite ?? false
    default: false
    }
  }
}
