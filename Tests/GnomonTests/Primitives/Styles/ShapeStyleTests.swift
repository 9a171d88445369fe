// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite("Shape styles")
struct ShapeStyleTests: StyleSuite {
  @Test("A secondary label at 40 % on macOS is black at 20 % (facts 97)")
  func secondary() {
    let style = HierarchicalShapeStyle.secondary.opacity(0.4)
    #expect(color(style._paint(in: environment(.macOS26), bounds: box)) == "#00000033")
    #expect(color(Color.secondary._paint(in: environment(.macOS26), bounds: box)) == "#0000007F")
    #expect(hex(.secondary, .iOS26) == "#3C3C4399")
    #expect(hex(.secondary, .iOS26, .dark) == "#EBEBF599")
  }

  @Test("Levels are those of the foreground around them")
  func levels() {
    var values = environment(.iOS26)
    values.foregroundStyle = AnyShapeStyle(Color.red)
    #expect(color(HierarchicalShapeStyle.primary._paint(in: values, bounds: box)) == "#FF383CFF")
    #expect(color(HierarchicalShapeStyle.secondary._paint(in: values, bounds: box)) == "#FF383C80")
    #expect(color(ForegroundStyle().tertiary._paint(in: values, bounds: box)) == "#FF383C40")

    // A level set as the foreground refers to the foreground around it, and doesn't call itself.
    values.foregroundStyle = AnyShapeStyle(HierarchicalShapeStyle.secondary)
    #expect(color(ForegroundStyle()._paint(in: values, bounds: box)) == "#FF383C80")
    #expect(color(HierarchicalShapeStyle.secondary._paint(in: values, bounds: box)) == "#FF383C40")

    values.styles.foreground = ForegroundLevels(
      AnyShapeStyle(Color.red), AnyShapeStyle(Color.blue), AnyShapeStyle(Color.green), over: nil)
    #expect(color(HierarchicalShapeStyle.secondary._paint(in: values, bounds: box)) == "#0088FFFF")
    #expect(color(HierarchicalShapeStyle.tertiary._paint(in: values, bounds: box)) == "#34C759FF")
    #expect(color(HierarchicalShapeStyle.quaternary._paint(in: values, bounds: box)) == "#34C75980")
  }

  @Test("Styles that refer to themselves end")
  func selfReferences() {
    var values = environment(.iOS26)
    values.foregroundStyle = AnyShapeStyle(ForegroundStyle())
    values.tintStyle = AnyShapeStyle(TintShapeStyle())
    values.backgroundStyle = AnyShapeStyle(BackgroundStyle().secondary)
    values.styles.accent = .accentColor.opacity(0.5)
    #expect(color(ForegroundStyle()._paint(in: values, bounds: box)) == "#000000FF")
    #expect(color(TintShapeStyle()._paint(in: values, bounds: box)) == "#0088FF80")
    #expect(color(BackgroundStyle()._paint(in: values, bounds: box)) == "#F2F2F7FF")
    #expect(Color.accentColor.resolve(in: values).description == "#0088FF80")
  }

  @Test("A style of one's own is followed to what it becomes")
  func custom() {
    struct Ink: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white.opacity(0.5) : Color.black.opacity(1)
      }
    }
    struct Faint: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .foreground.secondary }
    }
    #expect(color(Ink()._paint(in: environment(.iOS26, .dark), bounds: box)) == "#FFFFFF80")
    var values = environment(.iOS26)
    values.foregroundStyle = AnyShapeStyle(Color.blue)
    values.foregroundStyle = AnyShapeStyle(Faint())
    #expect(color(ForegroundStyle()._paint(in: values, bounds: box)) == "#0088FF80")
  }

  @Test("Styles give their effects beside the paint")
  func effects() {
    let style = AnyShapeStyle(Color.red.shadow(.drop(radius: 4, y: 2)).blendMode(.multiply))
    let effects = style._effects(in: EnvironmentValues())
    #expect(effects.blendMode == .multiply)
    #expect(effects.shadows == [.drop(radius: 4, y: 2)])
    #expect(AnyShapeStyle(Color.red) == AnyShapeStyle(AnyShapeStyle(Color.red)))
    #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(Color.blue))
    #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(HierarchicalShapeStyle.primary))
  }
}
