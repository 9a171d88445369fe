// SPDX-License-Identifier: Apache-2.0
import Addresses

/// Turns what a format's reader found into an item: checks the address and the limits, adds tags.
struct LinkMaker {
  let options: ImportOptions
  private(set) var count = 0

  init(_ options: ImportOptions) {
    self.options = options
  }

  /// What a reader found of one link.
  struct Found {
    var values = ExportedLink(address: "")
    var tags = TagList()
    var folders: [[String]] = []
    /// The file of its marked passages.
    var passages: String?
    /// Something of it was longer than its limit.
    var isCut = false
  }

  /// Gives the link's item, with a problem before it when something was cut; or only a problem.
  mutating func make(_ found: Found, line: Int, to items: inout [ImportedItem]) {
    count += 1
    let place = ImportPlace(line: line, item: count)
    do throws(AddressProblem) {
      let address = try LinkAddress(exactly: found.values.address)
      var tags = found.tags
      for folder in found.folders { tags.add(folder: folder, as: options.folders) }
      for tag in options.extraTags { tags.add(tag) }
      var values = found.values
      var isCut = found.isCut
      values.tags = tags.tags
      Self.cut(&values.title, ImportLimits.longestTitle, &isCut)
      Self.cut(&values.summary, ImportLimits.longestText, &isCut)
      Self.cut(&values.note, ImportLimits.longestText, &isCut)
      if tags.isCut {
        let sentence =
          "The link has more than \(ImportLimits.mostTags) tags, or one longer than \(ImportLimits.longestTag) bytes. The others were kept."
        items.append(.problem(ImportProblem(place: place, sentence: sentence)))
      }
      if isCut {
        items.append(
          .problem(
            ImportProblem(place: place, sentence: "A text or a list of the link was longer than its limit. It was cut.")
          ))
      }
      items.append(.link(ImportedLink(address: address, values: values, place: place, passages: found.passages)))
    } catch {
      let title = found.values.title.map { " Its title is \u{201C}\($0.prefix(80))\u{201D}." } ?? ""
      items.append(
        .problem(ImportProblem(place: place, sentence: "The link was left out. \(error.description)\(title)")))
    }
  }

  /// Counts an item that is no link, such as a note, and says why it was left out.
  mutating func refuse(_ sentence: String, line: Int, to items: inout [ImportedItem]) {
    count += 1
    items.append(.problem(ImportProblem(place: ImportPlace(line: line, item: count), sentence: sentence)))
  }

  private static func cut(_ text: inout String?, _ limit: Int, _ isCut: inout Bool) {
    guard let value = text else { return }
    if value.isEmpty { text = nil }
    guard value.utf8.count > limit else { return }
    text = ByteTools.text(value.utf8, limit: limit).text
    isCut = true
  }
}
