// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonCairo
import Testing

@testable import Gnomon

/// Texts on macOS are as wide as recorded there, as far as Inter can be (`RecordedMacWidths.swift`).
@Suite struct MacWidthTests {
  private static func text(_ string: String, size: CGFloat, weight: Int, on profile: PlatformProfile) -> ResolvedText {
    var paragraph = ResolvedText.ParagraphStyle()
    paragraph.displayScale = 2
    var font = Font.system(size: size).resolved(profile: profile, typeSize: .large)
    font.weight = weight
    return ResolvedText(runs: [.init(string: string, font: font)], paragraph: paragraph)
  }

  private static func width(
    _ string: String, size: CGFloat = 13, weight: Int = 400, on profile: PlatformProfile = .macOS26
  ) -> CGFloat {
    engine.shape(text(string, size: size, weight: weight, on: profile)).fit(width: nil, height: nil).size.width
  }

  /// How far texts are from their recorded widths, in points.
  private struct Errors {
    var count = 0
    var exact = 0
    var sum: CGFloat = 0
    var worst: CGFloat = 0
    var far: [String] = []

    mutating func add(_ list: String, size: CGFloat, weight: Int) {
      for row in MacWidths.rows(list) {
        let found = width(row.string, size: size, weight: weight)
        let error = abs(found - row.width)
        count += 1
        exact += error == 0 ? 1 : 0
        sum += error
        worst = max(worst, error)
        if error > 0.5 { far.append("\(size)/\(weight) “\(row.string)” \(found), not \(row.width)") }
      }
    }
  }

  private static func errors(
    _ list: KeyPath<MacWidths, String>, where isAsked: (MacWidths) -> Bool
  ) -> Errors {
    var errors = Errors()
    for table in recordedMacWidths where isAsked(table) {
      errors.add(table[keyPath: list], size: table.size, weight: table.weight)
    }
    return errors
  }

  @Test("Of 13 points, the texts that the letters were fitted to")
  func fitted() {
    let found = Self.errors(\.fitted) { $0.size == 13 && $0.weight == 400 }
    #expect(found.count == 187 && found.exact >= 173 && found.worst <= 0.5, "\(found)")
  }

  @Test("Of 13 points, the texts that were kept for this test")
  func kept() {
    let found = Self.errors(\.kept) { $0.size == 13 && $0.weight == 400 }
    #expect(found.count == 85 && found.exact >= 61 && found.far.count <= 1 && found.worst <= 1, "\(found)")
  }

  @Test("Of 10 to 17 points, what was fitted and what was kept")
  func small() {
    func isSmall(_ table: MacWidths) -> Bool { table.size <= 17 && table.size != 13 && table.weight == 400 }
    let (fitted, kept) = (Self.errors(\.fitted, where: isSmall), Self.errors(\.kept, where: isSmall))
    #expect(fitted.count == 68 && fitted.exact >= 62 && fitted.worst <= 0.5, "\(fitted)")
    #expect(kept.count == 48 && kept.exact >= 34 && kept.worst <= 0.5, "\(kept)")
  }

  @Test("Larger than 17 points: nearer than without the corrections, which leave a sum of 25 points and 5 at worst")
  func large() {
    let found = Self.errors(\.kept) { $0.size > 17 && $0.weight == 400 }
    #expect(found.count == 27 && found.exact >= 10 && found.sum <= 14 && found.worst <= 2.5, "\(found)")
  }

  /// What is exact without corrections, and the sum of errors: 500 36 and 24.5, 600 33 and 36.5, 700 35 and 42.5.
  @Test(
    "Other weights up to 17 points take the same corrections",
    arguments: [(500, 79, 56, 13), (600, 94, 53, 24.5), (700, 88, 35, 37.5)] as [(Int, Int, Int, CGFloat)])
  func weights(weight: Int, count: Int, exact: Int, sum: CGFloat) {
    let found = Self.errors(\.kept) { $0.size <= 17 && $0.weight == weight }
    #expect(found.count == count && found.exact >= exact && found.sum <= sum && found.worst <= 1.5, "\(found)")
  }

  @Test(
    "Letters recorded alone",
    arguments: [
      ("A", 9), ("B", 8.5), ("D", 9.5), ("E", 8), ("F", 7.5), ("G", 10), ("H", 10), ("X", 9), ("Z", 9), ("/", 4),
      ("+", 8.5), ("0", 8.5), ("1", 6), ("7", 7.5),
    ] as [(String, CGFloat)])
  func letters(_ letter: String, _ recorded: CGFloat) { #expect(Self.width(letter) == recorded) }

  @Test("Widths that were recorded before they were rounded, within 0.06")
  func unrounded() {
    for (string, recorded) in [("iiii", 12.543), ("W", 12.505), ("Hello, world", 71.525)] as [(String, CGFloat)] {
      let lines = engine.shape(Self.text(string, size: 13, weight: 400, on: .macOS26)).lines(
        in: CGSize(width: 1_000, height: 100))
      #expect(abs((lines.first?.width ?? 0) - recorded) < 0.06, "\(string): \(lines.first?.width ?? 0)")
    }
  }

  @Test("A letter with an accent is as wide as without, whichever way it's written")
  func accents() {
    let plain = Self.width("wwwwTTTT")
    #expect(Self.width("ŵŵŵŵTTTT".decomposedStringWithCanonicalMapping) == plain)
    #expect(Self.width("éàÇÑü") == Self.width("éàÇÑü".decomposedStringWithCanonicalMapping))
    #expect(Self.width("a\u{A0}a") == Self.width("a a"))
  }

  @Test("Other systems, designs and fonts keep the widths of their font")
  func others() {
    func width(_ profile: PlatformProfile, edit: (inout ResolvedFont) -> Void) -> CGFloat {
      var text = Self.text("www XXX 666", size: 13, weight: 400, on: profile)
      edit(&text.runs[0].font)
      return engine.shape(text).fit(width: nil, height: nil).size.width
    }
    let edits: [(inout ResolvedFont) -> Void] = [
      { $0.family = .system(.rounded) }, { $0.family = .system(.serif) }, { $0.family = .system(.monospaced) },
      { $0.family = .custom("Inter") }, { $0.isSmallCaps = true },
    ]
    for edit in edits { #expect(width(.macOS26, edit: edit) == width(.iOS26, edit: edit)) }
    #expect(width(.macOS26) { $0.hasMacWidths = false } == width(.iOS26) { _ in })
    #expect(Self.width("www", on: .macOS26) < Self.width("www", on: .iOS26))
    // All digits have one width where that was asked for.
    var digits = Self.text("000", size: 13, weight: 400, on: .macOS26)
    digits.runs[0].font.isMonospacedDigit = true
    var others = Self.text("686", size: 13, weight: 400, on: .macOS26)
    others.runs[0].font.isMonospacedDigit = true
    #expect(
      engine.shape(digits).fit(width: nil, height: nil).size == engine.shape(others).fit(width: nil, height: nil).size)
  }

  nonisolated static let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."
  nonisolated static let paragraphs = "First line.\nSecond paragraph wraps here as well."

  /// The text, the proposed width, the recorded one and the recorded lines.
  nonisolated static let wrapped: [(string: String, proposed: CGFloat, width: CGFloat, lines: Int)] = [
    (sentence, 400, 355.5, 2), (sentence, 300, 274, 2), (sentence, 260, 227, 2), (sentence, 200, 196.5, 3),
    (sentence, 150, 137, 4), (paragraphs, 220, 186, 3), ("Wrapped kerned words fill the line", 160, 160, 2),
  ]

  @Test("Lines break where they were recorded to, within half a point", arguments: wrapped)
  func lines(_ row: (string: String, proposed: CGFloat, width: CGFloat, lines: Int)) {
    let shaped = engine.shape(Self.text(row.string, size: 13, weight: 400, on: .macOS26))
    let size = shaped.fit(width: row.proposed, height: nil).size
    #expect(size.height == CGFloat(row.lines) * 16)
    #expect(abs(size.width - row.width) <= 0.5, "\(size.width)")
  }
}
