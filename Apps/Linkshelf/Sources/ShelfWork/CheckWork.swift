// SPDX-License-Identifier: Apache-2.0
import Fetching
import Foundation
import Logins
import Shelf

/// Asks one page whether it's still there and as it was.
struct CheckWork {
  let workers: Workers
  let shelf: Shelf
  let check: DueCheck

  /// How long nobody is asked where nobody is reached, in seconds.
  private static let silenceSeconds = 3_600.0

  /// - Throws: only where the task is cancelled.
  func answer() async throws -> PageAnswer {
    let known = check.watch.validators
    let version =
      known.address.isEmpty
      ? nil : PageVersion(address: known.address, etag: known.etag, lastModified: known.lastModified)
    let cookies: [LoginCookie]
    do {
      cookies = try workers.cookies(for: check.address, check.watch.link, of: shelf)
    } catch let problem as LoginProblem {
      return problem.isAboutKey ? .later("\(problem)", nil) : .refused("\(problem)")
    }
    do throws(FetchError) {
      let page = try await workers.tools.fetcher.check(
        check.address, version: version, robots: workers.robots, signIn: cookies.signIn)
      workers.silence.end()
      if !cookies.isEmpty,
        let wall = LoginWall(asked: check.address, came: page.address, status: page.status, password: false)
      {
        return .refused(workers.refused(wall, at: check.address, of: shelf).sentence)
      }
      return try await answer(of: page, cookies.signIn)
    } catch {
      return try answer(after: error)
    }
  }

  private func answer(of page: CheckedPage, _ signIn: SignIn?) async throws(FetchError) -> PageAnswer {
    let sentence = FetchError.status(page.status).sentence
    let later = page.retryAfter.map { shelf.now.adding(seconds: min($0, 1e9)) }
    switch page.status {
    case _ where page.isUnchanged:
      return .there(text: nil, validators: check.watch.validators, movedTo: page.movedTo)
    case 200...299:
      let text = try await text(of: page, signIn)
      // What wasn't read can't be said to be as it was the next time.
      let isRead = page.isWhole && (page.paragraphs == nil) == (text == nil)
      let validators = PageValidators(
        address: String(page.address.prefix { $0 != "#" }), etag: page.etag, lastModified: page.lastModified)
      return .there(text: text, validators: isRead ? validators : PageValidators(), movedTo: page.movedTo)
    case 404, 410: return .gone(sentence)
    case 429: return .later(sentence, later)
    case 408, 425, 500...599: return .unreachable(sentence, notBefore: later)
    default: return .refused(sentence)
    }
  }

  /// The page's paragraphs. Where they differ from those of before, the page is fetched again, to see what is other
  /// each time.
  private func text(of page: CheckedPage, _ signIn: SignIn?) async throws(FetchError) -> TextReading? {
    guard let paragraphs = page.paragraphs else { return nil }
    var reading = TextReading(paragraphs)
    guard let old = check.watch.print, !paragraphs.isEmpty, old.differs(from: reading) else { return reading }
    do { try await Task.sleep(for: .seconds(workers.options.pauseOfSite)) } catch { throw .cancelled }
    let again: CheckedPage
    do throws(FetchError) {
      again = try await workers.tools.fetcher.check(check.address, robots: workers.robots, signIn: signIn)
    } catch {
      guard case .cancelled = error else { return nil }
      throw error
    }
    guard (200...299).contains(again.status), again.isWhole, let other = again.paragraphs else { return nil }
    reading.add(TextReading(other))
    return reading
  }

  private func answer(after error: FetchError) throws -> PageAnswer {
    switch error {
    case .cancelled: throw CancellationError()
    case .askedNotTo, .refusedByGate, .badAddress, .badRedirect, .tooBig, .wrongKind, .cannotWrite:
      return .refused(error.sentence)
    case .robotsUnreachable:
      workers.silence.end()
      return .later(error.sentence, nil)
    case .tls where error.isAboutCertificate:
      workers.silence.end()
      return .certificate(error.sentence)
    case .nameNotFound, .refused, .tooSlow:
      guard workers.silence.add(check.site) else { return .unreachable(error.sentence) }
      let next = shelf.now.adding(seconds: Self.silenceSeconds)
      return .later("No page is reached from here now, so this one isn't blamed.", next)
    case .tls, .notHTTP, .bomb, .status, .tooManyRedirects, .redirectLoop: return .unreachable(error.sentence)
    }
  }
}
