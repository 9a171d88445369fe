// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import Gnomon

/// Why a view's code was evaluated, and why it's drawn otherwise.
extension Story {
  private static let limit = 12

  mutating func addEvaluations() {
    let owner = record.path(to: index).reversed().first { !record.nodes[$0].evaluations.isEmpty }
    guard let owner else {
      lines.append("No evaluation was recorded for it.")
      return
    }
    let evaluations = record.nodes[owner].evaluations
    lines.append(
      "The code that it stands in was evaluated \(evaluations.count == 1 ? "once" : "\(evaluations.count) times"):")
    for evaluation in evaluations.suffix(Self.limit) {
      addPoint(evaluation.pass, evaluation.because, isDecisive: evaluation.pass == evaluations.last?.pass)
    }
    if evaluations.count > Self.limit { lines.append("  … and \(evaluations.count - Self.limit) times before") }
  }

  mutating func addRedraws() {
    var drawings = node.redraws.map { (index, $0) }
    var whose = "It"
    if drawings.isEmpty {
      // A container draws nothing: what's in it does.
      let inside = record.subtree(of: index).dropFirst()
      drawings = inside.flatMap { id in record.nodes[id].redraws.map { (id, $0) } }.sorted { $0.1.pass < $1.1.pass }
      whose = "It draws nothing by itself. What's in it"
    }
    guard !drawings.isEmpty else {
      lines.append("Nothing of it was drawn.")
      return
    }
    let again = drawings.filter { $0.1.redraw.kind != .appeared }
    guard !again.isEmpty else {
      lines.append("\(whose) was drawn in pass \(max(1, drawings[0].1.pass)) and stayed as it was.")
      return
    }
    let passes = Set(again.map(\.1.pass)).count
    lines.append("\(whose) was drawn otherwise in \(passes == 1 ? "one pass" : "\(passes) passes"):")
    for (id, drawing) in again.suffix(Self.limit) {
      let subject = id == index ? "it" : record.nodes[id].spoken
      addPoint(
        drawing.pass, "\(subject) \(drawing.redraw.words): \(drawing.redraw.because)",
        isDecisive: drawing.pass == again.last?.1.pass)
    }
    if again.count > Self.limit { lines.append("  … and \(again.count - Self.limit) times before") }
  }

  private mutating func addPoint(_ pass: Int, _ text: String, isDecisive: Bool) {
    let mark = isDecisive ? "▶" : "•"
    let wrapped = paint.lines("pass \(max(1, pass)): \(text)", first: "  \(mark) ", indent: "    ")
    lines += isDecisive ? wrapped.map { paint.marked($0) } : wrapped
  }
}
