// SPDX-License-Identifier: Apache-2.0
/// The appearance: light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark text on light backgrounds.
  case light
  /// Light text on dark backgrounds.
  case dark
}

/// The strength with which the parts of an interface stand out from each other.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// The contrast that the system has by default.
  case standard
  /// More contrast than usual, as people can ask for in the system's settings.
  case increased
}
