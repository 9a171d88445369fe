// SPDX-License-Identifier: Apache-2.0
import Foundation
package import Gnomon

/// The step of a negotiation that made a length what it is.
package struct Decision: Sendable, Equatable {
  package enum Act: Sendable {
    /// The node answered so by itself.
    case answer
    /// The node proposed so.
    case offer
  }

  package var node: Int
  package var act: Act
  /// The child that the node proposed to; for an answer, the node itself.
  package var child: Int
  /// The node that began to propose nothing, where nothing was proposed.
  package var silent: Int?
}

extension LayoutRecord {
  /// Follows a length to the step that decided it: down to the child that took so much, or up to who proposed it.
  package func decision(for index: Int, _ axis: Axis) -> Decision {
    var decisions = Decisions(self)
    return decisions.decision(for: index, axis)
  }

  /// What comes after a node on the way to what decided its length.
  fileprivate enum Step {
    case end(Decision)
    /// The child that takes so much.
    case child(Int)
    /// The node that proposed the length, and has it itself.
    case proposer(Int)
  }

  fileprivate func step(from index: Int, _ axis: Axis) -> Step {
    let answer = Decision(node: index, act: .answer, child: index)
    switch nodes[index][axis].answer.source {
    case .own, .children: return .end(answer)
    case .fallback:
      return .end(
        Decision(node: index, act: .answer, child: index, silent: whoProposesNothing(to: index, axis)))
    case .child: return nodes[index][axis].decider.map { Step.child($0) } ?? .end(answer)
    case .proposal:
      guard let step = origin(ofProposalTo: index, axis) else { return .end(answer) }
      return step.goesOn ? .proposer(step.decision.node) : .end(step.decision)
    }
  }

  /// Who came up with what a node is proposed. Goes on where it's that node's own size.
  private func origin(ofProposalTo index: Int, _ axis: Axis) -> (decision: Decision, goesOn: Bool)? {
    var child = index
    while let parent = nodes[child].parent {
      let offer = nodes[child][axis].offer
      let from = proposer(of: child) ?? parent
      // The length of a line's longest view, which has its own reason.
      if let decider = nodes[child][axis].offerDecider, decider != child, !isInside(index, decider) {
        return (Decision(node: decider, act: .answer, child: decider), true)
      }
      switch offer.source {
      case .same: child = parent
      case .own, .share, .unspecified: return (Decision(node: from, act: .offer, child: child), false)
      case .size: return (Decision(node: from, act: .offer, child: child), true)
      }
    }
    return nil
  }

  private func whoProposesNothing(to index: Int, _ axis: Axis) -> Int? {
    var child = index
    while let parent = nodes[child].parent {
      if nodes[child][axis].offer.source == .unspecified { return proposer(of: child) ?? parent }
      child = parent
    }
    return nil
  }

  /// The decision about a node's length in a sentence, with what lies between the two.
  package func sentence(for index: Int, _ decision: Decision, _ axis: Axis) -> String {
    let text = sentence(decision, axis)
    let more = nodes[index][axis].length - nodes[decision.node][axis].length
    guard decision.act == .answer, decision.node != index, decision.silent == nil, more > 0.001 else { return text }
    return text + " What lies around it adds \(points(more))."
  }

  /// The decision in a sentence.
  package func sentence(_ decision: Decision, _ axis: Axis) -> String {
    let node = nodes[decision.node]
    switch decision.act {
    case .answer:
      if let silent = decision.silent {
        let who = nodes[silent]
        return
          "\(who.title) proposes no \(axis.length): \(nodes[childOnPath(from: silent, to: decision.node)][axis].offer.words). "
          + "\(node.title) answers \(points(node[axis].length)) to that: \(node[axis].answer.words)."
      }
      return "\(node.title) is \(points(node[axis].length)) \(axis.adjective): \(node[axis].answer.words)."
    case .offer:
      let child = nodes[decision.child]
      return "\(node.title) proposes \(points(child[axis].proposal)) to \(child.called): \(child[axis].offer.words)."
    }
  }

  private func childOnPath(from ancestor: Int, to index: Int) -> Int {
    path(to: index).first {
      nodes[$0][.horizontal].offer.source == .unspecified && proposer(of: $0) == ancestor
        || nodes[$0][.vertical].offer.source == .unspecified && proposer(of: $0) == ancestor
    } ?? index
  }
}

/// Finds decisions, each part of a way once: lengths that have the same origin share the most of theirs.
struct Decisions {
  private let record: LayoutRecord
  private var known: [Axis: [Int: Decision]] = [:]
  /// The number of steps that were followed so far.
  private(set) var steps = 0

  init(_ record: LayoutRecord) { self.record = record }

  mutating func decision(for index: Int, _ axis: Axis) -> Decision {
    var way: [Int] = []
    var seen: Set<Int> = []
    var current = index
    while seen.insert(current).inserted {
      if let decision = known[axis]?[current] { return keep(decision, for: way, axis) }
      way.append(current)
      steps += 1
      switch record.step(from: current, axis) {
      case .end(let decision): return keep(decision, for: way, axis)
      case .child(let next): current = next
      case .proposer(let next):
        // Lengths that come of each other: it depends on where one begins.
        if seen.contains(next) { return Decision(node: current, act: .answer, child: current) }
        current = next
      }
    }
    return Decision(node: current, act: .answer, child: current)
  }

  private mutating func keep(_ decision: Decision, for way: [Int], _ axis: Axis) -> Decision {
    for index in way { known[axis, default: [:]][index] = decision }
    return decision
  }
}

extension Axis {
  package var length: String { self == .horizontal ? "width" : "height" }
  package var adjective: String { self == .horizontal ? "wide" : "high" }
}
