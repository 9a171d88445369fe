// SPDX-License-Identifier: Apache-2.0
extension Color {
  public static let red = Color(system: .red)
  public static let orange = Color(system: .orange)
  public static let yellow = Color(system: .yellow)
  public static let green = Color(system: .green)
  public static let mint = Color(system: .mint)
  public static let teal = Color(system: .teal)
  public static let cyan = Color(system: .cyan)
  public static let blue = Color(system: .blue)
  public static let indigo = Color(system: .indigo)
  public static let purple = Color(system: .purple)
  public static let pink = Color(system: .pink)
  public static let brown = Color(system: .brown)
  public static let white = Color(system: .white)
  public static let gray = Color(system: .gray)
  public static let black = Color(system: .black)
  /// Paints nothing.
  public static let clear = Color(system: .clear)
  /// The colour of main text.
  public static let primary = Color(system: .primary)
  /// The colour of lesser text.
  public static let secondary = Color(system: .secondary)
  /// The colour that `accentColor(_:)` sets; where nothing does the `AccentColor` of the catalogues of assets, else blue.
  public static var accentColor: Color { Color(system: .accent) }
}

/// A colour that the profile and the environment decide.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black, clear
  case primary, secondary, accent

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
      return Palette.color(
        self, system: profile.system, generation: profile.palette, isDark: environment.colorScheme == .dark)
    }
  }
}
