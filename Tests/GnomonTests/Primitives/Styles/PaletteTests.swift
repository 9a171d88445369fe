// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite struct PaletteTests: StyleSuite {
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

  @Test("More contrast takes the colours of Apple's Human Interface Guidelines (Color, Specifications)")
  func contrast() {
    func hex(_ color: Color, _ profile: PlatformProfile, _ scheme: ColorScheme = .light) -> String {
      var environment = environment(profile, scheme)
      environment._colorSchemeContrast = .increased
      return color.resolve(in: environment).description
    }
    #expect(hex(.red, .iOS26) == "#E9152DFF" && hex(.red, .iOS26, .dark) == "#FF6165FF")
    #expect(hex(.blue, .macOS26) == "#1E6EF4FF" && hex(.accentColor, .iOS26, .dark) == "#5CB8FFFF")
    #expect(hex(.yellow, .iOS18) == "#B25000FF" && hex(.indigo, .iOS18, .dark) == "#7D7AFFFF")
    #expect(hex(.gray, .iOS26) == "#6C6C70FF" && hex(.gray, .iOS18, .dark) == "#AEAEB2FF")
    #expect(hex(Color(uiColor: .systemGray5), .iOS26) == "#D8D8DCFF")
    // They have none for macOS 15.
    #expect(hex(.blue, .macOS15) == "#007AFFFF")
  }
}
