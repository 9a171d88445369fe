// SPDX-License-Identifier: Apache-2.0
/// The form that is shown of a text that has several.
public protocol TextVariantPreference {}

/// One form for every size.
public struct FixedTextVariant: TextVariantPreference, Sendable {}

/// The form that fits. Texts here have one form, so that it's the same as ``FixedTextVariant``.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The text as it is, whatever the room.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The longest of the text's forms that fits. Texts here have one form.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
  /// Chooses the text's form. Texts here have one.
  public func textVariant<V>(_ preference: V) -> some View where V: TextVariantPreference { self }
}

// How a text is spoken. Drawings are silent.
extension Text {
  /// Says whether characters are spoken one by one.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Says how high the voice is, from -1 to 1.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Says whether punctuation is spoken.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Says whether announcements wait for each other.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
