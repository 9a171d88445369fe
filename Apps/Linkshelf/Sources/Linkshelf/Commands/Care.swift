// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Shelf

struct Doctor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Looks whether the store is whole.",
    discussion: "Ends with 0 where all is well, and with 1 where something is wrong that wasn't mended.")

  @OptionGroup var store: StoreOptions

  @Flag(help: "Read every file and compare it with its hash.")
  var deep = false

  @Flag(help: "Mend what can be. The server must not run.")
  var mend = false

  func run() async throws {
    let stores = try store.openAll()
    let lock = mend ? try StoreLock(stores.home.folder) : nil
    if mend, lock == nil { throw CommandError("A server runs on this store. Stop it before mending.") }
    var isClean = true
    if mend {
      for name in try await stores.finishRemovals() { print("The removal of “\(name)” was brought to its end.") }
    }
    let all = try await stores.named()
    for (names, store) in all {
      guard let report = try await look(stores, store, names) else {
        isClean = false
        continue
      }
      show(report, all.count > 1 ? "\(names): " : "")
      isClean = isClean && report.isClean
    }
    for account in try await stores.home.removals().map(\.account) {
      print("“\(account.name)” is being removed; the server goes on with it when it starts.")
    }
    for line in try await stores.strays() {
      print(line)
      isClean = false
    }
    withExtendedLifetime(lock) {}
    if !isClean, !mend { throw ExitCode(1) }
  }

  /// nil where it can't be opened, which is said.
  private func look(_ stores: ShelfStores, _ store: String, _ names: String) async throws -> DoctorReport? {
    do { return try await stores.doctor(store, isDeep: deep, mends: mend) } catch let error as ShelfError {
      print("\(names): \(error.description)")
      return nil
    }
  }

  private func show(_ report: DoctorReport, _ prefix: String) {
    func say(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { print(prefix + (count == 1 ? one : "\(count) \(many)")) }
    }
    for line in report.database { print("\(prefix)The database: \(line)") }
    say(
      report.orphans, "1 file isn't named by anything.",
      "files aren't named by anything (\(report.orphanBytes >> 10) kB).")
    say(report.missing.count, "1 file is missing.", "files are missing.")
    say(report.corrupt.count, "1 file is damaged.", "files are damaged.")
    say(report.unindexed, "1 link isn't in the search index.", "links aren't in the search index.")
    say(report.miscounted, "The count of 1 tag is wrong.", "tags have a wrong count.")
    say(report.unwatched, "1 link would never be watched.", "links would never be watched.")
    say(report.missized, "The size of 1 file is counted wrong.", "sizes of files are counted wrong.")
    say(report.strayShares, "1 share names a list that is gone.", "shares name lists that are gone.")
    if report.waitingWords > 0, !mend {
      print(
        "\(prefix)The words of \(report.waitingWords) links wait to be brought up to date; a running server does it.")
    }
    for line in report.mended { print(prefix + line) }
    if report.isClean { print("\(prefix)All is well: \(report.checked) files.") }
  }
}

struct Backup: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Copies the store while it's in use.",
    discussion:
      "The same folder again copies only what is new. On the same disk files are linked, which doesn't help where the disk breaks."
  )

  @OptionGroup var store: StoreOptions

  @Argument(help: "The folder of the backup.")
  var folder: String

  func run() async throws {
    let stores = try store.openAll()
    do {
      let count = try await stores.backup(to: StoreOptions.absolute(folder))
      print("The backup in \(folder) is whole; \(count) files were new.")
    } catch let error as ShelfError {
      throw CommandError(error.description)
    }
  }
}

struct Restore: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Makes a store out of a backup.")

  @OptionGroup var store: StoreOptions

  @Argument(help: "The folder of the backup.")
  var folder: String

  func run() async throws {
    do {
      try ShelfStores.restore(from: StoreOptions.absolute(folder), to: store.path)
    } catch let error as ShelfError {
      throw CommandError(error.description)
    }
    let stores = try store.openAll()
    var files = 0
    var isClean = true
    let names = try await stores.names()
    for name in names {
      guard let report = try await stores.shelf(name)?.doctor(isDeep: false, mends: false) else { continue }
      files += report.checked
      isClean = isClean && report.isClean
    }
    print(
      "The store in \(store.path) has \(files) files" + (names.count > 1 ? " on \(names.count) shelves" : "")
        + (isClean ? "." : ", but not all is well: run linkshelf doctor."))
  }
}
