// SPDX-License-Identifier: Apache-2.0
import GnomonRequest

/// A file in which literals are properties, so that a library of it shows other values without being compiled again.
///
/// The properties have the types that the compiler has given to the literals, and the compiler's syntax trees of both files agree in all else: each
/// name stands for the same thing. So a library of this file, with other values, does what one of the edited file does.
struct LiteralVariant {
  /// A literal that can be set.
  struct Site {
    /// The token's number.
    var token: Int
    var type: LiteralType
    var form: LiteralForm
    var value: String
    /// A minus before it belongs to it.
    var isNegative: Bool
  }

  let library: String
  private let source: LiteralSource
  private let sites: [Site]
  /// The numbers of sites by those of their tokens.
  private let numbers: [Int: Int]

  init(_ source: LiteralSource, _ sites: [Site], library: String) {
    (self.source, self.sites, self.library) = (source, sites, library)
    numbers = Dictionary(uniqueKeysWithValues: zip(sites.map(\.token), sites.indices))
  }

  /// The file whose literals can be set.
  var path: String { source.path }

  /// The values that make the library one of other texts; nil where it isn't, empty where it's one of the same texts.
  func values(for texts: [(path: String, text: [UInt8])], _ arguments: [String]) -> [LiteralValue]? {
    guard arguments == source.arguments, texts.count == source.texts.count else { return nil }
    var changed: [UInt8]?
    for (old, new) in zip(source.texts, texts) {
      guard old.path == new.path else { return nil }
      if old.text == new.text { continue }
      guard old.path == path else { return nil }
      changed = new.text
    }
    guard let changed else { return [] }
    guard !changed.hasLoneReturns, String(validating: changed, as: UTF8.self) != nil else { return nil }
    let new = Lexer.tokens(of: changed)
    guard new.count == source.tokens.count else { return nil }
    var values: [LiteralValue] = []
    for (index, (old, new)) in zip(source.tokens, new).enumerated() {
      guard old.kind == new.kind, old.line == new.line, old.startsLine == new.startsLine,
        old.touchesPrevious == new.touchesPrevious
      else { return nil }
      if source.text[old.range] == changed[new.range] { continue }
      guard let number = numbers[index], let read = LiteralForm.read(new) else { return nil }
      let site = sites[number]
      guard read.form == site.form, read.form.fits(site.type, read.value) else { return nil }
      if !read.value.utf8.elementsEqual(site.value.utf8) {
        // An integer has no zero below zero.
        let isBelow = site.isNegative && !(site.form == .integer && read.value == "0")
        values.append(LiteralValue(number: Int32(number), text: (isBelow ? "-" : "") + read.value))
      }
    }
    return values
  }
}

/// A file whose literals may become properties.
struct LiteralSource: Sendable {
  let path: String
  /// What the compiler reads of each file of the module.
  let texts: [(path: String, text: [UInt8])]
  let arguments: [String]
  let text: [UInt8]
  let tokens: [Token]
  /// Tokens that may be literals to be set, and are the user's.
  private let candidates: [Int]

  /// - Parameter userLength: So many bytes of the text are the user's.
  /// - Returns: nil where there's nothing to set, or where the text can't be read with certainty.
  init?(_ path: String, of texts: [(path: String, text: [UInt8])], userLength: Int, arguments: [String]) {
    guard let text = texts.first(where: { $0.path == path })?.text, userLength <= Self.mostBytes,
      !text.hasLoneReturns
    else { return nil }
    (self.path, self.texts, self.arguments, self.text) = (path, texts, arguments, text)
    tokens = Lexer.tokens(of: text)
    // Columns are others with properties in place of literals.
    let column = Array("#column".utf8)
    let usesColumns = texts.contains { $0.text[...].start(of: column) != nil }
    guard !tokens.mayHavePatterns, !usesColumns,
      !Self.mayHaveMacros(tokens.prefix { $0.range.upperBound <= userLength })
    else { return nil }
    var candidates: [Int] = []
    var isInMacro: [Bool] = []
    for (index, token) in tokens.enumerated() where token.range.upperBound <= userLength {
      if token.isMark("(") {
        // What a macro makes of the text of its arguments isn't known.
        isInMacro.append(isInMacro.last == true || Self.isMacro(tokens, at: index - 1))
      } else if token.isMark("{") {
        // A block within a macro's brackets is an argument, too; one behind them is code.
        isInMacro.append(isInMacro.last == true)
      } else if token.isMark(")") || token.isMark("}") {
        _ = isInMacro.popLast()
      } else if isInMacro.last != true, LiteralForm.read(token) != nil, !Self.isConverted(tokens, at: index) {
        candidates.append(index)
      }
    }
    guard !candidates.isEmpty else { return nil }
    self.candidates = Array(candidates.prefix(Self.mostSites))
  }

  /// The compiler's time grows faster than the number of properties.
  private static let mostSites = 400
  /// The tree of a longer file is too long to be read each time.
  private static let mostBytes = 32 << 10

  /// Whether a token ends the name of a macro: `#name`, `#name<T>`.
  private static func isMacro(_ tokens: [Token], at index: Int) -> Bool {
    guard index >= 0 else { return false }
    if tokens[index].kind == .hash { return true }
    guard tokens[index].isMark(">") else { return false }
    var depth = 0
    for index in (max(0, index - mostArguments)...index).reversed() {
      if tokens[index].isMark(">") { depth += 1 }
      if tokens[index].isMark("<") { depth -= 1 }
      if depth == 0 { return index > 0 && tokens[index - 1].kind == .hash }
    }
    return false
  }

  /// The tokens of a macro's types.
  private static let mostArguments = 100

  /// Whether a literal stands in brackets behind the name of its type, which makes it one of that type: `CGFloat(5)`.
  private static func isConverted(_ tokens: [Token], at index: Int) -> Bool {
    let first = index > 0 && tokens[index - 1].isMark("-") ? index - 1 : index
    return first > 1 && tokens[first - 1].isMark("(") && LiteralType(rawValue: tokens[first - 2].text) != nil
      && index + 1 < tokens.count && tokens[index + 1].isMark(")")
  }

  /// The property wrappers and macros that everybody knows. None of them looks at what a literal says.
  private static let knownAttributes: Set<String> = [
    "AccessibilityFocusState", "AppStorage", "Bindable", "Binding", "Entry", "Environment", "EnvironmentObject",
    "FetchRequest", "FocusState", "FocusedBinding", "FocusedObject", "FocusedValue", "GestureState", "Namespace",
    "ObservationIgnored", "ObservedObject", "Previewable", "Published", "Query", "ScaledMetric", "SceneStorage",
    "SectionedFetchRequest", "State", "StateObject", "UIApplicationDelegateAdaptor", "autoclosure", "convention",
    "inlinable", "isolated", "testable", "usableFromInline",
  ]

  /// Whether an attribute may be a macro that nobody knows: it may look at what is written behind it.
  private static func mayHaveMacros(_ tokens: ArraySlice<Token>) -> Bool {
    var declared: Set<String> = []
    for (index, token) in tokens.enumerated().dropFirst()
    where ["struct", "class", "enum", "actor"].contains(tokens[index - 1].text) {
      declared.insert(token.text)
    }
    return tokens.indices.dropFirst().contains { index in
      let name = tokens[index]
      guard tokens[index - 1].isMark("@"), name.kind == .word else { return false }
      // The compiler's own begin with an underscore.
      return !InterfaceReader.isPlain(name.text) && !knownAttributes.contains(name.text)
        && !declared.contains(name.text) && !name.text.hasPrefix("_")
    }
  }

  /// The candidates that the compiler knows as literals of types that can be set.
  func sites(in dump: SyntaxDump) -> [LiteralVariant.Site] {
    var lineStart = 0
    var line = 1
    var position = 0
    return candidates.compactMap { index in
      let token = tokens[index]
      while position < token.range.lowerBound {
        if text[position] == .newline { (line, lineStart) = (line + 1, position + 1) }
        position += 1
      }
      let column = token.range.lowerBound - lineStart + 1
      let literal: SyntaxDump.Literal
      if case .some(.some(let found)) = dump.literals[SyntaxDump.Place(line: line, column: column)], !found.isNegative {
        literal = found
      } else if index > 0, tokens[index - 1].isMark("-"), token.touchesPrevious,
        case .some(.some(let found)) = dump.literals[SyntaxDump.Place(line: line, column: column - 1)],
        found.isNegative
      {
        literal = found
      } else {
        return nil
      }
      guard let (form, value) = LiteralForm.read(token), form.fits(literal.type, value),
        literal.type != .int || !isWorkedOut(index, literal.isNegative)
      else { return nil }
      return LiteralVariant.Site(
        token: index, type: literal.type, form: form, value: value, isNegative: literal.isNegative)
    }
  }

  /// Whether the compiler may work something out with an integer, and complain of the result.
  private func isWorkedOut(_ index: Int, _ isNegative: Bool) -> Bool {
    func isOperator(_ index: Int) -> Bool {
      guard tokens.indices.contains(index), tokens[index].kind == .mark else { return false }
      return ["+", "-", "*", "/", "%", "&", "|", "^", "~"].contains(tokens[index].text)
    }
    func isShift(_ index: Int) -> Bool {
      guard tokens.indices.contains(index), tokens.indices.contains(index + 1) else { return false }
      let mark = tokens[index]
      return (mark.isMark("<") || mark.isMark(">")) && tokens[index + 1].isMark(mark.text)
        && tokens[index + 1].touchesPrevious
    }
    let first = isNegative ? index - 1 : index
    return isOperator(first - 1) || isOperator(index + 1) || isShift(first - 2) || isShift(index + 1)
      // `a &+= 1`
      || tokens.indices.contains(first - 2) && tokens[first - 1].isMark("=") && isOperator(first - 2)
  }

  static let name = "_gnomonLiteral_"

  /// The text with properties in place of literals.
  func text(with sites: [LiteralVariant.Site]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for (number, site) in sites.enumerated() {
      let start = tokens[site.isNegative ? site.token - 1 : site.token].range.lowerBound
      result += text[end..<start]
      result += Array("\(Self.name)\(number)".utf8)
      end = tokens[site.token].range.upperBound
    }
    result += text[end...]
    return result + Array(Self.declarations(of: sites, in: self).utf8)
  }

  private static func declarations(of sites: [LiteralVariant.Site], in source: LiteralSource) -> String {
    var properties = "\n"
    var cases = ""
    for (number, site) in sites.enumerated() {
      let first = site.isNegative ? site.token - 1 : site.token
      let bytes = source.text[source.tokens[first].range.lowerBound..<source.tokens[site.token].range.upperBound]
      let type = site.type == .cgFloat || site.type == .key ? site.type.rawValue : "Swift.\(site.type.rawValue)"
      properties += """
        nonisolated(unsafe) private var _gnomonValue_\(number): \(type) = \(String(decoding: bytes, as: UTF8.self))
        var \(name)\(number): \(type) { _gnomonValue_\(number) }

        """
      cases += """
            case \(number): if let value = \(site.type.reading) { _gnomonValue_\(number) = value; return true }

        """
    }
    return properties + """
      #if arch(x86_64)
      private func _gnomonNumber(_ text: Swift.String) -> Swift.Float80? { Swift.Float80(text) }
      #else
      private func _gnomonNumber(_ text: Swift.String) -> Swift.Double? { Swift.Double(text) }
      #endif
      @_cdecl("\(LiteralValue.setter)") public func _gnomonSetLiteral(
        _ number: Swift.Int32, _ text: Swift.UnsafePointer<Swift.CChar>
      ) -> Swift.Bool {
        let text = Swift.String(cString: text)
        switch number {
      \(cases)  default: break
        }
        return false
      }

      """
  }
}
