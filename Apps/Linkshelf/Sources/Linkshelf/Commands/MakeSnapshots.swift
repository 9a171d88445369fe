// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Fetching
import Foundation
import Gate
import Logging
import Shelf
import ShelfWork

struct MakeSnapshots: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Makes snapshots, and asks pages what they are.",
    discussion:
      "Where a server runs on the store, it does the work; otherwise it's done here, and the command ends when the queue is empty."
  )

  @OptionGroup var store: StoreOptions
  @OptionGroup var person: PersonOption
  @OptionGroup var work: WorkOptions

  @Argument(help: "Addresses or numbers of links. Without any, what waits in the queue is done.")
  var links: [String] = []

  func run() async throws {
    let stores = try store.openAll()
    let shelf = try await person.shelf(of: stores)
    var ids: [Link.ID] = []
    for link in links {
      if let id = Int64(link), try await shelf.link(id) != nil {
        ids.append(id)
      } else if let found = try await shelf.find(address: link) {
        ids.append(found.id)
      } else {
        throw CommandError("“\(link)” isn't kept here. Add it first: linkshelf add ADDRESS")
      }
    }
    try await shelf.enqueue(.snapshot, ids)
    guard let lock = try StoreLock(stores.home.folder) else {
      print("The server that runs on this store does the work.")
      return
    }
    try await stores.home.takeBack(all: true)
    var logger = Logger(label: "linkshelf") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = .info
    let (workers, gate, fetcher) = try await work.workers(stores, work.logins(stores), logger)
    try await shelf.indexAllWaiting()
    try await workers.runOnce()
    await workers.close()
    try await fetcher.shutdown()
    await gate.stop()
    withExtendedLifetime(lock) {}
    let counts = try await shelf.queueCounts()
    if let shortage = try await shelf.shortage() { note(shortage.sentence) }
    if counts.waiting + counts.failed > 0 {
      print("\(counts.failed) failed, \(counts.waiting) wait to be tried again.")
      throw ExitCode(1)
    }
    print("All is done.")
  }
}
