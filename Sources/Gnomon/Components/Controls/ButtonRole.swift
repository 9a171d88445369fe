// SPDX-License-Identifier: Apache-2.0
/// What a button is for, which decides its look and its place.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// It deletes or loses something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It gives something up.
  public static let cancel = ButtonRole(name: "cancel")
  /// It confirms something.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes something.
  public static let close = ButtonRole(name: "close")
}
