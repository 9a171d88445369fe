// SPDX-License-Identifier: Apache-2.0
/// What is written otherwise in a source after the compiler's errors: where Foundation on Linux leaves something open that Apple's doesn't, or has
/// it in another form.
///
/// - `CGSize(width: .infinity, height: .infinity)`: Foundation on Linux has initialisers of `CGSize`, `CGPoint` and `CGRect` for `CGFloat` and
///   `Double` of equal rank, and the compiler calls the members that both types have ambiguous. `CGFloat` is written before the dot.
/// - `delegate.urlSession?(session, didCreateTask: task)`: what is optional in Objective-C's protocols has an implementation of its own in Swift's, and
///   nothing to ask for. The question mark becomes a blank.
/// - `forget(kSecClassKey)` of a function that takes an object: `CFString` is a value here. ` as AnyObject` is written behind it.
/// - `[kSecClass: kSecClassKey]` of a `[NSString: Any]`: `CFString` is `String` here. `._bridgeToObjectiveC()` is written behind it.
/// - `extension UIHostingController { override func viewWillLayoutSubviews() {} }`: without Objective-C an extension overrides nothing of another file's
///   class, and nothing overrides what an extension declares. The method gets a name of its own, of the same length, and nobody calls it: ``uncalled``
///   says so.
struct SourceAmendment: Codable, Equatable {
  private static let members: Set<String> = [
    "infinity", "greatestFiniteMagnitude", "leastNormalMagnitude", "leastNonzeroMagnitude", "nan", "pi", "ulpOfOne",
  ]

  /// A text that is written into the source.
  private struct Insertion: Codable, Hashable {
    /// In bytes from the source's start.
    var place: Int
    var text: String

    static func isBehind(_ one: Insertion, _ other: Insertion) -> Bool { one.place > other.place }
  }

  /// The types of lengths, and casts of values to objects: the last one first.
  private var insertions: [Insertion] = []
  /// Where question marks of calls become blanks.
  private(set) var calls: [Int] = []
  /// Where `override` becomes blanks.
  private(set) var overrides: [Int] = []
  /// Where the first letter of a name becomes an underscore.
  private(set) var names: [Int] = []
  /// The overrides that nobody calls then, by their lines: `line 11: nobody calls 'viewWillLayoutSubviews()' here …`.
  private(set) var uncalled: [String] = []

  /// - Parameter path: the source's, as the messages name it.
  init(of source: [UInt8], path: String, in diagnostics: CompilerDiagnostics) {
    let errors = diagnostics.errors.filter { $0.path == path }
    let ambiguous = errors.filter { message in
      Self.members.contains { message.summary == "ambiguous use of '\($0)'" }
    }
    let chained = errors.filter {
      $0.summary.hasPrefix("cannot use optional chaining on non-optional value of type '(")
        || $0.summary.hasPrefix("cannot use optional chaining on non-optional value of type '@")
    }
    let refused = errors.filter { Self.refusedOverride(of: $0.summary) != nil }
    let values = errors.filter {
      $0.summary.hasPrefix("argument type 'CFString'") && $0.summary.contains("expected to be an instance of a class")
    }
    let strings = errors.filter {
      $0.summary.hasPrefix("cannot convert value of type 'CFString'") && $0.summary.hasSuffix("'NSString'")
    }
    guard !ambiguous.isEmpty || !chained.isEmpty || !refused.isEmpty || !values.isEmpty || !strings.isEmpty else {
      return
    }
    var starts = [0]
    for (offset, byte) in source.enumerated() where byte == .newline { starts.append(offset + 1) }
    func offset(of message: CompilerDiagnostics.Message) -> Int? {
      starts.indices.contains(message.line - 1) ? starts[message.line - 1] + message.column - 1 : nil
    }
    let dots = ambiguous.compactMap { message -> Int? in
      // The column is that of the name behind the dot.
      guard let dot = offset(of: message).map({ $0 - 1 }), source.indices.contains(dot),
        source[dot] == UInt8(ascii: "."),
        dot == 0 || !Self.endsValue(source[dot - 1])
      else { return nil }
      return dot
    }
    let objects = Self.argumentEnds(in: source, at: Set(values.compactMap(offset)))
    let bridged = Self.argumentEnds(in: source, at: Set(strings.compactMap(offset)))
    insertions =
      (Set(dots).map { Insertion(place: $0, text: "CGFloat") }
      + objects.map { Insertion(place: $0, text: " as AnyObject") }
      + bridged.map { Insertion(place: $0, text: "._bridgeToObjectiveC()") }).sorted(by: Insertion.isBehind)
    calls = Self.optionalCalls(in: source, at: Set(chained.compactMap(offset)))
    takeOverrides(refused.compactMap { message in offset(of: message).map { ($0, message) } }, in: source)
  }

  /// Where names end that are whole arguments, or keys and values of literals, and begin at the places.
  private static func argumentEnds(in source: [UInt8], at places: Set<Int>) -> [Int] {
    if places.isEmpty { return [] }
    let tokens = Lexer.tokens(of: source)
    return tokens.indices.dropLast().compactMap { index in
      guard places.contains(tokens[index].range.lowerBound), tokens[index].kind == .word,
        [")", ",", ":", "]"].contains(where: tokens[index + 1].isMark)
      else { return nil }
      return tokens[index].range.upperBound
    }
  }

  // MARK: Overrides

  /// `viewWillLayoutSubviews()` of an error that says that an extension can't override it, or that nothing overrides what an extension declares.
  private static func refusedOverride(of summary: String) -> Substring? {
    let isRefused =
      summary.hasSuffix("cannot be overridden from extension")
      || summary.contains("is declared in extension of") && summary.hasSuffix("cannot be overridden")
    let parts = summary.split(separator: "'", maxSplits: 2)
    return isRefused && parts.count == 3 ? parts[1] : nil
  }

  private mutating func takeOverrides(
    _ refused: [(place: Int, message: CompilerDiagnostics.Message)], in source: [UInt8]
  ) {
    if refused.isEmpty { return }
    let tokens = Lexer.tokens(of: source)
    for (place, message) in refused where !names.contains(place) {
      guard let name = tokens.firstIndex(where: { $0.range.lowerBound == place }), tokens[name].kind == .word,
        !tokens[name].isWord("init"), !tokens[name].isWord("subscript"), let other = Self.otherName(of: tokens[name]),
        !tokens.contains(where: { $0.isWord(other) }),
        let word = tokens[..<name].lastIndex(where: { !Self.isModifier($0) }).map({ $0 + 1 }).flatMap({ start in
          tokens[start..<name].first { $0.isWord("override") }
        })
      else { continue }
      overrides.append(word.range.lowerBound)
      names.append(place)
      uncalled.append(
        "line \(message.line): nobody calls '\(Self.refusedOverride(of: message.summary) ?? "")' here: without Objective-C it overrides nothing"
      )
    }
  }

  /// A name of the same length; nil where there's none.
  private static func otherName(of name: Token) -> String? {
    let text = name.text
    return text.count > 1 && text.first?.isASCII == true && text.first != "_" ? "_" + text.dropFirst() : nil
  }

  private static func isModifier(_ token: Token) -> Bool {
    token.kind == .word
      && [
        "override", "public", "open", "internal", "private", "fileprivate", "final", "nonisolated", "class", "dynamic",
        "func", "var",
      ].contains(token.text)
  }

  /// The question marks before calls of the methods that are named at the places: of one that has several forms the compiler finds fault with
  /// some calls in other words.
  private static func optionalCalls(in source: [UInt8], at places: Set<Int>) -> [Int] {
    if places.isEmpty { return [] }
    let tokens = Lexer.tokens(of: source)
    var marks: [(name: String, place: Int)] = []
    for index in tokens.indices.dropFirst().dropLast()
    where tokens[index].isMark("?") && tokens[index].touchesPrevious && tokens[index - 1].kind == .word
      && tokens[index + 1].isMark("(") && tokens[index + 1].touchesPrevious
    {
      marks.append((tokens[index - 1].text, tokens[index].range.lowerBound))
    }
    let names = Set(marks.filter { places.contains($0.place) }.map(\.name))
    return marks.filter { names.contains($0.name) }.map(\.place)
  }

  var isEmpty: Bool { insertions.isEmpty && calls.isEmpty && overrides.isEmpty }

  /// The source with the changes. Places behind its end are left out.
  func applied(to source: [UInt8]) -> [UInt8] {
    var source = source
    for place in calls where source.indices.contains(place) { source[place] = .space }
    for place in names where source.indices.contains(place) { source[place] = UInt8(ascii: "_") }
    for place in overrides where source.indices.contains(place + 7) {
      source.replaceSubrange(place..<(place + 8), with: Array(repeating: .space, count: 8))
    }
    for one in insertions where source.indices.contains(one.place) {
      source.insert(contentsOf: Array(one.text.utf8), at: one.place)
    }
    return source
  }

  /// This and another one, which was found in the source with this one's changes.
  func followed(by next: SourceAmendment) -> SourceAmendment {
    func inSource(_ place: Int) -> Int {
      var place = place
      for known in insertions.reversed() where known.place < place {
        place -= min(known.text.utf8.count, place - known.place)
      }
      return place
    }
    var both = self
    both.insertions = Set(insertions + next.insertions.map { Insertion(place: inSource($0.place), text: $0.text) })
      .sorted(by: Insertion.isBehind)
    both.calls = Set(calls + next.calls.map(inSource)).sorted(by: >)
    both.overrides = overrides + next.overrides.map(inSource)
    both.names = names + next.names.map(inSource)
    both.uncalled = uncalled + next.uncalled
    return both
  }

  /// Whether a dot behind the byte takes a member of a value or of a type that's written.
  private static func endsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "`"), UInt8(ascii: "?"),
      UInt8(ascii: "!"), UInt8(ascii: ">"), 0x80...:
      true
    default: false
    }
  }
}
