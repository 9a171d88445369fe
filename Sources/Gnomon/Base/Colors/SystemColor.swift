// SPDX-License-Identifier: Apache-2.0
/// A colour that the profile and the environment decide.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black, clear
  case primary, secondary, accent
}
