// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Button where Label == Text {
  @preconcurrency @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(titleResource), role: nil, action: action)
  }

  @preconcurrency @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleResource), role: role, action: action)
  }
}

extension Button where Label == Gnomon.Label<Text, Image> {
  @preconcurrency @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Label(titleResource, systemImage: systemImage), role: nil, action: action)
  }

  @preconcurrency @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Label(titleResource, systemImage: systemImage), role: role, action: action)
  }
}
