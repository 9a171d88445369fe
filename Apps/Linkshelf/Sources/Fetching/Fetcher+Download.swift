// SPDX-License-Identifier: Apache-2.0

import AsyncHTTPClient
import NIOCore
import NIOHTTP1

extension Fetcher {
  /// Fetches a file and writes it to `path`. The folder has to be there; an old file at the path is replaced at the end.
  ///
  /// The bytes go to a file beside it first, which is removed when anything fails. The media type is found by the first bytes, not
  /// by the server's word. SVG is kept as it is: it may hold scripts, so serve it with a policy that forbids them.
  /// Throws ``FetchError``; other statuses than 200 to 299 are errors here.
  public func download(_ text: String, to path: String, limits: DownloadLimits = .file, signIn: SignIn? = nil)
    async throws(FetchError) -> Downloaded
  {
    let address = try WebAddress(text)
    let progress = Progress(address)
    return try await limited(to: limits.time, progress: progress) {
      let answer = try await self.open(
        address, accept: Self.accept(of: limits.kinds), signIn: signIn, progress: progress)
      guard (200...299).contains(answer.head.status) else { throw FetchError.status(answer.head.status) }
      if let length = answer.head.length, length > limits.bytes {
        throw FetchError.tooBig(limit: limits.bytes)
      }
      let file = try PartFile(path: path)
      do {
        let downloaded = try await self.write(answer, to: file, limits: limits)
        try file.finish()
        return downloaded
      } catch {
        file.abandon()
        throw error
      }
    }
  }

  private func write(_ answer: Answer, to file: PartFile, limits: DownloadLimits) async throws -> Downloaded {
    let contentType = answer.head.contentType
    var head: [UInt8] = []
    var mediaType: String?
    var count = 0
    for try await buffer in answer.body {
      count += buffer.readableBytes
      guard count <= limits.bytes else { throw FetchError.tooBig(limit: limits.bytes) }
      if mediaType == nil {
        head.append(contentsOf: buffer.readableBytesView)
        if head.count >= MediaSniffer.bytesNeeded { mediaType = try Self.checked(head, contentType, limits) }
      }
      try file.write(buffer.readableBytesView)
    }
    // A cancelled body ends as a whole one does.
    try Task.checkCancellation()
    let found = try mediaType ?? Self.checked(head, contentType, limits)
    return Downloaded(
      address: answer.head.address.description, mediaType: found, kind: MediaKind(mediaType: found),
      fileName: FileName.name(
        disposition: answer.head.headers.first(name: "content-disposition"), address: answer.head.address), bytes: count
    )
  }

  private static func checked(_ head: [UInt8], _ contentType: String?, _ limits: DownloadLimits) throws(FetchError)
    -> String
  {
    let mediaType = MediaSniffer.mediaType(of: head[...], declared: contentType)
    let kind = MediaKind(mediaType: mediaType)
    if let kinds = limits.kinds, !kinds.contains(kind) { throw .wrongKind(kind, mediaType: mediaType) }
    return mediaType
  }

  private static func accept(of kinds: Set<MediaKind>?) -> String {
    kinds == [.image] ? "image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5" : "*/*"
  }
}
