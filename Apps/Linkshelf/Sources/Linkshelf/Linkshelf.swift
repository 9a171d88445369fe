// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Shelf

/// The program's version.
let linkshelfVersion = "0.1.0"

@main
struct Linkshelf: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "linkshelf",
    abstract: "Keeps links, with snapshots of their pages that last.",
    version: linkshelfVersion,
    subcommands: [
      Serve.self, Work.self, Add.self, Import.self, Export.self, MakeSnapshots.self, Doctor.self, Space.self,
      Backup.self, Restore.self, MakeAccount.self, MakeKey.self, CardCommand.self, CompareCommand.self, Digest.self,
      DrawDifference.self, DrawBook.self,
    ])
}

/// Where the store lies.
struct StoreOptions: ParsableArguments {
  @Option(name: .customLong("data"), help: "The folder with everything. $LINKSHELF_DATA, or ~/.local/share/linkshelf.")
  var folder: String?

  var path: String {
    if let folder { return Self.absolute(folder) }
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["LINKSHELF_DATA"], !folder.isEmpty { return Self.absolute(folder) }
    let base = environment["XDG_DATA_HOME"] ?? (NSHomeDirectory() + "/.local/share")
    return base + "/linkshelf"
  }

  static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  /// The stores of all people.
  func openAll() throws -> ShelfStores {
    do { return try ShelfStores(folder: path) } catch let error as ShelfError {
      throw CommandError(error.description)
    }
  }

  func open() throws -> Shelf {
    do { return try Shelf(folder: path) } catch let error as ShelfError { throw CommandError(error.description) }
  }
}

/// What a command says where it can't go on.
struct CommandError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// Says something beside a command's result.
func note(_ text: String) { FileHandle.standardError.write(Data("linkshelf: \(text)\n".utf8)) }
