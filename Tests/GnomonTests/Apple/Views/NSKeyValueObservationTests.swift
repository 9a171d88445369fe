// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Objects that tell of their changes themselves.
@MainActor @Suite struct NSKeyValueObservationTests {
  private final class Counter: NSObject {
    var count = 0
    var other = 0
    func tell(_ value: Int) {
      willChangeValue(for: \.count)
      count = value
      didChangeValue(for: \.count)
    }
  }

  @Test("A change that an object tells is told to those who observe it, with what was asked for")
  func told() {
    let (counter, second) = (Counter(), Counter())
    var (changes, firsts): ([[Int?]], [[Int?]]) = ([], [])
    var observation: NSKeyValueObservation? = counter.observe(\.count, options: [.old, .new]) { object, change in
      #expect(object === counter && !change.isPrior)
      changes.append([change.oldValue, change.newValue])
    }
    let withFirst = counter.observe(\.count, options: [.initial, .new]) { _, change in
      firsts.append([change.oldValue, change.newValue])
    }
    #expect(changes.isEmpty && firsts == [[nil, 0]])
    counter.tell(3)
    counter.tell(5)
    #expect(changes == [[0, 3], [3, 5]] && firsts == [[nil, 0], [nil, 3], [nil, 5]])
    counter.other = 1
    counter.didChangeValue(for: \.other)
    second.tell(7)
    #expect(changes.count == 2, "another property, and another object")
    withFirst.invalidate()
    counter.tell(6)
    #expect(changes.count == 3 && firsts.count == 3)
    #expect(observation != nil)
    observation = nil
    counter.tell(8)
    #expect(changes.count == 3, "an observation that nobody keeps has ended")
  }

  @Test("Observations that have ended are taken out, and the others stay")
  func many() {
    let counter = Counter()
    var told = 0
    let kept = counter.observe(\.count) { _, _ in told += 1 }
    for _ in 0..<200 { _ = counter.observe(\.count) { _, _ in told += 1000 } }
    let later = counter.observe(\.count) { _, _ in told += 1 }
    counter.tell(1)
    #expect(told == 2)
    withExtendedLifetime((kept, later)) {}
  }

  @Test("One who is told of a change may observe and tell")
  func nested() {
    let (counter, second) = (Counter(), Counter())
    var (told, inner): ([Int], [NSKeyValueObservation]) = ([], [])
    let observation = counter.observe(\.count, options: .new) { _, change in
      inner.append(second.observe(\.count, options: .new) { _, change in told.append(change.newValue ?? -1) })
      second.tell((change.newValue ?? 0) * 10)
    }
    counter.tell(4)
    #expect(told == [40])
    withExtendedLifetime(observation) {}
  }
}
