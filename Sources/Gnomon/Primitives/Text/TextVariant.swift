// SPDX-License-Identifier: Apache-2.0
/// The choice which of a text's forms is shown. Texts in Gnomon have one form: it has no effect.
public protocol TextVariantPreference {}

/// The choice of one form for every size. Texts in Gnomon have one form: it has no effect.
public struct FixedTextVariant: TextVariantPreference, Sendable {}

/// The choice of the form that fits. Texts in Gnomon have one form: it has no effect.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The text as it is, whatever the room.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The longest of the text's forms that fits. Texts in Gnomon have one form.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
  /// Chooses the form of the text that is shown. Texts in Gnomon have one form: it has no effect.
  public func textVariant<V>(_ preference: V) -> some View where V: TextVariantPreference { self }
}

// How a text is spoken. Drawings are silent.
extension Text {
  /// Says whether characters are spoken one by one. Gnomon speaks no texts: it has no effect.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Says how high the voice is, from -1 to 1. Gnomon speaks no texts: it has no effect.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Says whether punctuation is spoken. Gnomon speaks no texts: it has no effect.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Says whether announcements wait for each other. Gnomon speaks no texts: it has no effect.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
