// SPDX-License-Identifier: Apache-2.0
import Addresses
import Foundation

/// One import: goes through its files and counts.
struct ImportRun {
  let options: ImportOptions
  private(set) var summary = ImportFile.Summary()
  /// Finds a file beside the one that is read, by its whole name.
  private var beside: (String) -> ImportSource? = { _ in nil }
  /// Files of marked passages, each of which belongs to one link.
  private var takenPassages: Set<String> = []

  private static let endings: Set<String> = ["json", "jsonl", "jsonlz4", "ndjson", "csv", "html", "htm"]
  /// Folders of pages and pictures in the archives of Omnivore and Readeck.
  private static let contentFolders: Set<String> = ["content", "container", "highlights", "_resources", "__MACOSX"]

  init(options: ImportOptions) {
    self.options = options
  }

  mutating func read(
    _ source: ImportSource, _ format: ImportFormat, file: String?, _ each: (ImportedItem) throws -> Void
  ) throws {
    if !summary.formats.contains(format) { summary.formats.append(format) }
    var folders = ImportFolders()
    if format.needsSurvey {
      var survey = ImportSurvey(format)
      try source.each { survey.feed($0) }
      survey.finish()
      folders = survey.folders
      if folders.isCut {
        try problem(
          "The file has more than \(ImportLimits.mostFolders) folders. The others' names were left out.", file: file,
          each)
      }
    }
    var reader = ImportReader(format, options: options, folders: folders, file: file)
    try source.each { piece in try give(reader.feed(piece), each) }
    try give(reader.finish(), each)
  }

  /// Puts the marked passages that lie in a file of their own into the link's note.
  private mutating func addPassages(to link: inout ImportedLink, _ each: (ImportedItem) throws -> Void) throws {
    guard let own = link.passages, let export = link.place.file else { return }
    let name = export[..<(export.lastIndex(of: "/").map { export.index(after: $0) } ?? export.startIndex)] + own
    guard !takenPassages.contains(String(name)), let source = beside(String(name)) else { return }
    takenPassages.insert(String(name))
    do {
      guard let bytes = try source.all(most: ImportLimits.longestText) else {
        let most = "Marked passages may have \(ImportLimits.longestText >> 20) MB in all."
        return try problem(
          "\(most) Those of \u{201C}\(link.address.given)\u{201D} were left out.", file: String(name), each)
      }
      let text = String(decoding: bytes, as: UTF8.self).trimmed
      if !text.isEmpty { link.values.note = [link.values.note, text].compactMap(\.self).joined(separator: "\n\n") }
    } catch let failure as ArchiveProblem {
      try problem(failure.description, file: String(name), each)
    }
  }

  /// Reads a packed backup of Firefox.
  mutating func read(
    packed source: ImportSource, named name: String, file: String?, _ each: (ImportedItem) throws -> Void
  ) throws {
    guard let packed = try source.all(most: ImportLimits.largestPackedBackup) else {
      throw ArchiveProblem.tooLargeBackup(name)
    }
    let bytes = try MozillaPacked.unpack(packed, name: name)
    switch ImportFormat.recognise(Array(bytes.prefix(ImportFormat.headLength)), name: name) {
    case .format(.firefox): try read(ImportSource(bytes), .firefox, file: file, each)
    default: try problem("The file is packed as Firefox packs, but holds no bookmarks.", file: file, each)
    }
  }

  mutating func read(archive: ZipArchive, _ each: (ImportedItem) throws -> Void) throws {
    let passages = archive.entries.filter { $0.name.hasSuffix(".md") }
    let entries = Dictionary(passages.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    beside = { name in entries[name].map { ImportSource($0, of: archive) } }
    for entry in archive.entries {
      guard Self.isExport(entry.name) else {
        summary.skippedFiles += 1
        continue
      }
      do {
        try readPart(ImportSource(entry, of: archive), entry.name, each)
      } catch let failure as ArchiveProblem {
        try problem(failure.description, file: entry.name, each)
      }
    }
    summary.skippedFiles -= takenPassages.count
    try tellWhenEmpty("archive", each)
  }

  mutating func read(folder: URL, _ each: (ImportedItem) throws -> Void) throws {
    beside = { name in
      let url = folder.appending(path: name)
      return FileManager.default.fileExists(atPath: url.path) ? ImportSource(file: url) : nil
    }
    var names: [String] = []
    let walker = FileManager.default.enumerator(atPath: folder.path)
    while let name = walker?.nextObject() as? String, names.count < ImportLimits.mostEntries {
      if Self.isExport(name) { names.append(name) }
    }
    for name in names.sorted() {
      let url = folder.appending(path: name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else {
        continue
      }
      do {
        try readPart(ImportSource(file: url), name, each)
      } catch let failure as ArchiveProblem {
        try problem(failure.description, file: name, each)
      }
    }
    try tellWhenEmpty("folder", each)
  }

  private mutating func readPart(_ source: ImportSource, _ name: String, _ each: (ImportedItem) throws -> Void) throws {
    guard case .format(let format) = ImportFormat.recognise(try source.head(), name: name) else {
      summary.skippedFiles += 1
      return
    }
    switch format {
    case .list, .zip: summary.skippedFiles += 1
    case .firefoxPacked: try read(packed: source, named: name, file: name, each)
    default: try read(source, format, file: name, each)
    }
  }

  mutating func problem(_ sentence: String, file: String?, _ each: (ImportedItem) throws -> Void) throws {
    summary.problems += 1
    try each(.problem(ImportProblem(place: ImportPlace(file: file, line: 1), sentence: sentence)))
  }

  private mutating func tellWhenEmpty(_ what: String, _ each: (ImportedItem) throws -> Void) throws {
    guard summary.formats.isEmpty else { return }
    try problem(
      "The \(what) holds no export that is known here. \(summary.skippedFiles) files were passed over.", file: nil, each
    )
  }

  private mutating func give(_ items: [ImportedItem], _ each: (ImportedItem) throws -> Void) throws {
    for var item in items {
      switch item {
      case .link(var link):
        summary.links += 1
        try addPassages(to: &link, each)
        item = .link(link)
      case .record: summary.records += 1
      case .problem: summary.problems += 1
      }
      try each(item)
    }
  }

  private static func isExport(_ name: String) -> Bool {
    let levels = name.split(separator: "/")
    guard let last = levels.last, let dot = last.lastIndex(of: "."), !last.hasPrefix(".") else { return false }
    guard !levels.dropLast().contains(where: { contentFolders.contains(String($0)) }) else { return false }
    return endings.contains(last[last.index(after: dot)...].lowercased())
  }
}
