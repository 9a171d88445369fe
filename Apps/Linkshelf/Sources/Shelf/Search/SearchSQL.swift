// SPDX-License-Identifier: Apache-2.0
import Addresses
import GRDB

/// Turns a search into SQL over the table `link`.
struct SearchSQL: Sendable {
  /// What the full-text index is asked for; nil where no words are.
  private(set) var match: String?
  private(set) var conditions: [String] = []
  private(set) var arguments: [DatabaseValue] = []

  init(_ search: Search) {
    let asksForBin = search.term.asksForBin
    if !asksForBin { conditions.append("link.binnedAt IS NULL") }
    // Words that all results have are ranked; words within alternatives are only looked for.
    var required: [String] = []
    var lettersMissing = false
    let terms: [SearchTerm] = if case .all(let terms) = search.term { terms } else { [search.term] }
    for term in terms {
      if case .words(let text, let column, let isPrefix) = term, column != .author {
        // What has no letter, as "&", says nothing beside words.
        if let words = Self.match(text, column, isPrefix) { required.append(words) } else { lettersMissing = true }
      } else {
        conditions.append(condition(term))
      }
    }
    if lettersMissing, required.isEmpty, terms.count == 1 { conditions.append("0") }
    if !required.isEmpty { match = required.joined(separator: " AND ") }
  }

  /// A condition of words for the full-text index; nil where the text has no letter.
  static func match(_ text: String, _ column: SearchTerm.Column?, _ isPrefix: Bool) -> String? {
    var splitter = WordSplitter()
    var bytes = Array(text.utf8)
    var last: WordSplitter.Word?
    bytes.withUnsafeMutableBufferPointer {
      splitter.split(UnsafeBufferPointer($0), isQuery: true) {
        last = $0
        return true
      }
    }
    guard let last else { return nil }
    let quoted = "\"" + text.replacing("\"", with: "\"\"").replacing("\0", with: " ") + "\""
    // Two letters begin too many words, and pairs of ideographs are whole.
    let goesOn = isPrefix && last.folded.count >= 3 && last.folded[0] < 0xE3
    return (column.map { "\($0.rawValue) : " } ?? "") + quoted + (goesOn ? " *" : "")
  }

  private mutating func condition(_ term: SearchTerm) -> String {
    switch term {
    case .words(let text, .author?, _):
      return "link.author LIKE \(bind("%\(Self.escaped(text))%")) ESCAPE '\\'"
    case .words(let text, let column, let isPrefix):
      guard let words = Self.match(text, column, isPrefix) else { return "0" }
      return "link.id IN (SELECT rowid FROM fulltext WHERE fulltext MATCH \(bind(words)))"
    case .tag(let name):
      guard let folded = (try? TagPath(name))?.folded else { return "0" }
      // The tag itself, one that it's another name of, and those below.
      let below = Self.escaped(folded) + "/%"
      return """
        link.id IN (SELECT linkTag.link FROM linkTag JOIN tag ON tag.id = linkTag.tag WHERE tag.folded = \(bind(folded))
        OR tag.folded LIKE \(bind(below)) ESCAPE '\\'
        OR tag.id IN (SELECT tag FROM tagSynonym WHERE folded = \(bind(folded))))
        """
    case .site(let site):
      // The index leads to the owner's links; the host is compared among those alone.
      let address = try? LinkAddress("https://" + site)
      let host = address?.host ?? site
      let owner = address?.site ?? site
      let below = "%.\(Self.escaped(host))"
      return "(link.site = \(bind(owner)) AND (link.host = \(bind(host)) OR link.host LIKE \(bind(below)) ESCAPE '\\'))"
    case .language(let language):
      return
        "(link.language = \(bind(language)) OR link.language LIKE \(bind("\(Self.escaped(language))-%")) ESCAPE '\\')"
    case .kind(let kind): return "link.kind = \(bind(kind.rawValue))"
    case .added(let from, let to):
      var parts: [String] = []
      if let from { parts.append("link.addedAt >= \(bind(from.milliseconds))") }
      if let to { parts.append("link.addedAt < \(bind(to.milliseconds))") }
      return parts.isEmpty ? "1" : "(\(parts.joined(separator: " AND ")))"
    case .state(let state): return Self.condition(state)
    case .has(let possession): return Self.condition(possession)
    case .not(let inner): return "NOT \(condition(inner))"
    case .all(let terms):
      return terms.isEmpty ? "1" : "(" + terms.map { condition($0) }.joined(separator: " AND ") + ")"
    case .any(let terms):
      return terms.isEmpty ? "0" : "(" + terms.map { condition($0) }.joined(separator: " OR ") + ")"
    }
  }

  private static func condition(_ state: SearchTerm.State) -> String {
    switch state {
    case .unread: "link.reading = 0"
    case .reading: "link.reading = 1"
    case .read: "link.reading = 2"
    case .favourite: "link.favourite = 1"
    case .archived: "link.archived = 1"
    case .inbox: "link.archived = 0"
    case .binned: "link.binnedAt IS NOT NULL"
    case .untagged: "NOT EXISTS (SELECT 1 FROM linkTag WHERE linkTag.link = link.id)"
    case .queued: "link.id IN (SELECT link FROM job WHERE state IN ('waiting', 'running'))"
    case .failed: "link.id IN (SELECT link FROM job WHERE state = 'failed')"
    case .dead: "link.status >= 400"
    }
  }

  private static func condition(_ possession: SearchTerm.Possession) -> String {
    switch possession {
    case .snapshot: "EXISTS (SELECT 1 FROM snapshot WHERE snapshot.link = link.id)"
    case .note: "link.note <> ''"
    case .tags: "EXISTS (SELECT 1 FROM linkTag WHERE linkTag.link = link.id)"
    case .picture: "(link.picture IS NOT NULL OR link.preview IS NOT NULL)"
    case .article: "link.words > 0"
    }
  }

  private mutating func bind(_ value: any DatabaseValueConvertible) -> String {
    arguments.append(value.databaseValue)
    return "?"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("%", with: "\\%").replacing("_", with: "\\_")
  }
}
