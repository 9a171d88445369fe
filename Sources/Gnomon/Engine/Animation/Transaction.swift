// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The circumstances of a change of state on its way through the views: its animation above all.
public struct Transaction {
  /// The animation of the change; nil is none.
  public var animation: Animation?
  /// True if animations that views name themselves are left out.
  public var disablesAnimations = false
  /// True if the change is one of many, as a finger's movement is.
  public var isContinuous = false
  /// True if the change's velocity is kept for the animation after it.
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any]?
  private(set) var completions: [AnimationCompletion] = []

  /// A transaction without animation.
  public init() {}

  /// A transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key; its default where none was set.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      if values == nil { values = [:] }
      values?[ObjectIdentifier(key)] = newValue
    }
  }

  /// Calls a closure when the animations that the change starts are over.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    add(AnimationCompletion(criteria: criteria, action: completion))
  }

  mutating func add(_ completion: AnimationCompletion) { completions.append(completion) }

  /// True if it says nothing.
  var isTrivial: Bool {
    animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity && values == nil
      && completions.isEmpty
  }
}

/// A value that a ``Transaction`` can carry.
public protocol TransactionKey {
  /// The type of the value that is carried.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Self.Value { get }
}

/// The moment when an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable {
    case logicallyComplete
    case removed
  }

  private var kind: Kind

  /// An animation is over when it's as good as that, though it may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// An animation is over when nothing moves any more.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

extension Transaction {
  /// Carries a transaction through a task's local values; it is only used inside of the call that set it.
  private final class Box: @unchecked Sendable {
    let transaction: Transaction

    init(_ transaction: Transaction) { self.transaction = transaction }
  }

  @TaskLocal private static var box: Box?

  /// The transaction of the innermost `withTransaction` or `withAnimation` around the call; an empty one without.
  static var current: Transaction { box?.transaction ?? Transaction() }

  /// The object that stands for the innermost call: two changes of one call belong together.
  static var currentObject: AnyObject? { box }

  /// True if what ``currentObject`` was has an animation.
  static func isAnimated(_ object: AnyObject?) -> Bool { (object as? Box)?.transaction.animation != nil }

  /// Makes a transaction the current one during a call. A host with a clock takes its completions over when a view is
  /// due; all others are called right after.
  fileprivate static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let result = try $box.withValue(Box(transaction), operation: body)
    for completion in transaction.completions where !completion.isTaken { completion.run() }
    return result
  }
}

/// Calls a closure; the state that it changes is changed with an animation, nil being none.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current.withoutCompletions
  transaction.animation = animation
  return try Transaction.run(transaction, body)
}

/// Calls a closure whose changes of state get an animation, and another one when those are over.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current.withoutCompletions
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try Transaction.run(transaction, body)
}

/// Calls a closure whose changes of state get a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.run(transaction, body)
}

/// Calls a closure whose changes of state get the current transaction with one value changed.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current.withoutCompletions
  transaction[keyPath: keyPath] = value
  return try Transaction.run(transaction, body)
}

extension Transaction {
  /// The transaction for a call inside of its own, whose completions aren't its own.
  fileprivate var withoutCompletions: Transaction {
    var copy = self
    copy.completions = []
    return copy
  }
}
