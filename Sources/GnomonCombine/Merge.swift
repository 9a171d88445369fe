// SPDX-License-Identifier: Apache-2.0
import OpenCombine

/// Sends what several publishers send, as it comes.
final class MergedSubscription<Downstream: Subscriber>: JoinedSubscription<Downstream> {
  private var waiting: [(value: Downstream.Input, source: JoinedSource?)?] = []
  /// The index of the first value that still waits.
  private var head = 0

  /// Hears publishers for a subscriber, each by one of the closures.
  static func join(_ downstream: Downstream, _ publishers: [(MergedSubscription) -> Void]) {
    let joined = MergedSubscription(downstream, count: publishers.count)
    joined.start()
    if publishers.isEmpty { joined.finishEmpty() }
    for hear in publishers { hear(joined) }
  }

  func hear<P: Publisher>(_ publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    hear(publisher) { self.waiting.append(($0, $1)) }
  }

  override func next() -> (value: Downstream.Input, source: JoinedSource?)? {
    guard head < waiting.count else { return nil }
    let first = waiting[head]
    waiting[head] = nil
    head += 1
    if head == waiting.count || head > 64 && head > waiting.count / 2 {
      waiting.removeFirst(head)
      head = 0
    }
    return first
  }

  override var isEmpty: Bool { waiting.isEmpty }

  /// One value of each publisher may wait.
  override func goal(for demand: Subscribers.Demand) -> Subscribers.Demand {
    demand == .unlimited ? .unlimited : .max(1)
  }

  override var owesUntilSent: Bool { true }
}

extension Publishers {
  /// Sends what two publishers send, as it comes.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// The values that all the publishers send.
    public typealias Output = A.Output
    /// The error with which any of the publishers may fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Joins two publishers. They are subscribed to once a subscriber comes.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to all the publishers for a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == B.Failure, S.Input == B.Output {
      MergedSubscription.join(subscriber, [{ $0.hear(a) }, { $0.hear(b) }])
    }
  }

  /// Sends what three publishers send, as it comes.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
    /// The values that all the publishers send.
    public typealias Output = A.Output
    /// The error with which any of the publishers may fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Joins three publishers. They are subscribed to once a subscriber comes.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to all the publishers for a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == C.Failure, S.Input == C.Output {
      MergedSubscription.join(subscriber, [{ $0.hear(a) }, { $0.hear(b) }, { $0.hear(c) }])
    }
  }

  /// Sends what four publishers send, as it comes.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output
  {
    /// The values that all the publishers send.
    public typealias Output = A.Output
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
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to all the publishers for a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == D.Failure, S.Input == D.Output {
      MergedSubscription.join(
        subscriber,
        [
          { $0.hear(a) },
          { $0.hear(b) },
          { $0.hear(c) },
          { $0.hear(d) },
        ])
    }
  }

  /// Sends what five publishers send, as it comes.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
  {
    /// The values that all the publishers send.
    public typealias Output = A.Output
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
    /// The fifth publisher.
    public let e: E

    /// Joins five publishers. They are subscribed to once a subscriber comes.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Subscribes to all the publishers for a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == E.Failure, S.Input == E.Output {
      MergedSubscription.join(
        subscriber,
        [
          { $0.hear(a) },
          { $0.hear(b) },
          { $0.hear(c) },
          { $0.hear(d) },
          { $0.hear(e) },
        ])
    }
  }

  /// Sends what six publishers send, as it comes.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output
  {
    /// The values that all the publishers send.
    public typealias Output = A.Output
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
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F

    /// Joins six publishers. They are subscribed to once a subscriber comes.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Subscribes to all the publishers for a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == F.Failure, S.Input == F.Output {
      MergedSubscription.join(
        subscriber,
        [
          { $0.hear(a) },
          { $0.hear(b) },
          { $0.hear(c) },
          { $0.hear(d) },
          { $0.hear(e) },
          { $0.hear(f) },
        ])
    }
  }

  /// Sends what seven publishers send, as it comes.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
  {
    /// The values that all the publishers send.
    public typealias Output = A.Output
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
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G

    /// Joins seven publishers. They are subscribed to once a subscriber comes.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Subscribes to all the publishers for a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == G.Failure, S.Input == G.Output {
      MergedSubscription.join(
        subscriber,
        [
          { $0.hear(a) },
          { $0.hear(b) },
          { $0.hear(c) },
          { $0.hear(d) },
          { $0.hear(e) },
          { $0.hear(f) },
          { $0.hear(g) },
        ])
    }
  }

  /// Sends what eight publishers send, as it comes.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
    G.Failure == H.Failure, G.Output == H.Output
  {
    /// The values that all the publishers send.
    public typealias Output = A.Output
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
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G
    /// The eighth publisher.
    public let h: H

    /// Joins eight publishers. They are subscribed to once a subscriber comes.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Subscribes to all the publishers for a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == H.Failure, S.Input == H.Output {
      MergedSubscription.join(
        subscriber,
        [
          { $0.hear(a) },
          { $0.hear(b) },
          { $0.hear(c) },
          { $0.hear(d) },
          { $0.hear(e) },
          { $0.hear(f) },
          { $0.hear(g) },
          { $0.hear(h) },
        ])
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}
extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}
