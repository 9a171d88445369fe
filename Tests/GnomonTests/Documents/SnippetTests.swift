// SPDX-License-Identifier: Apache-2.0
import DocumentBlocks
import Foundation
import Testing

/// The Swift of the documents compiles, and what quotes a file is what the file says.
struct SnippetTests {
  private static let swift = DocumentBlock.all.filter { $0.language == "swift" }

  private static let quotations = swift.filter { if case .file = $0.note { true } else { false } }

  private static let compiled = swift.filter { block in
    switch block.note {
    case .file, .uncompiled: false
    default: true
    }
  }

  private static let parsed = swift.filter { if case .uncompiled = $0.note { true } else { false } }

  @Test("Each of the documents that show code was found")
  func documents() {
    let names = Set(Self.swift.map(\.document))
    for name in ["README.md", "CONTRIBUTING.md", "Documentation/findings.md", "Documentation/batches.md"] {
      #expect(names.contains(name))
    }
    #expect(names.contains { $0.hasPrefix("Sources/Gnomon/Gnomon.docc/") })
    #expect(
      Self.parsed.map(\.document) == [
        "Documentation/metrics.md", "Documentation/packages.md", "Documentation/testing.md",
        "Documentation/view-inspector.md",
      ])
  }

  @Test("A quoted file says what the document says", arguments: quotations)
  func quotation(block: DocumentBlock) throws {
    guard case .file(let name) = block.note else { return }
    #expect(try QuotedFile(name).text == QuotedFile.withoutImports(block.text))
  }

  @Test("A block compiles without a warning", arguments: compiled)
  func compiles(block: DocumentBlock) throws {
    let result = try Compiler(snippet: block)
    #expect(result.isAccepted, "\(block)\n\(result.output)")
  }

  @Test("A block that can't be compiled is Swift all the same", arguments: parsed)
  func grammar(block: DocumentBlock) throws {
    let result = try Compiler(parsing: block.text)
    #expect(result.isAccepted, "\(block)\n\(result.output)")
  }

  @Test("A block that doesn't compile is found")
  func wrongBlock() throws {
    let text = "<!-- context: view -->\n```swift\nText(1.5).paddings()\n```\n"
    let block = try #require(DocumentBlock.blocks(of: text, document: "Sample.md").first)
    #expect(block.note == .context("view") && block.line == 2)
    #expect(try !Compiler(snippet: block).isAccepted)
  }
}
