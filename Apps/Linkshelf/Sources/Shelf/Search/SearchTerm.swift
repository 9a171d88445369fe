// SPDX-License-Identifier: Apache-2.0

/// What a search asks for, as a tree.
public indirect enum SearchTerm: Hashable, Sendable {
  public enum Column: String, Sendable { case title, tags, site, description, note, body, author }

  public enum State: String, Sendable, CaseIterable {
    case unread, reading, read, favourite, archived, inbox, binned, untagged, queued, failed, dead, moved, changed,
      watched, next
  }

  public enum Possession: String, Sendable, CaseIterable {
    case snapshot, note, tags, picture, article, highlight, login
  }

  /// Words that stand side by side; one word is the simple case.
  ///
  /// - Parameter isPrefix: The last word may go on.
  case words(String, in: Column?, isPrefix: Bool)
  /// A tag, and those below it.
  case tag(String)
  /// A site, and its subdomains.
  case site(String)
  case language(String)
  case kind(Link.Kind)
  case added(from: Moment?, to: Moment?)
  /// Words of a passage that was marked, or of its note.
  case highlight(String)
  case state(State)
  case has(Possession)
  case not(SearchTerm)
  case all([SearchTerm])
  case any([SearchTerm])

  /// Whether it asks for what lies in the bin; everything else leaves the bin out.
  var asksForBin: Bool {
    switch self {
    case .state(.binned): true
    case .all(let terms), .any(let terms): terms.contains { $0.asksForBin }
    default: false
    }
  }
}

/// A search as it was read.
public struct Search: Hashable, Sendable {
  public var term: SearchTerm
  /// What wasn't understood, as sentences; those words were looked for as text.
  public var notices: [String]

  public init(_ term: SearchTerm, notices: [String] = []) {
    self.term = term
    self.notices = notices
  }

  public static let everything = Search(.all([]))
}
