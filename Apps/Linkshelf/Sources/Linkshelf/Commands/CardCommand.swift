// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import ShelfCards

struct CardCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "card", abstract: "Lets links be drawn by a SwiftUI view of your own.",
    subcommands: [Build.self, Example.self])

  struct Build: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Compiles Card.swift in the store's folder, and draws samples with it.",
      discussion:
        "It takes the command gnomon and a Swift toolchain. Nothing else compiles a card: no import, no restored backup, no server."
    )

    @OptionGroup var store: StoreOptions

    func run() async throws {
      let source = ShelfActions.source(in: store.path)
      guard FileManager.default.fileExists(atPath: source.path) else {
        throw CommandError("There's no \(source.path). “linkshelf card example” prints one to begin with.")
      }
      do {
        let manifest = try await OwnCard.build(source: source, into: ShelfActions.folder(in: store.path))
        print("The card is built with \(manifest.gnomon). A server that runs takes it at its next start.")
      } catch {
        throw CommandError("\(error)")
      }
    }
  }

  struct Example: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Prints a Card.swift to begin with.")

    func run() { print(OwnCard.example, terminator: "") }
  }
}
