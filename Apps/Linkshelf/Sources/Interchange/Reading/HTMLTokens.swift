// SPDX-License-Identifier: Apache-2.0
import Markup

/// Cuts HTML into tags and texts, chunk by chunk, in bounded memory.
///
/// It is made for files of bookmarks: it knows no tree, closes nothing by itself, and keeps only the attributes that it is asked for.
struct HTMLTokens {
  struct Tag {
    /// In lower case, without the slash.
    var name: String
    var isEnd: Bool
    /// The wanted attributes, by their names in lower case, decoded.
    var attributes: [String: String]
    /// The tag as it stood in the file; empty when it was longer than `longestSource`.
    var source: [UInt8]
    var line: Int
    /// An attribute was longer than its limit.
    var isCut: Bool
  }

  enum Token {
    /// Bytes of text whose entities aren't decoded. A text may come in several pieces.
    case text([UInt8])
    case tag(Tag)
  }

  static let longestSource = 512
  private static let longestName = 64

  private enum State {
    case text, open, name, between, attribute, afterAttribute, beforeValue, quoted(UInt8), bare, comment, declaration
  }

  private let wanted: Set<String>
  private var state = State.text
  private var text: [UInt8] = []
  private var name: [UInt8] = []
  private var attribute: [UInt8] = []
  private var value: [UInt8] = []
  private var attributes: [String: String] = [:]
  private var source: [UInt8] = []
  private var isEnd = false
  private var isCut = false
  private var dashes = 0
  private var isWanted = false
  private(set) var line = 1
  private var tagLine = 1

  init(wanted: Set<String>) {
    self.wanted = wanted
  }

  mutating func feed(_ chunk: [UInt8], _ give: (Token) -> Void) {
    for byte in chunk {
      if byte == 0x0A { line += 1 }
      switch state {
      case .text:
        if byte == 0x3C {
          state = .open
          tagLine = line
          source.removeAll(keepingCapacity: true)
          source.append(byte)
        } else {
          text.append(byte)
          if text.count >= 4_096, byte < 0x80 { flush(give) }
        }
      default:
        if source.count <= Self.longestSource { source.append(byte) }
        inTag(byte, give)
      }
    }
  }

  /// Gives the last text. A tag that the file cuts off is left out.
  mutating func finish(_ give: (Token) -> Void) {
    flush(give)
  }

  private mutating func flush(_ give: (Token) -> Void) {
    if !text.isEmpty { give(.text(text)) }
    text.removeAll(keepingCapacity: true)
  }

  private mutating func inTag(_ byte: UInt8, _ give: (Token) -> Void) {
    switch state {
    case .text: break
    case .open:
      switch byte {
      case 0x2F where source.count == 2: isEnd = true
      case 0x21 where source.count == 2:
        state = .declaration
        dashes = 0
      case 0x3F where source.count == 2: state = .declaration
      case 0x41...0x5A, 0x61...0x7A:
        state = .name
        name = [ByteTools.lower(byte)]
      default:
        // A lone `<` is text.
        text += source
        isEnd = false
        state = .text
        if byte == 0x3C {
          text.removeLast()
          source = [byte]
          state = .open
        }
      }
    case .name:
      if byte == 0x3E {
        endTag(give)
      } else if ByteTools.isSpace(byte) || byte == 0x2F {
        state = .between
      } else if name.count < Self.longestName {
        name.append(ByteTools.lower(byte))
      }
    case .between:
      if byte == 0x3E {
        endTag(give)
      } else if !ByteTools.isSpace(byte), byte != 0x2F {
        attribute = [ByteTools.lower(byte)]
        state = .attribute
      }
    case .attribute:
      if byte == 0x3D {
        beginValue()
      } else if byte == 0x3E {
        endTag(give)
      } else if ByteTools.isSpace(byte) {
        state = .afterAttribute
      } else if attribute.count
        < Self.longestName
      {
        attribute.append(ByteTools.lower(byte))
      }
    case .afterAttribute:
      if byte == 0x3D {
        beginValue()
      } else if byte == 0x3E {
        endTag(give)
      } else if !ByteTools.isSpace(byte) {
        attribute = [ByteTools.lower(byte)]
        state = .attribute
      }
    case .beforeValue:
      if byte == 0x22 || byte == 0x27 {
        state = .quoted(byte)
      } else if byte == 0x3E {
        endTag(give)
      } else if !ByteTools.isSpace(byte) {
        state = .bare
        keep(byte)
      }
    case .quoted(let quote):
      if byte == quote {
        endValue()
        state = .between
      } else {
        keep(byte)
      }
    case .bare:
      if byte == 0x3E {
        endValue()
        endTag(give)
      } else if ByteTools.isSpace(byte) {
        endValue()
        state = .between
      } else {
        keep(byte)
      }
    case .declaration:
      if byte == 0x2D, source.count == 4, source.starts(with: "<!--".utf8) {
        state = .comment
        dashes = 0
      } else if byte == 0x3E {
        state = .text
      }
    case .comment:
      if byte == 0x2D {
        dashes += 1
      } else {
        if byte == 0x3E, dashes >= 2 { state = .text }
        dashes = 0
      }
    }
  }

  private mutating func beginValue() {
    state = .beforeValue
    value.removeAll(keepingCapacity: value.capacity < 65_536)
    isWanted = wanted.contains(String(decoding: attribute, as: UTF8.self))
  }

  private mutating func keep(_ byte: UInt8) {
    guard isWanted else { return }
    if value.count < ImportLimits.longestText { value.append(byte) } else { isCut = true }
  }

  private mutating func endValue() {
    guard isWanted else { return }
    attributes[String(decoding: attribute, as: UTF8.self)] = CharacterReferences.decoded(value, in: .bookmarks)
    isWanted = false
  }

  private mutating func endTag(_ give: (Token) -> Void) {
    flush(give)
    let whole = source.count <= Self.longestSource ? source : []
    give(
      .tag(
        Tag(
          name: String(decoding: name, as: UTF8.self), isEnd: isEnd, attributes: attributes, source: whole,
          line: tagLine, isCut: isCut)))
    attributes.removeAll(keepingCapacity: true)
    isEnd = false
    isCut = false
    isWanted = false
    state = .text
  }
}
