// SPDX-License-Identifier: Apache-2.0
import OpenCombine

/// Sends the last values of several publishers whenever one of them sends.
private final class LatestSubscription<Downstream: Subscriber>: JoinedSubscription<Downstream> {
  /// All last values, once each publisher has sent one.
  private let all: () -> Downstream.Input?
  private var isChanged = false

  init(_ downstream: Downstream, count: Int, all: @escaping () -> Downstream.Input?) {
    self.all = all
    super.init(downstream, count: count)
  }

  func hear<P: Publisher>(_ publisher: P, into last: LatestValue<P.Output>)
  where P.Failure == Downstream.Failure {
    hear(publisher) { value, _ in
      last.value = value
      self.isChanged = true
    }
  }

  override func next() -> (value: Downstream.Input, source: JoinedSource?)? {
    guard isChanged, let values = all() else { return nil }
    isChanged = false
    return (values, nil)
  }

  override var isEmpty: Bool { !isChanged || all() == nil }

  override var needsAll: Bool { true }
}

/// The last value of a publisher.
private final class LatestValue<Value> {
  var value: Value?
}

extension Publishers {
  /// Sends the last values of two publishers whenever one of them sends.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The last values of the publishers, in their order.
    public typealias Output = (A.Output, B.Output)
    /// The error with which any of the publishers may fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Joins two publishers. They are subscribed to once a subscriber comes.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Subscribes to all the publishers for a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == B.Failure, S.Input == (A.Output, B.Output) {
      let (a, b) = (LatestValue<A.Output>(), LatestValue<B.Output>())
      let joined = LatestSubscription(subscriber, count: 2) {
        guard let a = a.value, let b = b.value else { return nil }
        return (a, b)
      }
      joined.start()
      joined.hear(self.a, into: a)
      joined.hear(self.b, into: b)
    }
  }

  /// Sends the last values of three publishers whenever one of them sends.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The last values of the publishers, in their order.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error with which any of the publishers may fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Joins three publishers. They are subscribed to once a subscriber comes.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Subscribes to all the publishers for a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == C.Failure, S.Input == (A.Output, B.Output, C.Output) {
      let (a, b, c) = (LatestValue<A.Output>(), LatestValue<B.Output>(), LatestValue<C.Output>())
      let joined = LatestSubscription(subscriber, count: 3) {
        guard let a = a.value, let b = b.value, let c = c.value else { return nil }
        return (a, b, c)
      }
      joined.start()
      joined.hear(self.a, into: a)
      joined.hear(self.b, into: b)
      joined.hear(self.c, into: c)
    }
  }

  /// Sends the last values of four publishers whenever one of them sends.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The last values of the publishers, in their order.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error with which any of the publishers may fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Joins four publishers. They are subscribed to once a subscriber comes.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Subscribes to all the publishers for a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == D.Failure, S.Input == (A.Output, B.Output, C.Output, D.Output) {
      let (a, b, c, d) = (
        LatestValue<A.Output>(), LatestValue<B.Output>(), LatestValue<C.Output>(),
        LatestValue<D.Output>()
      )
      let joined = LatestSubscription(subscriber, count: 4) {
        guard let a = a.value, let b = b.value, let c = c.value, let d = d.value else { return nil }
        return (a, b, c, d)
      }
      joined.start()
      joined.hear(self.a, into: a)
      joined.hear(self.b, into: b)
      joined.hear(self.c, into: c)
      joined.hear(self.d, into: d)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
