// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A transition of a view that is pushed or presented. Gnomon keeps it and moves nothing.
public protocol NavigationTransition {
  /// What a transition does, in terms that only SwiftUI knows. In Gnomon nobody calls it.
  func _outputs(for inputs: _NavigationTransitionInputs) -> _NavigationTransitionOutputs
}

extension NavigationTransition {
  /// Nothing: the view is there at once.
  public func _outputs(for inputs: _NavigationTransitionInputs) -> _NavigationTransitionOutputs {
    _NavigationTransitionOutputs()
  }
}

/// What a navigation transition is told. It's opaque, and nobody makes one.
public struct _NavigationTransitionInputs {}

/// What a navigation transition answers. It's opaque.
public struct _NavigationTransitionOutputs {}

/// The system's own transition. In Gnomon the view is there at once.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A transition in which the view grows out of another view, its source. In Gnomon the view is there at once.
public struct ZoomNavigationTransition: NavigationTransition {
  let sourceID: AnyHashable
  let namespace: Namespace.ID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The system's own transition. In Gnomon the view is there at once.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A transition out of the view whose `matchedTransitionSource(id:in:)` has the same id in the same namespace.
  ///
  /// In Gnomon the view is there at once; a source that isn't found does no harm.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(sourceID: AnyHashable(sourceID), namespace: namespace)
  }
}

/// The look of a transition's source while it's on its way. Gnomon keeps it, without effect.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// A source that looks as it does by itself: where a configuration begins.
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
  /// Puts a colour behind the source. Gnomon keeps it, without effect.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    TransitionSourceLook(base: self, value: style)
  }

  /// Cuts the source to a rounded rectangle. Gnomon keeps it, without effect.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    TransitionSourceLook(base: self, value: shape)
  }

  /// Gives the source a shadow; lengths are in points. Gnomon keeps it, without effect.
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
  /// Sets the transition of the view when it's pushed or presented. Gnomon keeps it and moves nothing.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    attribute("navigationTransition", style)
  }

  /// Marks the view as the source that another view grows out of. Gnomon keeps it and moves nothing.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    attribute("matchedTransitionSource", TransitionSource(id: AnyHashable(id), namespace: namespace))
  }

  /// Marks the view as the source that another view grows out of, and says how it looks on the way. Gnomon keeps it and
  /// moves nothing.
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
  /// Marks the items of a bar as the source that a view grows out of. Gnomon keeps it and moves nothing.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    TransitionSourceItems(content: self, source: TransitionSource(id: AnyHashable(id), namespace: namespace))
  }
}

extension CustomizableToolbarContent {
  /// Marks the items of a bar that people may arrange as the source that a view grows out of. Gnomon keeps it and moves
  /// nothing.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent {
    TransitionSourceItems(content: self, source: TransitionSource(id: AnyHashable(id), namespace: namespace))
  }
}
