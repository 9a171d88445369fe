// SPDX-License-Identifier: Apache-2.0
/// A view with a name for tools that show it: it lies and looks as it does without.
///
/// Packages name the type to see through what a canvas puts around their views.
nonisolated public struct _IdentifiedModifier<Identifier>: ViewModifier, Equatable where Identifier: Hashable {
  /// No body: a node sizes and draws the value.
  public typealias Body = Never
  /// The name.
  public var identifier: Identifier

  /// A name for a view.
  nonisolated public init(identifier: Identifier) { self.identifier = identifier }

  /// Makes the content's node, and none for the modifier: a name changes nothing.
  nonisolated public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, content: _ModifierInput
  ) -> ViewNode {
    PassthroughNode(context, content: content)
  }
}

/// The name that a canvas gives a view which can be selected there.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  let identifier: String

  /// A name.
  public init(_ identifier: String) { self.identifier = identifier }
}

extension View {
  /// Gives the view a name for tools.
  nonisolated public func _identified<I>(by identifier: I) -> some View where I: Hashable {
    modifier(_IdentifiedModifier(identifier: identifier))
  }
}
