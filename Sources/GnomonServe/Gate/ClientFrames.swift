// SPDX-License-Identifier: Apache-2.0

/// Reads the heads of a client's WebSocket frames (RFC 6455), so that none goes on that is too long or none at all.
///
/// Nothing of a frame is passed on before its head has been read, and of a head no more than its 14 bytes are kept. Frames
/// are passed on with a mask of zeros: FlyingFox 0.27 applies another one wrongly where several frames come at once.
struct ClientFrames {
  enum Violation: UInt16, Error, Equatable {
    /// Not what the protocol allows a client.
    case protocolError = 1002
    /// Longer than the limit.
    case tooLong = 1009
  }

  /// The bytes of the longest message, in however many frames it comes.
  let limit: Int

  private var head: [UInt8] = []
  /// What is still to come of the frame that is passed on.
  private var remaining = 0
  /// The mask of that frame, beginning with its next byte.
  private var mask: [UInt8] = [0, 0, 0, 0]
  /// The bytes so far of a message that comes in several frames; nil between messages.
  private var message: Int?
  /// Whether the client has said that it's done: nothing may follow.
  private(set) var isClosed = false
  private(set) var violation: Violation?

  init(limit: Int) { self.limit = limit }

  /// Takes some of the client's bytes.
  ///
  /// - Returns: The bytes to pass on: none of a frame that violates the protocol, and none after it.
  mutating func take(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var passed: [UInt8] = []
    passed.reserveCapacity(bytes.count + head.count)
    var rest = bytes[...]
    while violation == nil, !rest.isEmpty {
      if remaining > 0 {
        let part = rest.prefix(remaining)
        unmask(part, into: &passed)
        remaining -= part.count
        rest = rest.dropFirst(part.count)
        continue
      }
      guard !isClosed else {
        // After its close frame a client says nothing.
        violation = .protocolError
        break
      }
      head.append(rest.removeFirst())
      do {
        guard let length = try finished() else { continue }
        mask = Array(head.suffix(4))
        passed += head.dropLast(4)
        passed += [0, 0, 0, 0]
        head = []
        remaining = length
      } catch {
        violation = error
      }
    }
    return passed
  }

  private mutating func unmask(_ part: some Collection<UInt8>, into bytes: inout [UInt8]) {
    var place = 0
    for byte in part {
      bytes.append(byte ^ mask[place & 3])
      place &+= 1
    }
    mask = (0..<4).map { mask[($0 + place) & 3] }
  }

  /// The length of the frame whose head has been read; nil where some of the head is still to come.
  private mutating func finished() throws(Violation) -> Int? {
    let first = head[0]
    // No extension is agreed upon that could use the other bits.
    guard first & 0x70 == 0 else { throw .protocolError }
    let isLast = first & 0x80 != 0
    let kind = first & 0x0F
    let isControl = kind >= 8
    guard [0, 1, 2, 8, 9, 10].contains(kind), isLast || !isControl,
      isControl || (kind == 0) == (message != nil)
    else { throw .protocolError }
    guard head.count > 1 else { return nil }
    guard head[1] & 0x80 != 0 else { throw .protocolError }
    let short = Int(head[1] & 0x7F)
    guard !isControl || short < 126 && (kind != 8 || short != 1) else { throw .protocolError }
    let extra = short < 126 ? 0 : short == 126 ? 2 : 8
    guard head.count >= 2 + extra else { return nil }
    var length = UInt64(short)
    if extra > 0 {
      length = head[2..<2 + extra].reduce(0) { $0 << 8 | UInt64($1) }
      // Lengths are written as short as they can be.
      guard length > (extra == 2 ? 125 : UInt64(UInt16.max)) else { throw .protocolError }
    }
    if !isControl {
      guard length <= UInt64(limit), (message ?? 0) + Int(length) <= limit else { throw .tooLong }
    }
    // The mask.
    guard head.count == 2 + extra + 4 else { return nil }
    if !isControl { message = isLast ? nil : (message ?? 0) + Int(length) }
    if kind == 8 { isClosed = true }
    return Int(length)
  }

  /// A frame that closes the connection with a code, as a client would send it.
  static func close(_ code: UInt16) -> [UInt8] { [0x88, 0x82, 0, 0, 0, 0, UInt8(code >> 8), UInt8(code & 0xFF)] }
}
