// SPDX-License-Identifier: Apache-2.0

/// Reads one file, chunk by chunk, in memory that doesn't grow with it.
///
/// ```swift
/// var reader = ImportReader(.bookmarkPage)
/// var items = reader.feed(bytes)
/// items += reader.finish()
/// ```
///
/// The items are the same however the bytes are cut. Any encoding that `TextDecoder` knows is taken. Cost: linear in the file.
/// A zip archive and a packed backup aren't files of links; give them to `ImportFile`.
public struct ImportReader: Sendable {
  private var decoder = TextDecoder()
  private var reader: any ItemReader
  private let file: String?
  private var problems = 0

  /// - Parameters:
  ///   - folders: what `ImportSurvey` found; needed when `format.needsSurvey`.
  ///   - file: a name for the places of problems.
  public init(
    _ format: ImportFormat, options: ImportOptions = ImportOptions(), folders: ImportFolders = ImportFolders(),
    file: String? = nil
  ) {
    self.file = file
    reader =
      switch format {
      case .bookmarkPage, .pocketPage: BookmarkPageReader(options)
      case .pocketTable, .instapaperTable, .raindropTable, .readeckTable, .table: TableReader(format, options)
      case .karakeep, .linkwarden, .omnivore, .pinboard, .readeckList, .readeckEntry:
        ExportReader(format, options, folders)
      case .chromium: BrowserReader(.chromium, options, folders)
      case .firefox: BrowserReader(.firefox, options, folders)
      case .jsonLines: JSONLinesReader(options)
      case .list: ListReader(options)
      case .zip, .firefoxPacked: ArchiveRefusal()
      }
  }

  /// The items that the next bytes complete.
  public mutating func feed(_ chunk: [UInt8]) -> [ImportedItem] {
    var items: [ImportedItem] = []
    reader.feed(decoder.feed(chunk), to: &items)
    return checked(items)
  }

  /// The last items. To be called once.
  public mutating func finish() -> [ImportedItem] {
    var items: [ImportedItem] = []
    reader.feed(decoder.finish(), to: &items)
    reader.finish(to: &items)
    items = checked(items)
    if problems > ImportLimits.mostProblems {
      let sentence = "\(problems - ImportLimits.mostProblems) more problems aren't listed."
      items.append(.problem(ImportProblem(place: ImportPlace(file: file, line: 1), sentence: sentence)))
    }
    return items
  }

  private mutating func checked(_ items: [ImportedItem]) -> [ImportedItem] {
    var result: [ImportedItem] = []
    result.reserveCapacity(items.count)
    for item in items {
      switch item {
      case .problem(var problem):
        problems += 1
        problem.place.file = file
        if problems <= ImportLimits.mostProblems { result.append(.problem(problem)) }
      case .link(var link):
        link.place.file = file
        result.append(.link(link))
      case .record: result.append(item)
      }
    }
    return result
  }
}
