// SPDX-License-Identifier: Apache-2.0

/// Pairs of texts that give comparisons much to do.
enum WorstTexts {
  static func all(_ count: Int, _ random: inout some RandomNumberGenerator) -> [(String, String, String)] {
    // Common words are common, as in a language.
    func words(_ kinds: Int, _ letter: String) -> [String] {
      (0..<count).map { _ in
        let place = Double.random(in: 0..<1, using: &random)
        return letter + "\(Int(Double(kinds) * place * place * place))"
      }
    }
    func lines(_ words: [String], _ length: Int) -> String {
      stride(from: 0, to: words.count, by: length).map {
        words[$0..<min($0 + length, words.count)].joined(separator: " ")
      }.joined(separator: "\n")
    }
    let old = words(3_000, "w")
    var edited = old
    for _ in 0..<count / 20 { edited[Int.random(in: 0..<count, using: &random)] = "edit" }
    let shuffled = old.shuffled(using: &random)
    let unique = (0..<count).map { "u\($0)" }
    return [
      ("edited", lines(old, 80), lines(edited, 80)),
      ("edited in one paragraph", lines(old, count), lines(edited, count)),
      ("nothing alike", lines(old, 80), lines(words(3_000, "v"), 80)),
      (
        "all words the same", lines(Array(repeating: "a", count: count), 80),
        lines(Array(repeating: "a", count: count - 777), 81)
      ),
      ("shuffled", lines(old, 80), lines(shuffled, 80)),
      ("shuffled in one paragraph", lines(old, count), lines(shuffled, count)),
      ("other words of the same language", lines(old, 80), lines(words(3_000, "w"), 80)),
      ("two words", lines(words(2, "w"), count), lines(words(2, "w"), count)),
      ("ten words", lines(words(10, "w"), 60), lines(words(10, "w"), 70)),
      ("unique and turned round", lines(unique, count), lines(unique.reversed(), count)),
      ("unique and shuffled", lines(unique, 80), lines(unique.shuffled(using: &random), 80)),
      ("a word a line", lines(old, 1), lines(shuffled, 1)),
      ("a word a line, none alike", lines(old, 1), lines(words(3_000, "v"), 1)),
      ("joined into one", lines(old, 80), lines(old, count)),
      (
        "letters", (0..<count).map { _ in ["日", "月", "水", "火"].randomElement(using: &random) ?? "" }.joined(),
        (0..<count).map { _ in ["日", "月", "水", "火"].randomElement(using: &random) ?? "" }.joined()
      ),
    ]
  }
}
