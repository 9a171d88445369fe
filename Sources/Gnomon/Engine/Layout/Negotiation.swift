// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Proposals go down, sizes come up.
///
/// A container that asks its children comes here; what a kind of node answers is worked out without calling its class.
extension UnsafeMutablePointer where Pointee == LayoutCell {
  /// The size that the node takes in a proposed one.
  func size(for proposal: CompactProposal) -> CGSize {
    if pointee.ledger.pointee.isTraced { return tracedSize(for: proposal) }
    return answer(to: proposal)
  }

  @inline(__always)
  func answer(to proposal: CompactProposal) -> CGSize {
    switch pointee.sizing {
    case .custom, .stack: return rememberedSize(for: proposal)
    case .unremembered: return askedSize(for: proposal)
    case .passing: return pointee.child?.size(for: proposal) ?? .zero
    case .frame: return frameSize(for: proposal)
    case .padding:
      let lengths = padding.pointee
      let inner = pointee.child?.size(for: insetProposal(proposal)) ?? .zero
      return CGSize(
        width: Swift.max(0, inner.width + lengths.horizontal), height: Swift.max(0, inner.height + lengths.vertical))
    case .filling:
      return CGSize(
        width: proposal.width.isNaN ? 10 : proposal.width, height: proposal.height.isNaN ? 10 : proposal.height)
    case .spacer:
      let least = pointee.leastLength
      return CGSize(
        width: pointee.axis == .vertical ? 0 : spacerLength(least, proposal.width),
        height: pointee.axis == .horizontal ? 0 : spacerLength(least, proposal.height))
    }
  }

  @inline(__always)
  private func spacerLength(_ least: CGFloat, _ proposed: CGFloat) -> CGFloat {
    proposed > least ? proposed : least
  }

  private func rememberedSize(for proposal: CompactProposal) -> CGSize {
    if let known = pointee.memo.find(proposal) {
      #if DEBUG
        if Graph.verifiesMemos { verify(known, for: proposal) }
      #endif
      return known
    }
    pointee.ledger.pointee.counters.measures += 1
    let size = pointee.ledger.pointee.isTimed ? timedSize(for: proposal) : workedOutSize(for: proposal)
    pointee.memo.add(proposal, size, in: &pointee.ledger.pointee.arena)
    return size
  }

  @inline(__always)
  private func workedOutSize(for proposal: CompactProposal) -> CGSize {
    pointee.sizing == .stack ? stackSize(for: proposal) : askedSize(for: proposal)
  }

  @inline(never)
  private func timedSize(for proposal: CompactProposal) -> CGSize {
    pointee.node._withUnsafeGuaranteedRef { node in
      node.graph.phase(.negotiate) { workedOutSize(for: proposal) }
    }
  }

  /// Asks the node's class.
  private func askedSize(for proposal: CompactProposal) -> CGSize {
    pointee.node._withUnsafeGuaranteedRef {
      let size = $0.computeSize(proposal.expanded)
      return size.width >= 0 && size.height >= 0 ? size : $0.usable(size)
    }
  }

  private func verify(_ known: CGSize, for proposal: CompactProposal) {
    let fresh = pointee.sizing == .stack ? stackSize(for: proposal) : askedSize(for: proposal)
    precondition(
      fresh == known || fresh.width.isNaN || fresh.height.isNaN,
      "\(viewPath(pointee.node.takeUnretainedValue())) remembered \(known) for \(proposal) and answers \(fresh) now")
  }

  // MARK: Frames and paddings

  private func frameSize(for proposal: CompactProposal) -> CGSize {
    let (width, height) = (frame.pointee.width, frame.pointee.height)
    if !width.isNaN, !height.isNaN { return CGSize(width: width, height: height) }
    let inner = pointee.child?.size(for: framedProposal(proposal)) ?? .zero
    return CGSize(width: width.isNaN ? inner.width : width, height: height.isNaN ? inner.height : height)
  }

  @inline(__always)
  func framedProposal(_ proposal: CompactProposal) -> CompactProposal {
    let lengths = frame.pointee
    return CompactProposal(
      width: lengths.width.isNaN ? proposal.width : lengths.width,
      height: lengths.height.isNaN ? proposal.height : lengths.height)
  }

  /// Padding is taken off the proposal, never below 0.
  @inline(__always)
  func insetProposal(_ proposal: CompactProposal) -> CompactProposal {
    let lengths = padding.pointee
    return CompactProposal(
      width: proposal.width.isNaN ? .nan : Swift.max(0, proposal.width - lengths.horizontal),
      height: proposal.height.isNaN ? .nan : Swift.max(0, proposal.height - lengths.vertical))
  }
}

extension Graph {
  /// Recomputes each remembered size and compares, in debug builds: for tests of the memo, since it makes layout
  /// exponential.
  nonisolated(unsafe) static var verifiesMemos = false
}
