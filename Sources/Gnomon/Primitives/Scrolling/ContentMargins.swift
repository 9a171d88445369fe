// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The part of a scroll view that a content margin is for: its content, its indicators or both.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  /// A margin around the content and the indicators. Gnomon draws no indicators, so it's one around the content.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(name: "automatic") }
  /// A margin around the content alone.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(name: "scrollContent") }
  /// A margin around the indicators alone. Gnomon draws no indicators: such a margin has no effect.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(name: "scrollIndicators") }
}

/// Distances between the content and the edges of scroll views; nil is none at that edge.
struct ScrollMargins: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  fileprivate enum Key: EnvironmentKey {
    static var defaultValue: ScrollMargins { ScrollMargins() }
  }

  var insets: EdgeInsets {
    EdgeInsets(top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
  }
}

extension EnvironmentValues {
  /// The distances between content and edges that scroll views keep.
  var scrollMargins: ScrollMargins {
    get { self[ScrollMargins.Key.self] }
    set { self[ScrollMargins.Key.self] = newValue }
  }
}

/// What `contentMargins` sets.
private struct MarginSetting: Equatable {
  let edges: Edge.Set
  let insets: EdgeInsets?
  let placement: ContentMarginPlacement

  func write(_ values: inout EnvironmentValues) {
    guard placement != .scrollIndicators else { return }
    func length(_ length: CGFloat?) -> CGFloat? { length.map { max(0, finite($0)) } }
    var margins = values.scrollMargins
    if edges.contains(.top) { margins.top = length(insets?.top) }
    if edges.contains(.leading) { margins.leading = length(insets?.leading) }
    if edges.contains(.bottom) { margins.bottom = length(insets?.bottom) }
    if edges.contains(.trailing) { margins.trailing = length(insets?.trailing) }
    values.scrollMargins = margins
  }
}

extension View {
  nonisolated private func contentMargins(_ setting: MarginSetting) -> some View {
    modifier(
      EnvironmentWriter(
        write: { setting.write(&$0) }, isSame: { ($0.value as? MarginSetting) == setting }, value: setting))
  }

  /// Sets the distances in points between content and edges in the scroll views inside.
  ///
  /// - Parameters:
  ///   - edges: the edges whose distance is set; others keep theirs.
  ///   - insets: the distances, of which those of `edges` are read. Below 0 is 0.
  ///   - placement: the part that keeps the distance.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(MarginSetting(edges: edges, insets: insets, placement: placement))
  }

  /// Sets one distance in points between content and edges in the scroll views inside.
  ///
  /// - Parameters:
  ///   - edges: the edges whose distance is set; others keep theirs.
  ///   - length: the distance; nil is the system's, which is none here. Below 0 is 0.
  ///   - placement: the part that keeps the distance.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(
      MarginSetting(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }, placement: placement))
  }

  /// Sets the distance in points between content and all edges in the scroll views inside.
  ///
  /// - Parameters:
  ///   - length: the distance; below 0 is 0.
  ///   - placement: the part that keeps the distance.
  nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    contentMargins(.all, length, for: placement)
  }
}
