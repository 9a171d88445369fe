// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon
@testable import GnomonTrace

@MainActor @Suite struct SilencingTests {
  @Test("A modifier silences findings and warnings of what it modifies, and of nothing else")
  func modifier() {
    func findings(_ view: some View) -> [Finding.Name] { explained(view, 300, 200).findings.map(\.name) }
    let wide = Color.red.frame(width: 400)
    #expect(findings(wide.silencesFindings(.overflow)).isEmpty)
    #expect(findings(wide.silencesFindings(.zeroSize, .textTruncated)) == [.overflow])
    #expect(
      findings(
        VStack {
          wide.silencesFindings(.overflow)
          wide
        }
      ).count == 1)
    let host = makeHost(Color.red.frame(width: -5).silencesWarnings(.invalidFrame), 100, 100)
    host.update()
    #expect(host.warnings.isEmpty)
  }

  @Test("A comment on the line or in those above silences what it names")
  func comments() {
    let text = """
      first
      // gnomon:silence overflow, zero-size
      // another remark
      Color.red
      Color.blue // gnomon:silence text-truncated
      let s = "gnomon:silence overflow"
      """
    let comments = SilencingComments { $0 == "Card.swift" ? text : nil }
    func silences(_ name: String, _ line: Int, _ file: String = "Card.swift") -> Bool {
      comments.silence(name, at: SourceLocation(fileID: "M/\(file)", line: line))
    }
    #expect(silences("overflow", 4) && silences("zero-size", 4))
    #expect(!silences("text-truncated", 4) && silences("text-truncated", 5))
    #expect(!silences("overflow", 1) && !silences("overflow", 5) && !silences("overflow", 6))
    #expect(!silences("overflow", 99) && !silences("overflow", 0) && !silences("overflow", 4, "Other.swift"))
    #expect(!comments.silence("overflow", at: nil))
  }

  @Test("In a preview's body a comment counts in any line, as the compiler gives all its views the macro's line")
  func previews() {
    let text = """
      #Preview("Wide") {
        VStack {
          // gnomon:silence overflow
          Color.red.frame(width: 400)
        }
      }
      #Preview { Color.red.frame(width: 400) }
      // gnomon:silence zero-size
      #Preview("Open") {
        Text("{")
      """
    let comments = SilencingComments { _ in text }
    func silences(_ name: String, _ line: Int) -> Bool {
      comments.silence(name, at: SourceLocation(fileID: "M/Card.swift", line: line))
    }
    #expect(silences("overflow", 1) && !silences("zero-size", 1))
    #expect(!silences("overflow", 7) && silences("zero-size", 9) && !silences("overflow", 9))
  }

  @Test("A preview's views know the lines of its body")
  @MainActor func previewLines() {
    let preview = Preview("Wide") {
      Color.red.frame(width: 300)
    }
    let line = #line - 2
    let host = makeHost(preview.variants[0].view, 100, 100)
    host.update()
    #expect(host.snapshot().root.view == "frame" && host.snapshot().root.source?.line == line)
    let finding = host.findings().first { $0.name == .overflow }
    #expect(finding?.source?.line == line)
  }

  @Test("Every finding has a section in the documentation")
  func documentation() throws {
    let text = try String(contentsOf: Repository.file("Documentation/findings.md"), encoding: .utf8)
    for name in RuntimeWarning.Name.allCases { #expect(text.contains("\n## \(name.rawValue)\n"), "\(name.rawValue)") }
    for name in Finding.Name.allCases { #expect(text.contains("\n## \(name.rawValue)\n"), "\(name.rawValue)") }
  }
}
