// SPDX-License-Identifier: Apache-2.0
import AsyncHTTPClient
import NIOCore

/// Asks the sites' `robots.txt` what may be fetched, and remembers it for a day.
public actor Robots {
  /// The name by which the files know this program.
  static let program = "Linkshelf"
  /// So many sites are remembered.
  static let mostSites = 1_000
  private static let memory: Duration = .seconds(86_400)
  /// A site whose file can't be had isn't asked for so long.
  private static let wait: Duration = .seconds(3_600)

  private enum Answer {
    case rules(RobotsRules)
    case unreachable(status: Int)
  }

  private let fetcher: Fetcher
  private var known: [String: (answer: Answer, until: ContinuousClock.Instant)] = [:]

  public init(_ fetcher: Fetcher) { self.fetcher = fetcher }

  /// Returns where an address may be fetched.
  ///
  /// Throws ``FetchError/askedNotTo(host:)`` where it may not, ``FetchError/robotsUnreachable(host:status:)`` where
  /// the site can't say so now,
  /// and what fetching the file throws where the site isn't reached at all.
  func permit(_ address: WebAddress) async throws(FetchError) {
    guard address.path != "/robots.txt" else { return }
    let site = (address.isSecure ? "https://" : "http://") + address.authority
    let now = ContinuousClock.now
    let answer: Answer
    if let kept = known[site], kept.until > now {
      answer = kept.answer
    } else {
      answer = try await ask(site)
      remember(answer, site, now)
    }
    switch answer {
    case .rules(let rules):
      guard rules.allows(address.path) else { throw .askedNotTo(host: address.authority) }
    case .unreachable(let status): throw .robotsUnreachable(host: address.authority, status: status)
    }
  }

  private func ask(_ site: String) async throws(FetchError) -> Answer {
    let address = try WebAddress(site + "/robots.txt")
    let progress = Progress(address)
    let fetcher = fetcher
    do throws(FetchError) {
      return try await fetcher.limited(to: fetcher.settings.timeToLook, progress: progress) {
        let answer = try await fetcher.open(address, accept: "text/plain,*/*;q=0.5", progress: progress)
        switch answer.head.status {
        case 200...299:
          var bytes: [UInt8] = []
          for try await buffer in answer.body {
            bytes.append(contentsOf: buffer.readableBytesView.prefix(RobotsRules.mostBytes - bytes.count))
            if bytes.count >= RobotsRules.mostBytes { break }
          }
          try Task.checkCancellation()
          return .rules(RobotsRules(bytes: bytes[...], program: Self.program))
        // Whoever asks for patience isn't asked for pages meanwhile.
        case 429, 500...599: return .unreachable(status: answer.head.status)
        default: return .rules(.none)
        }
      }
    } catch {
      switch error {
      // Redirects that lead nowhere are as good as no file.
      case .tooManyRedirects, .redirectLoop, .badRedirect: return .rules(.none)
      default: throw error
      }
    }
  }

  private func remember(_ answer: Answer, _ site: String, _ now: ContinuousClock.Instant) {
    if known.count >= Self.mostSites {
      known = known.filter { $0.value.until > now }
      // Half is forgotten at once, so that this isn't done for each site.
      if known.count >= Self.mostSites {
        let middle = known.values.map(\.until).sorted()[known.count / 2]
        known = known.filter { $0.value.until > middle }
      }
    }
    var time = Self.memory
    if case .unreachable = answer { time = Self.wait }
    known[site] = (answer, now + time)
  }

  /// How many sites are remembered.
  var count: Int { known.count }
}
