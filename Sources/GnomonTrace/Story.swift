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

  private mutating func addSizes() {
    let decisions = axes.map { ($0, record.decision(for: index, $0)) }
    var shown = record.path(to: index)
    for (_, decision) in decisions {
      for step in record.path(to: decision.node) + record.path(to: decision.child)
      where !shown.contains(step) && record.path(to: step).contains(index) { shown.append(step) }
    }
    var passing: [String] = []
    for (place, step) in shown.enumerated() {
      let next = place + 1 < shown.count ? shown[place + 1] : nil
      let step = sentences(of: step, next: next, decisions)
      let isEnd = step.node == index || step.node == 0
      if step.sentences.isEmpty, !isEnd {
        let node = record.nodes[step.node]
        if !node.isHidden { passing.append(node.spoken) }
        continue
      }
      flush(&passing)
      add(step)
    }
    flush(&passing)
    lines.append("")
    for (axis, decision) in decisions { addConclusion(axis, decision) }
  }

  mutating func flush(_ passing: inout [String]) {
    guard !passing.isEmpty else { return }
    var names = passing
    if names.count > 6 { names.replaceSubrange(3..<names.count - 2, with: ["…"]) }
    let text = "\(names.joined(separator: ", ")): \(passing.count == 1 ? "hands" : "hand") the proposal on"
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

    /// The words without saying along which axis: deeds that say the same are told in one sentence.
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

  /// Round shares of what is around: 143.2 of 358 is 40 %.
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
