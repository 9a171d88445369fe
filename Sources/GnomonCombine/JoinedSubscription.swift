import Foundation
import OpenCombine

/// Hears several publishers for one subscriber.
///
/// It ends when all have finished, at the first failure, or when it's cancelled. Publishers are asked for all they have; what the
/// subscriber hasn't asked for waits.
class JoinedSubscription<Downstream: Subscriber>: Subscription {
  private let lock = NSRecursiveLock()
  private let downstream: Downstream
  private var subscriptions: [any Subscription] = []
  private var openCount: Int
  private var isOver = false
  private var demand = Subscribers.Demand.none

  /// - Parameter count: how many publishers there are.
  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    openCount = count
  }

  /// What may be sent now; nil where nothing waits.
  func next() -> Downstream.Input? { nil }

  /// Whether nothing waits, so that the end may be told.
  var isEmpty: Bool { true }

  /// Hands itself to the subscriber; publishers are heard after that.
  final func start() { downstream.receive(subscription: self) }

  /// Ends at once where there's no publisher.
  final func finishEmpty() {
    lock.withLock { send() }
  }

  final func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      send()
    }
  }

  final func cancel() {
    lock.withLock { end() }
  }

  /// Hears a publisher.
  ///
  /// - Parameter action: keeps a value for ``next()``.
  final func hear<P: Publisher>(_ publisher: P, _ action: @escaping (P.Output) -> Void)
  where P.Failure == Downstream.Failure {
    publisher.subscribe(Listener<P.Output, Downstream>(self, action))
  }

  fileprivate final func begin(_ subscription: any Subscription) {
    let isOver = lock.withLock {
      if !self.isOver { subscriptions.append(subscription) }
      return self.isOver
    }
    if isOver { subscription.cancel() } else { subscription.request(.unlimited) }
  }

  fileprivate final func receive(_ keep: () -> Void) {
    lock.withLock {
      guard !isOver else { return }
      keep()
      send()
    }
  }

  /// - Parameter wasSilent: whether the publisher has sent nothing.
  fileprivate final func finish(
    _ completion: Subscribers.Completion<Downstream.Failure>, wasSilent: Bool
  ) {
    lock.withLock {
      guard !isOver else { return }
      openCount -= 1
      if case .failure = completion {
        end()
        downstream.receive(completion: completion)
      } else {
        if wasSilent, needsAll { openCount = 0 }
        send()
      }
    }
  }

  /// Whether nothing can be sent any more once one publisher has finished without a value.
  var needsAll: Bool { false }

  private func send() {
    while !isOver, demand > .none, let value = next() {
      demand -= 1
      demand += downstream.receive(value)
    }
    guard !isOver, openCount == 0, isEmpty else { return }
    end()
    downstream.receive(completion: .finished)
  }

  private func end() {
    isOver = true
    let ended = subscriptions
    subscriptions = []
    for subscription in ended { subscription.cancel() }
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
