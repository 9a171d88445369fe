// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite("Colours and styles")
struct ColorStyleTests {
  let box = CGRect(x: 0, y: 0, width: 100, height: 50)

  func environment(_ profile: PlatformProfile, _ scheme: ColorScheme = .light) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.platformProfile = profile
    environment.colorScheme = scheme
    return environment
  }

  func hex(_ color: Color, _ profile: PlatformProfile, _ scheme: ColorScheme = .light) -> String {
    color.resolve(in: environment(profile, scheme)).description
  }

  func color(_ paint: Paint) -> String {
    if case .color(let color) = paint { color.description } else { "no colour" }
  }

  @Test("macOS 26's measured colours (facts 94)")
  func palette26() {
    let measured: [(Color, String)] = [
      (.red, "#FF383CFF"), (.orange, "#FF8D28FF"), (.yellow, "#FFCC00FF"), (.green, "#34C759FF"),
      (.blue, "#0088FFFF"), (.purple, "#CB30E0FF"),
    ]
    for (color, expected) in measured { #expect(hex(color, .macOS26) == expected) }
  }

  @Test("The 26 generation's colours, recorded on macOS 27 by the public probe swiftui-colour")
  func recorded26() {
    let recorded: [(Color, String, String)] = [
      (.red, "FF383C", "FF4245"), (.orange, "FF8D28", "FF9230"), (.yellow, "FFCC00", "FFD600"),
      (.green, "34C759", "30D158"), (.mint, "00C8B3", "00DAC3"), (.teal, "00C3D0", "00D2E0"),
      (.cyan, "00C0E8", "3CD3FE"), (.blue, "0088FF", "0091FF"), (.indigo, "6155F5", "6D7CFF"),
      (.purple, "CB30E0", "DB34F2"), (.pink, "FF2D55", "FF375F"), (.brown, "AC7F5E", "B78A66"),
      (.gray, "8E8E93", "98989D"), (.accentColor, "0088FF", "0091FF"),
    ]
    for (color, light, dark) in recorded {
      #expect(hex(color, .macOS26) == "#\(light)FF")
      #expect(hex(color, .macOS26, .dark) == "#\(dark)FF")
    }
    #expect(hex(.primary, .macOS26) == "#000000D8" && hex(.primary, .macOS26, .dark) == "#FFFFFFD8")
    #expect(hex(.secondary, .macOS26) == "#0000007F" && hex(.secondary, .macOS26, .dark) == "#FFFFFF8C")
  }

  @Test("The older generation's colours (facts 95)")
  func classicPalette() {
    #expect(hex(.blue, .iOS18) == "#007AFFFF")
    #expect(hex(.green, .iOS18) == "#34C759FF")
    #expect(hex(.green, .macOS15) == "#28CD41FF")
    #expect(hex(.teal, .macOS15) == "#59ADC4FF")
    #expect(hex(.cyan, .macOS15, .dark) == "#5AC8F5FF")
    #expect(hex(.red, .iOS18, .dark) == "#FF453AFF")
    #expect(hex(.gray, .macOS15, .dark) == "#98989DFF")
  }

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

  @Test("Standard gradients run from a lighter tint to the colour, yellow's darkens (facts 96)")
  func gradients() {
    func ends(_ color: Color) -> [String] {
      guard
        case .linearGradient(let stops, let start, let end) =
          color.gradient._paint(in: environment(.macOS26), bounds: box)
      else { return [] }
      #expect(start == CGPoint(x: 50, y: 0))
      #expect(end == CGPoint(x: 50, y: 50))
      return [stops.first, stops.last].compactMap { $0?.color.description }
    }
    #expect(ends(.blue) == ["#2EA8FFFF", "#0088FFFF"])
    #expect(ends(.orange) == ["#FFAC57FF", "#FF8D28FF"])
    #expect(ends(.yellow).first == "#FFCC00FF")
    // The measured bottom is 239, 185, 0.
    if case .linearGradient(let stops, _, _) = Color.yellow.gradient._paint(in: environment(.macOS26), bounds: box),
      let bottom = stops.last?.color.bytes
    {
      #expect(abs(Int(bottom.red) - 239) <= 4 && abs(Int(bottom.green) - 185) <= 4)
    }
  }

  @Test("Stops are finite and ascending")
  func stops() {
    let gradient = Gradient(stops: [
      .init(color: .red, location: 0.5), .init(color: .blue, location: .nan), .init(color: .green, location: 0.2),
    ])
    #expect(gradient.resolvedStops(in: EnvironmentValues()).map(\.location) == [0.5, 0.5, 0.5])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).resolvedStops(in: EnvironmentValues()).isEmpty)
    #expect(Gradient(colors: [.red, .blue]).resolvedStops(in: EnvironmentValues(), space: .perceptual).count == 17)
  }

  @Test("Components, spaces and mixing")
  func components() throws {
    let environment = EnvironmentValues()
    #expect(Color(red: 1, green: 0.5, blue: 0).resolve(in: environment).description == "#FF8000FF")
    #expect(Color(.sRGBLinear, white: 0.5).resolve(in: environment).linearGreen == 0.5)
    #expect(Color(hue: 0.5, saturation: 1, brightness: 1).resolve(in: environment).description == "#00FFFFFF")
    #expect(Color(hue: 1, saturation: 1, brightness: 1).resolve(in: environment).description == "#FF0000FF")
    #expect(Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: environment).linearRed > 1.2)
    #expect(Color(.displayP3, white: 1).resolve(in: environment).description == "#FFFFFFFF")
    #expect(Color(red: .nan, green: .infinity, blue: 0).resolve(in: environment).description == "#000000FF")
    #expect(Color.black.mix(with: .white, by: 0.4, in: .device).resolve(in: environment).description == "#666666FF")
    #expect(Color.black.mix(with: .white, by: 2).resolve(in: environment).description == "#FFFFFFFF")
    #expect(Color.red.opacity(0.5).opacity(0.5).resolve(in: environment).opacity == 0.25)
    #expect(Color("nowhere").resolve(in: environment) == .clear)
    #expect(Color.red.description == "red")
    let resolved = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
    let copy = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(resolved))
    #expect(copy == resolved)
    var animated = Color.Resolved(red: 0, green: 0, blue: 0)
    animated.animatableData = resolved.animatableData
    #expect(animated.description == resolved.description)
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
