// SPDX-License-Identifier: Apache-2.0
internal import GnomonFormatters

/// What a table of strings has for a key in one language: a string, or strings to choose from.
struct LocalizedEntry: Equatable, Sendable {
  /// A string, or forms of it that depend on something.
  indirect enum Form: Equatable, Sendable {
    case string(String)
    /// By the plural form of a number: `one`, `other`, …
    case plural([String: Form])
    /// By the device: `iphone`, `mac`, …, `other`.
    case device([String: Form])
    /// By the room that there is: the widths rise.
    case width([WidthForm])
  }

  /// A form for a room of some width.
  struct WidthForm: Equatable, Sendable {
    var width: Int
    var form: Form
  }

  /// A part of a string that depends on one argument: `%#@birds@`.
  struct Substitution: Equatable, Sendable {
    /// The argument's number, from 1; nil takes the next one.
    var argument: Int?
    /// The argument's specifier without its `%`, such as `lld`.
    var specifier: String
    var form: Form
  }

  var form: Form
  var substitutions: [String: Substitution] = [:]

  init(form: Form, substitutions: [String: Substitution] = [:]) {
    self.form = form
    self.substitutions = substitutions
  }

  init(_ string: String) { self.init(form: .string(string)) }

  /// The string as it stands, where it depends on nothing.
  var plain: String? {
    guard case .string(let string) = form, substitutions.isEmpty else { return nil }
    return string
  }

  /// What forms are chosen by.
  struct Choice {
    /// The language whose plural rules hold.
    var language: String
    /// The devices whose forms fit, the fittest first.
    var devices: [String] = ["iphone"]
    /// The value of the argument at an index; nil if it isn't a number.
    var number: (Int) -> Double?
    /// The number of arguments.
    var count: Int
  }

  /// The format for some arguments. Its specifiers are numbered where the entry has substitutions.
  func format(_ choice: Choice) -> String {
    // A string that depends on one number depends on the first there is.
    let first = (0..<choice.count).lazy.compactMap(choice.number).first
    let format = Self.string(of: form, number: first, choice)
    if substitutions.isEmpty { return format }
    var expansion = Expansion(substitutions: substitutions, choice: choice)
    return expansion.expand(format)
  }

  private static func string(of form: Form, number: Double?, _ choice: Choice) -> String {
    switch form {
    case .string(let string): return string
    case .plural(let forms):
      // A form for zero counts in every language, not only in those whose rules have one.
      let category: String =
        if let number {
          number == 0 && forms["zero"] != nil ? "zero" : PluralRules.category(of: number, in: choice.language)
        } else { "other" }
      return (forms[category] ?? forms["other"]).map { string(of: $0, number: number, choice) } ?? ""
    case .device(let forms):
      let chosen = choice.devices.lazy.compactMap { forms[$0] }.first ?? forms["other"]
      return chosen.map { string(of: $0, number: number, choice) } ?? ""
    case .width(let forms): return forms.last.map { string(of: $0.form, number: number, choice) } ?? ""
    }
  }

  /// Puts substitutions into a format, and numbers its specifiers.
  private struct Expansion {
    let substitutions: [String: Substitution]
    let choice: Choice
    /// The index of the argument that the next specifier without a number takes.
    private var next = 0
    /// The names being put in: one that holds itself isn't put in again.
    private var open: [String] = []
    /// How many more are put in: those that hold each other twice would grow without end.
    private var budget = 1_000

    init(substitutions: [String: Substitution], choice: Choice) {
      self.substitutions = substitutions
      self.choice = choice
    }

    mutating func expand(_ format: String) -> String { expand(format, of: nil) }

    /// - Parameter of: the argument that the format is a form for, and its specifier; nil at the top.
    private mutating func expand(_ format: String, of argument: (index: Int, specifier: String)?) -> String {
      var result = ""
      for piece in FormatPieces(format) {
        switch piece {
        case .literal(let text): result += text
        case .percent: result += "%%"
        case .substitution(let name, let number):
          guard let substitution = substitutions[name], !open.contains(name), budget > 0 else { continue }
          budget -= 1
          let index = (substitution.argument ?? number).map { $0 - 1 } ?? next
          next = max(next, index + 1)
          let inRange = (0..<choice.count).contains(index)
          let form = LocalizedEntry.string(
            of: substitution.form, number: inRange ? choice.number(index) : nil, choice)
          open.append(name)
          result += expand(form, of: (index, substitution.specifier))
          open.removeLast()
        case .own: if let argument { result += "%\(argument.index + 1)$\(argument.specifier)" }
        case .specifier(let text, let number):
          if let number {
            result += "%\(number)$\(text)"
          } else if let argument {
            result += "%\(argument.index + 1)$\(text)"
          } else {
            next += 1
            result += "%\(next)$\(text)"
          }
        }
      }
      return result
    }
  }
}

/// The pieces of a format: text, and what stands for arguments.
struct FormatPieces: Sequence, IteratorProtocol {
  enum Piece: Equatable {
    case literal(String)
    /// `%%`.
    case percent
    /// `%lld`, `%2$@`: what follows the number, and the number.
    case specifier(String, number: Int?)
    /// `%#@name@`.
    case substitution(String, number: Int?)
    /// `%arg`: the argument that the string is a form for.
    case own
  }

  private var rest: Substring
  private var pending: Piece?

  init(_ format: String) { rest = Substring(format) }

  mutating func next() -> Piece? {
    if let piece = pending {
      pending = nil
      return piece
    }
    var literal = ""
    while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if let piece = Self.piece(at: &rest) {
        if literal.isEmpty { return piece }
        pending = piece
        return .literal(literal)
      }
      // A sign of per cent that begins nothing stands for itself.
      literal += "%"
    }
    literal += rest
    rest = ""
    return literal.isEmpty ? nil : .literal(literal)
  }

  /// The piece behind a sign of per cent; nil where there's none, and nothing is taken.
  private static func piece(at rest: inout Substring) -> Piece? {
    var text = rest
    if text.first == "%" {
      rest = text.dropFirst()
      return .percent
    }
    var number: Int?
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, digits.count < 4, text[digits.endIndex...].first == "$" {
      number = Int(digits).flatMap { $0 > 0 ? $0 : nil }
      text = text[text.index(after: digits.endIndex)...]
    }
    if text.hasPrefix("#@"), let end = text.dropFirst(2).prefix(200).firstIndex(of: "@") {
      let name = text[text.index(text.startIndex, offsetBy: 2)..<end]
      rest = text[text.index(after: end)...]
      return .substitution(String(name), number: number)
    }
    if number == nil, text.hasPrefix("arg"), text.dropFirst(3).first.map({ !$0.isLetter }) ?? true {
      rest = text.dropFirst(3)
      return .own
    }
    // No specifier is longer: without a limit a text of nothing but signs of per cent would take a square.
    guard let end = text.prefix(24).firstIndex(where: { "@diouxXfFeEgGaAsc".contains($0) }),
      text[..<end].allSatisfy({ "0123456789.+-# hlqLzjt".contains($0) })
    else { return nil }
    rest = text[text.index(after: end)...]
    return .specifier(String(text[...end]), number: number)
  }
}
