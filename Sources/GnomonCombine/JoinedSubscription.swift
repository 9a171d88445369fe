// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine

/// Hears several publishers for one subscriber.
///
/// It ends when all have finished, at the first failure, or when it's cancelled. Publishers are asked for all they have
/// only where the subscriber asks for that: some have no end.
class JoinedSubscription<Downstream: Subscriber>: Subscription {
  private let downstream: Downstream
  /// The lock that is held while values are kept and sent, so that they come one after the other. Never asked for under
  /// ``state``.
  private let delivery = NSRecursiveLock()
  /// The lock that is held for a moment only, so that cancelling needn't wait for a subscriber that's busy with a
  /// value.
  private let state = NSLock()
  private var sources: [JoinedSource] = []
  private var openCount: Int
  private var isOver = false
  private var demand = Subscribers.Demand.none

  /// - Parameter count: how many publishers there are.
  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    openCount = count
  }

  /// The value that may be sent now, with the publisher that may send another then; nil where nothing waits. Called
  /// during deliveries only, as is ``isEmpty``.
  func next() -> (value: Downstream.Input, source: JoinedSource?)? { nil }

  /// Whether nothing waits, so that the end may be told.
  var isEmpty: Bool { true }

  /// How much each publisher is to owe where the subscriber wants so much more.
  func goal(for demand: Subscribers.Demand) -> Subscribers.Demand { demand }

  /// Whether a publisher owes a value until it's been sent on, not just until it's been heard.
  var owesUntilSent: Bool { false }

  /// Hands itself to the subscriber; publishers are heard after that.
  final func start() { downstream.receive(subscription: self) }

  /// Ends at once where there's no publisher.
  final func finishEmpty() {
    delivery.withLock { _ = send() }
  }

  final func request(_ demand: Subscribers.Demand) {
    state.withLock { self.demand += demand }
    delivery.withLock { _ = send() }
    ask()
  }

  final func cancel() { _ = end() }

  /// Hears a publisher.
  ///
  /// - Parameter action: keeps a value for ``next()``.
  final func hear<P: Publisher>(_ publisher: P, _ action: @escaping (P.Output, JoinedSource) -> Void)
  where P.Failure == Downstream.Failure {
    publisher.subscribe(Listener<P.Output, Downstream>(self, action))
  }

  fileprivate final func begin(_ source: JoinedSource, _ subscription: any Subscription) {
    let first: Subscribers.Demand? = state.withLock {
      guard !isOver else { return nil }
      source.subscription = subscription
      sources.append(source)
      return source.missing(to: goal(for: demand))
    }
    guard let first else { return subscription.cancel() }
    if first > .none { subscription.request(first) }
  }

  /// - Returns: how much more the publisher is to send.
  fileprivate final func receive(_ source: JoinedSource, _ keep: () -> Void) -> Subscribers.Demand {
    let hasSent: Bool = delivery.withLock {
      let isOver = state.withLock {
        if !owesUntilSent { source.owed -= 1 }
        return self.isOver
      }
      guard !isOver else { return false }
      keep()
      return send()
    }
    // What only takes another value's place isn't asked for again: a publisher without an end would send for ever.
    return hasSent ? ask(answering: source) : .none
  }

  /// - Parameter wasSilent: whether the publisher has sent nothing.
  fileprivate final func finish(
    _ completion: Subscribers.Completion<Downstream.Failure>, of source: JoinedSource, wasSilent: Bool
  ) {
    state.withLock { source.subscription = nil }
    delivery.withLock {
      if case .failure = completion {
        if end() { downstream.receive(completion: completion) }
      } else {
        state.withLock { openCount = wasSilent && needsAll ? 0 : openCount - 1 }
        _ = send()
      }
    }
  }

  /// Whether nothing can be sent any more once one publisher has finished without a value.
  var needsAll: Bool { false }

  /// Sends what is wanted, and the end behind the last value. True where a value was sent.
  private func send() -> Bool {
    var hasSent = false
    while state.withLock({ !isOver && demand > .none }), let (value, source) = next() {
      state.withLock {
        demand -= 1
        source?.owed -= 1
      }
      let more = downstream.receive(value)
      state.withLock { demand += more }
      hasSent = true
    }
    if state.withLock({ openCount == 0 }), isEmpty, end() { downstream.receive(completion: .finished) }
    return hasSent
  }

  /// Asks each publisher for what it should owe and doesn't.
  ///
  /// - Parameter source: a publisher that is waiting for its answer.
  /// - Returns: what that one is asked for.
  @discardableResult
  private func ask(answering source: JoinedSource? = nil) -> Subscribers.Demand {
    var answer = Subscribers.Demand.none
    let requests: [(any Subscription, Subscribers.Demand)] = state.withLock {
      guard !isOver else { return [] }
      let goal = goal(for: demand)
      return sources.compactMap { other in
        guard let subscription = other.subscription else { return nil }
        let missing = other.missing(to: goal)
        if other === source { answer = missing }
        return missing == .none || other === source ? nil : (subscription, missing)
      }
    }
    for (subscription, demand) in requests { subscription.request(demand) }
    return answer
  }

  /// Lets go of the publishers; false where it was over already.
  private func end() -> Bool {
    let ended: [JoinedSource]? = state.withLock {
      guard !isOver else { return nil }
      isOver = true
      defer { sources = [] }
      return sources
    }
    for source in ended ?? [] { source.subscription?.cancel() }
    return ended != nil
  }
}

/// One of the publishers: what it has been asked for.
final class JoinedSource {
  /// The publisher's subscription; nil before it has begun and once it has finished.
  fileprivate var subscription: (any Subscription)?
  /// The number of values that the publisher has been asked for and hasn't sent, where that has a number.
  fileprivate var owed = 0
  private var isUnlimited = false

  /// What it's to be asked for so that it owes as much as this; it counts as asked.
  fileprivate func missing(to goal: Subscribers.Demand) -> Subscribers.Demand {
    guard !isUnlimited else { return .none }
    guard let goal = goal.max else {
      isUnlimited = true
      return .unlimited
    }
    guard goal > owed else { return .none }
    defer { owed = goal }
    return .max(goal - owed)
  }
}

/// Hears one of the publishers.
private final class Listener<Input, Downstream: Subscriber>: Subscriber {
  typealias Failure = Downstream.Failure
  private let owner: JoinedSubscription<Downstream>
  private let action: (Input, JoinedSource) -> Void
  private let source = JoinedSource()
  private var isSilent = true

  init(_ owner: JoinedSubscription<Downstream>, _ action: @escaping (Input, JoinedSource) -> Void) {
    self.owner = owner
    self.action = action
  }

  func receive(subscription: any Subscription) { owner.begin(source, subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    isSilent = false
    return owner.receive(source) { action(input, source) }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    owner.finish(completion, of: source, wasSilent: isSilent)
  }
}
