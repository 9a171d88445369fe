// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ShelfPages

@Suite struct SentencesTests {
  private let table = Sentences([
    ("It failed.", "失败。"), ("There's no tag “{1}”.", "没有标签“{1}”。"), ("{1} is full.", "{1}已满。"),
    ("{1} is {2}.", "{1}是{2}。"), ("{1} What was added stays.", "{1}已添加的会保留。"), ("Line {1}: {2}", "第 {1} 行：{2}"),
    ("{1} then {2}", "{2}，之前{1}"),
  ])

  @Test(arguments: [
    ("It failed.", "失败。"), ("There's no tag “a {1} ”b”.", "没有标签“a {1} ”b”。"), ("The disk is full.", "The disk已满。"),
    ("A is B.", "A是B。"), ("It failed. What was added stays.", "失败。已添加的会保留。"),
    ("Line 3: There's no tag “x”.", "第 3 行：没有标签“x”。"), ("a then b", "b，之前a"),
  ])
  func aSentenceIsKnownByItsWords(_ english: String, _ chinese: String) {
    #expect(table.translation(of: english) == chinese)
  }

  @Test(arguments: ["", "It failed", "it failed.", "There's no tag “”.", " is full.", "Something else"])
  func otherSentencesAreNot(_ sentence: String) {
    #expect(table.translation(of: sentence) == nil)
  }

  @Test func longAndDeepTextsEnd() {
    let deep = String(repeating: "Line 1: ", count: 400) + "It failed."
    #expect(table.translation(of: deep)?.hasPrefix("第 1 行：第 1 行：第 1 行：Line 1: ") == true)
    #expect(table.translation(of: "There's no tag “\(String(repeating: "x", count: 5_000))”.") == nil)
  }

  @Test func onlyChineseIsTranslated() {
    let sentence = "There's no tag “a”."
    #expect(Texts.of(.english).said(sentence) == sentence)
    #expect(Texts.of(.chinese).said(sentence) == "没有标签“a”。")
    #expect(Texts.of(.chinese).said("Nobody says this.") == "Nobody says this.")
  }

  @Test func theQueueShowsItsReasonsInChinese() {
    let job = QueueJob(
      id: 1, linkID: 1, title: "A", address: "https://a.example",
      state: .failed(sentence: "The server answered with the status 404 (not found)."), attempt: 1, mostAttempts: 5)
    let page = QueuePage(isPaused: false, jobs: [job], waiting: 0, running: 0, failed: 1)
    #expect(Pages.render(page, in: PageContext(language: .chinese, userName: "a")).contains("服务器返回状态 404（未找到）。"))
    #expect(
      Pages.render(page, in: PageContext(language: .english, userName: "a")).contains(
        "The server answered with the status 404 (not found)."))
  }

  @Test func theTableIsWellFormed() throws {
    let lines = try String(contentsOf: root.appending(path: "ShelfPages/Static/sentences.tsv"), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count > 200)
    #expect(Set(lines.compactMap { $0.split(separator: "\t").first }).count == lines.count)
    for line in lines {
      let cells = line.split(separator: "\t")
      let english = cells[0].matches(of: /\{[0-9]\}/).map { String($0.0) }
      #expect(english == (0..<english.count).map { "{\($0 + 1)}" }, "\(line)")
      #expect(
        cells.count == 2 && Set(english) == Set(cells[1].matches(of: /\{[0-9]\}/).map { String($0.0) }), "\(line)")
    }
  }

  /// What is thrown as an error of the store or of pages, and what some files say, has a line in the table.
  @Test func everySentenceOfTheStoreAndTheQueueIsThere() throws {
    let whole = [
      "Addresses/AddressProblem.swift", "Fetching/FetchError.swift", "Interchange/Formats/ImportFormat+Recognise.swift",
      "Snapshots/SnapshotError.swift",
    ]
    var sentences: [String] = []
    let folders = [
      "Addresses", "Exchange", "Fetching", "Interchange", "Shelf", "ShelfWeb/Compare", "ShelfWeb/Content",
      "ShelfWeb/Pages", "Snapshots",
    ]
    for folder in folders {
      let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      for file in try #require(files) {
        let source = try String(contentsOf: file, encoding: .utf8)
        if whole.contains(where: file.path.hasSuffix) { sentences += Self.literals(source) }
        for match in source.matches(of: /(?:Shelf|Web)Error\(\s*\.\w+,\s*"/) {
          sentences.append(Self.literal(source[match.range.upperBound...]).text)
        }
      }
    }
    // What isn't a sentence of words has nothing to translate.
    sentences = sentences.filter {
      $0.last == "." && $0.replacing("X", with: "").count { $0.isLetter } > 8 && $0.contains(" ")
    }
    #expect(sentences.count > 70)
    let chinese = Texts.of(.chinese)
    for sentence in sentences {
      #expect(chinese.said(sentence) != sentence, "sentences.tsv has no line for: \(sentence)")
    }
  }

  private var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources")
  }

  private static func literals(_ source: String) -> [String] {
    var found: [String] = []
    for line in source.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      var rest = line[...]
      while let quote = rest.firstIndex(of: "\"") {
        let (text, after) = literal(rest[rest.index(after: quote)...])
        found.append(text)
        rest = after
      }
    }
    return found
  }

  /// A literal's text with X for what is filled in, and what stands behind its closing quote.
  private static func literal(_ source: Substring) -> (text: String, rest: Substring) {
    var text = ""
    var rest = source
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\" else {
        text.append(character)
        continue
      }
      switch rest.popFirst() {
      case "(":
        var depth = 1
        while depth > 0, let next = rest.popFirst() {
          if next == "\"" { rest = literal(rest).rest }
          depth += next == "(" ? 1 : next == ")" ? -1 : 0
        }
        text += "X"
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        text.unicodeScalars.append(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "?")
        rest = rest.dropFirst(digits.count + 2)
      case let other?: text.append(other)
      case nil: break
      }
    }
    return (text, rest)
  }
}
