// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Exchange
import Foundation
import Interchange
import Shelf
import ShelfWeb

struct Import: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Takes links of other programs' files.",
    discussion:
      "Bookmarks in HTML, Pocket, Karakeep, Linkwarden, linkding, Readeck, Raindrop, Omnivore, Instapaper, lists, JSON Lines."
  )

  @OptionGroup var store: StoreOptions
  @OptionGroup var person: PersonOption

  @Argument(help: "Files, archives or folders.")
  var files: [String]

  @Option(help: "Tags for all of them, separated by commas.")
  var tags = ""

  @Option(help: "What becomes of folders: path, eachName, lastName or none.")
  var folders = "path"

  @Flag(help: "Make no snapshots.")
  var withoutSnapshots = false

  func run() async throws {
    let (stores, shelf) = try await person.open(store)
    defer { withExtendedLifetime(stores) {} }
    var options = ShelfImport.Options()
    options.tags = TagPath.all(in: tags)
    options.snapshots = !withoutSnapshots
    guard let folders = ImportOptions.Folders(rawValue: folders) else {
      throw CommandError(
        "--folders is one of \(ImportOptions.Folders.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    options.folders = folders
    var isWrong = false
    for file in files {
      let url = URL(filePath: StoreOptions.absolute(file))
      do {
        let report = try await ShelfImport.run(url, name: url.lastPathComponent, into: shelf, options: options) {
          report in
          if isatty(STDERR_FILENO) != 0 {
            FileHandle.standardError.write(Data("\r\(report.added + report.known) links".utf8))
          }
          return true
        }
        if isatty(STDERR_FILENO) != 0 { FileHandle.standardError.write(Data("\r".utf8)) }
        let format = report.format.isEmpty ? "" : " (\(report.format))"
        print("\(file)\(format): \(report.added) added, \(report.known) known, \(report.wrong) wrong")
        for problem in report.problems { note("\(file): \(problem)") }
        if report.wrong > 0 || !report.problems.isEmpty { isWrong = true }
      } catch {
        note("\(file): \(error)")
        isWrong = true
      }
    }
    if isWrong { throw ExitCode(1) }
  }
}

struct Export: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Writes links to a file or a folder.")

  @OptionGroup var store: StoreOptions
  @OptionGroup var person: PersonOption

  @Argument(help: "The file, or the folder where the format is one of folders.")
  var target: String

  @Option(help: "netscape, jsonl, markdown, site, epub or pdf.")
  var format = "jsonl"

  @Option(help: "A search, as in the page's field; without it all links that aren't in the bin.")
  var query = ""

  func run() async throws {
    let (stores, shelf) = try await person.open(store)
    defer { withExtendedLifetime(stores) {} }
    let search = SearchParser.parse(query, now: shelf.now)
    for notice in search.notices { note(notice) }
    if format == "pdf" {
      do {
        let ids = try await shelf.ids(search, most: .max)
        try await DrawBook.write(DocumentOrder(ids), of: shelf, to: URL(filePath: StoreOptions.absolute(target)))
      } catch { throw CommandError("\(error)") }
      return print("The articles were written to \(target).")
    }
    guard let format = ShelfExport.Format(rawValue: format) else {
      let names = ShelfExport.Format.allCases.map(\.rawValue) + ["pdf"]
      throw CommandError("--format is one of \(names.joined(separator: ", ")).")
    }
    do {
      let count = try await ShelfExport.write(
        search, as: format, to: URL(filePath: StoreOptions.absolute(target)), of: shelf)
      print("\(count) \(format == .epub ? "articles" : "links") were written to \(target).")
    } catch {
      throw CommandError("\(error)")
    }
  }
}
