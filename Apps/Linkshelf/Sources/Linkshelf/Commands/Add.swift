// SPDX-License-Identifier: Apache-2.0
import Addresses
import ArgumentParser
import Foundation
import Logging
import Shelf

struct Add: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Adds links.",
    discussion: "A running server makes their snapshots at once; without one, “linkshelf snapshot” does.")

  @OptionGroup var store: StoreOptions
  @OptionGroup var person: PersonOption

  @Argument(help: "Addresses; - reads a text with addresses from the input.")
  var addresses: [String]

  @Option(help: "Tags, separated by commas.")
  var tags = ""

  @Option(help: "The title; the page's own is taken without it.")
  var title = ""

  @Option(help: "A note.")
  var note = ""

  @Flag(help: "Make no snapshot.")
  var withoutSnapshot = false

  func run() async throws {
    let (stores, shelf) = try await person.open(store)
    defer { withExtendedLifetime(stores) {} }
    var given: [String] = []
    for address in addresses {
      guard address == "-" else {
        given.append(address)
        continue
      }
      let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
      given += LinkAddress.all(in: text).map(\.given)
    }
    guard !given.isEmpty else { throw CommandError("There is no address in the input.") }
    let links = given.map { address in
      var link = NewLink(address)
      link.tags = TagPath.all(in: tags)
      link.note = note
      if given.count == 1 { link.title = title }
      return link
    }
    let added = try await shelf.add(links, jobs: withoutSnapshot ? [.look] : [.look, .snapshot])
    var wrong = 0
    for one in added {
      switch one.outcome {
      case .added: print("added \(one.id ?? 0) \(one.given)")
      case .known: print("known \(one.id ?? 0) \(one.given)")
      case .restored: print("restored \(one.id ?? 0) \(one.given)")
      case .refused(let sentence):
        wrong += 1
        FileHandle.standardError.write(Data("linkshelf: \(one.given): \(sentence)\n".utf8))
      }
    }
    if wrong > 0 { throw ExitCode(1) }
  }
}
