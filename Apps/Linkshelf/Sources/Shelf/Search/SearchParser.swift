// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads what a person writes into the field for searching.
///
/// Words side by side must all be there. `OR` stands between alternatives, `-` before what mustn't be there, parentheses group, quotes
/// keep words together, and `name:value` are operators. Nothing is an error: what isn't understood is looked for as text, with a notice.
public struct SearchParser {
  /// Queries of more letters are cut.
  public static let longest = 2_000
  /// Groups within groups beyond this depth are read as one.
  static let deepest = 32

  private let calendar: Calendar
  private let now: Moment
  private var letters: [Character]
  private var index = 0
  private var notices: [String] = []

  /// - Parameter timeZone: what days are told in.
  public static func parse(_ text: String, now: Moment = .now, timeZone: TimeZone = .current) -> Search {
    var parser = SearchParser(text, now, timeZone)
    let term = parser.alternatives(depth: 0)
    return Search(term, notices: parser.notices)
  }

  private init(_ text: String, _ now: Moment, _ timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
    self.now = now
    letters = Array(text.prefix(Self.longest))
    if text.count > Self.longest {
      notices.append("The search has more than \(Self.longest) letters; what follows them is left out.")
    }
  }

  private mutating func alternatives(depth: Int) -> SearchTerm {
    var alternatives: [SearchTerm] = []
    var terms: [SearchTerm] = []
    func joined(_ terms: [SearchTerm]) -> SearchTerm { terms.count == 1 ? terms[0] : .all(terms) }
    while true {
      skipSpaces()
      guard index < letters.count else { break }
      if letters[index] == ")" {
        index += 1
        if depth > 0 { break }
        continue
      }
      if isWord("OR") || letters[index] == "|" {
        index += letters[index] == "|" ? 1 : 2
        if !terms.isEmpty { alternatives.append(joined(terms)) }
        terms = []
        continue
      }
      if isWord("AND") {
        index += 3
        continue
      }
      if let term = term(depth: depth) { terms.append(term) }
    }
    if !terms.isEmpty { alternatives.append(joined(terms)) }
    return alternatives.isEmpty ? .all([]) : alternatives.count == 1 ? alternatives[0] : .any(alternatives)
  }

  private mutating func term(depth: Int) -> SearchTerm? {
    var isNegated = false
    // A dash that stands alone is a dash. Many in a row are one or none.
    while index < letters.count,
      isWord("NOT") || letters[index] == "-" && index + 1 < letters.count && !letters[index + 1].isWhitespace
    {
      index += letters[index] == "-" ? 1 : 3
      skipSpaces()
      isNegated.toggle()
    }
    guard index < letters.count, letters[index] != ")" else { return nil }
    guard let term = positive(depth: depth) else { return nil }
    return isNegated ? .not(term) : term
  }

  private mutating func positive(depth: Int) -> SearchTerm? {
    if letters[index] == "(" {
      index += 1
      guard depth < Self.deepest else { return nil }
      let inner = alternatives(depth: depth + 1)
      return inner == .all([]) ? nil : inner
    }
    if letters[index] == "#", index + 1 < letters.count, !letters[index + 1].isWhitespace {
      index += 1
      return .tag(value())
    }
    if letters[index] == "\"" || letters[index] == "“" {
      let text = value()
      return text.isEmpty ? nil : .words(text, in: nil, isPrefix: false)
    }
    var end = index
    while end < letters.count, letters[end].isLetter { end += 1 }
    if end > index, end + 1 < letters.count, letters[end] == ":", !letters[end + 1].isWhitespace {
      let name = String(letters[index..<end]).lowercased()
      // An address isn't an operator.
      if !(letters[end + 1] == "/" && end + 2 < letters.count && letters[end + 2] == "/") {
        let start = index
        index = end + 1
        let value = value()
        if let term = operation(name, value) { return term }
        return .words(String(letters[start..<index]), in: nil, isPrefix: false)
      }
    }
    let text = bareWord()
    return text.isEmpty ? nil : .words(text, in: nil, isPrefix: true)
  }

  /// A word, or what stands between quotes.
  private mutating func value() -> String {
    guard index < letters.count else { return "" }
    let open = letters[index]
    guard open == "\"" || open == "“" else { return bareWord() }
    index += 1
    var text = ""
    while index < letters.count, letters[index] != "\"", letters[index] != "”" {
      text.append(letters[index])
      index += 1
    }
    if index < letters.count { index += 1 }
    return text.trimmingCharacters(in: .whitespaces)
  }

  private mutating func bareWord() -> String {
    let start = index
    while index < letters.count, !letters[index].isWhitespace, letters[index] != ")", letters[index] != "\"" {
      index += 1
    }
    // What stands alone and ends nothing must not be met again.
    if index == start { index += 1 }
    return String(letters[start..<index]).trimmingCharacters(in: CharacterSet(charactersIn: "()\""))
  }

  private mutating func skipSpaces() {
    while index < letters.count, letters[index].isWhitespace { index += 1 }
  }

  private func isWord(_ word: String) -> Bool {
    let end = index + word.count
    guard end < letters.count, String(letters[index..<end]) == word else { return false }
    return letters[end].isWhitespace
  }

  private mutating func operation(_ name: String, _ value: String) -> SearchTerm? {
    func known<Value: RawRepresentable & CaseIterable>(_ type: Value.Type, _ aliases: [String: Value] = [:]) -> Value?
    where Value.RawValue == String {
      let value = value.lowercased()
      if let found = aliases[value] ?? Value(rawValue: value) { return found }
      notices.append(
        "“\(name):\(value)” isn't known; “\(name):” takes \(Value.allCases.map(\.rawValue).joined(separator: ", ")).")
      return nil
    }
    switch name {
    case "tag": return value.lowercased() == "none" ? .state(.untagged) : .tag(value)
    case "site", "domain": return .site(value.lowercased().replacing("www.", with: "", maxReplacements: 1))
    case "title": return .words(value, in: .title, isPrefix: true)
    case "author", "by": return .words(value, in: .author, isPrefix: true)
    case "note": return .words(value, in: .note, isPrefix: true)
    case "highlight": return value.isEmpty ? nil : .highlight(value)
    case "text": return .words(value, in: .body, isPrefix: true)
    case "lang", "language": return .language(value.lowercased())
    case "kind", "type": return known(Link.Kind.self).map { .kind($0) }
    case "is":
      return known(
        SearchTerm.State.self,
        ["favorite": .favourite, "starred": .favourite, "deleted": .binned, "archive": .archived]
      )
      .map { .state($0) }
    case "has":
      return known(SearchTerm.Possession.self, ["tag": .tags, "notes": .note, "highlights": .highlight]).map {
        .has($0)
      }
    case "before", "after", "on", "added":
      guard let span = span(value) else {
        notices.append(
          "“\(value)” is no day. “\(name):” takes 2026, 2026-01, 2026-01-31, or 7d, 2w, 3m, 1y for so long ago.")
        return nil
      }
      return switch name {
      case "before": .added(from: nil, to: span.lowerBound)
      // What comes after a day doesn't belong to it; what comes after "7d" lies within.
      case "after": .added(from: span.isEmpty ? span.lowerBound : span.upperBound, to: nil)
      default: .added(from: span.lowerBound, to: span.isEmpty ? nil : span.upperBound)
      }
    default: return nil
    }
  }

  /// The time that a date means: a year, a month, a day; empty where it's so long ago.
  private func span(_ text: String) -> Range<Moment>? {
    let text = text.lowercased()
    if let unit = text.last, let count = Int(text.dropLast()), (0...10_000).contains(count),
      let component = ["d": Calendar.Component.day, "w": .weekOfYear, "m": .month, "y": .year][unit]
    {
      guard let date = calendar.date(byAdding: component, value: -count, to: now.date) else { return nil }
      return Moment(date)..<Moment(date)
    }
    if text == "today" || text == "yesterday" {
      let day = calendar.startOfDay(for: now.date)
      guard let start = calendar.date(byAdding: .day, value: text == "today" ? 0 : -1, to: day),
        let end = calendar.date(byAdding: .day, value: 1, to: start)
      else { return nil }
      return Moment(start)..<Moment(end)
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isASCII) && !$0.hasPrefix("+") ? Int($0) : nil }
    guard (1...3).contains(parts.count), numbers.count == parts.count, (1_000...9_999).contains(numbers[0]) else {
      return nil
    }
    if numbers.count > 1, !(1...12).contains(numbers[1]) { return nil }
    var components = DateComponents(
      year: numbers[0], month: numbers.count > 1 ? numbers[1] : 1, day: numbers.count > 2 ? numbers[2] : 1)
    components.timeZone = calendar.timeZone
    guard let start = calendar.date(from: components),
      numbers.count < 3 || calendar.component(.day, from: start) == numbers[2],
      let end = calendar.date(
        byAdding: numbers.count == 1 ? .year : numbers.count == 2 ? .month : .day, value: 1, to: start)
    else { return nil }
    return Moment(start)..<Moment(end)
  }
}
