// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ShapeStyle where Self == Color {
  /// The profile's system red, as a style.
  public static var red: Color { Color.red }
  /// The profile's system orange, as a style.
  public static var orange: Color { Color.orange }
  /// The profile's system yellow, as a style.
  public static var yellow: Color { Color.yellow }
  /// The profile's system green, as a style.
  public static var green: Color { Color.green }
  /// The profile's system mint, as a style.
  public static var mint: Color { Color.mint }
  /// The profile's system teal, as a style.
  public static var teal: Color { Color.teal }
  /// The profile's system cyan, as a style.
  public static var cyan: Color { Color.cyan }
  /// The profile's system blue, as a style.
  public static var blue: Color { Color.blue }
  /// The profile's system indigo, as a style.
  public static var indigo: Color { Color.indigo }
  /// The profile's system purple, as a style.
  public static var purple: Color { Color.purple }
  /// The profile's system pink, as a style.
  public static var pink: Color { Color.pink }
  /// The profile's system brown, as a style.
  public static var brown: Color { Color.brown }
  /// White in every appearance, as a style.
  public static var white: Color { Color.white }
  /// The profile's system grey, as a style.
  public static var gray: Color { Color.gray }
  /// Black in every appearance, as a style.
  public static var black: Color { Color.black }
  /// A colour of opacity 0, as a style: it paints nothing.
  public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style that the views above have set, else the colour of labels.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style that the views above have set, else the system's background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint that the views above have set, else the accent colour.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between parts of content.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of shapes behind content: a translucent grey.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links: in Gnomon the accent colour.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands where none has been typed yet.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour behind what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The colour of a window without content: in Gnomon the system's background.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style: the style itself.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second level of the foreground style, for text that matters less.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third level of the foreground style, for text that matters little.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth level of the foreground style, for what should hardly stand out.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The fifth level of the foreground style, the faintest one.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
