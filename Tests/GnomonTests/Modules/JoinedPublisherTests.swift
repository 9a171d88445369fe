// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonCombine
import OpenCombine
import Testing

/// The publishers that OpenCombine lacks.
@Suite struct JoinedPublisherTests {
  private struct Problem: Error {}

  /// What a publisher sends, and how it ends.
  private final class Record<Value> {
    var values: [Value] = []
    var end: String?
    private var subscription: AnyCancellable?

    init<P: Publisher>(_ publisher: P) where P.Output == Value {
      subscription = publisher.sink { completion in
        if case .finished = completion { self.end = "finished" } else { self.end = "failed" }
      } receiveValue: {
        self.values.append($0)
      }
    }

    func cancel() { subscription?.cancel() }
  }

  /// Asks only for what a test says.
  private final class Asking<Input>: Subscriber {
    var subscription: (any Subscription)?
    var values: [Input] = []
    var isFinished = false
    /// What it asks for with each value.
    var more = Subscribers.Demand.none
    var limit = Int.max
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand {
      values.append(input)
      return values.count < limit ? more : .none
    }
    func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
  }

  @Test("The last values of all are sent once each has sent one")
  func latest() {
    let (numbers, letters) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String?, Never>(nil))
    let record = Record(numbers.combineLatest(letters) { "\($0)\($1 ?? "-")" })
    letters.send("a")
    numbers.send(1)
    numbers.send(2)
    letters.send(nil)
    numbers.send(completion: .finished)
    #expect(record.end == nil)
    letters.send("b")
    letters.send(completion: .finished)
    #expect(record.values == ["1a", "2a", "2-", "2b"])
    #expect(record.end == "finished")
  }

  @Test("Three and four are joined; one that finishes without a value ends all")
  func many() {
    let three = Record(Just(1).combineLatest(Just(2), Just(3)) { (a: Int, b: Int, c: Int) -> Int in a + b + c })
    #expect(three.values == [6])
    let four = Record(
      Just(1).combineLatest(Just(2), Just(3), Just(4)) { (a: Int, b: Int, c: Int, d: Int) -> String in
        "\(a)\(b)\(c)\(d)"
      })
    #expect(four.values == ["1234"])
    #expect(four.end == "finished")
    let open = PassthroughSubject<Int, Never>()
    #expect(Record(open.combineLatest(Empty<Int, Never>()).map(\.0)).end == "finished")
  }

  @Test("A failure ends at once, and others are no longer heard")
  func failure() {
    let (a, b) = (PassthroughSubject<Int, Problem>(), PassthroughSubject<Int, Problem>())
    let record = Record(a.merge(with: b))
    a.send(1)
    b.send(2)
    a.send(completion: .failure(Problem()))
    b.send(3)
    #expect(record.values == [1, 2])
    #expect(record.end == "failed")
  }

  @Test("Merged values come as they are sent, until all have finished or it's cancelled")
  func merge() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let record = Record(Publishers.MergeMany(subjects))
    subjects[2].send(2)
    subjects[0].send(0)
    subjects[0].send(completion: .finished)
    subjects[1].send(1)
    #expect(record.end == nil)
    record.cancel()
    subjects[1].send(5)
    #expect(record.values == [2, 0, 1])
    #expect(Record([1, 2].publisher.merge(with: [3].publisher, [4].publisher)).values == [1, 2, 3, 4])
    #expect(Record(Publishers.MergeMany([Just<Int>]())).end == "finished")
  }

  @Test("What nobody has asked for waits, one value of each publisher")
  func demand() {
    let merged = Asking<Int>()
    [1, 2].publisher.merge(with: Just(3)).subscribe(merged)
    merged.subscription?.request(.max(2))
    #expect(merged.values == [1, 3])
    #expect(!merged.isFinished)
    merged.subscription?.request(.max(1))
    #expect(merged.values == [1, 3, 2])
    #expect(merged.isFinished)
    let last = Asking<Int>()
    let subject = CurrentValueSubject<Int, Never>(0)
    subject.combineLatest(Just(10)) { $0 + $1 }.subscribe(last)
    subject.send(1)
    last.subscription?.request(.max(1))
    subject.send(2)
    subject.send(3)
    #expect(last.values == [11])
    last.subscription?.request(.max(1))
    #expect(last.values == [11, 13])
  }

  @Test("A publisher without an end is asked only for what is wanted", arguments: [Subscribers.Demand.none, .max(1)])
  func endless(more: Subscribers.Demand) {
    let merged = Asking<Int>()
    merged.more = more
    // One is asked for with each value until ten are there.
    merged.limit = 10
    (1...).publisher.merge(with: Just(0)).subscribe(merged)
    #expect(merged.values == [])
    merged.subscription?.request(.max(3))
    #expect(merged.values == (more == .none ? [1, 0, 2] : [1, 0] + Array(2...11)))
    let last = Asking<Int>()
    (1...).publisher.combineLatest(Just(0)).map(\.0).subscribe(last)
    last.subscription?.request(.max(3))
    last.subscription?.request(.max(2))
    #expect(last.values == [3, 4, 5, 6, 7])
    #expect(Record((1...).publisher.merge(with: Just(0)).prefix(10)).values == Array(1...10))
  }

  @Test("One who asks for everything later hears everything")
  func allLater() {
    let merged = Asking<Int>()
    (1...200).publisher.merge(with: (201...400).publisher, Empty()).subscribe(merged)
    merged.subscription?.request(.max(1))
    merged.subscription?.request(.unlimited)
    #expect(merged.values.sorted() == Array(1...400))
    #expect(merged.isFinished)
  }

  @Test("Last values that nobody has asked for outlast their publishers")
  func lateDemand() {
    let last = Asking<Int>()
    Just(1).combineLatest(Just(2)) { $0 + $1 }.subscribe(last)
    #expect(!last.isFinished)
    last.subscription?.request(.max(1))
    #expect(last.values == [3])
    #expect(last.isFinished)
    let (a, b, pair) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), Asking<Int>())
    a.combineLatest(b) { 10 * $0 + $1 }.subscribe(pair)
    pair.subscription?.request(.max(1))
    a.send(1)
    b.send(1)
    pair.subscription?.request(.max(1))
    a.send(2)
    b.send(2)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(pair.values == [11, 21])
    #expect(!pair.isFinished)
    pair.subscription?.request(.max(1))
    #expect(pair.values == [11, 21, 22])
    #expect(pair.isFinished)
  }

  @Test("Cancelling doesn't wait for a subscriber that's busy with a value")
  func cancelDuringDelivery() {
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let (isBusy, isCancelled) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let isThrough = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var wasInTime: [Bool] = []
    let subscription = subject.merge(with: Empty<Int, Never>(completeImmediately: false)).sink { _ in
      isBusy.signal()
      wasInTime.append(isCancelled.wait(timeout: .now() + 600) == .success)
    }
    Thread.detachNewThread {
      subject.send(1)
      subject.send(2)
      isThrough.signal()
    }
    #expect(isBusy.wait(timeout: .now() + 600) == .success)
    subscription.cancel()
    isCancelled.signal()
    #expect(isThrough.wait(timeout: .now() + 600) == .success)
    #expect(wasInTime == [true])
  }
}
