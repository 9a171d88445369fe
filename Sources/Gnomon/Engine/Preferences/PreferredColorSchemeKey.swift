// SPDX-License-Identifier: Apache-2.0
/// Which appearance the views inside want the host to have; the first that says something is followed.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The appearance that is asked for; nil leaves it to the host.
  public typealias Value = ColorScheme?
  /// nil: nothing is asked for.
  public static var defaultValue: ColorScheme? { nil }

  /// Keeps the first appearance that isn't nil.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    if value == nil { value = nextValue() }
  }
}
