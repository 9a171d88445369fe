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
    let shelf = try store.open()
    let lock = mend ? try StoreLock(shelf.folder) : nil
    if mend, lock == nil { throw CommandError("A server runs on this store. Stop it before mending.") }
    let report = try await shelf.doctor(isDeep: deep, mends: mend)
    withExtendedLifetime(lock) {}
    func say(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { print(count == 1 ? one : "\(count) \(many)") }
    }
    for line in report.database { print("The database: \(line)") }
    say(
      report.orphans, "1 file isn't named by anything.",
      "files aren't named by anything (\(report.orphanBytes >> 10) kB).")
    say(report.missing.count, "1 file is missing.", "files are missing.")
    say(report.corrupt.count, "1 file is damaged.", "files are damaged.")
    say(report.unindexed, "1 link isn't in the search index.", "links aren't in the search index.")
    say(report.miscounted, "The count of 1 tag is wrong.", "tags have a wrong count.")
    say(report.unwatched, "1 link would never be watched.", "links would never be watched.")
    say(report.missized, "The size of 1 file is counted wrong.", "sizes of files are counted wrong.")
    if report.waitingWords > 0, !mend {
      print("The words of \(report.waitingWords) links wait to be brought up to date; a running server does it.")
    }
    for line in report.mended { print(line) }
    if report.isClean { print("All is well: \(report.checked) files.") }
    if !report.isClean, !mend { throw ExitCode(1) }
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
    let shelf = try store.open()
    do {
      let count = try await shelf.backup(to: StoreOptions.absolute(folder))
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
      try Shelf.restore(from: StoreOptions.absolute(folder), to: store.path)
    } catch let error as ShelfError {
      throw CommandError(error.description)
    }
    let report = try await store.open().doctor(isDeep: false, mends: false)
    print(
      "The store in \(store.path) has \(report.checked) files"
        + (report.isClean ? "." : ", but not all is well: run linkshelf doctor."))
  }
}

struct MakeAccount: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "account", abstract: "Makes an account, or sets its password.",
    discussion: "The password is read from the input, in one line.")

  @OptionGroup var store: StoreOptions

  @Argument(help: "The account's name.")
  var name: String

  func run() async throws {
    let shelf = try store.open()
    let isTerminal = isatty(STDIN_FILENO) != 0
    var old = termios()
    if isTerminal {
      FileHandle.standardError.write(Data("Password for \(name): ".utf8))
      tcgetattr(STDIN_FILENO, &old)
      var quiet = old
      quiet.c_lflag &= ~tcflag_t(ECHO)
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &quiet)
    }
    let password = readLine() ?? ""
    if isTerminal {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &old)
      FileHandle.standardError.write(Data("\n".utf8))
    }
    do {
      do {
        try await shelf.setPassword(of: name, password)
        print("“\(name)” has the new password. All its sessions have ended.")
      } catch let error as ShelfError where error.reason == .notFound {
        _ = try await shelf.makeAccount(name, password: password, isFirst: false)
        print("“\(name)” can sign in.")
      }
    } catch let error as ShelfError {
      throw CommandError(error.description)
    }
  }
}
