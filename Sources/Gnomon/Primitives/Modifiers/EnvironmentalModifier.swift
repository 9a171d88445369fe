// SPDX-License-Identifier: Apache-2.0
/// A modifier that becomes another one by the environment of the view that it's applied to.
///
/// ```swift
/// struct NightDimming: EnvironmentalModifier {
///   func resolve(in environment: EnvironmentValues) -> DimmedContent {
///     DimmedContent(amount: environment.colorScheme == .dark ? 0.8 : 1)
///   }
/// }
///
/// struct DimmedContent: ViewModifier {
///   let amount: Double
///
///   func body(content: Content) -> some View { content.opacity(amount) }
/// }
/// ```
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Self.Body == Never {
  /// The type of modifier that this one becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier that this one becomes in an environment. It's called again when the environment changes.
  nonisolated func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

extension EnvironmentalModifier {
  /// Makes the node of the modifier that this one becomes. The engine calls it.
  nonisolated public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, content: _ModifierInput
  ) -> ViewNode {
    ModifierBodyNode<ResolvingModifier<Self>>(ResolvingModifier(base: modifier), context, content: content)
  }
}

/// Applies what another modifier becomes. It lies in memory as that one does: its node reads it where that one is.
private nonisolated struct ResolvingModifier<Base: EnvironmentalModifier>: ViewModifier {
  let base: Base

  @MainActor func body(content: Content) -> some View { ResolvedView(content: content, base: base) }
}

private nonisolated struct ResolvedView<Content: View, Base: EnvironmentalModifier>: View, _SeeThroughView {
  let content: Content
  let base: Base
  @Environment(\.self) private var environment

  @MainActor var body: some View { content.modifier(base.resolve(in: environment)) }
}
