// SPDX-License-Identifier: Apache-2.0
/// Whether the window that a control lies in takes what is typed.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  /// Its window is the one that takes what is typed.
  case key
  /// Its window is active, and another one takes what is typed.
  case active
  /// Its window isn't active.
  case inactive
}

private enum ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState { .key }
}

extension EnvironmentValues {
  /// How active controls are, on macOS; a host without a screen has the only window (recorded on macOS 27: `key` unless it's written).
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }
}
