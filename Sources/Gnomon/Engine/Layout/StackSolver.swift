// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Shares a stack's length out among its subviews (`facts 36–38, 42, 46`).
///
/// The spacing is set aside; then priority by priority, the least flexible first, each subview is proposed an equal
/// share of what is left, and what it takes is gone. Minimums of lower priorities are reserved before. Spacers come last.
/// Of two whose flexibility has no end the one with the larger minimum comes first (recorded on macOS 27).
struct StackSolver {
  let axis: Axis
  let subviews: LayoutSubviews
  let spacing: CGFloat?
  /// The distance before each subview; the first is 0.
  let gaps: [CGFloat]

  struct Solution {
    var proposals: [ProposedViewSize]
    var sizes: [CGSize]
    var length: CGFloat
  }

  init(axis: Axis, subviews: LayoutSubviews, spacing: CGFloat?) {
    self.axis = axis
    self.subviews = subviews
    self.spacing = spacing
    var gaps: [CGFloat] = []
    gaps.reserveCapacity(subviews.count)
    var previous: ViewSpacing?
    for subview in subviews {
      if let spacing {
        gaps.append(gaps.isEmpty ? 0 : finite(spacing))
      } else {
        let own = subview.spacing
        gaps.append(previous.map { $0.distance(to: own, along: axis) } ?? 0)
        previous = own
      }
    }
    self.gaps = gaps
  }

  func solve(_ proposal: ProposedViewSize) -> Solution {
    let across = proposal[axis.other]
    guard let length = proposal[axis] else { return uniform(main: nil, across) }
    let free = length - gaps.reduce(0, +)
    if free == .infinity { return uniform(main: .infinity, across) }
    if free <= 0 { return uniform(main: 0, across) }
    return share(free, across)
  }

  private func uniform(main: CGFloat?, _ across: CGFloat?) -> Solution {
    let proposal = ProposedViewSize(along: axis, main, across: across)
    return solution(Array(repeating: proposal, count: subviews.count))
  }

  private func solution(_ proposals: [ProposedViewSize]) -> Solution {
    let sizes = zip(subviews, proposals).map { $0.sizeThatFits($1) }
    return Solution(
      proposals: proposals, sizes: sizes, length: sizes.reduce(0) { $0 + $1[axis] } + gaps.reduce(0, +))
  }

  private struct Candidate {
    let index: Int
    let priority: Double
    let minimum: CGFloat
    let flexibility: CGFloat
  }

  private func share(_ free: CGFloat, _ across: CGFloat?) -> Solution {
    var proposals = Array(repeating: ProposedViewSize(along: axis, 0, across: across), count: subviews.count)
    if subviews.count == 1 {
      proposals[0][axis] = free
      return solution(proposals)
    }
    let least = ProposedViewSize(along: axis, 0, across: across)
    let most = ProposedViewSize(along: axis, .infinity, across: across)
    var candidates: [Candidate] = []
    candidates.reserveCapacity(subviews.count)
    for (index, subview) in subviews.enumerated() {
      let minimum = subview.sizeThatFits(least)[axis]
      let maximum = subview.sizeThatFits(most)[axis]
      candidates.append(
        Candidate(
          index: index, priority: subview.priority,
          minimum: minimum, flexibility: minimum == .infinity ? 0 : countedFlexibility(maximum - minimum)))
    }
    candidates.sort {
      if $0.priority != $1.priority { return $0.priority > $1.priority }
      if $0.flexibility != $1.flexibility { return $0.flexibility < $1.flexibility }
      if $0.flexibility == .infinity, $0.minimum != $1.minimum { return $0.minimum > $1.minimum }
      return $0.index < $1.index
    }
    var remaining = free
    var reserved = candidates.reduce(0) { $0 + $1.minimum }
    var taken = [CGSize](repeating: .zero, count: subviews.count)
    var start = 0
    while start < candidates.count {
      var end = start
      while end < candidates.count, candidates[end].priority == candidates[start].priority {
        reserved -= candidates[end].minimum
        end += 1
      }
      if !reserved.isFinite { reserved = 0 }
      if end == candidates.count { reserved = 0 }
      for position in start..<end {
        let index = candidates[position].index
        let share = max(0, remaining - reserved) / CGFloat(end - position)
        proposals[index][axis] = share
        taken[index] = subviews[subviews.startIndex + index].sizeThatFits(proposals[index])
        remaining = max(0, remaining - taken[index][axis])
      }
      start = end
    }
    return Solution(
      proposals: proposals, sizes: taken, length: taken.reduce(0) { $0 + $1[axis] } + gaps.reduce(0, +))
  }
}

/// A flexibility as stacks compare it, to 1/1024 of a point: a rounding error mustn't decide who is served first.
@inline(__always)
func countedFlexibility(_ length: CGFloat) -> CGFloat {
  // Most views are fixed or take all there is.
  length == 0 || length == .infinity ? length : (length * 1024).rounded() / 1024
}

/// A stack along either axis.
struct StackLayout {
  let axis: Axis
  let guide: AlignmentKey
  let spacing: CGFloat?

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    if subviews.isEmpty { return .zero }
    let solution = StackSolver(axis: axis, subviews: subviews, spacing: spacing).solve(proposal)
    return CGSize(along: axis, solution.length, across: extent(solution, subviews).total)
  }

  /// The reach of the subviews before and behind the common guide, across the stack (`facts 44`).
  private func extent(_ solution: StackSolver.Solution, _ subviews: LayoutSubviews)
    -> (before: CGFloat, total: CGFloat, guides: [CGFloat])
  {
    var (before, behind) = (-CGFloat.infinity, -CGFloat.infinity)
    var guides: [CGFloat] = []
    guides.reserveCapacity(subviews.count)
    for (index, subview) in subviews.enumerated() {
      let size = solution.sizes[index]
      let value = ViewDimensions(node: subview.node, size: size, proposal: solution.proposals[index])[guide]
      guides.append(value)
      before = max(before, value)
      behind = max(behind, size[axis.other] - value)
    }
    // Sizes that reach to infinity have their guides there too.
    if !before.isFinite || !behind.isFinite {
      let across = solution.sizes.map { $0[axis.other] }.max() ?? 0
      return (0, across, guides)
    }
    return (before, before + behind, guides)
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    if subviews.isEmpty { return }
    let solver = StackSolver(axis: axis, subviews: subviews, spacing: spacing)
    var proposal = proposal
    if proposal[axis.other] == nil || proposal[axis.other] == .infinity {
      // What was ideal across is now the stack's own size: a divider or a filling view gets that, and the length is shared
      // out again among views that are shorter or longer then.
      proposal[axis.other] = bounds.size[axis.other]
    }
    let result = solver.solve(proposal)
    let reach = extent(result, subviews)
    var position = bounds.origin[axis]
    for (index, subview) in subviews.enumerated() {
      position += solver.gaps[index]
      var point = CGPoint.zero
      point[axis] = position
      point[axis.other] = bounds.origin[axis.other] + reach.before - reach.guides[index]
      subview.place(at: point, proposal: result.proposals[index])
      position += result.sizes[index][axis]
    }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    stackSpacing(subviews.map(\.node), along: axis)
  }
}
