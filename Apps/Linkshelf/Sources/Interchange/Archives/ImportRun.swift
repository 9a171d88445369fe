// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One import: goes through its files and counts.
struct ImportRun {
  let options: ImportOptions
  private(set) var summary = ImportFile.Summary()

  private static let endings: Set<String> = ["json", "jsonl", "ndjson", "csv", "html", "htm"]
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

  mutating func read(archive: ZipArchive, _ each: (ImportedItem) throws -> Void) throws {
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
    try tellWhenEmpty("archive", each)
  }

  mutating func read(folder: URL, _ each: (ImportedItem) throws -> Void) throws {
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
    guard case .format(let format) = ImportFormat.recognise(try source.head(), name: name), format != .list,
      format != .zip
    else {
      summary.skippedFiles += 1
      return
    }
    try read(source, format, file: name, each)
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
    for item in items {
      switch item {
      case .link: summary.links += 1
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
