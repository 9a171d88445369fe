// SPDX-License-Identifier: Apache-2.0
import Foundation
package import Gnomon

/// The way to one view's size in plain sentences, from the root down, the decisive step marked.
package struct Story {
  package enum Question: String, CaseIterable, Sendable, Codable {
    case width, height, position, evaluated, redrawn
  }

  let record: LayoutRecord
  let index: Int
  let question: Question?
  let paint: Paint
  var lines: [String] = []

  /// - Parameter question: nil is both lengths.
  package init(_ record: LayoutRecord, _ index: Int, _ question: Question?, _ paint: Paint) {
    self.record = record
    self.index = index
    self.question = question
    self.paint = paint
  }

  var node: LayoutRecord.Node { record.nodes[index] }

  private var axes: [Axis] {
    switch question {
    case .width: [.horizontal]
    case .height: [.vertical]
    default: [.horizontal, .vertical]
    }
  }

  package mutating func text() -> String {
    lines = []
    let size = "\(points(node.size.width)) wide and \(points(node.size.height)) high"
    let head = "\(node.spoken) is \(size)"
    let place = node.source.map { plainLine("\($0)") } ?? ""
    let hasRoom = place.isEmpty || head.count + 2 + place.count <= paint.columns
    lines.append(paint.bold(head) + (hasRoom && !place.isEmpty ? "  " + paint.dim(place) : ""))
    let path = record.pathText(to: index)
    lines.append(paint.dim(hasRoom ? shortened(path) : place + "  " + shortened(path, by: place.count + 2)))
    lines.append("")
    switch question {
    case .position: addPosition()
    case .evaluated: addEvaluations()
    case .redrawn: addRedraws()
    default: addSizes()
    }
    return lines.joined(separator: "\n")
  }

  private func shortened(_ path: String, by taken: Int = 0) -> String {
    let room = max(10, paint.columns - taken)
    return path.count <= room ? path : "…" + path.suffix(room - 1)
  }

  // MARK: Sizes

  struct Step {
    var node: Int
    var sentences: [(text: String, isDecisive: Bool)] = []
  }

  /// The number of lines of a terminal's screen.
  private static let screen = 24

  private mutating func addSizes() {
    let decisions = axes.map { ($0, record.decision(for: index, $0)) }
    let begun = lines
    addSteps(decisions, from: 0)
    let start = firstStepThatCounts
    guard lines.count > Self.screen, start > 1 else { return }
    lines = begun
    addSteps(decisions, from: start)
  }

  /// The first step that counts: the last one that comes up with a proposal by itself. What those above propose doesn't
  /// matter below.
  private var firstStepThatCounts: Int {
    let path = record.path(to: index)
    let starts = axes.map { axis in
      path.indices.dropLast().last { place in
        [.own, .unspecified].contains(record.nodes[path[place + 1]][axis].offer.source)
      } ?? 0
    }
    // What a reader's code works out comes of the reader's size.
    let reader = path.lastIndex { record.nodes[$0].kind == .reader }
    return min(starts.min() ?? 0, reader ?? .max)
  }

  /// - Parameter start: The first node of the way that is told; those before are named in one line.
  private mutating func addSteps(_ decisions: [(Axis, Decision)], from start: Int) {
    let path = record.path(to: index)
    var shown: [(node: Int, next: Int?)] = []
    for (place, node) in path.enumerated() { shown.append((node, place + 1 < path.count ? path[place + 1] : nil)) }
    for (_, decision) in decisions {
      for step in record.path(to: decision.node) + record.path(to: decision.child) {
        guard !shown.contains(where: { $0.node == step }), record.isInside(step, index) else { continue }
        shown[shown.count - 1].next = step
        shown.append((step, nil))
      }
      // Who decides may lie beside the way: the view that a background is laid under.
      guard !shown.contains(where: { $0.node == decision.node }) else { continue }
      let common = record.path(to: decision.node).last { step in shown.contains { $0.node == step } }
      let place = shown.firstIndex { $0.node == common } ?? 0
      shown.insert((decision.node, decision.act == .offer ? decision.child : nil), at: place + 1)
    }
    if start > 0 {
      let names = shown[..<start].map { record.nodes[$0.node] }.filter { !$0.isHidden }.map(\.spoken)
      let text = shortened(names) + ": what \(names.count == 1 ? "it proposes" : "they propose") doesn't reach below"
      lines += paint.lines(text, first: "  │ ", indent: "  │   ").map { paint.dim($0) }
      shown.removeFirst(start)
    }
    var passing: [String] = []
    for (place, (node, next)) in shown.enumerated() {
      let step = sentences(of: node, next: next, decisions)
      if step.sentences.isEmpty, node != index, start > 0 || place > 0 {
        if !record.nodes[node].isHidden { passing.append(record.nodes[node].spoken) }
        continue
      }
      flush(&passing)
      add(step)
    }
    flush(&passing)
    lines.append("")
    for (axis, decision) in decisions { addConclusion(axis, decision) }
  }

  private func shortened(_ names: [String]) -> String {
    var names = names
    if names.count > 6 { names.replaceSubrange(3..<names.count - 2, with: ["…"]) }
    return names.joined(separator: ", ")
  }

  mutating func flush(_ passing: inout [String]) {
    guard !passing.isEmpty else { return }
    let text = "\(shortened(passing)): \(passing.count == 1 ? "hands" : "hand") the proposal on"
    lines += paint.lines(text, first: "  │ ", indent: "  │   ").map { paint.dim($0) }
    passing = []
  }

  /// Something that a step did to a length.
  private struct Deed {
    var length: CGFloat?
    var proposed: CGFloat?
    var axis: Axis
    var words: String
    var isDecisive: Bool

    /// The words without the axis: deeds that say one thing are told in one sentence.
    var plainWords: String {
      var text = words
      for (name, common) in [("width", "size"), ("height", "size"), ("wide", "large"), ("high", "large")] {
        text = text.replacingOccurrences(of: name, with: common)
      }
      return text
    }
  }

  private func sentences(of index: Int, next: Int?, _ decisions: [(Axis, Decision)]) -> Step {
    let node = record.nodes[index]
    var (answers, offers): ([Deed], [Deed]) = ([], [])
    for (axis, decision) in decisions {
      let isAnswer = decision.act == .answer && decision.node == index
      let tells = index == self.index || isAnswer || node[axis].answer.source == .fallback
      guard tells, node.kind != .host else { continue }
      answers.append(
        Deed(
          length: node[axis].length, proposed: node[axis].proposal, axis: axis, words: node[axis].answer.words,
          isDecisive: isAnswer))
    }
    if let next, record.nodes[next].parent == index || record.proposer(of: next) == index {
      let child = record.nodes[next]
      for (axis, decision) in decisions where child[axis].offer.source != .same {
        let isSilent = decision.silent == index && child[axis].offer.source == .unspecified
        offers.append(
          Deed(
            length: child[axis].proposal, axis: axis, words: child[axis].offer.words,
            isDecisive: isSilent || decision.act == .offer && decision.child == next))
      }
    }
    return Step(node: index, sentences: told(answers, "takes", "") + told(offers, "proposes", " to what's in it"))
  }

  private func told(_ deeds: [Deed], _ verb: String, _ whom: String) -> [(text: String, isDecisive: Bool)] {
    if deeds.count == 2, deeds[0].plainWords == deeds[1].plainWords, let width = deeds[0].length,
      let height = deeds[1].length
    {
      return [
        (
          "\(verb) \(points(width))×\(points(height))\(whom): \(deeds[0].plainWords)",
          deeds[0].isDecisive || deeds[1].isDecisive
        )
      ]
    }
    return deeds.map { deed in
      let what = deed.length.map { "\(points($0)) of \(deed.axis.length)" } ?? "no \(deed.axis.length)"
      let note =
        deed.length.flatMap { length in
          deed.proposed.flatMap { sameLength($0, length) ? nil : " (\(points($0)) proposed)" }
        } ?? ""
      return ("\(verb) \(what)\(note)\(whom): \(deed.words)", deed.isDecisive)
    }
  }

  private func sameLength(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 0.001 }

  mutating func add(_ step: Step) {
    let node = record.nodes[step.node]
    let size = "\(points(node.size.width))×\(points(node.size.height))"
    let isMarked = step.sentences.contains { $0.isDecisive }
    let mark = isMarked ? "▶ " : "  "
    let head = "\(mark)├ \(node.spoken)  \(size)"
    let place = placeText(node, beside: head.count)
    let gap = String(repeating: " ", count: max(2, paint.columns - head.count - place.count))
    lines.append(
      (isMarked ? paint.marked(mark) : mark) + paint.dim("├ ")
        + (isMarked ? paint.marked(node.spoken) : paint.bold(node.spoken)) + "  " + size
        + (place.isEmpty ? "" : gap + paint.dim(place)))
    for sentence in step.sentences {
      let text = paint.lines(sentence.text, first: "  │   ", indent: "  │     ")
      lines += text.map { sentence.isDecisive ? paint.marked($0) : $0 }
    }
  }

  private func placeText(_ node: LayoutRecord.Node, beside width: Int) -> String {
    paint.place(node.source, beside: width)
  }

  private mutating func addConclusion(_ axis: Axis, _ decision: Decision) {
    let name = axis == .horizontal ? "Width" : "Height"
    let text = paint.lines(record.sentence(for: index, decision, axis), first: "\(name): ", indent: "  ")
    lines.append(paint.marked(text[0]))
    lines += text.dropFirst().map { paint.marked($0) }
    // A text's own width that happens to be a quarter of something says nothing.
    let isMeant = decision.act == .offer || record.nodes[decision.node].kind == .frame
    let share = isMeant ? shareOfHost(axis) : ""
    if !share.isEmpty { lines.append("  " + share) }
  }

  /// A round share of what is around, as 40 % for 143.2 of 358.
  private func shareOfHost(_ axis: Axis) -> String {
    let own = node[axis].length
    guard own > 0 else { return "" }
    for ancestor in record.ancestors(of: index) {
      let whole = record.nodes[ancestor][axis].length
      guard whole > own + 0.5, whole.isFinite, !record.nodes[ancestor].isHidden else { continue }
      let percent = own / whole * 100
      if abs(percent - percent.rounded()) < 0.05, percent >= 1,
        percent.rounded().truncatingRemainder(dividingBy: 5) == 0
      {
        return "That's \(points(percent.rounded())) % of the \(points(whole)) of \(record.nodes[ancestor].spoken)."
      }
    }
    return ""
  }
}
