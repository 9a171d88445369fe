// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A control that doesn't raise a row of a list on iOS: there it counts no more than a line of text, and is drawn
/// over it.
///
/// So rows of switches, steppers and dates are as high as rows of texts (`list26-04`, `list18-04`, `list18-42` in
/// `surfaces.tsv`). A switch reaches 2 points beyond the row's inset (`list26-42`, `list18-34`).
nonisolated struct RowControl<Content: View>: View, _SeeThroughView {
  /// How far the control reaches beyond the trailing edge of the row's content, in points.
  var overhang: CGFloat
  let content: Content
  @Environment(\.platformProfile) private var profile
  @Environment(\.surroundings) private var surroundings
  @Environment(\.dynamicTypeSize) private var typeSize

  init(overhang: CGFloat = 0, @ViewBuilder content: () -> Content) {
    self.overhang = overhang
    self.content = content()
  }

  @MainActor var body: some View {
    if surroundings == .list, profile.system == .iOS {
      RowControlLayout(line: profile.metrics(for: .body, at: typeSize).lineHeight, overhang: overhang)
        .callAsFunction { content }
    } else {
      content
    }
  }
}

/// Gives a control the height of a line at most, with the control in the middle of it.
private nonisolated struct RowControlLayout: ControlLayout {
  typealias AnimatableData = EmptyAnimatableData
  let line: CGFloat
  let overhang: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let control = subviews.first else { return .zero }
    let size = control.sizeThatFits(inner(proposal))
    return CGSize(width: max(0, size.width - overhang), height: min(size.height, line))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 + overhang }, height: nil)
  }
}
