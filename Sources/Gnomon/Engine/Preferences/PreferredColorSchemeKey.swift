// SPDX-License-Identifier: Apache-2.0
/// The appearance that the views inside want the host to have; the first one that isn't nil is followed.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The appearance that is asked for; nil leaves it to the host.
  public typealias Value = ColorScheme?
  /// Nothing: no appearance is asked for.
  public static var defaultValue: ColorScheme? { nil }

  /// Keeps the first appearance that isn't nil.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    if value == nil { value = nextValue() }
  }
}
