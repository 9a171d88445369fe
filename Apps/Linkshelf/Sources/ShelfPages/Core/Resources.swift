// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The templates, texts and static files as they lie on the disk, read once.
struct Resources: Sendable {
  /// The text of each template by its name.
  var templates: [String: String] = [:]
  /// The texts by language and key.
  var texts: [Language: [String: String]] = [:]
  /// The keys in the table's order, with those that occur twice.
  var textKeys: [String] = []
  /// What other parts say, in Chinese.
  var sentences = Sentences([])
  /// The bytes of each static file by its name.
  var files: [String: Data] = [:]
  /// A sentence if the folder or something in it couldn't be read.
  var problem: String?

  static let shared = Resources()

  init() {
    guard let folder = Resources.folder() else {
      problem = """
        The pages' templates weren't found. Put the folder that ends in "_ShelfPages.resources" beside the program, \
        or name it by the environment variable LINKSHELF_PAGES.
        """
      return
    }
    do {
      for url in try Resources.contents(folder.appendingPathComponent("Templates"))
      where url.pathExtension == "mustache" {
        let name = url.deletingPathExtension().lastPathComponent
        templates[name] = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      }
      for url in try Resources.contents(folder.appendingPathComponent("Static")) {
        files[url.lastPathComponent] = try Data(contentsOf: url)
      }
      if let table = files.removeValue(forKey: "texts.tsv") { readTexts(String(decoding: table, as: UTF8.self)) }
      if let table = files.removeValue(forKey: "sentences.tsv") {
        readSentences(String(decoding: table, as: UTF8.self))
      }
    } catch {
      problem = "The pages' files in \(folder.path) can't be read: \(error). Install the program's resources again."
    }
  }

  private mutating func readTexts(_ table: String) {
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 3 else {
        problem = "A line of texts.tsv doesn't have three cells: \(line)"
        continue
      }
      textKeys.append(cells[0])
      texts[.english, default: [:]][cells[0]] = cells[1]
      texts[.chinese, default: [:]][cells[0]] = cells[2]
    }
  }

  private mutating func readSentences(_ table: String) {
    var rows: [(english: String, translation: String)] = []
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 2 else {
        problem = "A line of sentences.tsv doesn't have two cells: \(line)"
        continue
      }
      rows.append((cells[0], cells[1]))
    }
    sentences = Sentences(rows)
  }

  private static func contents(_ folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// `Bundle.module` ends the program if its folder is missing, so the usual places are looked at first.
  private static func folder() -> URL? {
    let named = ProcessInfo.processInfo.environment["LINKSHELF_PAGES"].map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
    if let named { return named }
    let beside =
      Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent() ?? Bundle.main.bundleURL
    let places = [beside, beside.deletingLastPathComponent().appendingPathComponent("share/linkshelf")]
    for place in places {
      let entries = (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)) ?? []
      let found = entries.filter { $0.lastPathComponent.hasSuffix("_ShelfPages.resources") }
      if let first = found.min(by: { $0.path < $1.path }) { return first }
    }
    #if DEBUG
      return Bundle.module.resourceURL
    #else
      return nil
    #endif
  }
}
