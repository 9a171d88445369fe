// SPDX-License-Identifier: Apache-2.0
import Comparing
import Foundation
import Hummingbird
import Shelf

extension InterfaceValue {
  /// Two versions of a link compared.
  struct ComparisonValue: Encodable {
    struct VersionValue: Encodable {
      var id: Int64
      var number: Int
      var made: Date
      var title: String
      /// Left out for versions from before descriptions were kept.
      var description: String?
      var finalAddress: String
      var status: Int

      init(_ snapshot: Snapshot) {
        id = snapshot.id
        number = snapshot.number
        made = snapshot.madeAt.date
        title = snapshot.title
        description = snapshot.description
        finalAddress = snapshot.finalAddress
        status = snapshot.status
      }
    }

    struct RunValue: Encodable {
      var kind: String
      var text: String
    }

    struct ParagraphValue: Encodable {
      var kind: String
      var moved: Bool
      var runs: [RunValue]
    }

    struct TextValue: Encodable {
      var addedWords: Int
      var removedWords: Int
      var addedParagraphs: Int
      var removedParagraphs: Int
      var changedParagraphs: Int
      var movedParagraphs: Int
      /// true: the texts are so long that their ends weren't compared.
      var cut: Bool
      var paragraphs: [ParagraphValue]

      init(_ text: TextComparison) {
        let counts = text.counts
        addedWords = counts.addedWords
        removedWords = counts.removedWords
        addedParagraphs = counts.addedParagraphs
        removedParagraphs = counts.removedParagraphs
        changedParagraphs = counts.changedParagraphs
        movedParagraphs = counts.movedParagraphs
        cut = text.isCut
        paragraphs = text.paragraphs.map { paragraph in
          ParagraphValue(
            kind: paragraph.kind.rawValue, moved: paragraph.isMoved,
            runs: paragraph.runs.map { RunValue(kind: $0.kind.rawValue, text: $0.text) })
        }
      }
    }

    var link: Int64
    var from: VersionValue
    var to: VersionValue
    /// Left out where a version has no readable text.
    var text: TextValue?
    /// Whether both have pictures with the same bytes; left out where one has none.
    var samePictures: Bool?

    init(_ found: VersionComparison) {
      link = found.new.snapshot.link
      from = VersionValue(found.old.snapshot)
      to = VersionValue(found.new.snapshot)
      text = found.text.map(TextValue.init)
      let (old, new) = (found.old.pictures, found.new.pictures)
      samePictures = old.isEmpty || new.isEmpty ? nil : old.map(\.hash) == new.map(\.hash)
    }
  }
}

extension Site {
  func addComparisons(to router: RouterGroup<WebContext>) {
    router.get(
      "/links/:id/compare",
      use: allow(.read) { request, context in
        let fields = try request.queryFields()
        let found = try await self.comparison(
          of: self.number("id", context), from: self.version("from", fields), to: self.version("to", fields))
        return try self.value(InterfaceValue.ComparisonValue(found))
      })
  }
}
