// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Asks the view for its ideal size on some axes, whatever is proposed (`facts 25`).
nonisolated struct FixedSizeModifier: UnaryModifier {
  let horizontal: Bool
  let vertical: Bool

  final class Node: UnaryNode<FixedSizeModifier> {
    // A priority inside isn't that of the fixed view (measured on macOS 27).
    override var layoutPriority: Double { 0 }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: modifier.horizontal ? nil : proposal.width, height: modifier.vertical ? nil : proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child?.size(for: inner(proposal)) ?? .zero }

    override func placeContent() { child?.place(at: .zero, proposal: inner(proposal)) }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
      child?.guide(key, size: size, proposal: inner(proposal))
    }

    override var reasoning: (any LayoutReasoning)? { self }
    override var snapshotName: String? { "fixedSize" }
  }
}

/// Proposes a box of a ratio and reports what the child answers (`facts 30–32`).
nonisolated struct AspectRatioModifier: UnaryModifier {
  /// Width over height; nil takes the child's ideal size.
  let ratio: CGFloat?
  let contentMode: ContentMode

  final class Node: UnaryNode<AspectRatioModifier> {
    // A priority inside isn't that of the proportioned view (measured on macOS 27).
    override var layoutPriority: Double { 0 }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
      guard let ratio = ratio() else { return proposal }
      let fits = modifier.contentMode == .fit
      switch (proposal.width, proposal.height) {
      case (nil, nil):
        guard modifier.ratio != nil, let ideal = child?.size(for: .unspecified) else { return proposal }
        return box(ideal, ratio, fits: fits)
      case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
      case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
      case (let width?, let height?): return box(CGSize(width: width, height: height), ratio, fits: fits)
      }
    }

    private func box(_ size: CGSize, _ ratio: CGFloat, fits: Bool) -> ProposedViewSize {
      if size.width == .infinity, size.height == .infinity { return ProposedViewSize(size) }
      let isWide = size.height * ratio < size.width
      return isWide == fits
        ? ProposedViewSize(width: size.height * ratio, height: size.height)
        : ProposedViewSize(width: size.width, height: size.width / ratio)
    }

    private func ratio() -> CGFloat? {
      if let ratio = modifier.ratio {
        if ratio > 0, ratio.isFinite { return ratio }
        graph.warn(
          .invalidGeometry, self, "the aspect ratio is \(ratio); it has to be a finite number above 0.",
          hint: "Give width over height, or nil for the view's own ratio.")
        return nil
      }
      guard let ideal = child?.size(for: .unspecified) else { return nil }
      let ratio = ideal.width / ideal.height
      return ratio > 0 && ratio.isFinite ? ratio : nil
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child?.size(for: inner(proposal)) ?? .zero }

    override func placeContent() { child?.place(at: .zero, proposal: inner(proposal)) }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
      child?.guide(key, size: size, proposal: inner(proposal))
    }

    override var reasoning: (any LayoutReasoning)? { self }
    override var snapshotName: String? { "aspectRatio" }
  }
}

extension View {
  /// Fixes the view at its ideal size on both axes, whatever is proposed (fact 25).
  ///
  /// A text doesn't wrap then, and may reach beyond its container.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its ideal size on some axes, whatever is proposed along them (fact 25).
  ///
  /// - Parameters:
  ///   - horizontal: true if the width is fixed.
  ///   - vertical: true if the height is fixed; with it alone, a text wraps and is as high as it needs.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Proposes a box of a ratio to the view.
  ///
  /// - Parameters:
  ///   - aspectRatio: width over height; nil is the ratio of the view's ideal size. With a number that isn't finite and
  ///     above 0 the proposal is passed on as it is, with a warning.
  ///   - contentMode: `.fit` for the largest such box inside of the proposal, `.fill` for the smallest one around it.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Proposes a box of the ratio of a size to the view. The size itself doesn't count.
  ///
  /// - Parameters:
  ///   - aspectRatio: the size whose ratio is taken. With one that isn't finite and above 0 the proposal is
  ///     passed on as it is, with a warning.
  ///   - contentMode: `.fit` for the largest such box inside of the proposal, `.fill` for the smallest one around it.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// Fits the view into what is proposed, at the ratio of its ideal size. A part of the space may stay empty.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Fills what is proposed with the view, at the ratio of its ideal size.
  ///
  /// It may reach beyond the space; `clipped(antialiased:)` cuts that off.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
