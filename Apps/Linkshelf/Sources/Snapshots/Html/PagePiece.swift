// SPDX-License-Identifier: Apache-2.0

/// A piece of a serialised page: text as it is, or the place of something from the network.
enum PagePiece: Sendable {
  case text(String)
  case head
  /// An address inside of an attribute.
  case attribute(String)
  /// The address of an `img` element; its attribute is still to be written.
  case picture(String)
  case sheet(address: String, media: String, base: String, rules: String)
  case css(base: String, text: String, inAttribute: Bool)
  case frame(Int)

  /// Reads the marks that `L.serialise` makes.
  static func pieces(of text: String) -> [PagePiece] {
    var pieces: [PagePiece] = []
    for (index, part) in text.utf8.split(separator: 0, omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 0 {
        if !part.isEmpty { pieces.append(.text(String(Substring(part)))) }
        continue
      }
      guard let kind = part.first else { continue }
      let body = Substring(part.dropFirst())
      switch kind {
      case UInt8(ascii: "H"): pieces.append(.head)
      case UInt8(ascii: "U"): pieces.append(.attribute(String(body)))
      case UInt8(ascii: "I"): pieces.append(.picture(String(body)))
      case UInt8(ascii: "F"): if let frame = Int(body) { pieces.append(.frame(frame)) }
      case UInt8(ascii: "C"), UInt8(ascii: "A"):
        let fields = body.utf8.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false).map {
          String(Substring($0))
        }
        if fields.count == 2 {
          pieces.append(.css(base: fields[0], text: fields[1], inAttribute: kind == UInt8(ascii: "A")))
        }
      case UInt8(ascii: "S"):
        let fields = body.utf8.split(separator: 0x0A, maxSplits: 3, omittingEmptySubsequences: false).map {
          String(Substring($0))
        }
        if fields.count == 4 {
          pieces.append(.sheet(address: fields[0], media: fields[1], base: fields[2], rules: fields[3]))
        }
      default: break
      }
    }
    return pieces
  }
}
