// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A frame of fixed size: it proposes its numbers, reports them whatever the child answers, and places the child by its
/// alignment (`facts 15, 16`).
nonisolated struct FixedFrame: UnaryModifier {
  private var compactWidth: CompactLength
  private var compactHeight: CompactLength
  let alignment: Alignment

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    compactWidth = CompactLength(width)
    compactHeight = CompactLength(height)
    self.alignment = alignment
  }

  var width: CGFloat? {
    get { compactWidth.value }
    set { compactWidth.value = newValue }
  }

  var height: CGFloat? {
    get { compactHeight.value }
    set { compactHeight.value = newValue }
  }

  /// Along these a text inside has no wishes for distances (recorded on macOS 27).
  fileprivate var fixedAxes: Axis.Set { Axis.Set(horizontal: width != nil, vertical: height != nil) }

  final class Node: UnaryNode<FixedFrame> {
    override class var keepsLengths: Bool { true }
    // A priority inside, a spacer's included, isn't that of the frame (measured on macOS 27).
    override var layoutPriority: Double { 0 }
    override var spacing: ViewSpacing {
      (child?.spacing ?? ViewSpacing()).forgettingTexts(along: modifier.fixedAxes)
    }

    override func didMakeContent() { readModifier() }

    override func modifierDidChange(from old: FixedFrame) {
      readModifier()
      invalidateLayout(old.fixedAxes == modifier.fixedAxes ? .size : .traits)
    }

    private func readModifier() {
      cell.pointee.sizing = .frame
      cell.pointee.placing = .frame
      cell.frame.pointee.width = usableLength(modifier.width, "width", self) ?? .nan
      cell.frame.pointee.height = usableLength(modifier.height, "height", self) ?? .nan
      cell.pointee.horizontalGuide = modifier.alignment.horizontal.key.place
      cell.pointee.verticalGuide = modifier.alignment.vertical.key.place
    }

    override func absorbs(_ change: LayoutChange, of child: LayoutNode) -> Bool {
      let isFixed = !cell.frame.pointee.width.isNaN && !cell.frame.pointee.height.isNaN
      return change == .size && isFixed && isPlaced && !graph.guidesMayReachOut
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
      cell.framedProposal(CompactProposal(proposal)).expanded
    }

    override func placeContent() {
      let proposal = inner(proposal)
      placeChild(
        atLeading: alignedOrigin(child, proposal, modifier.alignment, in: size), proposal: proposal)
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
      guard let child else { return nil }
      let proposal = inner(proposal)
      let origin = alignedOrigin(child, proposal, modifier.alignment, in: size)
      return childAlignment(key, size: child.size(for: proposal), proposal: proposal, at: origin)
    }

    override var reasoning: (any LayoutReasoning)? { self }
    override var snapshotName: String? { "frame" }
  }
}

/// Where a child lies whose guides meet those of a box of the given size.
func alignedOrigin(_ child: LayoutNode?, _ proposal: ProposedViewSize, _ alignment: Alignment, in size: CGSize)
  -> CGPoint
{
  guard let child else { return .zero }
  return alignedOrigin(child.dimensions(in: proposal), alignment, in: size, of: child)
}

func alignedOrigin(_ own: ViewDimensions, _ alignment: Alignment, in size: CGSize, of child: LayoutNode) -> CGPoint {
  CGPoint(
    x: defaultGuide(alignment.horizontal.key, size, child) - own[alignment.horizontal],
    y: defaultGuide(alignment.vertical.key, size, child) - own[alignment.vertical])
}

/// Where a guide lies in a plain box. A text baseline has no place of its own there and counts from the bottom.
private func defaultGuide(_ key: AlignmentKey, _ size: CGSize, _ node: LayoutNode) -> CGFloat {
  finite(key.id.defaultValue(in: ViewDimensions(node: node, size: size, proposal: ProposedViewSize(size))))
}

/// A length that a frame can have: one that is negative or not a number counts as not given (`claim G8`).
func usableLength(_ length: CGFloat?, _ what: String, _ node: LayoutNode, allowsInfinity: Bool = false) -> CGFloat? {
  guard let length else { return nil }
  if length >= 0, allowsInfinity || length.isFinite { return length }
  if length == -.infinity, allowsInfinity { return 0 }
  node.graph.warn(
    .invalidFrame, node,
    "the frame's \(what) is \(length); a frame dimension has to be a finite number from 0 up, "
      + "so it counts as not given.",
    hint: "Guard the number before it reaches frame(), for instance with max(0, …).")
  return nil
}

/// A frame with bounds: each dimension is clamped on the way down and on the way up (`facts 17–24`).
nonisolated struct FlexibleFrame: UnaryModifier {
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var idealHeight: CGFloat?
  var maxHeight: CGFloat?
  let alignment: Alignment

  /// Along these a text inside has no wishes for distances.
  fileprivate var boundAxes: Axis.Set {
    Axis.Set(
      horizontal: (minWidth ?? idealWidth ?? maxWidth) != nil, vertical: (minHeight ?? idealHeight ?? maxHeight) != nil)
  }

  /// The bounds of one dimension.
  struct Bounds {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    func clamp(_ length: CGFloat) -> CGFloat {
      Swift.max(min ?? 0, Swift.min(max ?? .infinity, length))
    }

    /// What the child is proposed.
    func inner(_ proposed: CGFloat?) -> CGFloat? {
      // Without a function that is handed on: that would be an object for each question.
      guard let length = proposed ?? ideal else { return nil }
      return clamp(length)
    }

    /// What the frame answers when its child answers `child`.
    func length(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
      guard let proposed else { return clamp(ideal ?? child) }
      switch (min, max) {
      case (nil, nil): return child
      case (let min?, nil): return Swift.max(min, Swift.min(child, proposed))
      case (nil, let max?): return Swift.min(max, Swift.max(child, proposed))
      case (_?, _?): return clamp(proposed)
      }
    }
  }

  final class Node: UnaryNode<FlexibleFrame> {
    override var layoutPriority: Double { 0 }
    private(set) var horizontal = Bounds()
    private(set) var vertical = Bounds()

    override func didMakeContent() {
      cell.pointee.sizing = .unremembered
      readModifier()
    }

    override var spacing: ViewSpacing {
      (child?.spacing ?? ViewSpacing()).forgettingTexts(along: modifier.boundAxes)
    }

    override func modifierDidChange(from old: FlexibleFrame) {
      readModifier()
      invalidateLayout(old.boundAxes == modifier.boundAxes ? .size : .traits)
    }

    private func readModifier() {
      horizontal = bounds(modifier.minWidth, modifier.idealWidth, modifier.maxWidth, "Width")
      vertical = bounds(modifier.minHeight, modifier.idealHeight, modifier.maxHeight, "Height")
    }

    private func bounds(_ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?, _ name: String) -> Bounds {
      var bounds = Bounds(
        min: usableLength(min, "min\(name)", self, allowsInfinity: true),
        ideal: usableLength(ideal, "ideal\(name)", self, allowsInfinity: true),
        max: usableLength(max, "max\(name)", self, allowsInfinity: true))
      let given = [bounds.min, bounds.ideal, bounds.max].compactMap { $0 }
      if given != given.sorted() {
        graph.warn(
          .contradictoryFrame, self,
          "the frame's min\(name), ideal\(name) and max\(name) contradict each other: "
            + given.map { "\($0)" }.joined(separator: ", ") + ".",
          hint: "They have to grow in this order; the minimum wins.")
        if let min = bounds.min {
          bounds.ideal = bounds.ideal.map { Swift.max($0, min) }
          bounds.max = bounds.max.map { Swift.max($0, min) }
        }
        if let max = bounds.max { bounds.ideal = bounds.ideal.map { Swift.min($0, max) } }
      }
      return bounds
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(width: horizontal.inner(proposal.width), height: vertical.inner(proposal.height))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      let child = child?.size(for: inner(proposal)) ?? .zero
      return CGSize(
        width: horizontal.length(proposal.width, child: child.width),
        height: vertical.length(proposal.height, child: child.height))
    }

    /// What the child is placed with: where nothing was proposed and a bound makes the frame longer or shorter than the child
    /// likes to be, the frame's own length (recorded on macOS 27).
    private func placing(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
      var inner = inner(proposal)
      guard inner.width == nil || inner.height == nil, let answer = child?.size(for: inner) else { return inner }
      for axis in Axis.allCases where inner[axis] == nil && answer[axis] != size[axis] { inner[axis] = size[axis] }
      return inner
    }

    override func placeContent() {
      let proposal = placing(proposal, size)
      placeChild(atLeading: alignedOrigin(child, proposal, modifier.alignment, in: size), proposal: proposal)
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
      guard let child else { return nil }
      let proposal = placing(proposal, size)
      let origin = alignedOrigin(child, proposal, modifier.alignment, in: size)
      return childAlignment(key, size: child.size(for: proposal), proposal: proposal, at: origin)
    }

    override var reasoning: (any LayoutReasoning)? { self }
    override var snapshotName: String? { "frame" }
  }
}

extension View {
  /// Puts the view into a frame of fixed size (facts 15, 16).
  ///
  /// The frame proposes its lengths to the view and takes them itself, whatever the view answers. It doesn't clip.
  ///
  /// ```swift
  /// struct Thumbnail: View {
  ///   var body: some View {
  ///     Image(systemName: "photo")
  ///       .frame(width: 80, height: 60, alignment: .bottomTrailing)
  ///       .border(.gray)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - width: in points; nil leaves the width to the view. A negative number or one that isn't finite counts as nil,
  ///     with a warning.
  ///   - height: in points; nil leaves the height to the view. A negative number or one that isn't finite counts as
  ///     nil, with a warning.
  ///   - alignment: where the view lies in the frame, where it takes another size.
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    modifier(FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into a frame with bounds (facts 17–24).
  ///
  /// Along each axis the proposal is held to the bounds before the view gets it, and so is the frame's own length. A
  /// frame with a minimum and a maximum takes the proposal within them; with a maximum alone, it is at least as long as
  /// the view.
  ///
  /// ```swift
  /// struct WideButton: View {
  ///   var body: some View {
  ///     Button("Continue") {}
  ///       .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
  ///   }
  /// }
  /// ```
  ///
  /// Bounds that aren't in ascending order are warned of; then the minimum wins. NaN and negative numbers count as nil,
  /// with a warning.
  ///
  /// - Parameters:
  ///   - minWidth: the least width in points; nil sets none.
  ///   - idealWidth: the width in points where none is proposed; nil leaves it to the view.
  ///   - maxWidth: the greatest width in points; nil sets none, ∞ takes all that is proposed.
  ///   - minHeight: the least height in points; nil sets none.
  ///   - idealHeight: the height in points where none is proposed; nil leaves it to the view.
  ///   - maxHeight: the greatest height in points; nil sets none, ∞ takes all that is proposed.
  ///   - alignment: where the view lies in the frame, where it takes another size.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// Puts the view into a frame that sets nothing: the view keeps its size and its proposals.
  @available(*, deprecated, message: "Pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil) }
}

extension Axis.Set {
  fileprivate init(horizontal: Bool, vertical: Bool) {
    self = []
    if horizontal { insert(.horizontal) }
    if vertical { insert(.vertical) }
  }
}
