// SPDX-License-Identifier: Apache-2.0
extension ViewModifier {
  /// Animates the modifier's changes, and those of what it modifies.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    concat(
      TransactionScope(trigger: nil) {
        if !$0.disablesAnimations { $0.animation = animation }
      })
  }

  /// Changes the transactions of the modifier's changes, and of those of what it modifies.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    concat(TransactionScope(trigger: nil, transform: transform))
  }
}
