// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a view comes that is pushed or presented. Nothing moves on its way here: the transition is kept.
public protocol NavigationTransition {}

/// The system's own.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// Out of a view that is marked as the source.
public struct ZoomNavigationTransition: NavigationTransition {
  let sourceID: AnyHashable
  let namespace: Namespace.ID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The system's own.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view whose `matchedTransitionSource(id:in:)` has the same id in the same namespace.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(sourceID: AnyHashable(sourceID), namespace: namespace)
  }
}

/// How the source of a transition looks while it's on its way: kept, without effect.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// A source as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

private struct TransitionSourceLook<Base: MatchedTransitionSourceConfiguration, Value: Sendable>:
  MatchedTransitionSourceConfiguration
{
  let base: Base
  let value: Value
}

private struct TransitionSourceShadow: Sendable {
  let color: Color
  let radius, x, y: CGFloat
}

extension MatchedTransitionSourceConfiguration {
  /// What the source lies on.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    TransitionSourceLook(base: self, value: style)
  }

  /// What the source is cut to.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    TransitionSourceLook(base: self, value: shape)
  }

  /// The source's shadow; lengths in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    TransitionSourceLook(base: self, value: TransitionSourceShadow(color: color, radius: radius, x: x, y: y))
  }
}

/// The source of a transition, as it's kept.
struct TransitionSource {
  let id: AnyHashable
  let namespace: Namespace.ID
  var configuration: any MatchedTransitionSourceConfiguration = EmptyMatchedTransitionSourceConfiguration()
}

extension View {
  /// How the view comes when it's pushed or presented. It's kept and nothing moves.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    attribute("navigationTransition", style)
  }

  /// Marks the view that another one comes out of. It's kept and nothing moves.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    attribute("matchedTransitionSource", TransitionSource(id: AnyHashable(id), namespace: namespace))
  }

  /// Marks the view that another one comes out of, and how it looks on the way. It's kept and nothing moves.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    attribute(
      "matchedTransitionSource",
      TransitionSource(
        id: AnyHashable(id), namespace: namespace,
        configuration: configuration(EmptyMatchedTransitionSourceConfiguration())))
  }
}

/// Toolbar items that another view comes out of.
private nonisolated struct TransitionSourceItems<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content
  let source: TransitionSource

  @MainActor @preconcurrency var _items: [_ToolbarEntry] {
    content._items.map {
      _ToolbarEntry(placement: $0.placement, view: AnyView($0.view.attribute("matchedTransitionSource", source)))
    }
  }
}

extension TransitionSourceItems: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Marks the items as what another view comes out of. It's kept and nothing moves.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    TransitionSourceItems(content: self, source: TransitionSource(id: AnyHashable(id), namespace: namespace))
  }
}

extension CustomizableToolbarContent {
  /// Marks the items as what another view comes out of. It's kept and nothing moves.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent {
    TransitionSourceItems(content: self, source: TransitionSource(id: AnyHashable(id), namespace: namespace))
  }
}
