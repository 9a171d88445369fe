// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Whether there's a card of one's own.
public enum OwnCardState: Sendable {
  /// There's no source: the built-in card is used.
  case none
  /// It's built and used.
  case ready(OwnCard)
  /// There's a source, and the built-in card is used. The sentence says why, and what to do.
  case unusable(String)

  /// Looks at a source and at the folder where it was built. Nothing is compiled. It takes some milliseconds.
  ///
  /// - Parameters:
  ///   - source: `Card.swift` in the store's folder.
  ///   - folder: the card's folder.
  public static func load(source: URL, folder: URL) -> OwnCardState {
    guard FileManager.default.fileExists(atPath: source.path) else { return .none }
    do {
      let source = try OwnCardSource(source)
      guard let manifest = try OwnCardManifest.read(in: folder) else {
        return .unusable(
          "Card.swift isn't built yet, and the built-in card is used. Read it, and then run 'linkshelf card build'.")
      }
      guard manifest.source == source.hash else {
        return .unusable(
          "Card.swift has changed since it was built, and the built-in card is used. Read it, and then run 'linkshelf card build'."
        )
      }
      let gnomon = GnomonCommand(path: manifest.command, toolchain: manifest.toolchain)
      guard gnomon.identity == manifest.identity else {
        return .unusable(
          "Gnomon or the Swift compiler has changed since Card.swift was built, and the built-in card is used. Run 'linkshelf card build'."
        )
      }
      guard let real = realpath(folder.path, nil) else { throw CardError(.own, "\(folder.path) isn't there.") }
      defer { free(real) }
      let runner = OwnCardRunner(gnomon: gnomon, folder: String(cString: real), hash: manifest.source)
      guard (try? OwnCardSource(URL(fileURLWithPath: runner.source)))?.hash == manifest.source else {
        return .unusable(
          "The copy of Card.swift in \(folder.path) isn't the one that was built. Run 'linkshelf card build'.")
      }
      return .ready(OwnCard(manifest: manifest, runner: runner))
    } catch let error as CardError where error.kind == .own && error.description.hasSuffix(".") {
      return .unusable(error.description + " The built-in card is used.")
    } catch {
      return .unusable(
        "\(folder.path)/card.json can't be read, and the built-in card is used. Run 'linkshelf card build'.")
    }
  }
}
