// SPDX-License-Identifier: Apache-2.0
extension AnyView {
  /// The view that a value of any type is; nil where it's none.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}
