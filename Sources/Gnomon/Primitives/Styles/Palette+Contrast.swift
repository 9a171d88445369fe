// SPDX-License-Identifier: Apache-2.0
extension Palette {
  /// A colour where the reader asks for more contrast, as Apple's Human Interface Guidelines have it (Color,
  /// Specifications). nil where they have none: on macOS up to 15, and for the grey of a Mac.
  static func contrasted(
    _ color: SystemColor, system: PlatformProfile.System, generation: PlatformProfile.PaletteGeneration, isDark: Bool
  ) -> Color.Resolved? {
    let pair: (light: UInt32, dark: UInt32)? =
      switch (generation, system, color) {
      case (_, .iOS, .gray): (0x6C6C70, 0xAEAEB2)
      case (.v26, _, _): contrasted26(color)
      case (.classic, .iOS, _): contrastedClassic(color)
      case (.classic, .macOS, _): nil
      }
    return pair.map { Color.Resolved(hex: isDark ? $0.dark : $0.light) }
  }

  private static func contrasted26(_ color: SystemColor) -> (light: UInt32, dark: UInt32)? {
    switch color {
    case .red: (0xE9152D, 0xFF6165)
    case .orange: (0xC55300, 0xFFA056)
    case .yellow: (0xA16A00, 0xFEDF43)
    case .green: (0x008932, 0x4AD968)
    case .mint: (0x008575, 0x54DFCB)
    case .teal: (0x008198, 0x3BDDEC)
    case .cyan: (0x007EAE, 0x6DD9FF)
    case .blue: (0x1E6EF4, 0x5CB8FF)
    case .indigo: (0x564ADE, 0xA7AAFF)
    case .purple: (0xB02FC2, 0xEA8DFF)
    case .pink: (0xE7124D, 0xFF8AC4)
    case .brown: (0x956D51, 0xDBA679)
    default: nil
    }
  }

  private static func contrastedClassic(_ color: SystemColor) -> (light: UInt32, dark: UInt32)? {
    switch color {
    case .red: (0xD70015, 0xFF6961)
    case .orange: (0xC93400, 0xFFB340)
    case .yellow: (0xB25000, 0xFFD426)
    case .green: (0x248A3D, 0x30DB5B)
    case .mint: (0x0C817B, 0x66D4CF)
    case .teal: (0x008299, 0x5DE6FF)
    case .cyan: (0x0071A4, 0x70D7FF)
    case .blue: (0x0040DD, 0x409CFF)
    case .indigo: (0x3634A3, 0x7D7AFF)
    case .purple: (0x8944AB, 0xDA8FFF)
    case .pink: (0xD30F45, 0xFF6482)
    case .brown: (0x7F6545, 0xB59469)
    default: nil
    }
  }
}
