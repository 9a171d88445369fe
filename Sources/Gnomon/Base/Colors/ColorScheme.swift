// SPDX-License-Identifier: Apache-2.0
/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}

/// How strongly the parts of an interface stand out from each other.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard
  case increased
}
