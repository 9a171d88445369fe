// SPDX-License-Identifier: Apache-2.0

/// The body of a plain request, as a short-lived value that follows the bytes and says where the body ends.
///
/// It looks at bytes without changing them. What comes after the body isn't passed on.
struct RequestBody: Equatable {
  private enum State: Equatable {
    case counted(Int)
    case size(digits: Int, value: Int, extensionBytes: Int)
    case chunk(Int)
    case chunkEnd(sawReturn: Bool)
    case trailer(lineBytes: Int, total: Int)
    case done
  }

  /// Bytes of a chunk's extension, and of all trailers: 8 KiB.
  static let mostExtra = 8192
  private var state: State
  private var previous: UInt8 = 0

  /// Finds out how the body is framed. Throws if there are two framings, or an unknown one.
  init(of head: RequestHead) throws(GateRefusal) {
    let lengths = head.headers.values(of: "content-length")
    let encodings = head.headers.values(of: "transfer-encoding")
    guard lengths.count <= 1, encodings.count <= 1 else { throw .badRequest("it says twice how long its body is.") }
    guard lengths.isEmpty || encodings.isEmpty else {
      throw .badRequest("it has both Content-Length and Transfer-Encoding.")
    }
    if let encoding = encodings.first {
      guard encoding.text.lowercased() == "chunked", head.isVersion11 else {
        throw .badRequest("its Transfer-Encoding isn't chunked.")
      }
      state = .size(digits: 0, value: 0, extensionBytes: 0)
    } else if let length = lengths.first {
      guard (1...18).contains(length.value.count), length.value.allSatisfy(\.isDigit), let count = Int(length.text)
      else {
        throw .badRequest("its Content-Length isn't a number.")
      }
      state = count == 0 ? .done : .counted(count)
    } else {
      state = .done
    }
  }

  /// True when the whole body has passed.
  var isComplete: Bool { state == .done }

  /// Takes the next bytes and returns how many of them belong to the body. Throws if the chunks are malformed.
  mutating func take(_ bytes: UnsafeRawBufferPointer) throws(GateRefusal) -> Int {
    var index = 0
    while index < bytes.count {
      switch state {
      case .done:
        return index
      case .counted(let left):
        let taken = min(left, bytes.count - index)
        index += taken
        state = taken == left ? .done : .counted(left - taken)
      case .chunk(let left):
        let taken = min(left, bytes.count - index)
        index += taken
        state = taken == left ? .chunkEnd(sawReturn: false) : .chunk(left - taken)
      default:
        try step(bytes[index])
        previous = bytes[index]
        index += 1
      }
    }
    return index
  }

  private static let malformed = GateRefusal.badRequest("its chunks are malformed.")

  private mutating func step(_ byte: UInt8) throws(GateRefusal) {
    switch state {
    case .size(let digits, let value, let extra):
      if byte == 0x0A {
        guard digits > 0, previous == 0x0D else { throw Self.malformed }
        state = value == 0 ? .trailer(lineBytes: 0, total: 0) : .chunk(value)
      } else if byte.isHexDigit, extra == 0 {
        guard digits < 15, let digit = Int(String(UnicodeScalar(byte)), radix: 16) else { throw Self.malformed }
        state = .size(digits: digits + 1, value: value << 4 | digit, extensionBytes: 0)
      } else {
        guard digits > 0, extra < Self.mostExtra, byte != 0, previous != 0x0D else { throw Self.malformed }
        guard extra > 0 || byte == 0x0D || byte == 0x3B else { throw Self.malformed }
        state = .size(digits: digits, value: value, extensionBytes: extra + 1)
      }
    case .chunkEnd(let sawReturn):
      guard byte == (sawReturn ? 0x0A : 0x0D) else { throw Self.malformed }
      state = sawReturn ? .size(digits: 0, value: 0, extensionBytes: 0) : .chunkEnd(sawReturn: true)
    case .trailer(let lineBytes, let total):
      guard total < Self.mostExtra, byte != 0 else { throw Self.malformed }
      if byte == 0x0A {
        guard previous == 0x0D else { throw Self.malformed }
        state = lineBytes == 0 ? .done : .trailer(lineBytes: 0, total: total + 1)
      } else {
        state = .trailer(lineBytes: byte == 0x0D ? lineBytes : lineBytes + 1, total: total + 1)
      }
    case .counted, .chunk, .done:
      break
    }
  }
}
