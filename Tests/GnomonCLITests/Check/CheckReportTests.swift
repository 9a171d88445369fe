// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Testing

@testable import GnomonCLI

@Suite struct CheckReportTests {
  private func look(_ preview: Int, _ look: Int, _ problems: [CheckProblem]) -> CheckedLook {
    var result = CheckedLook(preview: preview, look: look)
    result.problems = problems
    result.picture = "p\(preview)-\(look).png"
    result.size = RunRequest.Size(width: 100, height: 50)
    return result
  }

  private func problem(_ name: String, _ message: String, line: Int? = 3, view: String = "Card/Text") -> CheckProblem {
    CheckProblem(
      name, .warning, message, hint: "Mend it.", view: view, file: line == nil ? nil : "Card.swift", line: line)
  }

  private func report(_ previews: [(name: String, looks: [[CheckProblem]])], title: String = "Cards") -> CheckReport {
    var result = CheckedProgram.Result()
    result.looks = ["appearance light", "appearance dark"]
    for (index, preview) in previews.enumerated() {
      result.previews.append(
        CheckedPreview(name: preview.name, file: "Card.swift", line: 10 + index, key: "Cards.Card.\(preview.name)"))
      result.shown.append(preview.looks.enumerated().map { look(index, $0.offset, $0.element) })
    }
    var report = CheckReport(title: title, root: "/")
    report.add(result, target: "Cards")
    report.gather()
    return report
  }

  @Test("A line is told of once for a rule, with the previews and the looks in which it shows")
  func gathering() {
    let cut = problem("text-truncated", "it's cut off at 80")
    let more = problem("text-truncated", "it's cut off at 120")
    let report = report([
      ("Short", [[], []]), ("Long", [[cut], [more]]), ("Longer", [[], [more, problem("overflow", "too wide")]]),
    ])
    #expect(report.issues.map(\.problem.message) == ["it's cut off at 80", "too wide"])
    #expect(report.words(report.issues[0].places) == "\"Long\", \"Longer\" (appearance dark)")
    #expect(report.summary == "3 previews in 2 looks: 0 errors, 2 warnings")
    #expect(
      report.text.hasPrefix(
        """
        Card.swift:3: warning: Card/Text: it's cut off at 80 Mend it. [text-truncated]
          in "Long", "Longer" (appearance dark)

        """))
  }

  @Test("Looks are told by the values that make them, and a remedy is told once")
  func shortWords() {
    var result = CheckedProgram.Result()
    result.looks = ["light", "dark"].flatMap { color in
      ["large", "accessibility3"].map { "appearance \(color), type-size \($0)" }
    }
    let large = problem("text-truncated", "it's cut off at 80")
    var settings = problem("text-cut-off", "it's cut off")
    settings.isOfSettings = true
    let way = "Card/padding/HStack/HStack/VStack/frame/Text/Text"
    let faint = problem("low-contrast", "it's faint", line: 9, view: way)
    let paler = problem("low-contrast", "it's paler", line: 12, view: way)
    let font = CheckProblem("missing-font", .warning, "there's no font")
    result.previews = [CheckedPreview(name: "Card", file: "Card.swift", line: 20, key: "Cards.Card.Card")]
    result.shown = [
      [
        look(0, 0, [settings, faint, font]), look(0, 1, [large]), look(0, 2, [paler, faint]),
        look(0, 3, [large, paler]),
      ]
    ]
    var report = CheckReport(title: "Cards", root: "/")
    report.add(result, target: "Cards")
    report.gather()
    // The look in large type tells of the text that the audit has found, too.
    #expect(report.issues.map(\.problem.name) == ["text-truncated", "low-contrast", "low-contrast", "missing-font"])
    #expect(
      report.issues.map { report.words($0.places) } == [
        "\"Card\" (type-size accessibility3)", "\"Card\" (type-size large)", "\"Card\" (appearance dark)", "\"Card\"",
      ])
    #expect(
      report.words(looks: [0, 3])
        == "appearance light, type-size large; appearance dark, type-size accessibility3")
    #expect(report.words(looks: [0, 1, 2, 3]).isEmpty && report.words(looks: []).isEmpty)
    let lines = report.text.split(separator: "\n")
    #expect(lines[2] == "Card.swift:9: warning: Card/VStack/Text: it's faint Mend it. [low-contrast]")
    #expect(lines[4] == "Card.swift:12: warning: Card/VStack/Text: it's paler [low-contrast]")
    #expect(report.kinds == nil)
  }

  @Test("A long report ends with how many there are of each kind")
  func kinds() {
    let faint = (1...4).map { problem("low-contrast", "it's faint", line: $0) }
    let small = (5...6).map { problem("small-target", "it's small", line: $0) }
    #expect(
      report([("Card", [faint + small, []])]).text.hasSuffix(
        "\n\nby kind: 4 low-contrast, 2 small-target\n1 preview in 2 looks: 0 errors, 6 warnings\n"))
    #expect(report([("Card", [faint, []])]).kinds == nil)
  }

  @Test("A note comes last, is counted by itself, and fails no preview")
  func notes() throws {
    let symbol = CheckProblem("missing-symbol", .note, "there's no symbol", file: "Card.swift", line: 1)
    let faint = problem("low-contrast", "it's faint", line: 9)
    let both = report([("Card", [[symbol, faint], []]), ("Other", [[symbol], []])])
    #expect(both.issues.map(\.problem.name) == ["low-contrast", "missing-symbol"])
    #expect(both.summary == "2 previews in 2 looks: 0 errors, 1 warning, 1 note")
    #expect(both.text.contains("Card.swift:1: note: there's no symbol [missing-symbol]"))
    #expect(both.junit.contains("failures=\"1\"") && !both.junit.contains("missing-symbol"))
    #expect(both.markdown.contains("| ℹ️ | `Card.swift:1` |"))
    #expect(String(decoding: try both.sarif(), as: UTF8.self).contains("\"level\" : \"note\""))
    #expect(CheckPage(both).html.contains("With findings <span>1</span>"))
  }

  @Test("Previews of one name are told apart by their files, and what is said of all is said once")
  func sameNames() {
    var result = CheckedProgram.Result()
    result.looks = ["appearance light", "appearance dark"]
    let faint = problem("low-contrast", "it's faint")
    for (index, file) in ["Chip", "Chip", "Row", "Row", "Card"].enumerated() {
      let name = index == 4 ? "Card" : "Light"
      result.previews.append(CheckedPreview(name: name, file: "UI/\(file).swift", line: index, key: "\(index)"))
      result.shown.append([look(index, 0, [faint]), look(index, 1, [])])
    }
    var report = CheckReport(title: "UI", root: "/")
    report.add(result, target: "UI")
    report.gather()
    #expect(
      report.issues.map { report.words($0.places) } == [
        "2× \"Light\" of Chip.swift, 2× \"Light\" of Row.swift, \"Card\" (appearance light)"
      ])
    #expect(
      report.words(report.issues[0].places, limit: 1) == "2× \"Light\" of Chip.swift and 3 more (appearance light)")
  }

  @Test("What the audit finds in settings that it tries by itself is said of no look")
  func settings() {
    var cut = problem("text-cut-off", "it's cut off in large type")
    cut.isOfSettings = true
    let report = report([("Card", [[cut], []])])
    #expect(report.words(report.issues[0].places) == "\"Card\"")
  }

  @Test("What stands in none of the user's files is told with its preview")
  func placeless() {
    let lost = problem("missing-font", "there's no font", line: nil, view: "")
    let odd = problem("zero-size", "it's 0 wide", line: nil, view: "Card/Text")
    let report = report([("A", [[lost, odd], [lost]]), ("B", [[lost, odd], []])])
    #expect(
      report.issues.map(\.problem.name) == ["missing-font", "zero-size", "zero-size"], "a font lacks in all alike")
    #expect(report.issues.map(\.problem.line) == [10, 10, 11] && report.issues[0].places.count == 2)
    #expect(report.issues.allSatisfy { $0.problem.file == "Card.swift" })
  }

  @Test("Only what is new since the baseline is told, though lines have moved")
  func comparing() {
    let before = report([("Card", [[problem("overflow", "a", line: 3)], []]), ("Old", [[], []])])
    var now = report([
      ("Card", [[problem("overflow", "a", line: 9), problem("zero-size", "b", line: 12)], []]), ("New", [[], []]),
    ])
    now.compare(with: before, named: "main")
    #expect(now.issues.map(\.problem.name) == ["zero-size"])
    #expect(now.previews.map(\.isNew) == [false, true] && now.vanished == ["\"Old\" of Cards"])
    #expect(
      now.summary
        == "2 previews in 2 looks: 0 new errors, 1 new warning; since main 1 is new, 1 vanished")
    // One more at the same view is new.
    var twice = report([("Card", [[problem("overflow", "a", line: 3), problem("overflow", "c", line: 4)], []])])
    twice.compare(with: before, named: "main")
    #expect(twice.issues.count == 2)
    var same = report([("Card", [[problem("overflow", "a", line: 8)], []]), ("Old", [[], []])])
    same.compare(with: before, named: "main")
    #expect(same.summary == "2 previews in 2 looks: nothing new found; since main no preview has changed")
  }

  private var hostile: CheckReport {
    let name = "</testcase>|`@all` <img src=x onerror=alert(1)> \"\u{1}\n## "
    return report([(name, [[problem("overflow", name)], []])], title: "<b>\(name)")
  }

  @Test("JUnit's file is well-formed, whatever the names are")
  func junit() throws {
    let root = try #require(MarkupElement(hostile.junit))
    #expect(root.name == "testsuites" && root["tests"] == "1" && root["failures"] == "1")
    let test = try #require(root.children("testsuite").first?.children("testcase").first)
    #expect(
      test["name"]?.contains("</testcase>|`@all`") == true && test["line"] == "10" && test["classname"] == "Card.swift")
    #expect(test.children("failure").count == 1)
    let sound = try #require(MarkupElement(report([("A", [[], []])]).junit))
    #expect(sound["failures"] == "0" && sound.children("testsuite")[0].children("testcase")[0].children.isEmpty)
  }

  @Test("SARIF has what GitHub asks for: rules, places, levels and fingerprints that don't hang on lines")
  func sarif() throws {
    func json(_ report: CheckReport) throws -> [String: Any] {
      let object = try JSONSerialization.jsonObject(with: try report.sarif()) as? [String: Any]
      return try #require((object?["runs"] as? [[String: Any]])?.first)
    }
    let run = try json(
      report([("Card", [[problem("overflow", "too wide"), problem("zero-size", "none", line: 5)], []])]))
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect((driver["rules"] as? [[String: Any]])?.map { $0["id"] as? String } == ["overflow", "zero-size"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["warning", "warning"])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 1])
    let place = try #require(
      (results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    #expect((place["artifactLocation"] as? [String: Any])?["uri"] as? String == "Card.swift")
    #expect((place["region"] as? [String: Any])?["startLine"] as? Int == 3)
    func fingerprint(_ line: Int) throws -> String? {
      let run = try json(report([("Card", [[problem("overflow", "too wide", line: line)], []])]))
      return ((run["results"] as? [[String: Any]])?.first?["partialFingerprints"] as? [String: String])?["gnomon/v1"]
    }
    #expect(try fingerprint(3) == fingerprint(30))
    _ = try hostile.sarif()
  }

  @Test("A comment can't be broken out of, and GitHub takes its length")
  func markdown() {
    let text = hostile.markdown
    #expect(!text.contains("<img") && !text.contains("<b>") && !text.contains("`@all`") && !text.contains("\n## "))
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("|") }.count == 3)
    let many = report([
      ("Many", [(0..<2_000).map { problem("overflow", String(repeating: "long ", count: 20), line: $0 + 1) }, []])
    ])
    #expect(many.issues.count == 2_000 && many.markdown.count < 65_536 && many.markdown.contains(" more."))
  }

  @Test("The page shows names as text, and loads nothing from elsewhere")
  func page() {
    let page = CheckPage(hostile).html
    #expect(!page.contains("<img src=x") && !page.contains("<b>") && page.contains("&lt;/testcase&gt;"))
    #expect(page.contains("src=\"now/p0-0.png\"") && page.contains("img-src 'self'") && !page.contains("://"))
  }

  @Test("20,000 problems are gathered")
  func many() {
    let problems = (0..<20_000).map { problem("overflow", "\($0)", line: $0 % 10_000 + 1) }
    let report = report([("Many", [problems, problems])])
    #expect(report.issues.count == 10_000 && report.issues.allSatisfy { $0.places.count == 1 })
  }
}
