// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct UIColorTests {
  private func hex(_ color: Color, _ scheme: ColorScheme = .light, _ profile: PlatformProfile = .iOS18) -> String {
    var environment = EnvironmentValues()
    environment.platformProfile = profile
    environment.colorScheme = scheme
    return color.resolve(in: environment).description
  }

  @Test("UIKit's and AppKit's names give the palette's colours")
  func namedColors() {
    #expect(hex(Color(.systemBlue)) == hex(.blue))
    #expect(hex(Color(uiColor: .systemGreen), .dark, .macOS15) == hex(.green, .dark, .macOS15))
    #expect(hex(Color(nsColor: .controlAccentColor)) == hex(.accentColor))
    #expect(hex(Color(.label), .dark) == hex(.primary, .dark))
    #expect(hex(Color(.red)) == "#FF0000FF", "not the system's red")
  }

  @Test("Backgrounds are light on light and dark on dark, and take turns in grouped content")
  func backgrounds() {
    #expect(hex(Color(.systemBackground)) == "#FFFFFFFF")
    #expect(hex(Color(.systemBackground), .dark) == "#000000FF")
    #expect(hex(Color(.secondarySystemBackground)) == hex(Color(.systemGroupedBackground)))
    #expect(hex(Color(.secondarySystemGroupedBackground)) == hex(Color(.systemBackground)))
    #expect(hex(Color(.systemGroupedBackground), .dark) == hex(Color(.systemBackground), .dark))
  }

  @Test("A provider is asked for light and for dark; an opacity replaces the one before")
  func dynamicColors() {
    let color = Color(UIColor { $0.userInterfaceStyle == .dark ? .black : .white })
    #expect(hex(color) == "#FFFFFFFF")
    #expect(hex(color, .dark) == "#000000FF")
    let faint = UIColor(white: 1, alpha: 0.2).withAlphaComponent(0.6)
    #expect(hex(Color(faint)) == "#FFFFFF99")
    #expect(hex(Color(UIColor.white.withAlphaComponent(.nan))) == "#FFFFFF00")
  }

  @Test("Components come back as they were given")
  func components() {
    var (red, alpha) = (CGFloat.zero, CGFloat.zero)
    #expect(UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(red == 0.25 && alpha == 0.5)
    var (hue, saturation, brightness, white) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    let violet = UIColor(red: 0.5, green: 0, blue: 1, alpha: 1)
    #expect(violet.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
    #expect(abs(hue - 0.75) < 1e-6 && saturation == 1 && brightness == 1)
    #expect(UIColor(white: 0.25, alpha: 1).getHue(&hue, saturation: &saturation, brightness: nil, alpha: nil))
    #expect(hue == 0 && saturation == 0)
    #expect(!violet.getWhite(&white, alpha: nil) && UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.25)
    #expect(Color.blue.cgColor == nil, "it depends on the environment")
    #expect(Color(red: 1, green: 0, blue: 0).cgColor?.components == [1, 0, 0, 1])
    #expect(Color(cgColor: CGColor(gray: 1, alpha: 1).copy(alpha: 0.2)!).cgColor?.alpha == 0.2)
    #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
    #expect(UIUserInterfaceStyle(ColorScheme.dark) == .dark)
  }
}
