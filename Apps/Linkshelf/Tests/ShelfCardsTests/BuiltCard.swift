// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import ShelfCards

/// A store with a card that misbehaves as a link's title says, built once for all tests.
final class BuiltCard: Sendable {
  private static let task = Task { try await BuiltCard() }
  static var built: BuiltCard { get async throws { try await task.value } }

  private let store: Samples.Folder
  let own: OwnCard
  var secret: URL { store.url.appendingPathComponent("secret.txt") }

  private init() async throws {
    store = try Samples.Folder()
    let source = store.url.appendingPathComponent("Card.swift")
    let card = store.url.appendingPathComponent("card")
    try Data("secret".utf8).write(to: store.url.appendingPathComponent("secret.txt"))
    try Data(Self.text(store: store.url.path).utf8).write(to: source)
    try await OwnCard.build(source: source, into: card)
    guard case .ready(let own) = OwnCardState.load(source: source, folder: card) else {
      throw CardError(.own, "\(OwnCardState.load(source: source, folder: card))")
    }
    self.own = own
  }

  /// What becomes of a link with a title: "a picture", or the error's sentence.
  func outcome(_ title: String) async -> String {
    do {
      _ = try await own.png(for: CardContent(title: title, site: "a.example"))
      return "a picture"
    } catch { return "\(error)" }
  }

  /// A trap says that something is so which mustn't be.
  private static func text(store: String) -> String {
    """
    import Foundation
    import SwiftUI

    struct Card: View {
      let title: String
      var tags: [String] = []

      var body: some View {
        let _ = act()
        Text(title).frame(maxWidth: .infinity, maxHeight: .infinity).background(.yellow)
      }

      private func act() {
        let manager = FileManager.default
        let here = manager.currentDirectoryPath
        switch title {
        case "trap": print(tags[7])
        case "hang": while true {}
        case "children":
          let process = Process()
          process.executableURL = URL(fileURLWithPath: "/bin/sh")
          process.arguments = ["-c", "trap '' TERM INT HUP; while true; do sleep 1; done"]
          try? process.run()
          while true { sleep(1) }
        case "print": for _ in 0..<2000 { print(String(repeating: "garbage", count: 100)) }
        case "print without end": while true { print(String(repeating: "garbage", count: 1000)) }
        case "memory":
          var all: [[UInt8]] = []
          while true { all.append([UInt8](repeating: 1, count: 64 << 20)) }
        case "exit": exit(0)
        case "garbage":
          try? Data("garbage".utf8).write(to: URL(fileURLWithPath: here + "/card.png"))
          exit(0)
        case "link":
          symlink("/etc/passwd", here + "/card.png")
          exit(0)
        case "disk": try! Data(count: 64 << 20).write(to: URL(fileURLWithPath: here + "/large"))
        case "environment":
          let names = Set(ProcessInfo.processInfo.environment.keys)
          precondition(!names.contains("SHELF_SECRET") && names.count < 16, "environment")
          precondition(((try? manager.contentsOfDirectory(atPath: here)) ?? []).allSatisfy { $0.hasPrefix(".gnomon") }, "folder")
        case "apart":
          precondition(!manager.fileExists(atPath: "\(store)/secret.txt"), "store")
          precondition(!manager.createFile(atPath: "\(store)/card/new", contents: Data()), "card's folder")
        default: break
        }
      }
    }
    """
  }
}
