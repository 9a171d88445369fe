// SPDX-License-Identifier: Apache-2.0
import Addresses

/// What a reader gives, in the order of the file.
public enum ImportedItem: Hashable, Sendable {
  case link(ImportedLink)
  /// A tag or a search, from JSON Lines only.
  case record(ShelfRecord)
  case problem(ImportProblem)
}

/// A link from another program's file.
///
/// A link may come more than once, for instance from two folders, or because a file lists its favourites apart. Join those with one `address.key`.
public struct ImportedLink: Hashable, Sendable {
  public var address: LinkAddress
  /// All else that the file says. Its `address` is the text of the file.
  public var values: ExportedLink
  public var place: ImportPlace
  /// The name of a file beside the export that has marked passages, as Omnivore's archive has. `ImportFile` puts it into the note.
  public var passages: String?

  public init(address: LinkAddress, values: ExportedLink, place: ImportPlace, passages: String? = nil) {
    self.address = address
    self.values = values
    self.place = place
    self.passages = passages
  }
}

/// Where in a file something stands.
public struct ImportPlace: Hashable, Sendable, CustomStringConvertible {
  /// The file's name within an archive; nil for a file by itself.
  public var file: String?
  /// The line, from 1.
  public var line: Int
  /// The number of the link or record, from 1; nil where it belongs to none.
  public var item: Int?

  public init(file: String? = nil, line: Int, item: Int? = nil) {
    self.file = file
    self.line = line
    self.item = item
  }

  public var description: String {
    let place = item.map { "Line \(line), item \($0)" } ?? "Line \(line)"
    return file.map { "\($0): \(place)" } ?? place
  }
}

/// Something that couldn't be read; the rest of the file is read all the same.
public struct ImportProblem: Hashable, Sendable, CustomStringConvertible {
  public var place: ImportPlace
  /// A sentence or two: what is wrong, and what became of it.
  public var sentence: String

  public init(place: ImportPlace, sentence: String) {
    self.place = place
    self.sentence = sentence
  }

  public var description: String { "\(place): \(sentence)" }
}
