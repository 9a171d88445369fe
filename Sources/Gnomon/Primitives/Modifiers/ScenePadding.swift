// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A kind of the distance that a system keeps between a scene's content and its edges.
public struct ScenePadding: Hashable, Sendable {
  private let name: String
  /// The least distance. In Gnomon it is the usual padding.
  public static let minimum = ScenePadding(name: "minimum")
}

extension View {
  /// Adds the distance that the system keeps between a scene's content and its edges: in Gnomon the usual padding.
  ///
  /// - Parameter edges: the edges that get the distance: all unless said otherwise.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds a distance of a kind at some edges: in Gnomon the usual padding, whatever the kind.
  ///
  /// - Parameters:
  ///   - padding: the kind of the distance. It has no effect.
  ///   - edges: the edges that get the distance: all unless said otherwise.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }

  /// Puts a bar at the top or bottom edge; the content's safe area ends there.
  ///
  /// Gnomon draws no effect of edges below it: it does what `safeAreaInset` does.
  ///
  /// - Parameters:
  ///   - edge: the edge at which the bar lies.
  ///   - alignment: where the bar lies along the edge, where it's shorter.
  ///   - spacing: the distance between the bar and the content in points; nil and negative numbers are none.
  ///   - content: the bar.
  nonisolated public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a bar at the leading or trailing edge; the content's safe area ends there.
  ///
  /// Gnomon draws no effect of edges below it: it does what `safeAreaInset` does.
  ///
  /// - Parameters:
  ///   - edge: the edge at which the bar lies.
  ///   - alignment: where the bar lies along the edge, where it's shorter.
  ///   - spacing: the distance between the bar and the content in points; nil and negative numbers are none.
  ///   - content: the bar.
  nonisolated public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Lets the view's place and size be animated as one, and what is inside relative to it.
  ///
  /// Without it, each leaf inside goes its own way.
  nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}

nonisolated struct GeometryGroupModifier: UnaryModifier {
  final class Node: UnaryNode<GeometryGroupModifier> {
    override var animatesFrame: Bool { true }
  }
}
