// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Animates what changes inside when a value changes; nil is no animation. `withAnimation` around the change is
  /// overruled, unless the transaction disables animations.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(
      TransactionScope(trigger: AnyEquatable(value)) {
        if !$0.disablesAnimations { $0.animation = animation }
      })
  }

  /// Animates what changes inside when the view becomes unequal to the one before; nil is no animation.
  nonisolated public func animation(_ animation: Animation?) -> some View where Self: Equatable {
    equatable().animation(animation, value: self)
  }

  /// Animates all that changes inside: an older form that names no value.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use animation(_:value:), or withAnimation around the change.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(
      TransactionScope(trigger: nil) {
        if !$0.disablesAnimations { $0.animation = animation }
      })
  }

  /// Animates what a closure does with the view; the view itself keeps the animation that it has.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transactions of all that changes inside.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionScope(trigger: nil, transform: transform))
  }

  /// Changes the transactions of what changes inside together with a value.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionScope(trigger: AnyEquatable(value), transform: transform))
  }

  /// Changes the transactions of what a closure does with the view; the view itself keeps those that it has.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let content = modifier(
      TransactionScope(trigger: nil) { transaction in
        transaction.animation = transaction[OuterAnimationsKey.self].popLast() ?? nil
      })
    return body(PlaceholderContentView<Self>(content))
      .modifier(
        TransactionScope(trigger: nil) { transaction in
          let outer = transaction.animation
          transform(&transaction)
          transaction[OuterAnimationsKey.self].append(outer)
        })
  }
}

/// A modifier with an animated part.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
