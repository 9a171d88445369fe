// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Shelf

/// What a row of checks comes to, without a store.
@Suite struct WatchJudgingTests {
  private static let day = 86_400.0
  private static let address = "https://example.org/a"
  private static let start = Moment(milliseconds: 1_767_225_600_000)

  private static func there(_ text: Set<UInt32>? = nil, movedTo: String? = nil) -> PageAnswer {
    .there(text: text.map { TextReading($0) }, validators: PageValidators(), movedTo: movedTo)
  }

  /// Takes answers at these days, and gives the findings' kinds.
  private static func take(_ answers: [(Double, PageAnswer)], _ watch: inout Watch) -> [Finding.Kind] {
    answers.flatMap { day, answer in
      watch.take(
        answer, address: address, all: .month, at: start.adding(seconds: day * Self.day), share: 0.5
      ).map(\.kind)
    }
  }

  @Test func aPageIsGoneWhenItSaysSoTwiceADayApart() {
    var watch = Watch(link: 1)
    #expect(Self.take([(0, .gone("404"))], &watch) == [])
    #expect(watch.state == .gone && watch.deadSince == nil)
    // It's asked again after a day, though it's asked once a month.
    #expect(watch.nextAt == Self.start.adding(seconds: Self.day))
    #expect(Self.take([(0.5, .gone("404"))], &watch) == [])
    #expect(Self.take([(1, .gone("404"))], &watch) == [.gone])
    #expect(watch.deadSince == Self.start)
    #expect(watch.nextAt == Self.start.adding(seconds: 31 * Self.day))
    #expect(Self.take([(31, .gone("410"))], &watch) == [])
    #expect(Self.take([(61, Self.there())], &watch) == [.back])
    #expect(watch.deadSince == nil && watch.state == .ok && watch.failures == 0 && watch.words == "")
  }

  @Test func aServerThatDoesntAnswerIsDeadAfterThreeChecksInAWeek() {
    var watch = Watch(link: 1)
    let down = PageAnswer.unreachable("no")
    #expect(Self.take([(0, down), (1, down), (2, down), (4, down)], &watch) == [])
    #expect(watch.deadSince == nil)
    #expect(Self.take([(7, down)], &watch) == [.unreachable])
    #expect(watch.deadSince == Self.start)
    var short = Watch(link: 1)
    #expect(Self.take([(0, down), (30, down)], &short) == [])
    #expect(Self.take([(31, down)], &short) == [.unreachable])
    // A fault that is over before says nothing, and begins anew the next time.
    var brief = Watch(link: 1)
    #expect(Self.take([(0, down), (1, Self.there()), (30, down), (38, down)], &brief) == [])
    #expect(brief.deadSince == nil)
  }

  @Test func itsOwnWaitsLeadToTheEnd() {
    for period in [WatchPeriod.day, .week, .month] {
      var watch = Watch(link: 1)
      watch.period = period
      var now = Self.start
      var findings: [NewFinding] = []
      for _ in 0..<20 where findings.isEmpty {
        findings = watch.take(.unreachable("no"), address: Self.address, all: .off, at: now, share: 0.5)
        now = watch.nextAt ?? now
      }
      let days = Double(now.milliseconds - Self.start.milliseconds) / 86_400_000
      #expect(findings.map(\.kind) == [.unreachable])
      #expect(days < 45, "\(period): \(days)")
    }
  }

  @Test func aPageMovesAndComesBack() {
    var watch = Watch(link: 1)
    let moved = Self.there(movedTo: "https://example.org/b")
    #expect(Self.take([(0, Self.there()), (30, moved), (60, moved)], &watch) == [.moved])
    #expect(watch.movedTo == "https://example.org/b" && watch.words == "")
    #expect(Self.take([(90, Self.there(movedTo: "https://example.org/c"))], &watch) == [.moved])
    #expect(Self.take([(120, Self.there())], &watch) == [.back])
    #expect(Self.take([(150, Self.there(movedTo: "https://example.org/"))], &watch) == [.moved])
    #expect(watch.words.contains("front page"))
  }

  @Test func aCertificateIsSaidOnceAndNeverDead() {
    var watch = Watch(link: 1)
    let bad = PageAnswer.certificate("its certificate is for another name")
    #expect(Self.take([(0, bad), (1, bad), (30, bad)], &watch) == [.certificate])
    #expect(watch.deadSince == nil)
    #expect(Self.take([(31, Self.there())], &watch) == [.back])
  }

  @Test func whatDoesntLetItselfBeAskedIsUnknown() {
    var watch = Watch(link: 1)
    #expect(Self.take([(0, Self.there()), (1, .refused("robots.txt"))], &watch) == [])
    #expect(watch.state == .unknown && watch.words == "robots.txt")
    let later = Self.start.adding(seconds: 2 * Self.day + 7_200)
    #expect(Self.take([(2, .later("429", later))], &watch) == [])
    #expect(watch.nextAt == later.adding(seconds: 30))
    // Nobody puts a check off for ever.
    #expect(Self.take([(2, .later("429", Moment(milliseconds: .max / 2)))], &watch) == [])
    #expect(watch.nextAt == Self.start.adding(seconds: 9 * Self.day + 30))
  }

  @Test func aTextChangesByItsParagraphs() {
    var watch = Watch(link: 1)
    #expect(Self.take([(0, Self.there([1, 2, 3])), (1, Self.there([1, 2, 3]))], &watch) == [])
    #expect(Self.take([(2, Self.there([1, 2, 4]))], &watch) == [.changed])
    #expect(watch.changedAt == Self.start.adding(seconds: 2 * Self.day))
    // A page without text, as one behind a wall, is no change.
    #expect(Self.take([(3, Self.there([])), (4, Self.there([1, 2, 4]))], &watch) == [])
  }

  @Test func whatIsOtherEachTimeIsNoChange() {
    var watch = Watch(link: 1)
    var noise: UInt32 = 100
    func noisy(_ text: Set<UInt32>) -> PageAnswer {
      noise += 2
      var reading = TextReading(text.union([noise]))
      reading.add(TextReading(text.union([noise + 1])))
      return .there(text: reading, validators: PageValidators(), movedTo: nil)
    }
    #expect(Self.take([(0, Self.there([1, 2, 99]))], &watch) == [])
    #expect(Self.take([(1, noisy([1, 2])), (2, noisy([1, 2])), (3, noisy([1, 2]))], &watch) == [])
    #expect(Self.take([(4, noisy([1, 2, 3]))], &watch) == [.changed])
    #expect(Self.take([(5, noisy([1, 3]))], &watch) == [.changed])
  }

  @Test func aLongPageIsComparedByAChoice() {
    var watch = Watch(link: 1)
    let long = Set((0..<20_000).map { UInt32($0) &* 2_654_435_761 })
    #expect(Self.take([(0, Self.there(long)), (1, Self.there(long))], &watch) == [])
    #expect(watch.print?.paragraphs.count == TextPrint.most)
    #expect(watch.print?.data.count == 1 + 4 * TextPrint.most)
    #expect(TextPrint(data: watch.print?.data) == watch.print)
    // What lies beyond the choice isn't seen; what lies within is.
    let sorted = long.sorted()
    #expect(Self.take([(2, Self.there(long.subtracting([sorted[15_000]])))], &watch) == [])
    #expect(Self.take([(3, Self.there(long.union([sorted[3] &+ 1])))], &watch) == [.changed])
  }

  @Test func aDamagedPrintIsNone() {
    for bytes: [UInt8] in [[], [1], [1, 2], [0, 0, 0, 0], Array(repeating: 7, count: 4_001)] {
      #expect(TextPrint(data: .init(bytes)) == nil)
    }
    #expect(TextPrint(data: nil) == nil)
  }
}
