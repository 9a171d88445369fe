// SPDX-License-Identifier: Apache-2.0
extension Color {
  /// The profile's system red, which is another in dark appearance and with increased contrast.
  public static let red = Color(system: .red)
  /// The profile's system orange, which is another in dark appearance and with increased contrast.
  public static let orange = Color(system: .orange)
  /// The profile's system yellow, which is another in dark appearance and with increased contrast.
  public static let yellow = Color(system: .yellow)
  /// The profile's system green, which is another in dark appearance and with increased contrast.
  public static let green = Color(system: .green)
  /// The profile's system mint, which is another in dark appearance and with increased contrast.
  public static let mint = Color(system: .mint)
  /// The profile's system teal, which is another in dark appearance and with increased contrast.
  public static let teal = Color(system: .teal)
  /// The profile's system cyan, which is another in dark appearance and with increased contrast.
  public static let cyan = Color(system: .cyan)
  /// The profile's system blue, which is another in dark appearance and with increased contrast.
  public static let blue = Color(system: .blue)
  /// The profile's system indigo, which is another in dark appearance and with increased contrast.
  public static let indigo = Color(system: .indigo)
  /// The profile's system purple, which is another in dark appearance and with increased contrast.
  public static let purple = Color(system: .purple)
  /// The profile's system pink, which is another in dark appearance and with increased contrast.
  public static let pink = Color(system: .pink)
  /// The profile's system brown, which is another in dark appearance and with increased contrast.
  public static let brown = Color(system: .brown)
  /// White in every appearance.
  public static let white = Color(system: .white)
  /// The profile's system grey, which is another in dark appearance and with increased contrast.
  public static let gray = Color(system: .gray)
  /// Black in every appearance.
  public static let black = Color(system: .black)
  /// A colour of opacity 0: it paints nothing.
  public static let clear = Color(system: .clear)
  /// The colour of main text.
  public static let primary = Color(system: .primary)
  /// The colour of lesser text.
  public static let secondary = Color(system: .secondary)
  /// The colour that `accentColor(_:)` sets; where nothing does the `AccentColor` of the catalogues of assets, else blue.
  public static var accentColor: Color { Color(system: .accent) }
}
