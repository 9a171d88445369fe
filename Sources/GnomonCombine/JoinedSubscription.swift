import Foundation
import OpenCombine

/// Hears several publishers for one subscriber.
///
/// It ends when all have finished, at the first failure, or when it's cancelled. Publishers are asked for all they have; what the
/// subscriber hasn't asked for waits.
class JoinedSubscription<Downstream: Subscriber>: Subscription {
  private let downstream: Downstream
  /// Held while values are kept and sent, so that they come one after the other. Never asked for under ``state``.
  private let delivery = NSRecursiveLock()
  /// Held for a moment only, so that cancelling needn't wait for a subscriber that's busy with a value.
  private let state = NSLock()
  private var subscriptions: [any Subscription] = []
  private var openCount: Int
  private var isOver = false
  private var demand = Subscribers.Demand.none

  /// - Parameter count: how many publishers there are.
  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    openCount = count
  }

  /// What may be sent now; nil where nothing waits. Called during deliveries only, as is ``isEmpty``.
  func next() -> Downstream.Input? { nil }

  /// Whether nothing waits, so that the end may be told.
  var isEmpty: Bool { true }

  /// Hands itself to the subscriber; publishers are heard after that.
  final func start() { downstream.receive(subscription: self) }

  /// Ends at once where there's no publisher.
  final func finishEmpty() {
    delivery.withLock { send() }
  }

  final func request(_ demand: Subscribers.Demand) {
    state.withLock { self.demand += demand }
    delivery.withLock { send() }
  }

  final func cancel() { _ = end() }

  /// Hears a publisher.
  ///
  /// - Parameter action: keeps a value for ``next()``.
  final func hear<P: Publisher>(_ publisher: P, _ action: @escaping (P.Output) -> Void)
  where P.Failure == Downstream.Failure {
    publisher.subscribe(Listener<P.Output, Downstream>(self, action))
  }

  fileprivate final func begin(_ subscription: any Subscription) {
    let isOver = state.withLock {
      if !self.isOver { subscriptions.append(subscription) }
      return self.isOver
    }
    if isOver { subscription.cancel() } else { subscription.request(.unlimited) }
  }

  fileprivate final func receive(_ keep: () -> Void) {
    delivery.withLock {
      guard !(state.withLock { isOver }) else { return }
      keep()
      send()
    }
  }

  /// - Parameter wasSilent: whether the publisher has sent nothing.
  fileprivate final func finish(
    _ completion: Subscribers.Completion<Downstream.Failure>, wasSilent: Bool
  ) {
    delivery.withLock {
      if case .failure = completion {
        if end() { downstream.receive(completion: completion) }
      } else {
        state.withLock { openCount = wasSilent && needsAll ? 0 : openCount - 1 }
        send()
      }
    }
  }

  /// Whether nothing can be sent any more once one publisher has finished without a value.
  var needsAll: Bool { false }

  /// Sends what is wanted, and the end behind the last value.
  private func send() {
    while state.withLock({ !isOver && demand > .none }), let value = next() {
      state.withLock { demand -= 1 }
      let more = downstream.receive(value)
      state.withLock { demand += more }
    }
    guard state.withLock({ openCount == 0 }), isEmpty, end() else { return }
    downstream.receive(completion: .finished)
  }

  /// Lets go of the publishers; false where it was over already.
  private func end() -> Bool {
    let ended: [any Subscription]? = state.withLock {
      guard !isOver else { return nil }
      isOver = true
      defer { subscriptions = [] }
      return subscriptions
    }
    for subscription in ended ?? [] { subscription.cancel() }
    return ended != nil
  }
}

/// Hears one of the publishers.
private final class Listener<Input, Downstream: Subscriber>: Subscriber {
  typealias Failure = Downstream.Failure
  private let owner: JoinedSubscription<Downstream>
  private let action: (Input) -> Void
  private var isSilent = true

  init(_ owner: JoinedSubscription<Downstream>, _ action: @escaping (Input) -> Void) {
    self.owner = owner
    self.action = action
  }

  func receive(subscription: any Subscription) { owner.begin(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    isSilent = false
    owner.receive { action(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    owner.finish(completion, wasSilent: isSilent)
  }
}
