// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Shelf

/// Whose shelf a command works on.
struct PersonOption: ParsableArguments {
  @Option(help: ArgumentHelp("Whose shelf; without it the first one.", valueName: "name"))
  var person: String?

  func shelf(of stores: ShelfStores) async throws -> Shelf {
    try await stores.takeLimits()
    guard let person else { return stores.home }
    guard let found = try await stores.home.person(named: person) else {
      throw CommandError("There's no person “\(person)”. “linkshelf account --list” tells who is here.")
    }
    guard let store = found.account.store, let shelf = try await stores.shelf(store) else {
      throw CommandError("“\(person)” is a guest and has no shelf.")
    }
    return shelf
  }

  /// Opens the stores, and the one that is meant.
  func open(_ options: StoreOptions) async throws -> (ShelfStores, Shelf) {
    let stores = try options.openAll()
    do { return (stores, try await shelf(of: stores)) } catch let error as ShelfError {
      throw CommandError(error.description)
    }
  }
}

extension ShelfStores {
  /// All stores with the names of those whose they are, as a person reads them.
  func named() async throws -> [(names: String, store: String)] {
    let people = try await home.people().filter { !$0.isLeaving }
    return try await names().map { store in
      let names = people.filter { $0.account.store == store }.map(\.account.name)
      return (names.isEmpty ? "the first shelf" : names.joined(separator: ", "), store)
    }
  }
}
