// SPDX-License-Identifier: Apache-2.0
/// What is written otherwise in a source after the compiler's errors: where Foundation on Linux leaves something open that Apple's doesn't, or has
/// it in another form.
///
/// - `CGSize(width: .infinity, height: .infinity)`: Foundation on Linux has initialisers of `CGSize`, `CGPoint` and `CGRect` for `CGFloat` and
///   `Double` of equal rank, and the compiler calls the members that both types have ambiguous. `CGFloat` is written before the dot.
/// - `delegate.urlSession?(session, didCreateTask: task)`: what is optional in Objective-C's protocols has an implementation of its own in Swift's, and
///   nothing to ask for. The question mark becomes a blank.
struct SourceAmendment: Codable, Equatable {
  private static let members: Set<String> = [
    "infinity", "greatestFiniteMagnitude", "leastNormalMagnitude", "leastNonzeroMagnitude", "nan", "pi", "ulpOfOne",
  ]
  private static let lengthType = Array("CGFloat".utf8)

  /// Where lengths get their type: bytes from the source's start, the last one first.
  private(set) var lengths: [Int] = []
  /// Where question marks of calls become blanks.
  private(set) var calls: [Int] = []

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
    guard !ambiguous.isEmpty || !chained.isEmpty else { return }
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
    lengths = Set(dots).sorted(by: >)
    calls = Self.optionalCalls(in: source, at: Set(chained.compactMap(offset)))
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

  var isEmpty: Bool { lengths.isEmpty && calls.isEmpty }

  /// The source with the changes. Places behind its end are left out.
  func applied(to source: [UInt8]) -> [UInt8] {
    var source = source
    for place in calls where source.indices.contains(place) { source[place] = .space }
    for place in lengths where source.indices.contains(place) {
      source.insert(contentsOf: Self.lengthType, at: place)
    }
    return source
  }

  /// This and another one, which was found in the source with this one's changes.
  func followed(by next: SourceAmendment) -> SourceAmendment {
    func inSource(_ place: Int) -> Int {
      var place = place
      for known in lengths.reversed() where known < place { place -= min(Self.lengthType.count, place - known) }
      return place
    }
    var both = self
    both.lengths = Set(lengths + next.lengths.map(inSource)).sorted(by: >)
    both.calls = Set(calls + next.calls.map(inSource)).sorted(by: >)
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
