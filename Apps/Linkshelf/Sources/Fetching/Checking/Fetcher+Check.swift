// SPDX-License-Identifier: Apache-2.0

import AsyncHTTPClient
import NIOCore
import NIOHTTP1

extension Fetcher {
  /// Asks whether a page is still there, and whether its text is as it was.
  ///
  /// Each step of a redirection is asked only where the site's `robots.txt` permits it. Of a page at most
  /// ``FetchSettings/bytesOfPage`` are
  /// read, and nothing where the server says that it didn't change. Throws ``FetchError``.
  ///
  /// - Parameter version: what the page said of its version the last time, so that it needn't send it again.
  /// - Parameter signIn: the cookies that the page is asked with.
  public func check(
    _ text: String, version: PageVersion? = nil, robots: Robots, signIn: SignIn? = nil
  ) async throws(FetchError) -> CheckedPage {
    let address = try WebAddress(text)
    let progress = Progress(address)
    do throws(FetchError) {
      return try await limited(to: settings.timeToCheck, progress: progress) {
        try await self.check(address, version, robots, signIn, progress)
      }
    } catch {
      // A page whose head came is there, even if the rest comes too slowly.
      guard case .tooSlow = error, let page = progress.page else { throw error }
      return CheckedPage(page.answer, movedTo: progress.movedTo)
    }
  }

  private func check(
    _ start: WebAddress, _ version: PageVersion?, _ robots: Robots, _ signIn: SignIn?, _ progress: Progress
  )
    async throws -> CheckedPage
  {
    var address = start
    var redirects: [WebAddress] = []
    var seen: Set<[String]> = []
    var jar = CookieJar()
    var isForGood = true
    while true {
      progress.address = address
      let cookies = jar.header(for: address, with: signIn)
      guard seen.insert([address.withoutFragment, cookies ?? ""]).inserted else {
        throw FetchError.redirectLoop((redirects + [address]).map(\.description))
      }
      try await robots.permit(address)
      let known = version.flatMap { $0.address == address.withoutFragment ? $0 : nil }
      let response = try await ask(address, accept: Self.accept, cookies: cookies, extra: Self.conditions(known))
      let head = AnswerHead(
        address: address, redirects: redirects, status: Int(response.status.code), headers: response.headers)
      guard let location = Self.location(head) else {
        return try await read(Answer(head: head, body: response.body), isConditional: known != nil, progress)
      }
      guard redirects.count < settings.redirects else { throw FetchError.tooManyRedirects(limit: settings.redirects) }
      jar.take(response.headers["set-cookie"], from: address)
      redirects.append(address)
      isForGood = isForGood && [301, 308].contains(head.status)
      address = try next(from: address, to: location)
      if isForGood { progress.movedTo = address }
    }
  }

  private static func conditions(_ version: PageVersion?) -> HTTPHeaders {
    var headers = HTTPHeaders()
    guard let version else { return headers }
    // What a server sent goes back as it came, but never as a header of its own.
    func isPlain(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy { (0x20...0x7E).contains($0) } }
    if isPlain(version.etag) { headers.add(name: "If-None-Match", value: version.etag) }
    if isPlain(version.lastModified) { headers.add(name: "If-Modified-Since", value: version.lastModified) }
    return headers
  }

  private func read(_ answer: Answer, isConditional: Bool, _ progress: Progress) async throws -> CheckedPage {
    let head = answer.head
    var page = CheckedPage(head, movedTo: progress.movedTo)
    if head.status == 304, isConditional {
      page.isUnchanged = true
      page.isWhole = true
      return page
    }
    guard (200...299).contains(head.status) else { return page }
    progress.page = Progress.Page(answer: head, bytes: [])
    var bytes: [UInt8] = []
    var kind: MediaKind?
    do {
      for try await buffer in answer.body {
        bytes.append(contentsOf: buffer.readableBytesView.prefix(settings.bytesOfPage - bytes.count))
        if bytes.count >= settings.bytesOfPage { break }
        if kind == nil, bytes.count >= MediaSniffer.bytesNeeded { kind = Self.kind(bytes, head) }
        if let kind, !Self.hasText(kind) { break }
      }
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      // It's there, but what came of it says nothing about what it has.
      return page
    }
    try Task.checkCancellation()
    let found = kind ?? Self.kind(bytes, head)
    page.isWhole = true
    guard Self.hasText(found) else { return page }
    let charset = Charset.detect(in: bytes[...], contentType: head.contentType)
    let text = charset.decode(bytes[...]) ?? Charset.utf8.decode(bytes[...]) ?? []
    page.paragraphs = found == .text ? PageParagraphs.numbers(text: text) : PageParagraphs.numbers(page: text)
    return page
  }

  private static func kind(_ bytes: [UInt8], _ head: AnswerHead) -> MediaKind {
    MediaKind(mediaType: MediaSniffer.mediaType(of: bytes[...], declared: head.contentType))
  }

  private static func hasText(_ kind: MediaKind) -> Bool { kind == .page || kind == .text || kind == .feed }
}
