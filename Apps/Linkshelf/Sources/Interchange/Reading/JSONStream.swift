// SPDX-License-Identifier: Apache-2.0

/// Cuts JSON (RFC 8259) into events, chunk by chunk, in bounded memory.
///
/// It goes on after a mistake: a comma too many or too few is passed over, and anything else gives a problem and is left out.
struct JSONStream {
  enum Event {
    case beginObject, endObject, beginArray, endArray
    case key(String)
    case string(String, isCut: Bool)
    case number(String)
    case bool(Bool)
    case null
    case problem(line: Int, sentence: String)
  }

  private enum State { case value, string, escape, unicode, word }

  private var state = State.value
  /// The open containers; true for an object.
  private var stack: [Bool] = []
  /// In an object: whether a key comes next.
  private var wantsKey = false
  private var isKey = false
  private var buffer: [UInt8] = []
  private var isCut = false
  private var unicode: UInt32 = 0
  private var digits = 0
  private var high: UInt32?
  private(set) var line = 1
  private var isStopped = false
  private var hasToldOfLetters = false

  mutating func feed(_ chunk: [UInt8], _ give: (Event, Int) -> Void) {
    guard !isStopped else { return }
    chunk.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count, !isStopped {
        let byte = bytes[index]
        if state == .string, byte >= 0x20, byte != 0x22, byte != 0x5C {
          // A run of plain letters is taken at once.
          var end = index + 1
          while end < bytes.count, bytes[end] >= 0x20, bytes[end] != 0x22, bytes[end] != 0x5C { end += 1 }
          if high != nil { endPair() }
          keep(bytes[index..<end])
          index = end
          continue
        }
        if byte == 0x0A { line += 1 }
        step(byte, give)
        index += 1
      }
    }
  }

  /// Ends the file; what is open is closed, and a problem says so.
  mutating func finish(_ give: (Event, Int) -> Void) {
    guard !isStopped else { return }
    if state == .word { endWord(give) }
    let isOpen = state != .value || !stack.isEmpty
    if isOpen {
      give(
        .problem(
          line: line,
          sentence: "The file ends in the middle of a value. It seems to be cut off; what stands before it was read."),
        line)
    }
    if state != .value { endString(give) }
    while let isObject = stack.popLast() { give(isObject ? .endObject : .endArray, line) }
  }

  private mutating func step(_ byte: UInt8, _ give: (Event, Int) -> Void) {
    switch state {
    case .value: between(byte, give)
    case .word:
      if Self.isWordByte(byte) {
        if buffer.count < 64 { buffer.append(byte) }
      } else {
        endWord(give)
        between(byte, give)
      }
    case .string:
      if byte == 0x22 {
        endString(give)
      } else if byte == 0x5C {
        state = .escape
      } else if byte == 0x0A {
        give(
          .problem(line: line - 1, sentence: "A text has no closing quote at the line's end. It was ended there."), line
        )
        endString(give)
      } else {
        if high != nil { endPair() }
        keep(CollectionOfOne(byte))
      }
    case .escape: escape(byte)
    case .unicode:
      if hexadecimal(byte) { return }
      // No escape: a mark stands for it, and the byte is taken as in any text.
      if high != nil { endPair() }
      keepScalar(0xFFFD)
      state = .string
      step(byte, give)
    }
  }

  private mutating func between(_ byte: UInt8, _ give: (Event, Int) -> Void) {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: break
    case 0x2C:
      hasToldOfLetters = false
      wantsKey = stack.last ?? false
    case 0x3A: wantsKey = false
    case 0x22:
      isKey = (stack.last ?? false) && wantsKey
      state = .string
      buffer.removeAll(keepingCapacity: buffer.capacity < 65_536)
      isCut = false
    case 0x7B: begin(isObject: true, give)
    case 0x5B: begin(isObject: false, give)
    case 0x7D: end(isObject: true, give)
    case 0x5D: end(isObject: false, give)
    default:
      if Self.isWordByte(byte) {
        state = .word
        buffer.removeAll(keepingCapacity: buffer.capacity < 65_536)
        buffer.append(byte)
      } else {
        complain(give)
      }
    }
  }

  private mutating func complain(_ give: (Event, Int) -> Void) {
    if !hasToldOfLetters {
      give(.problem(line: line, sentence: "Letters stand where JSON has none. They were passed over."), line)
    }
    hasToldOfLetters = true
  }

  private mutating func begin(isObject: Bool, _ give: (Event, Int) -> Void) {
    guard stack.count < ImportLimits.deepestNesting else {
      isStopped = true
      give(
        .problem(
          line: line,
          sentence: "More than \(ImportLimits.deepestNesting) levels lie within each other. Reading stopped here."),
        line)
      while let isObject = stack.popLast() { give(isObject ? .endObject : .endArray, line) }
      return
    }
    stack.append(isObject)
    wantsKey = isObject
    give(isObject ? .beginObject : .beginArray, line)
  }

  private mutating func end(isObject: Bool, _ give: (Event, Int) -> Void) {
    if stack.last != isObject {
      give(.problem(line: line, sentence: "A bracket closes what wasn't opened."), line)
      // The other kind is closed first when one of this kind is open just outside it.
      guard stack.count >= 2, stack[stack.count - 2] == isObject else { return }
      stack.removeLast()
      give(isObject ? .endArray : .endObject, line)
    }
    stack.removeLast()
    wantsKey = stack.last ?? false
    give(isObject ? .endObject : .endArray, line)
  }

  private mutating func endWord(_ give: (Event, Int) -> Void) {
    state = .value
    let word = String(decoding: buffer, as: UTF8.self)
    switch word {
    case "true": give(.bool(true), line)
    case "false": give(.bool(false), line)
    case "null": give(.null, line)
    default:
      if let first = buffer.first, first == 0x2D || first >= 0x30 && first <= 0x39, Double(word) != nil {
        give(.number(word), line)
      } else {
        complain(give)
        give(.null, line)
      }
    }
  }

  private mutating func keep(_ bytes: some Collection<UInt8>) {
    if buffer.count + bytes.count <= ImportLimits.longestText {
      buffer.append(contentsOf: bytes)
    } else {
      // Pieces of any size have to be cut at the same byte.
      let room = max(0, ImportLimits.longestText - buffer.count)
      if !isCut { buffer.append(contentsOf: bytes.prefix(room)) }
      isCut = true
    }
  }

  private mutating func endString(_ give: (Event, Int) -> Void) {
    if high != nil { endPair() }
    state = .value
    let text =
      isCut ? ByteTools.text(buffer, limit: ImportLimits.longestText - 4).text : String(decoding: buffer, as: UTF8.self)
    if isKey {
      wantsKey = false
      isKey = false
      give(.key(text), line)
    } else {
      give(.string(text, isCut: isCut), line)
    }
  }

  private mutating func escape(_ byte: UInt8) {
    state = .string
    if byte != 0x75, high != nil { endPair() }
    switch byte {
    case 0x62: keep([0x08])
    case 0x66: keep([0x0C])
    case 0x6E: keep([0x0A])
    case 0x72: keep([0x0D])
    case 0x74: keep([0x09])
    case 0x75:
      unicode = 0
      digits = 0
      state = .unicode
    default: keep(CollectionOfOne(byte))
    }
  }

  /// Takes a digit of an escape; false when it is none.
  private mutating func hexadecimal(_ byte: UInt8) -> Bool {
    let digit: UInt32
    switch byte {
    case 0x30...0x39: digit = UInt32(byte) - 0x30
    case 0x41...0x46: digit = UInt32(byte) - 0x37
    case 0x61...0x66: digit = UInt32(byte) - 0x57
    default: return false
    }
    unicode = unicode << 4 | digit
    digits += 1
    guard digits == 4 else { return true }
    state = .string
    if let first = high, (0xDC00...0xDFFF).contains(unicode) {
      high = nil
      keepScalar(0x10000 + (first - 0xD800) << 10 + (unicode - 0xDC00))
      return true
    }
    if high != nil { endPair() }
    if (0xD800...0xDBFF).contains(unicode) {
      high = unicode
    } else {
      keepScalar((0xDC00...0xDFFF).contains(unicode) ? 0xFFFD : unicode)
    }
    return true
  }

  /// The first half of a pair stands alone.
  private mutating func endPair() {
    high = nil
    keepScalar(0xFFFD)
  }

  private mutating func keepScalar(_ value: UInt32) {
    var bytes: [UInt8] = []
    TextDecoder.append(value, to: &bytes)
    keep(bytes)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x5F: true
    default: false
    }
  }
}
