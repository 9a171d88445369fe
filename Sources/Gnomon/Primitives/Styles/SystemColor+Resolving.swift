// SPDX-License-Identifier: Apache-2.0
extension SystemColor {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    switch self {
    case .white: return Color.Resolved(hex: 0xFFFFFF)
    case .black: return Color.Resolved(hex: 0x000000)
    case .clear: return .clear
    case .primary: return SemanticColors(environment).label(level: 0)
    case .secondary: return SemanticColors(environment).label(level: 1)
    case .accent:
      guard let accent = environment.styles.accent else {
        // What an app's catalogue calls so is its accent, as Xcode sets its projects up.
        let asset = environment.imageLoader?.color(named: "AccentColor")
        return asset?.resolve(in: environment) ?? SystemColor.blue.resolve(in: environment)
      }
      // An accent that refers to the accent means the system's.
      var inner = environment
      inner.styles.accent = nil
      return accent.resolve(in: inner)
    default:
      let profile = environment.platformProfile
      let isDark = environment.colorScheme == .dark
      if environment.isContrasted,
        let color = Palette.contrasted(
          self, system: profile.system, generation: profile.palette, isDark: isDark)
      {
        return color
      }
      return Palette.color(self, system: profile.system, generation: profile.palette, isDark: isDark)
    }
  }
}
