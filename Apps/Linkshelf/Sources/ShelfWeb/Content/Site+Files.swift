// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Hummingbird
import NIOCore
import Shelf

extension Site {
  /// Sends a kept file in pieces: the whole, or the range that was asked for.
  ///
  /// A part of a file that isn't compressed is read from its place, so that players can seek in hours of video. Compressed ones are texts;
  /// they're sent whole.
  ///
  /// - Parameter headers: what the answer says beside its length and range.
  func send(_ part: Part, _ headers: HTTPFields, _ request: Request) throws -> Response {
    var headers = headers
    let tag = "\"\(part.hash)\""
    headers[.eTag] = tag
    if Self.names(tag, request.headers[.ifNoneMatch]) { return Response(status: .notModified, headers: headers) }
    // Opened before the head is sent, so that a missing file is said by the status.
    let reader = try shelf.files.reader(part.hash)
    headers[.acceptRanges] = reader.isCompressed ? "none" : "bytes"
    var status = HTTPResponse.Status.ok
    var count = part.bytes
    // Ranges are defined for GET alone, and only for the version of which the asker has the rest.
    if !reader.isCompressed, request.method == .get, request.headers[.ifRange].map({ $0 == tag }) ?? true {
      switch ByteRange(request.headers[.range], of: part.bytes) {
      case .whole: break
      case .none:
        var refusal = Gatekeeper.plain(.rangeNotSatisfiable, "The file has \(part.bytes) bytes.\n")
        refusal.headers[.contentRange] = "bytes */\(part.bytes)"
        return refusal
      case .part(let range):
        try reader.narrow(to: range)
        headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(part.bytes)"
        status = .partialContent
        count = range.count
      }
    }
    let chunks = FileChunks(reader: reader)
    let body = ResponseBody(contentLength: count) { writer in
      for try await buffer in chunks { try await writer.write(buffer) }
      try await writer.finish(nil)
    }
    return Response(status: status, headers: headers, body: body)
  }

  /// Whether a header If-None-Match names a tag: alone, in a list, or by a star.
  static func names(_ tag: String, _ header: String?) -> Bool {
    guard let header else { return false }
    return header.split(separator: ",").contains {
      let one = $0.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
      return one == "*" || one == tag || one.hasPrefix("W/") && one.dropFirst(2) == tag
    }
  }
}

/// The bytes of a kept file, piece by piece; for one reader.
struct FileChunks: AsyncSequence, @unchecked Sendable {
  let reader: PartReader

  struct Iterator: AsyncIteratorProtocol {
    let reader: PartReader

    mutating func next() async throws -> ByteBuffer? { try reader.next().map { ByteBuffer(bytes: $0) } }
  }

  func makeAsyncIterator() -> Iterator { Iterator(reader: reader) }
}
