// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import Gnomon
internal import GnomonTrace

/// Dots that tell a state by their colour alone (WCAG 2.2, 1.4.1).
///
/// Only what is sure is named: small shapes of one line in the code, at least three of them, each beside a text, green ones
/// and red, orange or yellow ones; two of one colour whose texts have no words in common that would say the state; none of them
/// with a label. And with `accessibilityDifferentiateWithoutColor` they're the same.
@MainActor
struct ColorsAlone {
  private struct Dot {
    let box: CGRect
    let color: Color.Resolved
    let view: AuditView
  }

  private enum Hue { case red, orange, green, other }

  private static let largest = 24.0

  func look(at host: ViewHost, _ findings: inout FindingList) {
    let found = suspects(host.auditPicture())
    guard !found.isEmpty, !host.configuration.differentiatesWithoutColor else { return }
    host.setReader { $0.differentiatesWithoutColor = true }
    let after = Set(suspects(host.auditPicture()).keys)
    host.setReader { $0.differentiatesWithoutColor = false }
    for (source, dot) in found where after.contains(source) {
      findings.add(
        .colorAlone, dot.view, dot.box,
        "\(dot.view.spoken) tells a state by its colour alone: it's green here and red or yellow there, and nothing else "
          + "says what that means.",
        "Say it in words or by another symbol too, at least with accessibilityDifferentiateWithoutColor; give it an "
          + "accessibilityLabel(_:).")
    }
  }

  /// The first dot of each line whose dots differ by nothing but their colours.
  private func suspects(_ picture: AuditPicture) -> [SourceLocation: Dot] {
    var lines: [SourceLocation: [Dot]] = [:]
    for mark in picture.marks {
      guard mark.kind == .fill, mark.colors.count == 1, mark.box.width <= Self.largest, mark.box.height <= Self.largest,
        mark.box.width > 3, abs(mark.box.width - mark.box.height) <= 1, let view = mark.view, !view.isOwn,
        let source = view.source
      else { continue }
      lines[source, default: []].append(Dot(box: mark.box, color: mark.colors[0], view: view))
    }
    lines = lines.filter { $0.value.count > 2 && Set($0.value.map(\.color.code)).count > 1 }
    guard !lines.isEmpty else { return [:] }
    // Dots in the colours of larger shapes are the key to those, as beside a chart.
    let large = Set(
      picture.marks.lazy.filter { max($0.box.width, $0.box.height) > Self.largest && $0.view?.isOwn == false }
        .flatMap(\.colors).map(\.code))
    lines = lines.filter { $0.value.count { large.contains($0.color.code) } == 0 }
    let texts = picture.runs.sorted { $0.box.midY < $1.box.midY }
    return lines.compactMapValues { dots in isAlone(dots, texts) ? dots[0] : nil }
  }

  private func isAlone(_ dots: [Dot], _ texts: [AuditPicture.Run]) -> Bool {
    let hues = Set(dots.map { Self.hue($0.color) })
    guard hues.contains(.green), hues.contains(.red) || hues.contains(.orange) else { return false }
    // The words that all dots of a colour have beside them.
    var common: [UInt32: (count: Int, words: Set<String>)] = [:]
    for dot in dots {
      let words = Self.words(beside: dot.box, texts)
      guard !words.isEmpty else { return false }
      let known = common[dot.color.code]
      common[dot.color.code] = ((known?.count ?? 0) + 1, known.map { $0.words.intersection(words) } ?? words)
    }
    return common.values.contains { $0.count > 1 && $0.words.isEmpty } && !dots.contains { $0.view.isDescribed }
  }

  /// The texts in the dot's line.
  private static func words(beside box: CGRect, _ texts: [AuditPicture.Run]) -> Set<String> {
    var (low, high) = (0, texts.count)
    while low < high {
      let middle = (low + high) / 2
      if texts[middle].box.midY < box.midY - 24 { low = middle + 1 } else { high = middle }
    }
    var words: Set<String> = []
    while low < texts.count, texts[low].box.midY <= box.midY + 24, words.count < 32 {
      words.insert(texts[low].string)
      low += 1
    }
    return words
  }

  private static func hue(_ color: Color.Resolved) -> Hue {
    let (red, green, blue) = (color.red, color.green, color.blue)
    let (least, most) = (min(red, green, blue), max(red, green, blue))
    guard most - least > 0.3 else { return .other }
    if green == most, green - red > 0.2 { return .green }
    guard red == most, blue < 0.45 else { return .other }
    return green > 0.45 ? .orange : .red
  }
}
