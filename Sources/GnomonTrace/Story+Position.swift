// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import Gnomon

/// Why a view lies where it does: what each container around adds, the one that adds most marked.
extension Story {
  private struct Shift {
    var container: Int
    var child: Int
    var x: CGFloat
    var y: CGFloat

    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
  }

  mutating func addPosition() {
    let shifts = shifts
    let deciders = [Axis.horizontal, .vertical].map { axis in
      shifts.indices.filter { abs(shifts[$0][axis]) > 0.001 }.max { abs(shifts[$0][axis]) < abs(shifts[$1][axis]) }
    }
    lines.append("Its top left corner lies at (\(points(node.frame.minX)), \(points(node.frame.minY))):")
    for (place, shift) in shifts.enumerated() {
      var sentences: [(text: String, isDecisive: Bool)] = []
      for (axis, decider) in zip([Axis.horizontal, .vertical], deciders) where abs(shift[axis]) > 0.001 {
        sentences.append((sentence(shift, axis), decider == place))
      }
      // The same both ways is told once.
      if sentences.count == 2, shift.x == shift.y, words(shift, .horizontal) == words(shift, .vertical) {
        let text = "puts \(called(shift)) at (\(points(shift.x)), \(points(shift.y)))" + because(shift, .horizontal)
        sentences = [(text, sentences[0].isDecisive || sentences[1].isDecisive)]
      }
      if !sentences.isEmpty { add(Step(node: shift.container, sentences: sentences)) }
    }
    lines.append("")
    for (axis, decider) in zip([Axis.horizontal, .vertical], deciders) { addSum(axis, shifts, decider) }
    addDrawnPlace()
  }

  /// The steps that each container on the way adds, from the root.
  private var shifts: [Shift] {
    let path = record.path(to: index)
    var shifts: [Shift] = []
    for (parent, child) in zip(path, path.dropFirst()) {
      let (outer, inner) = (record.nodes[parent].frame, record.nodes[child].frame)
      let shift = Shift(container: parent, child: child, x: inner.minX - outer.minX, y: inner.minY - outer.minY)
      if abs(shift.x) > 0.001 || abs(shift.y) > 0.001 { shifts.append(shift) }
    }
    return shifts
  }

  private func called(_ shift: Shift) -> String {
    shift.child == index ? record.nodes[index].spoken : record.nodes[shift.child].called
  }

  private func words(_ shift: Shift, _ axis: Axis) -> String { record.nodes[shift.child].place[axis] }

  private func because(_ shift: Shift, _ axis: Axis) -> String {
    let words = words(shift, axis)
    return words.isEmpty ? "" : ": " + words
  }

  private func sentence(_ shift: Shift, _ axis: Axis) -> String {
    let length = shift[axis]
    let way = axis == .horizontal ? length < 0 ? "to the left" : "to the right" : length < 0 ? "up" : "down"
    return "puts \(called(shift)) \(points(abs(length))) \(way)" + because(shift, axis)
  }

  /// Adds the sum of an axis as a sentence: `From the left: 16 + 16 + 149 = 181; the largest step is that of HStack
  /// (Card.swift:6).`
  private mutating func addSum(_ axis: Axis, _ shifts: [Shift], _ decider: Int?) {
    let start = axis == .horizontal ? "From the left: " : "From the top: "
    let terms = shifts.map { $0[axis] }.filter { abs($0) > 0.001 }
    let whole = points(axis == .horizontal ? node.frame.minX : node.frame.minY)
    var text = whole
    if terms.count > 1 {
      text = ""
      for (place, term) in terms.enumerated() {
        text += place == 0 ? points(term) : term < 0 ? " − \(points(-term))" : " + \(points(term))"
      }
      text += " = \(whole)"
    }
    if let decider {
      let who = record.nodes[shifts[decider].container].title
      text += terms.count > 1 ? "; the largest step is that of \(who)." : "; that's the step of \(who)."
    } else {
      text += "; nothing around moves it."
    }
    let wrapped = paint.lines(text, first: start, indent: "  ")
    lines += decider == nil ? wrapped : wrapped.map { paint.marked($0) }
  }

  private mutating func addDrawnPlace() {
    let (laid, drawn) = (node.frame, node.drawn)
    guard abs(laid.minX - drawn.minX) > 0.001 || abs(laid.minY - drawn.minY) > 0.001 else { return }
    let text =
      "It's drawn at (\(points(drawn.minX)), \(points(drawn.minY))), "
      + "as something around it is scrolled, scaled, turned or moved."
    lines += paint.lines(text, first: "", indent: "  ")
  }
}
