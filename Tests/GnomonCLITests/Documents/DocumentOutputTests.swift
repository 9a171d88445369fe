// SPDX-License-Identifier: Apache-2.0
import DocumentBlocks
import Foundation
import GnomonRequest
import Testing

/// What documents show of the command's output is what it prints, and their pictures are drawn of the views that are there.
@Suite(.serialized)
final class DocumentOutputTests {
  private static let outputs = DocumentBlock.all.filter { if case .output = $0.note { true } else { false } }
  private static let pictures = DocumentBlock.root.appendingPathComponent("Documentation/Pictures")

  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.pictures.path) where name.hasSuffix(".swift") {
      try workspace.write(name, try String(contentsOf: Self.pictures.appendingPathComponent(name), encoding: .utf8))
    }
  }

  deinit { workspace.remove() }

  @Test("A block of output is what the command prints; 'make pictures' writes it", arguments: outputs)
  func output(block: DocumentBlock) throws {
    guard case .output(let command) = block.note else { return }
    let wantsErrors = command.hasSuffix(" 2>&1 >/dev/null")
    let words = command.split(separator: " ").map(String.init).dropLast(wantsErrors ? 2 : 0)
    #expect(words.first == "gnomon")
    let result = try workspace.gnomon(Array(words.dropFirst()))
    let printed = (wantsErrors ? result.errors : result.output).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(#/ +$/#, with: "") }
    #expect(result.status == 0, "\(result.errors)")
    #expect(printed.joined(separator: "\n").trimmingCharacters(in: .newlines) == block.text, "\(block)")
  }

  @Test func outputsAreThere() {
    #expect(Self.outputs.count >= 5)
  }

  @Test("Pictures are drawn of the views as they are; 'make pictures' draws them")
  func digests() throws {
    let list = try String(contentsOf: Self.pictures.appendingPathComponent("drawn.sha256"), encoding: .utf8)
    var drawn: [String: String] = [:]
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
      drawn[URL(fileURLWithPath: parts[1], relativeTo: Self.pictures).standardizedFileURL.path] = parts[0]
    }
    let views = try FileManager.default.contentsOfDirectory(at: Self.pictures, includingPropertiesForKeys: nil)
      .filter { ["swift", "jsonl"].contains($0.pathExtension) }.map(\.standardizedFileURL.path)
    #expect(Set(views).subtracting(drawn.keys) == [], "of these no picture was drawn")
    for (path, digest) in drawn {
      var hash = SHA256()
      hash.update(try Data(contentsOf: URL(fileURLWithPath: path)))
      #expect(hash.hexDigest() == digest, "\(path) has changed since the pictures were drawn")
    }
  }
}
