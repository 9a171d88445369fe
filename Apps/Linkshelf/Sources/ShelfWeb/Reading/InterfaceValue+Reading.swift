// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Passages
import Shelf

extension InterfaceValue {
  struct HighlightValue: Encodable {
    var id: Int64
    var link: Int64
    var exact: String
    var before: String
    var after: String
    /// Where it began in its version, as a share of the article; left out where that isn't known.
    var share: Double?
    var colour: String
    var note: String
    var made: Date
    var changed: Date
    /// The number of the version in which it was made; left out where it came with a file.
    var version: Int?
    var maker: String?

    init(_ highlight: Highlight) {
      id = highlight.id
      link = highlight.link
      exact = highlight.passage.exact
      before = highlight.passage.before
      after = highlight.passage.after
      share = highlight.passage.share
      colour = highlight.colour.rawValue
      note = highlight.note
      made = highlight.madeAt.date
      changed = highlight.changedAt.date
      version = highlight.version > 0 ? highlight.version : nil
      maker = highlight.maker
    }
  }

  struct HighlightList: Encodable {
    var highlights: [HighlightValue]
    /// Send it as `before` for what follows; left out at the end.
    var next: Int64?
  }

  struct HighlightGiven: Decodable {
    var exact: String
    var before: String?
    var after: String?
    var share: Double?
    var colour: String?
    var note: String?
    var made: Date?
    /// The number of the version; without it the newest one.
    var version: Int?
    var maker: String?

    func highlight() throws -> NewHighlight {
      var new = NewHighlight(Passage(exact, before: before ?? "", after: after ?? "", share: share))
      new.colour = try InterfaceValue.colour(colour) ?? .yellow
      new.note = note ?? ""
      new.maker = maker
      new.madeAt = made.map { Moment($0) }
      new.version = version
      return new
    }
  }

  struct HighlightEdit: Decodable {
    var colour: String?
    var note: String?
  }

  static func colour(_ name: String?) throws -> Highlight.Colour? {
    try name.map {
      guard let colour = Highlight.Colour(rawValue: $0) else {
        throw WebError(
          .badRequest, "“colour” is one of \(Highlight.Colour.allCases.map(\.rawValue).joined(separator: ", ")).")
      }
      return colour
    }
  }

  struct ProgressValue: Codable {
    /// How much was read, from 0 to 1.
    var share: Double
    /// The paragraph at which reading goes on, and what stands before and after it.
    var exact: String?
    var before: String?
    var after: String?
    /// Where that begins, as a share of the article.
    var place: Double?
    var version: Int?
    var at: Date?

    init(_ progress: ReadingProgress) {
      share = progress.share
      exact = progress.passage.exact.isEmpty ? nil : progress.passage.exact
      before = progress.passage.before.isEmpty ? nil : progress.passage.before
      after = progress.passage.after.isEmpty ? nil : progress.passage.after
      place = progress.passage.share
      version = progress.version > 0 ? progress.version : nil
      at = progress.at.date
    }

    func progress(now: Moment) throws -> ReadingProgress {
      guard share.isFinite, (0...1).contains(share) else {
        throw WebError(.badRequest, "“share” is a number from 0 to 1.")
      }
      return ReadingProgress(
        share: share, passage: Passage(exact ?? "", before: before ?? "", after: after ?? "", share: place),
        version: min(max(0, version ?? 0), Int(Int32.max)), at: at.map { Moment($0) } ?? now)
    }
  }

  struct NextList: Codable {
    /// The links' ids in their order.
    var links: [Int64]
  }
}
