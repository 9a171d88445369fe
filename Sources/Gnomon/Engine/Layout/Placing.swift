// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The parent places.
extension UnsafeMutablePointer where Pointee == LayoutCell {
  /// Gives the node its place and size for the frame; what hasn't changed below stays as it is.
  func place(at point: CGPoint, _ proposal: CompactProposal) {
    place(at: point, proposal, fitting: size(for: proposal))
  }

  /// Places the node where its answer to the proposal is known.
  func place(at point: CGPoint, _ proposal: CompactProposal, fitting fitted: CGSize) {
    var fitted = fitted
    if !fitted.width.isFinite || !fitted.height.isFinite {
      fitted = pointee.node._withUnsafeGuaranteedRef { $0.placeable(fitted) }
    }
    let point = CGPoint(x: point.x.isFinite ? point.x : 0, y: point.y.isFinite ? point.y : 0)
    let isMoved = point != pointee.origin
    if isMoved {
      pointee.origin = point
      pointee.ledger.pointee.layoutDidChange = true
    }
    if pointee.flags.contains(.placed), !pointee.flags.contains(.invalid), fitted == pointee.size,
      proposal.isIdentical(to: pointee.proposal)
    {
      return
    }
    pointee.flags.remove(.invalid)
    pointee.flags.insert(.placed)
    pointee.size = fitted
    pointee.proposal = proposal
    pointee.ledger.pointee.counters.places += 1
    pointee.ledger.pointee.layoutDidChange = true
    if pointee.ledger.pointee.isTraced { return tracedPlacing(proposal, fitted) }
    placeContent(proposal, fitted)
  }

  @inline(__always)
  func placeContent(_ proposal: CompactProposal, _ fitted: CGSize) {
    switch pointee.placing {
    case .leaf: break
    case .custom: pointee.node._withUnsafeGuaranteedRef { $0.placeContent() }
    case .passing: pointee.child?.place(at: .zero, proposal, fitting: fitted)
    case .padding:
      if let child = pointee.child {
        placeChild(child, at: CGPoint(x: padding.pointee.leading, y: padding.pointee.top), insetProposal(proposal))
      }
    case .frame: placeFramed(framedProposal(proposal))
    case .stack: placeStack()
    }
  }

  /// Places the child at a point counted from the leading edge.
  private func placeChild(_ child: LayoutCell.Ref, at point: CGPoint, _ proposal: CompactProposal) {
    let fitted = child.size(for: proposal)
    var point = point
    if pointee.flags.contains(.isRightToLeft) { point.x = pointee.size.width - point.x - fitted.width }
    child.place(at: point, proposal, fitting: fitted)
  }

  private func placeFramed(_ proposal: CompactProposal) {
    guard let child = pointee.child else { return }
    if pointee.ledger.pointee.guidesAreAsked || pointee.horizontalGuide == .other || pointee.verticalGuide == .other {
      return pointee.node._withUnsafeGuaranteedRef { $0.placeContent() }
    }
    let fitted = child.size(for: proposal)
    var point = CGPoint(
      x: finite(pointee.horizontalGuide.place(in: pointee.size.width))
        - finite(pointee.horizontalGuide.place(in: fitted.width)),
      y: finite(pointee.verticalGuide.place(in: pointee.size.height))
        - finite(pointee.verticalGuide.place(in: fitted.height)))
    if pointee.flags.contains(.isRightToLeft) { point.x = pointee.size.width - point.x - fitted.width }
    child.place(at: point, proposal, fitting: fitted)
  }
}
