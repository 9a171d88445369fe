// SPDX-License-Identifier: Apache-2.0
/// The system colours as data, by system, generation and scheme.
enum Palette {
  /// One colour of the generation up to iOS 18 and macOS 15 (facts 95).
  private struct Entry {
    var iOS: UInt32
    var iOSDark: UInt32
    var macOS: UInt32
    var macOSDark: UInt32
  }

  static func color(
    _ color: SystemColor, system: PlatformProfile.System, generation: PlatformProfile.PaletteGeneration, isDark: Bool
  ) -> Color.Resolved {
    if generation == .v26, let hex = v26(color) { return Color.Resolved(hex: isDark ? hex.dark : hex.light) }
    let entry = classic(color)
    return switch (system, isDark) {
    case (.iOS, false): Color.Resolved(hex: entry.iOS)
    case (.iOS, true): Color.Resolved(hex: entry.iOSDark)
    case (.macOS, false): Color.Resolved(hex: entry.macOS)
    case (.macOS, true): Color.Resolved(hex: entry.macOSDark)
    }
  }

  /// The 26 generation, as recorded on macOS 27; iOS's were measured in part and are the same (facts 94, 96).
  private static func v26(_ color: SystemColor) -> (light: UInt32, dark: UInt32)? {
    switch color {
    case .red: (0xFF383C, 0xFF4245)
    case .orange: (0xFF8D28, 0xFF9230)
    case .yellow: (0xFFCC00, 0xFFD600)
    case .green: (0x34C759, 0x30D158)
    case .mint: (0x00C8B3, 0x00DAC3)
    case .teal: (0x00C3D0, 0x00D2E0)
    case .cyan: (0x00C0E8, 0x3CD3FE)
    case .blue: (0x0088FF, 0x0091FF)
    case .indigo: (0x6155F5, 0x6D7CFF)
    case .purple: (0xCB30E0, 0xDB34F2)
    case .pink: (0xFF2D55, 0xFF375F)
    case .brown: (0xAC7F5E, 0xB78A66)
    case .gray: (0x8E8E93, 0x98989D)
    default: nil
    }
  }

  private static func classic(_ color: SystemColor) -> Entry {
    func entry(_ iOS: UInt32, _ iOSDark: UInt32, _ macOS: UInt32, _ macOSDark: UInt32) -> Entry {
      Entry(iOS: iOS, iOSDark: iOSDark, macOS: macOS, macOSDark: macOSDark)
    }
    switch color {
    case .red: return entry(0xFF3B30, 0xFF453A, 0xFF3B30, 0xFF453A)
    case .orange: return entry(0xFF9500, 0xFF9F0A, 0xFF9500, 0xFF9F0A)
    case .yellow: return entry(0xFFCC00, 0xFFD60A, 0xFFCC00, 0xFFD60A)
    case .green: return entry(0x34C759, 0x30D158, 0x28CD41, 0x32D74B)
    case .mint: return entry(0x00C7BE, 0x63E6E2, 0x00C7BE, 0x63E6E2)
    case .teal: return entry(0x30B0C7, 0x40C8E0, 0x59ADC4, 0x6AC4DC)
    case .cyan: return entry(0x32ADE6, 0x64D2FF, 0x55BEF0, 0x5AC8F5)
    case .blue: return entry(0x007AFF, 0x0A84FF, 0x007AFF, 0x0A84FF)
    case .indigo: return entry(0x5856D6, 0x5E5CE6, 0x5856D6, 0x5E5CE6)
    case .purple: return entry(0xAF52DE, 0xBF5AF2, 0xAF52DE, 0xBF5AF2)
    case .pink: return entry(0xFF2D55, 0xFF375F, 0xFF2D55, 0xFF375F)
    case .brown: return entry(0xA2845E, 0xAC8E68, 0xA2845E, 0xAC8E68)
    default: return entry(0x8E8E93, 0x8E8E93, 0x8E8E93, 0x98989D)
    }
  }

  /// The colour that `Color.gradient` begins with at the top, where it was measured (facts 96).
  static func gradientTop(_ color: SystemColor) -> UInt32? {
    switch color {
    case .red: 0xFF6368
    case .blue: 0x2EA8FF
    case .orange: 0xFFAC57
    case .green: 0x61DD80
    case .brown: 0xCAA488
    case .mint: 0x36DECD
    case .indigo: 0x887CFF
    case .cyan: 0x36D8FA
    case .gray: 0xB0B0B4
    case .pink: 0xFF587E
    default: nil
    }
  }
}
