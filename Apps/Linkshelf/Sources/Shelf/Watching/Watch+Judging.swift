// SPDX-License-Identifier: Apache-2.0

/// A page is called dead only after more than one check: once it may be a fault of an hour.
extension Watch {
  /// A page that says it isn't there is dead when it says so twice, so many seconds apart.
  static let goneSeconds = 86_400.0
  /// A page that nobody answers for is dead after so many checks …
  static let unreachableChecks = 3
  /// … over so many seconds.
  static let unreachableSeconds = 7.0 * 86_400
  /// After how many seconds a page with a fault is asked again, the longer the more often it had it. Not less often
  /// than usual.
  static let waits: [Double] = [86_400, 3 * 86_400, 3 * 86_400]
  /// A server may put a check off for so many seconds at most.
  static let longestDelay = 7.0 * 86_400

  /// Takes what a check found.
  ///
  /// - Parameters:
  ///   - all: the period of links without their own.
  ///   - address: the link's address.
  ///   - share: a number from 0 to 1, so that links that were added together aren't asked together.
  /// - Returns: what is new for a person.
  mutating func take(_ answer: PageAnswer, address: String, all: WatchPeriod, at now: Moment, share: Double)
    -> [NewFinding]
  {
    let usual = (period ?? all).seconds
    var wait = usual
    var findings: [NewFinding] = []
    checkedAt = now
    switch answer {
    case .there(let text, let validators, let target):
      self.validators = validators
      findings = isThere(movedTo: target ?? "", address, now)
      if let text { findings += compare(text, now) }
    case .gone(let words):
      fail(.gone, words, now)
      if failures >= 2, isOld(Self.goneSeconds, now) { findings = die(.gone) }
      wait = sooner(usual)
    case .unreachable(let words, let moment):
      fail(.unreachable, words, now)
      if failures >= Self.unreachableChecks, isOld(Self.unreachableSeconds, now) { findings = die(.unreachable) }
      wait = sooner(usual)
      if let asked = moment.map({ Self.delay(to: $0, from: now) }) { wait = wait.map { max($0, asked) } }
    case .certificate(let words):
      let isNew = state != .certificate
      fail(.certificate, words, now)
      if isNew { findings = [NewFinding(kind: .certificate, words: words)] }
      wait = sooner(usual)
    case .refused(let words):
      if state != .unknown { since = now }
      (state, self.words, failures, deadSince, movedTo) = (.unknown, words, 0, nil, "")
    case .later(let words, let moment):
      self.words = words
      // A page that was never asked is asked again the next day.
      wait = min(usual ?? 86_400, 86_400)
      if let moment {
        nextAt = usual == nil ? nil : now.adding(seconds: Self.delay(to: moment, from: now) + share * 60)
        return []
      }
    }
    // A tenth later or earlier.
    nextAt = usual == nil ? nil : wait.map { now.adding(seconds: $0 * (0.9 + 0.2 * share)) }
    return findings
  }

  /// The seconds up to a time that a server names: at least a minute, at most ``longestDelay``.
  private static func delay(to moment: Moment, from now: Moment) -> Double {
    min(max(Double(moment.milliseconds) / 1_000 - Double(now.milliseconds) / 1_000, 60), longestDelay)
  }

  private mutating func fail(_ fault: State, _ words: String, _ now: Moment) {
    if state != fault {
      (state, since, failures) = (fault, now, 0)
    }
    failures = min(failures + 1, 1_000_000)
    self.words = words
  }

  private func isOld(_ seconds: Double, _ now: Moment) -> Bool {
    // Checks are a tenth of a period earlier or later.
    since.map { $0.adding(seconds: seconds * 0.89) <= now } ?? false
  }

  private func sooner(_ usual: Double?) -> Double? {
    guard deadSince == nil else { return usual }
    return usual.map { min($0, Self.waits[min(max(failures - 1, 0), Self.waits.count - 1)]) }
  }

  private mutating func die(_ kind: Finding.Kind) -> [NewFinding] {
    guard deadSince == nil else { return [] }
    deadSince = since
    return [NewFinding(kind: kind, words: words)]
  }

  private mutating func isThere(movedTo target: String, _ address: String, _ now: Moment) -> [NewFinding] {
    let next = target.isEmpty ? State.ok : .moved
    let before = (state: state, isDead: deadSince != nil, target: movedTo)
    if state != next { since = now }
    (state, words, failures, deadSince, movedTo) = (next, "", 0, nil, target)
    if next == .moved {
      if Self.isFrontPage(target), !Self.isFrontPage(address) {
        words = "It leads to the site's front page, so the page itself may be gone."
      }
      guard before.state != .moved || before.target != target else { return [] }
      return [NewFinding(kind: .moved, words: words, old: address, new: target)]
    }
    guard before.isDead || before.state == .certificate || before.state == .moved else { return [] }
    return [NewFinding(kind: .back)]
  }

  private mutating func compare(_ text: TextReading, _ now: Moment) -> [NewFinding] {
    // A page whose text a script makes, or that shows a wall, says nothing.
    guard !text.common.isEmpty else { return [] }
    guard let old = print else {
      print = TextPrint(text.common, isSettled: text.isSettled)
      return []
    }
    guard old.differs(from: text) else { return [] }
    let change = old.change(to: text)
    print = TextPrint(text.common, isSettled: text.isSettled)
    guard change.isChange else { return [] }
    changedAt = now
    return [NewFinding(kind: .changed, words: "Paragraphs: \(change.added) new, \(change.removed) gone.")]
  }

  /// Whether an address is a site's front page.
  static func isFrontPage(_ address: String) -> Bool {
    guard let scheme = address.firstRange(of: "://") else { return false }
    let rest = address[scheme.upperBound...].prefix { $0 != "#" }
    guard let slash = rest.firstIndex(where: { $0 == "/" || $0 == "?" }) else { return true }
    return rest[slash...] == "/"
  }
}
