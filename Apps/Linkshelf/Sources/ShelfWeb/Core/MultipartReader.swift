// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes

/// Reads multipart/form-data that comes in pieces (RFC 7578).
///
/// What stands between two boundaries is handed on as it comes, so that files of any size take no memory.
struct MultipartReader {
  enum Event {
    /// A part begins.
    case begin(name: String, file: String?)
    case bytes(ArraySlice<UInt8>)
    case end
  }

  /// A part's headers have at most so many bytes.
  private static let longestHead = 16 << 10
  private static let mostParts = 1_000

  private enum State { case preamble, head, body, done }

  private let boundary: [UInt8]
  private var state = State.preamble
  private var buffer: [UInt8] = []
  private var parts = 0

  /// - Parameter contentType: the request's header.
  init(contentType: String) throws {
    guard contentType.lowercased().hasPrefix("multipart/form-data"), let range = contentType.range(of: "boundary=")
    else {
      throw WebError(.unsupportedMediaType, "Files are sent as multipart/form-data.")
    }
    var value = contentType[range.upperBound...].prefix { $0 != ";" }
    if value.hasPrefix("\"") { value = value.dropFirst().prefix { $0 != "\"" } }
    let text = value.trimmingCharacters(in: .whitespaces)
    guard (1...200).contains(text.utf8.count) else {
      throw WebError(.badRequest, "The boundary of the form is missing.")
    }
    boundary = Array("\r\n--\(text)".utf8)
    // The first boundary stands without a line before it.
    buffer = [0x0D, 0x0A]
  }

  /// Takes the next bytes.
  mutating func feed(_ bytes: some Sequence<UInt8>, _ give: (Event) throws -> Void) throws {
    buffer += bytes
    while true {
      switch state {
      case .done:
        buffer.removeAll()
        return
      case .preamble, .body:
        let isBody = state == .body
        if let place = Self.find(boundary, in: buffer) {
          // After the boundary comes a line's end, or two dashes for the last one.
          guard buffer.count >= place + boundary.count + 2 else {
            try hand(place, isBody, give)
            return
          }
          if isBody {
            if place > 0 { try give(.bytes(buffer[..<place])) }
            try give(.end)
          }
          let next = buffer[place + boundary.count]
          buffer.removeFirst(place + boundary.count + 2)
          state = next == UInt8(ascii: "-") ? .done : .head
          continue
        }
        // The end of what's there may be the begin of a boundary.
        try hand(max(0, buffer.count - boundary.count), isBody, give)
        return
      case .head:
        guard let end = Self.find([0x0D, 0x0A, 0x0D, 0x0A], in: buffer) else {
          guard buffer.count <= Self.longestHead else {
            throw WebError(.badRequest, "A part of the form has too long a head.")
          }
          return
        }
        parts += 1
        guard parts <= Self.mostParts else {
          throw WebError(.contentTooLarge, "A form has at most \(Self.mostParts) parts.")
        }
        let head = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeFirst(end + 4)
        guard let name = Self.parameter("name", of: head) else {
          throw WebError(.badRequest, "A part of the form has no name.")
        }
        try give(.begin(name: name, file: Self.parameter("filename", of: head)))
        state = .body
      }
    }
  }

  /// - Throws: where the last boundary didn't come.
  func finish() throws {
    guard state == .done else { throw WebError(.badRequest, "The form ends in the middle.") }
  }

  private mutating func hand(_ count: Int, _ isBody: Bool, _ give: (Event) throws -> Void) throws {
    guard count > 0 else { return }
    if isBody { try give(.bytes(buffer[..<count])) }
    buffer.removeFirst(count)
  }

  private static func find(_ wanted: [UInt8], in bytes: [UInt8]) -> Int? {
    guard bytes.count >= wanted.count, let first = wanted.first else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      let last = bytes.count - wanted.count
      while index <= last {
        if bytes[index] == first {
          var offset = 1
          while offset < wanted.count, bytes[index + offset] == wanted[offset] { offset += 1 }
          if offset == wanted.count { return index }
        }
        index += 1
      }
      return nil
    }
  }

  /// A parameter of the header Content-Disposition. Browsers write `%22` for a quote in it.
  private static func parameter(_ name: String, of head: String) -> String? {
    guard
      let line = head.split(whereSeparator: \.isNewline).first(where: {
        $0.lowercased().hasPrefix("content-disposition:")
      })
    else { return nil }
    var rest = line[...]
    while let range = rest.range(of: name + "=\"") {
      let before = range.lowerBound > rest.startIndex ? rest[rest.index(before: range.lowerBound)] : ";"
      rest = rest[range.upperBound...]
      // `filename=` ends with `name=` too.
      if before == ";" || before == " " {
        return String(rest.prefix { $0 != "\"" }.prefix(500)).replacing("%22", with: "\"")
      }
    }
    return nil
  }
}
