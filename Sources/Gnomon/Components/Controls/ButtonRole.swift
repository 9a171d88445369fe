// SPDX-License-Identifier: Apache-2.0
/// The purpose of a button. It decides on the look, on the place in alerts and dialogs, and on the label where none is
/// given.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// The button deletes or loses something. Its label is red.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button gives up what was begun. In alerts and dialogs it has a semibold title and always closes them.
  public static let cancel = ButtonRole(name: "cancel")
  /// The button confirms what was begun. It decides on the label alone, for buttons that have none.
  public static let confirm = ButtonRole(name: "confirm")
  /// The button closes what is open. It decides on the label alone, for buttons that have none.
  public static let close = ButtonRole(name: "close")
}
