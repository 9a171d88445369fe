// SPDX-License-Identifier: Apache-2.0
/// The state of the window around a control, as macOS has it. Controls in Gnomon look the same in every state.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  /// The control's window is the one that takes what is typed.
  case key
  /// The control's window is active, and another one takes what is typed.
  case active
  /// The control's window isn't active.
  case inactive
}

private enum ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState { .key }
}

extension EnvironmentValues {
  /// The state of the window around; `key` by default, as a host without a screen has the only window.
  ///
  /// Recorded on macOS 27: it is `key` unless it is written. Gnomon never changes it by itself.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }
}
