// SPDX-License-Identifier: Apache-2.0
// In a closure that returns nothing, the compiler finds `items.remove(at: 2)` as the whole body of a closure with a result of any type
// ambiguous. A closure that has none takes these.

/// Calls a closure; the state that it changes is changed with an animation, nil being none.
public func withAnimation(_ animation: Animation? = .default, _ body: () throws -> Void) rethrows {
  _ = try withAnimation(animation) { () throws -> Bool in
    try body()
    return true
  }
}

/// Calls a closure whose changes of state get an animation, and another one when those are over.
public func withAnimation(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Void, completion: @escaping () -> Void
) rethrows {
  _ = try withAnimation(
    animation, completionCriteria: completionCriteria,
    { () throws -> Bool in
      try body()
      return true
    }, completion: completion)
}

/// Calls a closure whose changes of state get a transaction.
public func withTransaction(_ transaction: Transaction, _ body: () throws -> Void) rethrows {
  _ = try withTransaction(transaction) { () throws -> Bool in
    try body()
    return true
  }
}
