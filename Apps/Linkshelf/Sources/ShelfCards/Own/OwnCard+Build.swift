// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation

extension OwnCard {
  /// Compiles a source, and draws two samples of each size with it: a full content and one that has a title alone.
  ///
  /// This alone compiles a card, and it's done when somebody asks for it: never by an import, a restored backup or a request. It takes
  /// some seconds. The card in use stays as it is until all samples are drawn.
  ///
  /// - Parameters:
  ///   - source: `Card.swift`.
  ///   - folder: the card's folder inside the store's, made where it isn't there. The card sees nothing else of the folder around it.
  ///   - gnomon: the command; nil finds it.
  /// - Returns: what was built, which is written down in the folder too.
  /// - Throws: a ``CardError`` that says what is missing, or what the compiler or the card said.
  @discardableResult
  public static func build(
    source: URL, into folder: URL, gnomon: GnomonCommand? = nil
  ) async throws -> OwnCardManifest {
    let gnomon = try gnomon ?? GnomonCommand.find()
    let queue = DispatchQueue(label: "shelf.cards.build")
    return try await queue.result { Result { try built(source, folder, gnomon) } }.get()
  }

  private static func built(_ source: URL, _ folder: URL, _ gnomon: GnomonCommand) throws -> OwnCardManifest {
    let text = try OwnCardSource(source)
    let runner = try prepare(text, folder, gnomon)
    var isFirst = true
    for content in samples {
      do {
        _ = try runner.png(of: OwnCardRow(content), content: content, isCompiling: isFirst)
      } catch let error as CardError where error.kind == .own {
        let hint =
          content.author.isEmpty
          ? "\nThis is a link with a title and a site alone. What may be missing has to be an optional, as 'var author: String?'."
          : ""
        if !isUsed(runner) { try? FileManager.default.removeItem(atPath: runner.place) }
        throw CardError(.own, error.description + hint)
      }
      isFirst = false
    }
    let manifest = OwnCardManifest(
      source: text.hash, gnomon: try version(of: gnomon),
      built: Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded()),
      command: gnomon.path, toolchain: gnomon.toolchain, identity: gnomon.identity)
    do {
      try manifest.write(in: folder)
    } catch {
      throw CardError(
        .own, "The card is built, but \(folder.path)/card.json can't be written: \(error.localizedDescription)")
    }
    removeOthers(than: text.hash, in: runner.folder)
    return manifest
  }

  /// Copies the source into a place of its hash.
  private static func prepare(_ source: OwnCardSource, _ folder: URL, _ gnomon: GnomonCommand) throws -> OwnCardRunner {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      guard let real = realpath(folder.path, nil) else { throw CardError(.own, "it isn't there") }
      defer { free(real) }
      let runner = OwnCardRunner(gnomon: gnomon, folder: String(cString: real), hash: source.hash)
      try FileManager.default.createDirectory(
        atPath: runner.place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try source.bytes.write(to: URL(fileURLWithPath: runner.source), options: .atomic)
      return runner
    } catch {
      throw CardError(.own, "The card's folder \(folder.path) can't be used: \(error.localizedDescription)")
    }
  }

  /// Whether the manifest names what is being built anew.
  private static func isUsed(_ runner: OwnCardRunner) -> Bool {
    (try? OwnCardManifest.read(in: URL(fileURLWithPath: runner.folder)))?.source == runner.hash
  }

  private static func removeOthers(than hash: String, in folder: String) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    where name != hash && name.utf8.count == 64 && name.allSatisfy(\.isHexDigit) {
      try? manager.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  private static func version(of gnomon: GnomonCommand) throws -> String {
    let work = try WorkFolder()
    var process = LimitedProcess(path: gnomon.path, arguments: ["--version"], folder: work, seconds: 30)
    process.environment = ["PATH": gnomon.toolchain + ":/usr/bin:/bin", "HOME": work.work, "LANG": "C.UTF-8"]
    let result = try process.run()
    guard result.end == .exited(0) else {
      throw CardError(.own, "\(gnomon.path) --version failed:\n\(result.errors.prefix(500))")
    }
    let output = FileManager.default.contents(atPath: work.file("out")) ?? Data()
    return String(decoding: output.prefix(200), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A full content, and one that has as little as a link can have.
  static let samples: [CardContent] = [CardSize.share, .gallery].flatMap { size in
    [
      CardContent(
        title: "Why sundials are wrong, and when they are right",
        description: "The equation of time explains why noon on a dial and noon on a clock differ.",
        site: "example.org",
        siteName: "The Example", author: "Ada Lovelace", date: "12 March 2026", tags: ["time", "astronomy"],
        readingMinutes: 7,
        language: "en", size: size),
      CardContent(title: "Time", site: "example.org", theme: .dark, size: size),
    ]
  }
}

/// A source as it's read from its file.
struct OwnCardSource {
  let bytes: Data
  let hash: String

  init(_ file: URL) throws {
    var info = stat()
    guard stat(file.path, &info) == 0 else {
      throw CardError(.own, "There's no \(file.path). Write a SwiftUI view 'struct Card: View' there first.")
    }
    guard info.st_mode & S_IFMT == S_IFREG, info.st_size <= OwnCard.sourceBytes else {
      throw CardError(
        .own, "\(file.path) isn't a file of \(OwnCard.sourceBytes >> 10) KiB at most. A card is one file of Swift.")
    }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw CardError(.own, "\(file.path) can't be read. Check its owner and its rights.")
    }
    guard String(validating: data, as: UTF8.self) != nil else {
      throw CardError(.own, "\(file.path) isn't text in UTF-8.")
    }
    bytes = data
    var hash = FieldHash()
    hash.add(data)
    self.hash = hash.hexadecimal
  }
}
