// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads the fenced blocks of a document, line by line.
struct DocumentReader {
  private struct Fence {
    var line: Int
    var indent: Int
    var language: String
    var lines: [Substring] = []
  }

  private let document: String
  private var comment: [Substring] = []
  private var note: DocumentBlock.Note?
  private var fence: Fence?
  private(set) var blocks: [DocumentBlock] = []

  init(_ text: String, document: String) {
    self.document = document
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      read(line, number: index + 1)
    }
  }

  private mutating func read(_ line: Substring, number: Int) {
    let trimmed = line.drop { $0 == " " }
    let indent = line.count - trimmed.count
    if let open = fence {
      if trimmed == "```" { close() } else { fence?.lines.append(line.dropFirst(min(open.indent, indent))) }
    } else if trimmed.hasPrefix("```") {
      fence = Fence(line: number, indent: indent, language: String(trimmed.dropFirst(3)))
    } else if !comment.isEmpty || trimmed.hasPrefix("<!--") {
      comment.append(trimmed)
      guard trimmed.hasSuffix("-->") else { return }
      note = Self.note(comment.joined(separator: "\n"))
      comment = []
    } else if !trimmed.isEmpty {
      note = nil
    }
  }

  private mutating func close() {
    guard let closed = fence else { return }
    blocks.append(
      DocumentBlock(
        document: document, line: closed.line, language: closed.language,
        text: closed.lines.joined(separator: "\n"), note: note))
    fence = nil
    note = nil
  }

  private static func note(_ comment: String) -> DocumentBlock.Note? {
    let inner = comment.dropFirst(4).dropLast(3).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let colon = inner.firstIndex(of: ":") else { return nil }
    let value = inner[inner.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
    return switch inner[..<colon] {
    case "file": .file(value)
    case "context": .context(value)
    case "output": .output(value)
    case "uncompiled": .uncompiled(value)
    default: nil
    }
  }
}

extension DocumentBlock {
  /// The package's folder.
  public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  /// The paths of the documents that have to hold: those of the package's top folder that tell how to use and change it,
  /// and all under `Documentation` and in the catalogues.
  public static let documents: [String] = {
    let files = ["Documentation", "Sources"].flatMap { folder -> [String] in
      let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      return (files?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
    }
    return ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"]
      + files.filter { $0.hasSuffix(".md") }.sorted()
  }()

  /// The blocks of all of them.
  public static let all: [DocumentBlock] = documents.flatMap { document in
    let file = root.appendingPathComponent(document)
    return blocks(of: (try? String(contentsOf: file, encoding: .utf8)) ?? "", document: document)
  }

  public static func blocks(of text: String, document: String) -> [DocumentBlock] {
    DocumentReader(text, document: document).blocks
  }
}
