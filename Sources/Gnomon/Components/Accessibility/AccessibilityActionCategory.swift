// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What kind of actions are offered together.
public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: Text

  /// Actions of no other kind.
  public static let `default` = AccessibilityActionCategory(Text("Actions"))
  /// Actions that change a text.
  public static let edit = AccessibilityActionCategory(Text("Edit"))

  /// Makes a category with a name, which assistive technologies read aloud.
  public init(_ name: Text) { self.name = name }
  /// Makes a category with a name, which assistive technologies read aloud.
  public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }
  /// Makes a category with a name, which assistive technologies read aloud.
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource) { name = Text(nameResource) }
  /// Makes a category with a name, which assistive technologies read aloud.
  @_disfavoredOverload
  public init(_ name: some StringProtocol) { self.name = Text(name) }
}

extension View {
  /// Offers several actions of one kind.
  nonisolated public func accessibilityActions<Content>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View where Content: View { accessibility("actions", (category, AnyView(content()))) }

  /// What the view is called, made of what it's called already.
  nonisolated public func accessibilityLabel<V>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View where V: View { accessibility("label", AnyView(content(PlaceholderContentView(self)))) }

  /// The picture of the way back to the view where a simplified system is used.
  nonisolated public func assistiveAccessNavigationIcon(_ icon: Image) -> some View {
    accessibility("navigationIcon", icon)
  }

  /// The symbol of the way back to the view where a simplified system is used.
  nonisolated public func assistiveAccessNavigationIcon(systemImage: String) -> some View {
    assistiveAccessNavigationIcon(Image(systemName: systemImage))
  }

  /// Where the view is tapped, in its own coordinates.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("activationPoint", activationPoint, isEnabled: isEnabled)
  }

  /// Where the view is tapped, in fractions of its size.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("activationPoint", activationPoint, isEnabled: isEnabled)
  }
}

// Where a text is asked for, a view that's told of won't do: what's told is left out, drawings being silent.
extension Text {
  /// What the text is called.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: Text) -> Text { self }

  /// What the text is called.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }

  /// What the text is called.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> Text { self }

  /// What the text is called.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol { self }

  /// The rank of a heading.
  @_disfavoredOverload
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

  /// What kind of text it is.
  @_disfavoredOverload
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}
