// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Button where Label == Text {
  /// Makes a button with the title of a localized resource. `action` runs on the main actor when the button is tapped.
  @preconcurrency @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(titleResource), role: nil, action: action)
  }

  /// Makes a button with the title of a localized resource. `role` says what the button is for, as `.destructive`; nil
  /// says nothing. `action` runs on the main actor when the button is tapped.
  @preconcurrency @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleResource), role: role, action: action)
  }
}

extension Button where Label == Gnomon.Label<Text, Image> {
  /// Makes a button with the title of a localized resource and a symbol beside it. `systemImage` is the name of the
  /// symbol. `action` runs on the main actor when the button is tapped.
  @preconcurrency @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Label(titleResource, systemImage: systemImage), role: nil, action: action)
  }

  /// Makes a button with the title of a localized resource and a symbol beside it. `systemImage` is the name of the
  /// symbol. `role` says what the button is for, as `.destructive`; nil says nothing. `action` runs on the main actor
  /// when the button is tapped.
  @preconcurrency @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Label(titleResource, systemImage: systemImage), role: role, action: action)
  }
}
