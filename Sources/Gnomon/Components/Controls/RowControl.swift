// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A control that doesn't raise a row of a list on iOS: there it counts no more than a line of text, and is drawn
/// over it.
///
/// So rows of switches, steppers and dates are as high as rows of texts (`list26-04`, `list18-04`, `list18-42` in
/// `surfaces.tsv`). A switch reaches 2 points beyond the row's inset (`list26-42`, `list18-34`).
nonisolated struct RowControl: UnaryModifier {
  /// How far the control reaches beyond the trailing edge of the row's content, in points.
  var overhang: CGFloat

  final class Node: UnaryNode<RowControl> {
    /// The height that the control counts for, in points; nil is its own.
    private var line: CGFloat? {
      let profile = environment.platformProfile
      guard environment.surroundings == .list, profile.system == .iOS else { return nil }
      return profile.metrics(for: .body, at: environment.dynamicTypeSize).lineHeight
    }

    override func didMakeContent() { if environment.surroundings != .list { passThrough() } }

    override func environmentDidChange(_ new: EnvironmentValues) {
      let old = line
      super.environmentDidChange(new)
      if line != old { invalidateLayout() }
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(width: proposal.width.map { $0 + modifier.overhang }, height: nil)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      guard let line, let child else { return super.computeSize(proposal) }
      let fitted = child.size(for: inner(proposal))
      return CGSize(width: max(0, fitted.width - modifier.overhang), height: min(fitted.height, line))
    }

    override func placeContent() {
      guard line != nil, let child else { return super.placeContent() }
      let proposal = inner(proposal)
      let y = (size.height - finite(child.size(for: proposal).height)) / 2
      placeChild(atLeading: CGPoint(x: 0, y: y), proposal: proposal)
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
      guard line != nil, let child else { return super.explicitAlignment(key, size: size, proposal: proposal) }
      let inner = inner(proposal)
      let fitted = child.size(for: inner)
      let origin = CGPoint(x: isRightToLeft ? size.width - fitted.width : 0, y: (size.height - fitted.height) / 2)
      return childAlignment(key, size: fitted, proposal: inner, at: origin)
    }

    override var spacing: ViewSpacing { line == nil ? super.spacing : ViewSpacing() }
  }
}

extension View {
  /// Counts the view for a line of text at most where it stands in a row of a list on iOS.
  ///
  /// - Parameter overhang: How far it reaches beyond the trailing edge of the row's content, in points.
  nonisolated func rowControl(overhang: CGFloat = 0) -> some View { modifier(RowControl(overhang: overhang)) }
}
