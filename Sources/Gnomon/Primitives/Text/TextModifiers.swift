// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Changes what the views above have set of text.
  nonisolated func text<V: Equatable>(
    _ keyPath: WritableKeyPath<TextEnvironment, V>, _ value: V
  ) -> some View {
    let change = TextChange(keyPath: keyPath, value: value)
    return modifier(
      EnvironmentWriter(
        write: { $0.text[keyPath: keyPath] = value }, isSame: { ($0.value as? TextChange<V>) == change },
        value: change))
  }

  /// Sets the font of texts inside; nil is the default font.
  nonisolated public func font(_ font: Font?) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.font, value: font))
  }

  /// Sets the weight of texts inside; nil is their fonts' own.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { text(\.attributes.weight, weight) }

  /// Sets the width of the characters of texts inside; nil is their fonts' own.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { text(\.attributes.width, width) }

  /// Sets the design of the fonts of texts inside; nil is their own.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { text(\.attributes.design, design) }

  /// Makes texts inside bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    modifier(
      EnvironmentWriter(
        write: { $0.text.attributes.setBold(isActive) }, isSame: { ($0.value as? BoldChange)?.isActive == isActive },
        value: BoldChange(isActive: isActive)))
  }

  /// Makes texts inside italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { text(\.attributes.isItalic, isActive) }

  /// Sets texts inside in the fixed-width font.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    text(\.attributes.isMonospaced, isActive)
  }

  /// Gives digits inside one width.
  nonisolated public func monospacedDigit() -> some View { text(\.attributes.isMonospacedDigit, true) }

  /// Sets the scale of texts inside relative to their fonts.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(
      EnvironmentWriter(
        write: { if isEnabled { $0.text.attributes.scale = scale } },
        isSame: { ($0.value as? ScaleChange) == ScaleChange(scale: scale, isEnabled: isEnabled) },
        value: ScaleChange(scale: scale, isEnabled: isEnabled)))
  }

  /// Sets points between characters inside; ligatures are kept apart.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { text(\.attributes.tracking, tracking) }

  /// Sets points between characters inside; ligatures stay. A tracking wins over it.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { text(\.attributes.kerning, kerning) }

  /// Moves texts inside points upwards from the baseline.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    text(\.attributes.baselineOffset, baselineOffset)
  }

  /// Draws a line under texts inside; a nil colour is the text's.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text(\.attributes.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Draws a line through texts inside; a nil colour is the text's.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text(\.attributes.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
}

/// The value that a writer of text values writes, to be compared with what one before wrote.
private struct TextChange<V: Equatable>: Equatable {
  let keyPath: WritableKeyPath<TextEnvironment, V>
  let value: V
}

private struct BoldChange {
  let isActive: Bool
}

private struct ScaleChange: Equatable {
  let scale: Text.Scale
  let isEnabled: Bool
}
