// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import Gnomon

/// Findings about what happened in passes, and about proposals.
extension LayoutRecord {
  /// A layout's child that took more than the layout had, because the layout proposed it.
  func excessProposal(_ node: Node) -> Finding? {
    guard let by = proposer(of: node.id), nodes[by].kind == .layout, node.kind != .custom else { return nil }
    let container = nodes[by]
    for axis in [Axis.horizontal, .vertical] {
      guard let given = node[axis].proposal, given.isFinite, let own = container[axis].proposal, own.isFinite,
        node[axis].answer.source == .proposal, given > max(own, container[axis].length) + 0.5,
        node[axis].length > container[axis].length + 0.5, !isMeantToReachBeyond(node.id, axis)
      else { continue }
      return finding(
        .excessProposal, node,
        "\(container.spoken) proposes \(points(given)) of \(axis.length) to \(node.spoken), though it's proposed "
          + "\(points(own)) and takes \(points(container[axis].length)) itself; \(node.spoken) takes all of it.",
        "Propose a share of what the layout is proposed, or answer a size in sizeThatFits that holds the children.")
    }
    return nil
  }

  private func isMeantToReachBeyond(_ index: Int, _ axis: Axis) -> Bool {
    ancestors(of: index).contains {
      nodes[$0].kind == .clip
        || nodes[$0].kind == .scroll && nodes[$0].axes.contains(axis == .horizontal ? .horizontal : .vertical)
    }
  }

  func readOnce(_ read: StaleRead) -> Finding {
    Finding(
      name: .readOnce, node: read.node ?? 0, view: read.view, source: read.source,
      message:
        "\(read.action) keeps \(read.old) of \(read.subject); it's \(read.new) now, and nothing reads it again.",
      hint: "Follow it: .onGeometryChange(for:of:action:), or .task(id:) and .onChange(of:) with the value; or read it "
        + "in the body.")
  }

  func preferenceLost(_ reduction: LayoutTracer.Reduction) -> Finding? {
    guard let winner = reduction.overwriter, let loser = reduction.contributions.last(where: { !$0.isDefault }) else {
      return nil
    }
    let place = loser.source.map { " (\($0))" } ?? ""
    let readers = reduction.source.map { " (\($0))" } ?? ""
    return Finding(
      name: .preferenceLost, node: reduction.node ?? 0, view: winner.view, source: winner.source,
      message: "\(winner.name) sets \(reduction.key) to \(winner.value), its default, and that takes the place of what "
        + "\(loser.name)\(place) says, \(loser.value): \(reduction.name)\(readers) reads "
        + "\(reduction.value).",
      hint: "Let reduce combine the values (max, +, or keep what isn't the default), or set the preference only where "
        + "there's something to say.")
  }

  // MARK: Wide evaluations

  private static let fewestBodies = 24
  private static let share = 8

  /// What happened to the nodes in one pass.
  private struct PassNotes {
    /// Custom views whose bodies were evaluated again, in the order of the tree.
    var evaluated: [Int] = []
    /// Nodes that are drawn otherwise.
    var redrawn: [Int] = []
  }

  /// Passes in which many bodies were evaluated and few of them show anything else. One sentence stands for a change
  /// that comes again and again.
  func wideEvaluations() -> [Finding] {
    guard passes.count > 2 else { return [] }
    let notes = passNotes()
    for pass in passes.indices.dropFirst(2) {
      let number = pass + firstPass
      guard let note = notes[number], note.evaluated.count >= Self.fewestBodies,
        let cause = evaluations(of: note.evaluated, number).first(where: { $0.cause != .parent })?.because
      else { continue }
      let showing = nodesAround(note.redrawn)
      let count = note.evaluated.count { showing.contains($0) }
      guard count * Self.share <= note.evaluated.count else { continue }
      var hint = "Read the value in the view that shows it"
      let fields = evaluations(of: note.evaluated, number).filter { $0.cause == .parent }
      if let closure = fields.map(\.because).first(where: { $0.contains("a closure that can't be compared") }) {
        hint += "; " + closure.replacing("its parent gave it another value: ", with: "views differ by ")
      }
      return [
        finding(
          .wideEvaluation, nodes[note.evaluated[0]],
          "\(note.evaluated.count) bodies were evaluated in pass \(number) because \(cause); what \(count) of them show "
            + "changed.", hint + ".")
      ]
    }
    return []
  }

  /// The notes of the passes, by the passes' numbers.
  private func passNotes() -> [Int: PassNotes] {
    var notes: [Int: PassNotes] = [:]
    for node in nodes {
      if node.kind == .custom {
        for evaluation in node.evaluations where evaluation.cause != .first {
          if notes[evaluation.pass]?.evaluated.last == node.id { continue }
          notes[evaluation.pass, default: PassNotes()].evaluated.append(node.id)
        }
      }
      for redraw in node.redraws { notes[redraw.pass, default: PassNotes()].redrawn.append(node.id) }
    }
    return notes
  }

  private func evaluations(of indexes: [Int], _ pass: Int) -> some Sequence<Evaluation> {
    indexes.lazy.flatMap { nodes[$0].evaluations }.filter { $0.pass == pass }
  }

  /// Some nodes, and all nodes around them.
  private func nodesAround(_ indexes: [Int]) -> Set<Int> {
    var around: Set<Int> = []
    for index in indexes {
      var current: Int? = index
      // Whoever lies around a node that is in is in as well.
      while let node = current, around.insert(node).inserted { current = nodes[node].parent }
    }
    return around
  }
}
