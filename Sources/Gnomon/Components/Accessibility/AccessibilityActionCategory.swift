// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A group of actions that assistive technologies offer together, under one name.
public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: Text

  /// The category “Actions”, of actions that have no other.
  public static let `default` = AccessibilityActionCategory(Text("Actions"))
  /// The category “Edit”, of actions that change a text.
  public static let edit = AccessibilityActionCategory(Text("Edit"))

  /// Makes a category with a name, which assistive technologies read aloud. The name is a text.
  public init(_ name: Text) { self.name = name }
  /// Makes a category with a name, which assistive technologies read aloud. The name is a key that is looked up in the
  /// tables of strings.
  public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }
  /// Makes a category with a name, which assistive technologies read aloud. The name is a localized resource.
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource) { name = Text(nameResource) }
  /// Makes a category with a name, which assistive technologies read aloud. The name is a string that is taken as it
  /// is.
  @_disfavoredOverload
  public init(_ name: some StringProtocol) { self.name = Text(name) }
}

extension View {
  /// Gives the view further actions of one category: the buttons of `content`. ``ViewHost/perform(_:on:)`` does it.
  nonisolated public func accessibilityActions<Content>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View where Content: View { accessibility("actions", (category, AnyView(content()))) }

  /// Labels the view for assistive technologies with a view, which may hold the present label. Gnomon keeps that view
  /// and doesn't draw it.
  nonisolated public func accessibilityLabel<V>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View where V: View { accessibility("label", AnyView(content(PlaceholderContentView(self)))) }

  /// Sets the picture of the way to the view in the mode for people with cognitive disabilities. Gnomon keeps it and
  /// has no such mode.
  nonisolated public func assistiveAccessNavigationIcon(_ icon: Image) -> some View {
    accessibility("navigationIcon", icon)
  }

  /// Sets the symbol of the way to the view in the mode for people with cognitive disabilities. Gnomon keeps it and has
  /// no such mode.
  nonisolated public func assistiveAccessNavigationIcon(systemImage: String) -> some View {
    assistiveAccessNavigationIcon(Image(systemName: systemImage))
  }

  /// Tells assistive technologies where to tap the view, in points of its own coordinates. `isEnabled` false leaves it
  /// out. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("activationPoint", activationPoint, isEnabled: isEnabled)
  }

  /// Tells assistive technologies where to tap the view, as a fraction of its size. `isEnabled` false leaves it out.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("activationPoint", activationPoint, isEnabled: isEnabled)
  }
}

// Where a text is asked for, a view that's told of won't do: what's told is left out, drawings being silent.
extension Text {
  /// Labels the text for assistive technologies, which read the label aloud. The label is a text. Gnomon drops it and
  /// draws the text as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: Text) -> Text { self }

  /// Labels the text for assistive technologies, which read the label aloud. The label is a key that is looked up in
  /// the tables of strings. Gnomon drops it and draws the text as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }

  /// Labels the text for assistive technologies, which read the label aloud. The label is a localized resource. Gnomon
  /// drops it and draws the text as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> Text { self }

  /// Labels the text for assistive technologies, which read the label aloud. The label is a string that is taken as it
  /// is. Gnomon drops it and draws the text as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol { self }

  /// Ranks the text among the headings, from `h1` to `h6`. Gnomon drops it and draws the text as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

  /// Tells assistive technologies what kind of text it is, so that it can be read in a way that suits it. Gnomon drops
  /// it and draws the text as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}
