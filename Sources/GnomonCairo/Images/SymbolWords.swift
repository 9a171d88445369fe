// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The icons that the words of a system symbol's name lead to, the nearest first. They are names; a font may not have
/// them.
struct SymbolWords {
  let icons: [String]

  init(_ name: String) {
    let words = name.split(separator: ".").map(String.init)
    let isFilled = words.contains("fill") || words.contains("filled")
    let ending = words.contains("slash") ? "-off" : words.contains("badge") ? SymbolWords.badge(words) : nil
    // What stands in front of a badge is the symbol; the badge is an ending.
    let front = words.firstIndex(of: "badge").map { Array(words[..<$0]) } ?? words
    let known = front.filter { !SymbolWords.weak.contains($0) && Int($0) == nil }
    // What a figure does says more than that it is one.
    let strong = known.filter { $0 != "figure" } + known.filter { $0 == "figure" }.prefix(1)
    var bases: [String] = []
    for length in stride(from: known.count, to: 1, by: -1) {
      for start in 0...(known.count - length) { bases.append(known[start..<start + length].joined(separator: "-")) }
    }
    for word in strong {
      bases += SymbolStandIns.icons[word] ?? []
      if word.count > 2, !SymbolStandIns.brands.contains(word) { bases.append(word) }
    }
    bases += SymbolWords.plain(front)
    icons = bases.flatMap { base in
      var forms = ending.map { [base + $0] } ?? []
      if !isFilled { forms.append(base + "-outline") }
      return forms + [base]
    }
  }

  private static func badge(_ words: [String]) -> String? {
    let endings = ["plus": "-plus", "minus": "-minus", "checkmark": "-check", "xmark": "-remove", "clock": "-clock"]
    return words.last(where: { endings[$0] != nil }).flatMap { endings[$0] }
  }

  /// What words of directions and forms alone lead to.
  private static func plain(_ words: [String]) -> [String] {
    let ways = words.filter { ["up", "down", "left", "right"].contains($0) }
    guard let first = ways.first, words.contains("arrow") || words.contains("chevron") else { return [] }
    let kind = words.contains("chevron") ? "chevron" : "arrow"
    let upwards = ["up": "top", "down": "bottom"]
    if kind == "arrow", ways.count == 2, let start = upwards[first], ways[1] == "left" || ways[1] == "right" {
      return ["arrow-\(start)-\(ways[1])"]
    }
    return ["\(kind)-\(first)"]
  }

  /// Words that say where or in what a sign stands, and not what it is.
  private static let weak: Set<String> = [
    "fill", "filled", "slash", "badge", "circle", "square", "rectangle", "and", "on", "in", "to", "with", "of", "the",
    "app",
    "left", "right", "up", "down", "forward", "backward", "leading", "trailing", "top", "bottom", "middle", "center",
    "horizontal", "vertical", "inset", "half", "small", "large", "low", "high", "max", "min", "medium", "open",
    "closed",
    "inverse", "angled", "portrait", "landscape", "arrow", "chevron", "rtl", "line", "dashed", "dotted", "split",
    "crop",
    "sequence", "triangle", "diamond", "capsule", "oval", "shape", "point", "type", "a", "b", "c", "d", "e", "f", "g",
    "h",
    "i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "s", "t", "u", "v", "w", "x", "y", "z",
  ]
}
