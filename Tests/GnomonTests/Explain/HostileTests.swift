// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon
@testable import GnomonTrace

private struct Hostile: View {
  let text: String
  var body: some View { Text(text) }
}

/// Texts that want to be more than texts.
@MainActor @Suite struct HostileTests {
  @Test(
    "A text can't end the page's script, whatever stands before it",
    arguments: [
      "</script><script>alert(1)</script>", "\u{600}</script>", "<!--<script>", "\u{110BD}<!-- -->", "<\u{338}/",
    ])
  func scripts(text: String) throws {
    let explanation = explained(Hostile(text: text))
    let page = String(
      decoding: try HTMLPage(explanation, title: "Why", pictures: []).data(), as: UTF8.self)
    // The page's own: data, pictures, program.
    #expect(occurrences(of: "</script", in: page) == 3)
    #expect(occurrences(of: "<script", in: page) == 3)
    #expect(occurrences(of: "<!--", in: page) == 0)
    let start = try #require(page.range(of: "id=\"data\">", options: .literal)).upperBound
    let end = try #require(page.range(of: "</script", options: .literal, range: start..<page.endIndex)).lowerBound
    let object = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any]
    let texts = (object?["nodes"] as? [[String: Any]])?.compactMap { $0["text"] as? String }
    #expect(texts.map { $0.map { Array($0.utf8) } } == [Array(text.utf8)])
  }

  /// Byte by byte, as a browser reads.
  private func occurrences(of needle: String, in text: String) -> Int {
    let (bytes, wanted) = (Array(text.utf8), Array(needle.utf8))
    return bytes.indices.count { bytes[$0...].starts(with: wanted) }
  }

  @Test("A title is a title")
  func title() throws {
    let page = String(
      decoding: try HTMLPage(explained(Text("a")), title: "\u{600}<img onerror=\u{600}\"x\"> & co", pictures: [])
        .data(),
      as: UTF8.self)
    #expect(occurrences(of: "<img onerror", in: page) == 0)
    #expect(page.contains("img onerror=\u{600}&quot;x&quot;&gt; &amp; co"))
  }

  @Test("A text can't colour a terminal, end a line or turn it round")
  func terminals() throws {
    let explanation = explained(Hostile(text: "a\u{1B}[31mb\rc\u{202E}d\ne"))
    let all = explanation.text() + (try #require(explanation.story(of: "Text")))
    #expect(!all.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\r" || $0 == "\u{202E}" }, "\(all)")
    #expect(plainLine("a\u{1B}[31mb\r\nc\u{2028}d\u{9B}e") == "a [31mb  c d e")
    #expect(plainLine("👩‍👩‍👧 ünïcode → ok") == "👩‍👩‍👧 ünïcode → ok")
  }

  @Test("Places that aren't numbers are numbers in the JSON")
  func numbers() throws {
    let explanation = explained(
      VStack {
        Color.red.frame(width: 10, height: 10).scaleEffect(.infinity)
        Color.red.frame(width: 10, height: 10).rotationEffect(.radians(.nan))
        Color.red.frame(width: 10, height: 10).scaleEffect(1e200).scaleEffect(1e200)
      })
    let object = try JSONSerialization.jsonObject(with: try explanation.jsonData()) as? [String: Any]
    #expect((object?["nodes"] as? [Any])?.count == explanation.record.nodes.count)
  }

  @Test("Deep trees and long names stay within 80 columns")
  func columns() {
    var view = AnyView(Text(String(repeating: "word ", count: 20)))
    for _ in 0..<70 { view = AnyView(VStack { view }.padding(1)) }
    let text = explained(view).text()
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(text.suffix(400))")
    #expect(text.contains("Text “"))
  }

  @Test("A line that can't be isn't looked for")
  func lines() {
    let comments = SilencingComments { _ in "// gnomon:silence overflow\r\nColor.red\r\n" }
    func silences(_ line: Int) -> Bool {
      comments.silence("overflow", at: SourceLocation(fileID: "M/A.swift", line: line))
    }
    #expect(silences(1) && silences(2))
    #expect(!silences(0) && !silences(-3) && !silences(3) && !silences(.max) && !silences(.min + 2))
  }
}
