// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Kinds of areas that content should keep clear of.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The kinds of areas as bits.
  public let rawValue: UInt
  /// A set of the kinds whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The areas that the device and the containers cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area that a software keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Every kind of area.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// A node that says which part of it is safe. It gives itself as its ``LayoutNode/safeAreaProvider``.
protocol SafeAreaProvider: LayoutNode {
  /// The lengths that are covered at the edges of the node's own bounds, in points.
  var coveredInsets: EdgeInsets { get }
  /// False of what covers itself: it lies where it makes the space unsafe for others.
  func covers(_ child: LayoutNode) -> Bool
  /// Edges at which whatever is covered further out no longer counts.
  var ignoredEdges: Edge.Set { get }
  /// True if bars without a background of their own cover the edges: nothing is to be shown under them.
  var hasBars: Bool { get }
  /// True if what covers the top ends with a large title.
  var hasLargeTitle: Bool { get }
}

extension SafeAreaProvider {
  func covers(_ child: LayoutNode) -> Bool { true }
  var ignoredEdges: Edge.Set { [] }
  var hasBars: Bool { false }
  var hasLargeTitle: Bool { false }
}

extension LayoutNode {
  /// The reach of unsafe areas beyond each edge of the view: at an edge that touches one, the distance to where the
  /// areas end (`facts 86`).
  var safeAreaInsets: EdgeInsets { unsafeReach() }

  /// True if the view begins where a bar with a large title ends, with nothing between them.
  ///
  /// It counts while the view is placed: what is around it has its place by then.
  var isBelowLargeTitle: Bool {
    var (node, y): (LayoutNode, CGFloat) = (self, 0)
    while let parent = node.layoutParent {
      y += node.origin.y
      if let scroll = parent as? ScrollNode, scroll.axes.contains(.vertical) { return false }
      if let provider = parent.safeAreaProvider {
        let covered = provider.coveredInsets.top
        if covered > 0 { return provider.hasLargeTitle && abs(y - covered) < 0.01 }
      }
      node = parent
    }
    return false
  }

  /// True if there's a bar with a large title above, wherever the view begins.
  ///
  /// No more is known while the view is measured: what covers an edge may have to be measured, and with it the view.
  var mayBeBelowLargeTitle: Bool {
    var node = self
    while let parent = node.layoutParent {
      if let scroll = parent as? ScrollNode, scroll.axes.contains(.vertical) { return false }
      if parent.safeAreaProvider?.hasLargeTitle ?? false { return true }
      node = parent
    }
    return false
  }

  /// The reach into the unsafe area; where bars cover an edge, the reach there may end at them.
  func unsafeReach(upToBars: Bool = false) -> EdgeInsets {
    var own = CGRect(origin: .zero, size: size)
    var insets = EdgeInsets()
    var open: Edge.Set = .all
    var node: LayoutNode = self
    while let parent = node.layoutParent, !open.isEmpty {
      own.origin.x += node.origin.x
      own.origin.y += node.origin.y
      if let scroll = parent as? ScrollNode {
        // What is scrolled may lie anywhere: the scroll view reaches under unsafe areas, not its content.
        if scroll.axes.contains(.vertical) { open.subtract(.vertical) }
        if scroll.axes.contains(.horizontal) { open.subtract(.horizontal) }
      }
      if let provider = parent.safeAreaProvider {
        open.subtract(provider.ignoredEdges)
        let covered = provider.covers(node) ? provider.physicalInsets : EdgeInsets()
        let tolerance: CGFloat = 0.001
        let (left, right) = (physical(.leading, in: parent), physical(.trailing, in: parent))
        if upToBars, provider.hasBars {
          if covered.top > 0 { open.remove(.top) }
          if covered.bottom > 0 { open.remove(.bottom) }
          if covered.leading > 0 { open.remove(left) }
          if covered.trailing > 0 { open.remove(right) }
        }
        if open.contains(.top), own.minY <= covered.top + tolerance { insets.top += max(0, min(covered.top, own.minY)) }
        if open.contains(.bottom), own.maxY >= parent.size.height - covered.bottom - tolerance {
          insets.bottom += max(0, min(covered.bottom, parent.size.height - own.maxY))
        }
        if open.contains(left), own.minX <= covered.leading + tolerance {
          insets.leading += max(0, min(covered.leading, own.minX))
        }
        if open.contains(right), own.maxX >= parent.size.width - covered.trailing - tolerance {
          insets.trailing += max(0, min(covered.trailing, parent.size.width - own.maxX))
        }
        // Further out it's the provider's own bounds that touch, where this view reached the provider's safe edge.
        if own.minY > covered.top + tolerance { open.remove(.top) }
        if own.maxY < parent.size.height - covered.bottom - tolerance { open.remove(.bottom) }
        if own.minX > covered.leading + tolerance { open.remove(left) }
        if own.maxX < parent.size.width - covered.trailing - tolerance { open.remove(right) }
        own = CGRect(origin: .zero, size: parent.size)
      }
      node = parent
    }
    if environment.layoutDirection == .rightToLeft { swap(&insets.leading, &insets.trailing) }
    return insets
  }

  /// The node's bounds with what they reach beyond each edge.
  func bounds(reaching insets: EdgeInsets) -> CGRect {
    CGRect(
      x: environment.isRightToLeft ? -insets.trailing : -insets.leading, y: -insets.top,
      width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }

  private func physical(_ edge: Edge.Set, in node: LayoutNode) -> Edge.Set {
    guard node.environment.layoutDirection == .rightToLeft else { return edge }
    return edge == .leading ? .trailing : .leading
  }
}

extension EdgeInsets {
  /// The insets at some edges, and none at the others.
  func only(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

extension SafeAreaProvider {
  /// The covered insets with `leading` for the left edge.
  fileprivate var physicalInsets: EdgeInsets {
    var insets = coveredInsets
    if environment.layoutDirection == .rightToLeft { swap(&insets.leading, &insets.trailing) }
    return insets
  }
}

/// Lets a view reach into the unsafe areas that it touches.
nonisolated struct IgnoresSafeAreaModifier: UnaryModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  final class Node: UnaryNode<IgnoresSafeAreaModifier>, SafeAreaProvider, SafeAreaReader {
    private var knownReach: EdgeInsets?

    override func didMakeContent() { graph.safeAreaReaders.add(self) }

    func followSafeArea() {
      guard reach != knownReach else { return }
      graph.layoutDidChange = true
      placeContent()
    }

    override var safeAreaProvider: (any SafeAreaProvider)? { self }
    var coveredInsets: EdgeInsets { EdgeInsets() }
    var ignoredEdges: Edge.Set { modifier.regions.contains(.container) ? modifier.edges : [] }

    private var reach: EdgeInsets {
      guard modifier.regions.contains(.container) else { return EdgeInsets() }
      return safeAreaInsets.only(modifier.edges)
    }

    override func placeContent() {
      guard let child else { return }
      let reach = reach
      knownReach = reach
      if reach == EdgeInsets() { return child.place(at: .zero, proposal: proposal) }
      let space = CGSize(
        width: size.width + reach.leading + reach.trailing, height: size.height + reach.top + reach.bottom)
      let fitted = child.size(for: ProposedViewSize(space))
      placeChild(
        atLeading: CGPoint(
          x: -reach.leading + (space.width - fitted.width) / 2, y: -reach.top + (space.height - fitted.height) / 2),
        proposal: ProposedViewSize(space))
    }

    override var snapshotName: String? { "ignoresSafeArea" }
  }
}

/// Adds to the covered insets of what is inside.
nonisolated struct SafeAreaPaddingModifier: UnaryModifier {
  let edges: Edge.Set
  /// The profile's padding where nil.
  let length: CGFloat?
  let insets: EdgeInsets?

  final class Node: UnaryNode<SafeAreaPaddingModifier>, SafeAreaProvider {
    override var safeAreaProvider: (any SafeAreaProvider)? { self }
    var coveredInsets: EdgeInsets {
      if let insets = modifier.insets {
        return EdgeInsets(
          top: max(0, finite(insets.top)), leading: max(0, finite(insets.leading)),
          bottom: max(0, finite(insets.bottom)), trailing: max(0, finite(insets.trailing)))
      }
      let length = max(0, finite(modifier.length ?? environment.platformProfile.defaultPadding))
      return EdgeInsets(
        top: modifier.edges.contains(.top) ? length : 0, leading: modifier.edges.contains(.leading) ? length : 0,
        bottom: modifier.edges.contains(.bottom) ? length : 0,
        trailing: modifier.edges.contains(.trailing) ? length : 0)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
      let insets = coveredInsets
      return ProposedViewSize(
        width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
        height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      let (insets, child) = (coveredInsets, child?.size(for: inner(proposal)) ?? .zero)
      return CGSize(
        width: child.width + insets.leading + insets.trailing, height: child.height + insets.top + insets.bottom)
    }

    override func placeContent() {
      let insets = coveredInsets
      placeChild(atLeading: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
    }

    override var snapshotName: String? { "safeAreaPadding" }
  }
}

extension View {
  /// Lets the view reach into the unsafe areas that its edges touch.
  ///
  /// - Parameters:
  ///   - regions: the kinds of areas that it reaches into.
  ///   - edges: the edges at which it does.
  @_disfavoredOverload
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
  }

  /// Lets the view reach into the unsafe areas that its edges touch, at some edges. An older form of
  /// ``ignoresSafeArea(_:edges:)``.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  /// Adds to the safe area's insets inside the view, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(edges: .all, length: nil, insets: insets))
  }

  /// Adds to the safe area's insets inside the view; nil is the platform's usual amount.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaPaddingModifier(edges: edges, length: length, insets: nil))
  }

  /// Adds to the safe area's insets inside the view at each edge, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
