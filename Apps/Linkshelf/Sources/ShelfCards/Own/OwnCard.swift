// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation

/// A card of one's own: `Card.swift` in the store's folder, with a SwiftUI view `struct Card: View`.
///
/// The card's folder, `card/`, holds what ``build(source:into:gnomon:)`` made: the manifest `card.json`, a copy of the source, and what
/// the command `gnomon` compiled of it. It doesn't belong into a backup: code that came with a backup is never compiled by itself.
///
/// Each picture is drawn in a process of its own by `gnomon render`, of the copy of the source that was built, with the content as one
/// row of JSON on standard input. The process has no environment but paths, works in an empty folder, and is limited
/// (``OwnCard/seconds``, ``OwnCard/memory``). Where the system allows namespaces (``Isolation``), it has no network, and sees nothing
/// of the store but the card's folder, which it can't write to. Elsewhere the card can do what the server's user can.
///
/// These names are known. `Card` takes as many of them as it likes, in its initializer or as stored properties:
///
/// | name | type | |
/// |---|---|---|
/// | `title`, `site` | `String` | may be empty |
/// | `tags` | `[String]` | may be empty |
/// | `description`, `siteName`, `author`, `date` | `String?` | |
/// | `readingMinutes` | `Int?` | |
/// | `icon` | `Data?` | a PNG file |
/// | `picture` | `Data?` | a JPEG file, 1,600 pixels a side at most |
/// | `theme` | `String` | `light` or `dark`; the environment's `colorScheme` has it too |
/// | `direction` | `String` | `leftToRight` or `rightToLeft`; the environment's `layoutDirection` has it too |
/// | `language` | `String?` | as `ja` |
/// | `size` | `String` | `share` or `gallery` |
public struct OwnCard: Sendable {
  /// The time that a card has for a picture, in seconds.
  public static let seconds = 5.0
  /// The address space that a card has, in bytes: 2 GiB.
  public static let memory = 2 << 30
  /// The bytes of a source, at most: 256 KiB.
  public static let sourceBytes = 256 << 10
  /// The bytes of a picture that is taken from a card: 16 MiB.
  public static let pictureBytes = 16 << 20
  /// The time for compiling a source and drawing the first sample, in seconds.
  static let buildSeconds = 300.0

  /// What was built.
  public let manifest: OwnCardManifest
  let runner: OwnCardRunner
  private let queue = DispatchQueue(label: "shelf.cards.own")

  init(manifest: OwnCardManifest, runner: OwnCardRunner) {
    self.manifest = manifest
    self.runner = runner
  }

  /// Names the design in digests of contents.
  var design: String { "own-\(manifest.source)-\(manifest.identity)" }

  /// Whether a card of one's own draws pictures of a size. The smallest are always built in.
  public static func draws(_ size: CardSize) -> Bool { size != .row }

  /// The picture that the card makes of a content, as a PNG file of the content's size. One is drawn at a time.
  ///
  /// It takes some 0.1 to 0.2 seconds.
  ///
  /// - Throws: a ``CardError`` that says what the card did instead: it trapped, took too long, or gave no picture.
  public func png(for content: CardContent) async throws -> Data {
    let runner = runner
    return try await queue.result { Result { try runner.png(of: OwnCardRow(content), content: content) } }.get()
  }
}
