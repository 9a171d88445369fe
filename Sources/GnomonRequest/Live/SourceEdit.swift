// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A part of a file's text that is to be another, as somebody says who looks at a preview.
package struct SourceEdit: Codable, Sendable, Equatable {
  /// Where it begins, in UTF-16 units of the text, as pages count.
  package var offset: Int
  /// What has to be there.
  package var old: String
  package var new: String

  package init(offset: Int, old: String, new: String) { (self.offset, self.old, self.new) = (offset, old, new) }

  /// So many edits may come together, with texts of so many bytes.
  package static let mostEdits = 50
  package static let mostBytes = 64 << 10

  /// Why a text can't be edited so.
  package struct Misfit: Error, Equatable, CustomStringConvertible {
    package var description: String
  }

  /// A text after some edits, which are all told by places in the text as it is.
  ///
  /// - Throws: ``Misfit`` where something else stands in a place.
  package static func text(_ text: String, after edits: [SourceEdit]) throws(Misfit) -> String {
    var units = Array(text.utf16)
    var end = Int.max
    for edit in edits.sorted(by: { $0.offset > $1.offset }) {
      let old = Array(edit.old.utf16)
      guard edit.offset >= 0, edit.offset <= units.count - old.count, edit.offset + old.count <= end,
        units[edit.offset..<edit.offset + old.count].elementsEqual(old),
        !splitsPair(units, edit.offset), !splitsPair(units, edit.offset + old.count)
      else {
        throw Misfit(description: "the file has changed: '\(edit.old.prefix(40))' isn't there any more")
      }
      units.replaceSubrange(edit.offset..<edit.offset + old.count, with: edit.new.utf16)
      end = edit.offset
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Whether a place lies between the two units of one letter.
  private static func splitsPair(_ units: [UInt16], _ place: Int) -> Bool {
    place > 0 && place < units.count && UTF16.isLeadSurrogate(units[place - 1]) && UTF16.isTrailSurrogate(units[place])
  }

  /// Tells a file's text from others.
  package static func fingerprint(_ bytes: [UInt8]) -> String {
    var digest = SHA256()
    digest.update(bytes)
    return digest.hexDigest()
  }
}

/// What the server asks of the command, in a line of JSON each.
package enum PreviewRequest: Codable, Sendable, Equatable {
  /// A file of the sources, by its whole path, is to have another text: saved, or only shown until something else is said of it. Edits of what
  /// is saved, which the fingerprint tells; none take back what was shown.
  case edit(path: String, fingerprint: String, [SourceEdit], saves: Bool, number: Int)
  /// Numbers and texts of a file will soon be changed.
  case prepare(path: String)
  /// The sources as they were in a commit, by any name that git knows it by, are to be shown beside those of now; nil ends that.
  case compare(reference: String?, number: Int)

  package func line() throws -> [UInt8] { try [UInt8](JSONEncoder().encode(self)) + [UInt8(ascii: "\n")] }
}
