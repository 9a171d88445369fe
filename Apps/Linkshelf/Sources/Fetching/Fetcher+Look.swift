// SPDX-License-Identifier: Apache-2.0

import AsyncHTTPClient
import NIOCore
import NIOHTTP1

extension Fetcher {
  static let accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"

  /// Looks at an address: where it leads, what is there, and what a page says about itself.
  ///
  /// It reads a page's head and some of its body, at most ``FetchSettings/bytesOfPage``, and of other files the first bytes. An
  /// answer with an error's status is looked at too: see ``LookedAt/status``. Throws ``FetchError``.
  ///
  /// - Parameter signIn: the cookies that it's asked with.
  public func look(at text: String, signIn: SignIn? = nil) async throws(FetchError) -> LookedAt {
    let address = try WebAddress(text)
    let progress = Progress(address)
    do throws(FetchError) {
      return try await limited(to: settings.timeToLook, progress: progress) {
        let answer = try await self.open(address, accept: Self.accept, signIn: signIn, progress: progress)
        return try await self.read(answer, progress: progress)
      }
    } catch {
      // The head of a page is worth having even if the rest comes too slowly.
      guard case .tooSlow = error, let page = progress.page else { throw error }
      return lookedAt(page.answer, bytes: page.bytes)
    }
  }

  private func read(_ answer: Answer, progress: Progress) async throws -> LookedAt {
    var bytes: [UInt8] = []
    var kind: MediaKind?
    var watch = HeadWatch()
    do {
      for try await buffer in answer.body {
        bytes.append(contentsOf: buffer.readableBytesView.prefix(settings.bytesOfPage - bytes.count))
        if bytes.count >= settings.bytesOfPage { break }
        if kind == nil, bytes.count >= MediaSniffer.bytesNeeded {
          kind = MediaKind(mediaType: MediaSniffer.mediaType(of: bytes[...], declared: answer.head.contentType))
        }
        if let kind, kind != .page { break }
        let hadHead = watch.end != nil
        watch.look(at: bytes)
        if let end = watch.end {
          if !hadHead { progress.page = Progress.Page(answer: answer.head, bytes: bytes) }
          if kind == .page, bytes.count - end >= settings.bytesAfterHead { break }
        }
      }
    } catch let error as HTTPClientError where error == .remoteConnectionClosed && !bytes.isEmpty {
      // Some servers end without the last chunk; what came is what there is.
    } catch let error as HTTPParserError where error == .invalidEOFState && !bytes.isEmpty {
    }
    // A cancelled body ends as a whole one does.
    try Task.checkCancellation()
    return lookedAt(answer.head, bytes: bytes)
  }

  private func lookedAt(_ head: AnswerHead, bytes: [UInt8]) -> LookedAt {
    let mediaType = MediaSniffer.mediaType(of: bytes[...], declared: head.contentType)
    let kind = MediaKind(mediaType: mediaType)
    var looked = LookedAt(
      address: head.address.description, redirects: head.redirects.map(\.description), status: head.status,
      mediaType: mediaType,
      kind: kind, length: head.length, bytesRead: bytes.count)
    if kind == .page {
      let page = Self.facts(of: bytes[...], contentType: head.contentType, address: head.address)
      looked.charset = page.charset
      looked.facts = page.facts
      if looked.facts?.language == nil { looked.facts?.language = head.headers.first(name: "content-language") }
    } else {
      looked.fileName = FileName.name(
        disposition: head.headers.first(name: "content-disposition"), address: head.address)
    }
    return looked
  }

  /// A page's facts, without the web.
  static func facts(of bytes: ArraySlice<UInt8>, contentType: String?, address: WebAddress) -> (
    charset: String, facts: PageFacts
  ) {
    var charset = Charset.detect(in: bytes, contentType: contentType)
    let page: [UInt8]
    if let decoded = charset.decode(bytes) {
      page = decoded
    } else {
      charset = .utf8
      page = charset.decode(bytes) ?? []
    }
    return (charset.name, FactsPicker(head: HeadCollector(page: page), page: address).facts())
  }
}
