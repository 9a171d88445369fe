// SPDX-License-Identifier: Apache-2.0
import Foundation

extension StackNode: LayoutReasoning {
  private var axis: Axis { cell.pointee.axis ?? .vertical }
  private var isHorizontal: Bool { axis == .horizontal }

  func answerReason(_ axis: Axis) -> AnswerReason? {
    let children = laidOutChildren
    guard axis == self.axis else {
      guard let longest = children.max(by: { $0.size[axis] < $1.size[axis] }) else { return nil }
      if sameLength(longest.size[axis], size[axis]) {
        // What fills the stack isn't what makes it so long, where another view does.
        let decider = children.first { sameLength($0.size[axis], size[axis]) && !$0.stretches(axis) } ?? longest
        return AnswerReason(
          .child, "it's as \(axis.adjective) as its \(axis.longest) view, \(decider.spokenName(inside: self))",
          child: decider)
      }
      return AnswerReason(.children, "its views, aligned to each other, reach that far")
    }
    if children.count == 1 { return .child(children[0], axis) }
    let (gaps, spacing) = (plan.gaps, plan.spacing)
    let terms = children.count > 5 ? nil : plan.services.map { points($0.taken) }.joined(separator: " + ")
    let sum = terms ?? "\(children.count) views"
    if let proposed = proposal[axis], sameLength(proposed, size[axis]), !isProposedItsOwnLength(axis),
      let filler = children.first(where: { $0.fills(axis) })
    {
      let whole = sum + (spacing == 0 ? "" : " + \(spoken(gaps)) spacing")
      return AnswerReason(
        .proposal,
        "\(filler.spokenName(inside: self)) fills what the others leave of the proposed \(points(proposed)): \(whole)")
    }
    return AnswerReason(
      .children, sum + (spacing == 0 ? "" : " + \(spoken(gaps)) spacing") + " = \(points(size[axis]))")
  }

  private func spoken(_ gaps: [CGFloat]) -> String {
    guard let first = gaps.first else { return "0" }
    if gaps.allSatisfy({ sameLength($0, first) }) {
      return gaps.count == 1 ? points(first) : "\(gaps.count)×\(points(first))"
    }
    return points(gaps.reduce(0, +))
  }

  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    guard axis == self.axis else {
      guard proposal[axis] == nil, let given = child.proposal[axis] else { return nil }
      return OfferReason(
        .size, "nothing is proposed across, so each gets the stack's own \(axis.length), \(points(given))")
    }
    guard proposal[axis] != nil, let share = child.proposal[axis] else { return nil }
    let count = childCount
    if share == proposal[axis], count == 1 { return OfferReason(.same, "its only view gets all of it") }
    if count > Self.mostTurns { return OfferReason(.share, "its share among \(count) views") }
    return turnReason(of: child, axis, share)
  }

  /// Of more views it isn't told which were served before: nobody counts them.
  private static var mostTurns: Int { 100 }

  private func turnReason(of child: LayoutNode, _ axis: Axis, _ share: CGFloat) -> OfferReason? {
    let plan = plan
    let free = (proposal[axis] ?? 0) - plan.spacing
    let line = plan.line
    guard let place = plan.turn(of: child) else { return nil }
    let rest = line.count - place
    let left = max(0, free - line[place].takenBefore)
    var words = "\(points(proposal[axis]))"
    if free != proposal[axis] { words += " − \(spoken(plan.gaps)) spacing = \(points(free))" }
    if place > 0 { words += "; \(points(left)) left after \(place == 1 ? name(of: line[0]) : "\(place) views")" }
    if sameLength(left / CGFloat(rest), share), rest > 1 {
      words += ", shared by \(rest) → \(points(share)) each"
    } else if !sameLength(left, share) {
      let equals = line[place].endOfEquals - place
      let reserved = left - share * CGFloat(equals)
      let later = line[line[place].endOfEquals...]
      let who = later.count == 1 ? name(of: later[later.startIndex]) : "the \(later.count) that come later"
      words += "; \(points(reserved)) set aside for \(who)"
      words +=
        equals > 1 ? ", \(points(left - reserved)) shared by \(equals) → \(points(share)) each" : " → \(points(share))"
    }
    return OfferReason(.share, words)
  }

  private func name(of turn: StackTurn) -> String { turn.service.node.spokenName(inside: self) }

  var arithmetic: [String] {
    let name = isHorizontal ? "HStack" : "VStack"
    // One view gets all there is.
    guard childCount > 1 else { return [] }
    guard let length = proposal[axis] else {
      return ["\(name): no \(axis.length) is proposed, so each view is asked for its ideal \(axis.length)"]
    }
    let plan = plan
    let free = length - plan.spacing
    var words = "\(name): \(points(length))"
    if free != length { words += " − \(spoken(plan.gaps)) spacing = \(points(free))" }
    guard free > 0, free.isFinite else { return [words] }
    words += reserve(plan.line, of: free)
    let (turns, left) = told(plan.line, of: free)
    words += turns
    if left > 0.001 { words += "; \(points(left)) left over" }
    let total = plan.services.reduce(0) { $0 + $1.taken }
    if total > free + 0.001 { words += "; that's \(points(total - free)) more than there is" }
    return [words]
  }

  /// What isn't given to the first views, since others come after them.
  private func reserve(_ line: [StackTurn], of free: CGFloat) -> String {
    let equals = line[0].endOfEquals
    let reserved = free - line[0].service.share * CGFloat(equals)
    guard equals < line.count, reserved > 0.001 else { return "" }
    let later = line[equals...]
    return "; \(points(reserved)) set aside for \(later.count == 1 ? name(of: later[equals]) : "\(later.count) more")"
  }

  /// How the length was shared out, view by view, and what is left of it: the first ones are told.
  private func told(_ line: [StackTurn], of free: CGFloat) -> (words: String, left: CGFloat) {
    var words = ""
    var left = free
    var index = 0
    while index < line.count {
      let (service, name) = (line[index].service, name(of: line[index]))
      // Views that got the same and took the same are told in one breath.
      var end = index + 1
      while end < line.count, sameLength(line[end].service.share, service.share),
        sameLength(line[end].service.taken, service.taken), self.name(of: line[end]) == name
      {
        end += 1
      }
      let (count, rest) = (end - index, line.count - index)
      if index > 0, rest > 1 {
        words += "; \(points(left)) left for \(rest)"
      } else if index > 0 {
        words += "; the rest"
      }
      words += "\(index == 0 ? "; " : " → ")\(name)"
      if count > 1 { words += " (\(count) of them)" }
      if index == 0, rest > 1 { words += service.priority > 0 ? " (highest priority)" : " (least flexible)" }
      words +=
        sameLength(service.share, service.taken)
        ? " took \(points(service.taken))" : " took \(points(service.taken)) of \(points(service.share))"
      if count > 1 { words += " each" }
      left = max(0, left - service.taken * CGFloat(count))
      index = end
      if index > 6, index < line.count {
        words += "; …"
        break
      }
    }
    return (words, left)
  }
}
