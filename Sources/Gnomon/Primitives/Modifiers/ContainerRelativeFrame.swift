// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A frame whose lengths are made of those of the nearest container: a scroll view's visible part, or the host's safe
/// area (`facts 68, 69`).
nonisolated struct ContainerRelativeFrame: UnaryModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: ((CGFloat, Axis) -> CGFloat)?

  final class Node: UnaryNode<ContainerRelativeFrame> {
    override func didMakeContent() { graph.containerReaders.add(self) }

    private var frame: ProposedViewSize {
      let container = nearestContainer?.containerSize ?? .zero
      return ProposedViewSize(width: length(container, .horizontal), height: length(container, .vertical))
    }

    private func length(_ container: CGSize, _ axis: Axis) -> CGFloat? {
      guard modifier.axes.contains(Axis.Set(axis)) else { return nil }
      let whole = container[axis]
      guard let length = modifier.length else { return whole }
      return usableLength(length(whole, axis), axis == .horizontal ? "width" : "height", self)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
      let frame = frame
      return ProposedViewSize(width: frame.width ?? proposal.width, height: frame.height ?? proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      let frame = frame
      let child = child?.size(for: inner(proposal)) ?? .zero
      return CGSize(width: frame.width ?? child.width, height: frame.height ?? child.height)
    }

    override func placeContent() {
      let proposal = inner(proposal)
      placeChild(atLeading: alignedOrigin(child, proposal, modifier.alignment, in: size), proposal: proposal)
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
      guard let child else { return nil }
      let proposal = inner(proposal)
      let origin = alignedOrigin(child, proposal, modifier.alignment, in: size)
      return childAlignment(key, size: child.size(for: proposal), proposal: proposal, at: origin)
    }

    override var snapshotName: String? { "containerRelativeFrame" }
  }
}

extension View {
  /// Gives the view the nearest container's length along some axes.
  ///
  /// The container is the visible part of a scroll view, or the safe area of the host (fact 69).
  ///
  /// - Parameters:
  ///   - axes: the axes along which the length is taken; along others the view's own stays.
  ///   - alignment: where the view lies in the frame, where it takes another length than that.
  @_disfavoredOverload
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: nil))
  }

  /// Gives the view a length along some axes that is made of the nearest container's.
  ///
  /// The container is the visible part of a scroll view, or the safe area of the host (fact 69).
  ///
  /// - Parameters:
  ///   - axes: the axes along which the length is made; along others the view's own stays.
  ///   - alignment: where the view lies in the frame, where it takes another length than that.
  ///   - length: gives the length for the container's length along an axis, in points. A negative number or one that
  ///     isn't finite counts as not given, with a warning.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }

  /// Gives the view the length of some of the equal parts that the nearest container is cut into (fact 68).
  ///
  /// - Parameters:
  ///   - axes: the axes along which the length is taken; along others the view's own stays.
  ///   - count: how many parts fit into the container; below 1 counts as 1.
  ///   - span: how many of them the view takes, with the spacing in between.
  ///   - spacing: the distance between parts in points.
  ///   - alignment: where the view lies in the frame, where it takes another length than that.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { whole, _ in
      let parts = CGFloat(max(1, count))
      let part = (whole - spacing * (parts - 1)) / parts
      return max(0, part * CGFloat(span) + spacing * CGFloat(span - 1))
    }
  }
}
