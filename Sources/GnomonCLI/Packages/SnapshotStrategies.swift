// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What the target `SnapshotTesting` of another package has for views on Apple's systems, over Gnomon's drawing.
///
/// The package is the real one, in the version that the user's manifest asks for: its assertions, recording, traits and texts
/// are compiled as for Linux. One of its files that is empty there gets Gnomon's strategies for pictures, and the one that
/// describes devices keeps those descriptions.
struct SnapshotStrategies {
  /// The module that the strategies belong to.
  static let module = "SnapshotTesting"
  /// The package's name in manifests and locks.
  static let package = "swift-snapshot-testing"

  private let strategies: [UInt8]
  /// The file that they are put into.
  private let place: String

  /// What is said before tests of a package that uses the module.
  static let notice =
    "SnapshotTesting draws views with Gnomon here. Pictures that were recorded elsewhere are compared by structure: "
    + "a report follows the tests."

  /// True if a package, or one that it depends on, names the package of the module.
  static func areUsed(in folder: String, scratch: String) -> Bool {
    [folder + "/Package.swift", folder + "/Package.resolved", scratch + "/workspace-state.json"].contains { path in
      FileManager.default.contents(atPath: path).map { $0.range(of: Data(package.utf8)) != nil } ?? false
    }
  }

  /// nil for other targets, and where the strategies aren't installed.
  init?(module: String?, sources: [TargetSource], installation: Installation) {
    guard module == Self.module,
      sources.contains(where: { Self.declares("Snapshotting", in: Lexer.tokens(of: $0.bytes)) != nil }),
      let strategies = FileManager.default.contents(
        atPath: "\(installation.folder)/Additions/\(Self.module)/Strategies.swift"),
      let place = sources.first(where: { $0.path.hasSuffix("/SwiftUIView.swift") })
    else { return nil }
    self.strategies = [UInt8](strategies)
    self.place = place.path
  }

  /// What the compiler reads in a source's place, where that is another text than the source for Linux.
  func text(of source: TargetSource) -> [UInt8]? {
    if source.path == place { return strategies }
    let text = String(decoding: source.bytes, as: UTF8.self)
    var changed = text
    for (old, new) in Self.changes { changed = changed.replacingOccurrences(of: old, with: new) }
    if let devices = Self.devices(in: source) { changed += devices }
    return changed == text ? nil : [UInt8](changed.utf8)
  }

  private static let changes = [
    // Reports tell which reference it is.
    ("Data(contentsOf: snapshotFileUrl)", "_readReference(at: snapshotFileUrl)"),
    // Versions before 1.11, which later compilers don't take.
    ("{ (f: (Value) -> A) in", "{ (f: @escaping (Value) -> A) in"),
  ]

  /// The declarations of devices, which are for Apple's systems, to stand behind a source; nil where there are none.
  private static func devices(in source: TargetSource) -> String? {
    let text = SourceReading.iOS.applied(to: source.bytes)
    let tokens = Lexer.tokens(of: text)
    guard let first = declares("ViewImageConfig", in: tokens) else { return nil }
    var added = "\nimport SwiftUI\n"
    let extensions = tokens.indices.dropLast().filter {
      tokens[$0].isWord("extension") && tokens[$0 + 1].isWord("UITraitCollection")
    }
    for index in [first] + extensions {
      added += "#sourceLocation(file: \(GeneratedSource.literal(source.path)), line: \(tokens[index].line))\n"
      added += String(decoding: text[block(from: index, in: tokens)], as: UTF8.self) + "\n"
    }
    return added
  }

  /// From a declaration's first word, or the access before it, to its closing brace.
  private static func block(from index: Int, in tokens: [Token]) -> Range<Int> {
    var start = index
    while start > 0, ["public", "open", "internal", "fileprivate"].contains(where: tokens[start - 1].isWord) {
      start -= 1
    }
    var depth = 0
    for token in tokens[index...] {
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") {
        depth -= 1
        if depth == 0 { return tokens[start].range.lowerBound..<token.range.upperBound }
      }
    }
    return tokens[start].range.lowerBound..<(tokens.last?.range.upperBound ?? 0)
  }

  private static func declares(_ name: String, in tokens: [Token]) -> Int? {
    tokens.indices.dropLast().first { tokens[$0].isWord("struct") && tokens[$0 + 1].isWord(name) }
  }
}
