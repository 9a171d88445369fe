// SPDX-License-Identifier: Apache-2.0
import Drawings
import Foundation
import Testing

@testable import ShelfCards

@Suite struct DrawingTests {
  private static func rows(_ count: Int, _ label: String = "name") -> [ChartDrawing.Row] {
    (0..<count).map {
      .init(label: "\(label) \($0)", value: Double($0 * 7 % 13), part: Double($0 % 3), written: "\($0)")
    }
  }

  private static func year(_ size: YearDrawing.Size, _ text: String = "name", rows count: Int = 5) -> Drawing.Subject {
    func section(_ count: Int) -> YearDrawing.Section { .init(heading: text, rows: rows(count, text)) }
    return .year(
      YearDrawing(
        size: size, year: "2026", heading: text, numbers: (0..<5).map { .init(value: "\($0)", label: text) },
        months: section(12), sites: section(count), tags: section(count), ends: [section(1), section(1)]))
  }

  private static func list(_ text: String, _ count: Int = 6) -> Drawing.Subject {
    .list(
      ListDrawing(
        title: text, description: text, count: text,
        entries: Array(repeating: .init(title: text, host: text), count: count)))
  }

  private static var subjects: [Drawing.Subject] {
    let charts = ChartDrawing.Form.allCases.flatMap { form in
      [0, 1, 53].flatMap { count in
        [false, true].map { isNarrow in
          var chart = ChartDrawing(form, rows: rows(count), names: ["Read", "Unread"])
          chart.isNarrow = isNarrow
          return Drawing.Subject.chart(chart)
        }
      }
    }
    return charts + [list("A list"), list("", 0), year(.tall), year(.wide), year(.tall, rows: 0), year(.wide, rows: 0)]
  }

  @Test func everyDrawingHasItsSize() async throws {
    let renderer = CardRenderer()
    for subject in Self.subjects {
      for isDark in [false, true] {
        let drawing = Drawing(subject, isDark: isDark)
        let png = try #require(PNGFile(try await renderer.png(for: drawing)))
        #expect(png.width == Int(drawing.points.width) * drawing.scale)
        #expect(png.height == Int(drawing.points.height) * drawing.scale)
      }
    }
  }

  @Test func hostileTextsAndNumbersAreDrawn() async throws {
    let renderer = CardRenderer()
    let texts = [
      String(repeating: "long", count: 20_000), "e" + String(repeating: "\u{301}", count: 20_000),
      "\u{0}\u{7}\u{202E}\u{FFFE}\n", "مرحبا بالعالم 👩🏽‍💻", "设计与布局的笔记",
    ]
    for text in texts {
      for subject in [Self.list(text), Self.year(.tall, text)] {
        #expect(PNGFile(try await renderer.png(for: Drawing(subject, language: text))) != nil)
      }
    }
    for value in [Double.nan, .infinity, -5, 1e300] {
      for form in ChartDrawing.Form.allCases {
        let rows = [ChartDrawing.Row(label: "a", value: value, part: value), .init(label: "a", value: 3, part: 9)]
        let chart = ChartDrawing(form, rows: rows, names: [])
        #expect(PNGFile(try await renderer.png(for: Drawing(.chart(chart)))) != nil, "\(form) \(value)")
      }
    }
  }

  @Test func manyRowsAreDrawnAsFarAsThereIsRoom() async throws {
    let renderer = CardRenderer()
    for form in ChartDrawing.Form.allCases {
      let drawing = Drawing(.chart(ChartDrawing(form, rows: Self.rows(20_000))))
      #expect(drawing.points.height <= 400)
      #expect(PNGFile(try await renderer.png(for: drawing)) != nil)
    }
  }

  @Test func theNameOfAPictureIsThatOfItsContent() throws {
    var digests: Set<String> = []
    for subject in Self.subjects {
      for isDark in [false, true] { digests.insert(try Drawing(subject, isDark: isDark).digest()) }
    }
    // Without rows and names nothing differs between some of them but form and width.
    #expect(digests.count == Self.subjects.count * 2)
    #expect(try Drawing(Self.list("a")).digest() == Drawing(Self.list("a")).digest())
    #expect(try Drawing(Self.list("a")).digest() != Drawing(Self.list("a"), language: "zh").digest())
  }

  @Test func aDrawnPictureIsKept() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "drawings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let cards = Cards(cache: try CardCache(folder: folder))
    let drawing = Drawing(Self.list("A list"))
    async let first = cards.picture(of: drawing)
    async let second = cards.picture(of: drawing)
    let (one, two) = try await (first, second)
    #expect(one.png == two.png && one.digest == two.digest)
    #expect(try CardCache(folder: folder).png(for: one.digest) == one.png)
  }
}
