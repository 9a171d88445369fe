// SPDX-License-Identifier: Apache-2.0

/// Why a saved page can't be read. ``description`` is a sentence for a person.
public enum SavedPageProblem: Error, Sendable, Equatable, CustomStringConvertible {
  /// It's neither HTML nor MHTML.
  case unknownKind
  case tooLarge(bytes: Int, most: Int)
  case tooManyParts(most: Int)
  case tooDeep(most: Int)
  /// A head of a part is longer than it may be.
  case longHead(most: Int)
  /// The file has no page in it.
  case noPage
  /// A part says how it's encoded, and isn't encoded so.
  case badEncoding(part: Int, name: String)
  case unreadable(String)

  public var description: String {
    switch self {
    case .unknownKind: "The file is no saved page. Save the page as one HTML file, as MHTML or as PDF."
    case .tooLarge(let bytes, let most): "The saved page has \(bytes) bytes. At most \(most) are taken."
    case .tooManyParts(let most): "The saved page has more than \(most) parts."
    case .tooDeep(let most): "The parts of the saved page lie more than \(most) deep in each other."
    case .longHead(let most): "A head in the saved page has more than \(most) bytes."
    case .noPage: "The saved file has no page in it. It may be cut off; save the page again."
    case .badEncoding(let part, let name): "Part \(part) of the saved page isn't encoded as it says (\(name))."
    case .unreadable(let why): "The saved page can't be read: \(why)."
    }
  }
}
