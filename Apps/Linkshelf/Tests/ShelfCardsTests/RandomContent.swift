// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import ShelfCards

/// Contents of all scripts, and of what isn't one, by a seed.
struct RandomContent {
  private var numbers: SeededNumbers
  private static let files: [Data] = {
    let whole = Samples.picture(width: 96, height: 70, red: 120)
    return [
      whole, Samples.picture(width: 4, height: 900, red: 3), Samples.picture(width: 1, height: 1, red: 0),
      Data(whole.prefix(whole.count / 2)),
      Samples.claiming(width: 10_000, height: 10_000), Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8),
      Data([0xFF, 0xD8, 0xFF, 0xE0]),
      Data("RIFF\u{0}\u{0}\u{0}\u{0}WEBP".utf8), Data(),
    ]
  }()
  /// Latin, Cyrillic, Greek, Arabic, Hebrew, Devanagari, Thai, Han, kana, Hangul, emoji, marks, controls, the whole first plane, all.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x400...0x4FF, 0x370...0x3FF, 0x600...0x6FF, 0x590...0x5FF, 0x900...0x97F, 0xE00...0xE7F,
    0x4E00...0x9FFF,
    0x3040...0x30FF, 0xAC00...0xD7A3, 0x1F300...0x1FAFF, 0x300...0x36F, 0x0...0x1F, 0x0...0xFFFF, 0x0...0x10FFFF,
    0x2000...0x206F,
  ]

  init(seed: Int) { numbers = SeededNumbers(name: "content \(seed)") }

  mutating func next() -> CardContent {
    CardContent(
      title: text(upTo: 400), description: text(upTo: 600), site: text(upTo: 40), siteName: text(upTo: 60),
      author: text(upTo: 60),
      date: text(upTo: 30), tags: (0..<numbers.below(9)).map { _ in text(upTo: 40) },
      readingMinutes: [nil, 0, -1, 5, Int.max, Int.min][numbers.below(6)], icon: file(), picture: file(),
      theme: CardTheme.allCases[numbers.below(2)], direction: CardDirection.allCases[numbers.below(3)],
      language: [nil, "en", "zh-Hans", "ar", "", "xx-\u{0}", "not a language", String(repeating: "a", count: 999)][
        numbers.below(8)],
      size: CardSize.allCases[numbers.below(3)])
  }

  private mutating func file() -> Data? { numbers.below(2) == 0 ? nil : Self.files[numbers.below(Self.files.count)] }

  private mutating func text(upTo limit: Int) -> String {
    guard numbers.below(5) > 0 else { return "" }
    let script = Self.ranges[numbers.below(Self.ranges.count)]
    var text = String.UnicodeScalarView()
    for _ in 0..<numbers.below(limit) {
      let range = numbers.below(12) == 0 ? Self.ranges[numbers.below(Self.ranges.count)] : script
      let value = range.lowerBound + UInt32(numbers.below(Int(range.upperBound - range.lowerBound) + 1))
      if numbers.below(7) == 0 { text.append(" ") }
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }
}
