// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Hummingbird
import NIOCore

/// The fields of a form or a query, in their order.
struct FormFields: Sendable {
  /// More fields than these are refused.
  static let most = 5_000
  var fields: [(name: String, value: String)] = []

  init() {}

  /// Reads `a=1&b=2`. Bytes that are no UTF-8 become U+FFFD; NUL is left out.
  init(_ text: some Sequence<UInt8>) throws {
    var name: [UInt8] = []
    var value: [UInt8] = []
    var isValue = false
    func end(_ fields: inout [(name: String, value: String)]) throws {
      guard !name.isEmpty || isValue else { return }
      guard fields.count < Self.most else {
        throw WebError(.contentTooLarge, "A form has at most \(Self.most) fields.")
      }
      fields.append((String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self)))
      name.removeAll(keepingCapacity: true)
      value.removeAll(keepingCapacity: true)
    }
    var iterator = text.makeIterator()
    var pushed: [UInt8] = []
    func next() -> UInt8? { pushed.popLast() ?? iterator.next() }
    while let byte = next() {
      var decoded = byte
      switch byte {
      case UInt8(ascii: "&"):
        try end(&fields)
        isValue = false
        continue
      case UInt8(ascii: "=") where !isValue:
        isValue = true
        continue
      case UInt8(ascii: "+"): decoded = 0x20
      case UInt8(ascii: "%"):
        if let high = next() {
          if let low = next() {
            if let a = Self.digit(high), let b = Self.digit(low) {
              decoded = a << 4 | b
            } else {
              pushed += [low, high]
            }
          } else {
            pushed.append(high)
          }
        }
      default: break
      }
      guard decoded != 0 else { continue }
      if isValue { value.append(decoded) } else { name.append(decoded) }
    }
    try end(&fields)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  /// The last field of a name; empty where there's none.
  subscript(_ name: String) -> String { fields.last { $0.name == name }?.value ?? "" }

  func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  func has(_ name: String) -> Bool { fields.contains { $0.name == name } }
}

extension Request {
  /// What stands behind the question mark.
  func queryFields() throws -> FormFields { try FormFields((uri.query ?? "").utf8) }

  /// The fields of a posted form.
  ///
  /// - Throws: where it's another type, or more than `most` bytes.
  func formFields(most: Int = 1 << 20) async throws -> FormFields {
    let type = headers[.contentType]?.split(separator: ";").first?.trimming { $0 == " " }.lowercased()
    guard type == "application/x-www-form-urlencoded" else {
      throw WebError(.unsupportedMediaType, "A form is sent as application/x-www-form-urlencoded.")
    }
    return try FormFields(try await bytes(most: most).readableBytesView)
  }

  func bytes(most: Int) async throws -> ByteBuffer {
    do {
      return try await body.collect(upTo: most)
    } catch is NIOTooManyBytesError {
      throw WebError(.contentTooLarge, "A request has at most \(most >> 10) kB here.")
    }
  }

  /// Whether script asks, which wants JSON.
  var wantsJSON: Bool { headers[.accept]?.hasPrefix("application/json") == true }
}

extension Substring {
  fileprivate func trimming(_ isDropped: (Character) -> Bool) -> Substring {
    var part = self
    while let first = part.first, isDropped(first) { part.removeFirst() }
    while let last = part.last, isDropped(last) { part.removeLast() }
    return part
  }
}
