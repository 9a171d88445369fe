// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@Suite struct TextFittingTests {
  let sentence = "The quick brown fox jumps over the lazy dog"

  @Test("nil and ∞ are the ideal size; no width and no height give nothing (facts 4), no height one line")
  func specialProposals() {
    let text = engine.shape(bodyText(sentence))
    let ideal = text.fit(width: nil, height: nil)
    #expect(ideal.lineCount == 1)
    #expect(text.fit(width: .infinity, height: .infinity) == ideal)
    #expect(text.fit(width: 0, height: 100).size.width == 0)
    #expect(text.fit(width: 0, height: 0).size == .zero)
    #expect(text.fit(width: 100, height: 0) == text.fit(width: 100, height: 1))
    #expect(text.fit(width: 100, height: 0).lineCount == 1)
    #expect(text.fit(width: .nan, height: -.infinity).size == ideal.size)
  }

  @Test func wrapsToTheProposedWidthAndReportsTheWidestLine() {
    let text = engine.shape(bodyText(sentence))
    let ideal = text.fit(width: nil, height: nil).size.width
    for width in stride(from: 20.0, to: ideal, by: 7) {
      let fit = text.fit(width: width, height: nil)
      #expect(fit.size.width <= width + 1.0 / 3)
      #expect(fit.lineCount > 1)
      #expect(!fit.isTruncated)
      // Asked again with its own answer, a text gives the same answer.
      #expect(text.fit(width: fit.size.width, height: fit.size.height).size == fit.size)
    }
    #expect(text.fit(width: ideal, height: nil).lineCount == 1)
  }

  @Test func breaksAWordThatIsWiderThanTheLine() {
    let text = engine.shape(bodyText("Donaudampfschifffahrt"))
    let fit = text.fit(width: 60, height: nil)
    #expect(fit.lineCount >= 3)
    #expect(fit.size.width <= 60.34)
    #expect(text.fit(width: 1, height: nil).lineCount == 21)
  }

  @Test func limitsLines() {
    let limited = engine.shape(bodyText(sentence) { $0.lineLimit = 2 })
    let fit = limited.fit(width: 100, height: nil)
    #expect(fit.lineCount == 2)
    #expect(fit.isTruncated)
    #expect(fit.size.width <= 100.34)
    let reserved = engine.shape(bodyText("X") { $0.reservedLines = 3 }).fit(width: nil, height: nil)
    #expect(abs(reserved.size.height - (20.287103 + 44)) < 0.34)
  }

  @Test func heightLimitsLinesButKeepsOne() {
    let text = engine.shape(bodyText(sentence))
    #expect(text.fit(width: 100, height: 43).lineCount == 2)
    #expect(text.fit(width: 100, height: 43).isTruncated)
    #expect(text.fit(width: 100, height: 1).lineCount == 1)
  }

  @Test func shrinksWhereAllowed() {
    let text = engine.shape(
      bodyText(sentence) {
        $0.lineLimit = 1
        $0.minimumScaleFactor = 0.5
      })
    let ideal = text.fit(width: nil, height: nil)
    let fit = text.fit(width: ideal.size.width * 0.7, height: nil)
    #expect(!fit.isTruncated)
    #expect(fit.size.width <= ideal.size.width * 0.7 + 0.34)
    #expect(fit.size.width > ideal.size.width * 0.69)
    #expect(fit.size.height < ideal.size.height)
    #expect(text.fit(width: ideal.size.width * 0.3, height: nil).isTruncated)
  }

  @Test(arguments: [Text.TruncationMode.tail, .head, .middle])
  func truncatesWithinTheWidth(mode: Text.TruncationMode) {
    let text = engine.shape(
      bodyText(sentence) {
        $0.lineLimit = 1
        $0.truncationMode = mode
      })
    for width in stride(from: 20.0, to: 300, by: 13) {
      let fit = text.fit(width: width, height: nil)
      #expect(fit.isTruncated)
      #expect(fit.size.width <= width + 0.34)
    }
  }

  @Test func lineSpacingAndTracking() {
    let plain = engine.shape(bodyText("A\nB")).fit(width: nil, height: nil)
    let spaced = engine.shape(bodyText("A\nB") { $0.lineSpacing = 6 }).fit(width: nil, height: nil)
    #expect(abs(spaced.size.height - plain.size.height - 6) < 1e-9)
    var tracked = bodyText("ABCD")
    tracked.runs[0].tracking = 3
    let width = engine.shape(tracked).fit(width: nil, height: nil).size.width
    #expect(abs(width - engine.shape(bodyText("ABCD")).fit(width: nil, height: nil).size.width - 12) < 0.34)
  }

  @Test func strangeTextsGiveFiniteSizes() {
    let strings = [
      "", "\n", "\r\n", " ", "\u{0}", "a\u{0}b", "\u{FFFF}", "👨‍👩‍👧‍👦🇩🇪", "שלום עולם", "مرحبا بالعالم", "日本語の文章",
      "ภาษาไทยไม่มีเว้นวรรค", "a\tb", "\u{202E}abc", "e\u{301}\u{301}\u{301}", String(repeating: "x", count: 20_000),
    ]
    for string in strings {
      let text = engine.shape(bodyText(string))
      for width in [nil, 0, 1, 33, CGFloat.greatestFiniteMagnitude, -5] as [CGFloat?] {
        for height in [nil, 0, 1, 50] as [CGFloat?] {
          let size = text.fit(width: width, height: height).size
          #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
        }
      }
    }
    for size in [0, -3, .nan, .infinity, 1e12] as [CGFloat] {
      let font = ResolvedFont(family: .custom("No Such Font"), size: size, weight: 5000)
      let fit = engine.shape(ResolvedText(runs: [.init(string: "x", font: font)])).fit(width: nil, height: nil)
      #expect(fit.size.width.isFinite && fit.size.height.isFinite)
    }
    #expect(engine.shape(ResolvedText(runs: [])).fit(width: nil, height: nil).size == .zero)
  }

  @Test func emojiAndBaselines() {
    let fit = engine.shape(bodyText("👋")).fit(width: nil, height: nil)
    #expect(fit.size.width > 15 && fit.size.width < 26)
    #expect(abs(fit.firstBaseline - 17 * 0.952148) < 1e-6)
    #expect(fit.lastBaseline == fit.firstBaseline)
  }

  @Test func equalTextsShareOneAnswer() {
    #expect(engine.shape(bodyText("shared")) === engine.shape(bodyText("shared")))
    #expect(engine.missingFonts.isEmpty)
  }

  @Test func tellsWhichFileAFontIsSetIn() throws {
    let file = try #require(engine.fontFile(for: ResolvedFont(family: .system(.default), size: 17, weight: 700)))
    #expect(file.family.hasPrefix("Inter"))
    #expect(file.style.contains("Bold"))
    #expect(FileManager.default.fileExists(atPath: file.path))
    #expect(Double(file.version) != nil)
    #expect(engine.hasFamily("Inter") && !engine.hasFamily("No Such Family"))
    let named = engine.fontFile(for: ResolvedFont(family: .custom("DejaVuSans-Bold,Inter"), size: 17))
    #expect(named != nil)
  }

  @Test func shapesFromManyThreads() async {
    await withTaskGroup(of: CGFloat.self) { group in
      for task in 0..<8 {
        group.addTask {
          var sum: CGFloat = 0
          for index in 0..<200 {
            let text = engine.shape(bodyText("Row \(index % 50) of \(task % 2)"))
            sum += text.fit(width: CGFloat(20 + index % 30), height: nil).size.height
          }
          return sum
        }
      }
      var sums: [CGFloat] = []
      for await sum in group { sums.append(sum) }
      #expect(sums.count == 8)
    }
  }

  @Test func aDirectoryWithoutFontsIsReported() {
    let engine = PangoTextEngine(fontDirectory: URL(fileURLWithPath: "/nonexistent"))
    #expect(engine.missingFonts.first?.hasPrefix("No font can be read in /nonexistent") == true)
  }
}
