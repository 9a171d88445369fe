// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Text {
  /// A change of a text's attributes.
  enum Modifier: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case width(Font.Width?)
    case design(Font.Design?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case scale(Text.Scale)
    case tracking(CGFloat)
    case kerning(CGFloat)
    case baselineOffset(CGFloat)
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
    case style(AnyShapeStyle?)
    case custom(CustomTextAttributes)
    case language(String?)

    func apply(to attributes: inout TextAttributes) {
      switch self {
      case .font(let font): attributes.font = font
      case .weight(let weight): attributes.weight = weight
      case .width(let width): attributes.width = width
      case .design(let design): attributes.design = design
      case .bold(let isActive): attributes.setBold(isActive)
      case .italic(let isActive): attributes.isItalic = isActive
      case .monospaced(let isActive): attributes.isMonospaced = isActive
      case .monospacedDigit: attributes.isMonospacedDigit = true
      case .scale(let scale): attributes.scale = scale
      case .tracking(let tracking): attributes.tracking = tracking
      case .kerning(let kerning): attributes.kerning = kerning
      case .baselineOffset(let offset): attributes.baselineOffset = offset
      case .underline(let line): attributes.underline = line
      case .strikethrough(let line): attributes.strikethrough = line
      case .style(let style): attributes.style = style
      case .language(let code): attributes.language = code
      case .custom(let values):
        var all = attributes.custom ?? CustomTextAttributes()
        all.merge(values)
        attributes.custom = all
      }
    }
  }

  /// Applies the text's own modifiers, those written last first.
  func apply(to attributes: inout TextAttributes) {
    for modifier in modifiers.reversed() { modifier.apply(to: &attributes) }
  }

  private nonisolated func with(_ modifier: Modifier) -> Text {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  /// The text in a font; nil is the default font, whatever its surroundings have.
  nonisolated public func font(_ font: Font?) -> Text { with(.font(font)) }

  /// The text in a weight; nil is the font's own.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }

  /// The text in a width; nil is the font's own.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }

  /// The text in a design of its font; nil is the font's own.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }

  /// The text in bold.
  nonisolated public func bold() -> Text { with(.bold(true)) }
  /// The text in bold if `isActive` is true, and without bold if it's false.
  nonisolated public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
  /// The text, slanted.
  nonisolated public func italic() -> Text { with(.italic(true)) }
  /// The text, slanted if `isActive` is true and upright if it's false.
  nonisolated public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }

  /// The text in the fixed-width font.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }

  /// The text with digits of one width.
  nonisolated public func monospacedDigit() -> Text { with(.monospacedDigit) }

  /// The text in a scale relative to its font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(.scale(scale)) : self
  }

  /// The text with points between its characters; ligatures are kept apart.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }

  /// The text with points between its characters; ligatures stay. A tracking wins over it.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }

  /// The text moved by points upwards from the baseline; a negative number moves it down.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }

  /// The text with a line under it; a nil colour is the text's. False takes the line away.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive ? LineStyle(color: color) : nil))
  }

  /// The text with a line of a pattern under it; a nil colour is the text's. False takes the line away.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// The text with a line through it; a nil colour is the text's. False takes the line away.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive ? LineStyle(color: color) : nil))
  }

  /// The text with a line of a pattern through it; a nil colour is the text's. False takes the line away.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// The text in a style, whatever its surroundings have.
  nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    with(.style(AnyShapeStyle(style)))
  }

  /// The text in a colour; nil is the primary one, whatever style its surroundings have.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    with(.style(AnyShapeStyle(color ?? .primary)))
  }
}
