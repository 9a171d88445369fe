// SPDX-License-Identifier: Apache-2.0
extension SemanticColor {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let colors = SemanticColors(environment)
    let isDark = environment.colorScheme == .dark
    let isMac = environment.platformProfile.system == .macOS
    func pair(_ light: UInt32, _ dark: UInt32) -> Color.Resolved { Color.Resolved(hex: isDark ? dark : light) }
    switch self {
    case .label(let level): return colors.label(level: level)
    case .fill(let level): return colors.fill(level: level)
    case .background(let level): return colors.background(level: level)
    case .groupedBackground(let level):
      // On light the levels of grouped content take turns the other way round.
      guard !isMac, !isDark else { return colors.background(level: level) }
      return colors.background(level: level == 1 ? 0 : 1)
    case .gray(let level) where environment.isContrasted && !isMac:
      // Apple's Human Interface Guidelines, Color.
      switch level {
      case ...2: return pair(0x8E8E93, 0x7C7C80)
      case 3: return pair(0xAEAEB2, 0x545456)
      case 4: return pair(0xBCBCC0, 0x444446)
      case 5: return pair(0xD8D8DC, 0x363638)
      default: return pair(0xEBEBF0, 0x242426)
      }
    case .gray(let level):
      switch level {
      case ...2: return pair(0xAEAEB2, 0x636366)
      case 3: return pair(0xC7C7CC, 0x48484A)
      case 4: return pair(0xD1D1D6, 0x3A3A3C)
      case 5: return pair(0xE5E5EA, 0x2C2C2E)
      default: return pair(0xF2F2F7, 0x1C1C1E)
      }
    case .separator: return colors.separator
    case .opaqueSeparator: return isMac ? pair(0xE6E6E6, 0x323232) : pair(0xC6C6C8, 0x38383A)
    case .link: return isMac ? pair(0x0068DA, 0x419CFF) : pair(0x007AFF, 0x0984FF)
    case .placeholder: return colors.placeholder
    case .selection: return colors.selection
    case .window: return pair(0xECECEC, 0x323232)
    case .underPage: return isDark ? Color.Resolved(hex: 0x282828) : Color.Resolved(hex: 0x969696, opacity: 0.9)
    case .grid: return pair(0xE6E6E6, 0x1A1A1A)
    }
  }
}
