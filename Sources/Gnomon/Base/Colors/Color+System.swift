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
