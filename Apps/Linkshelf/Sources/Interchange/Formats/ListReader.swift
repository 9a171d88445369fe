// SPDX-License-Identifier: Apache-2.0
import Addresses

/// Reads a plain text of addresses, one or more a line, with any words around them.
///
/// A line that is longer than 64 KiB is cut at a space.
struct ListReader: ItemReader {
  private static let longestPiece = 65_536

  private var piece: [UInt8] = []
  private var line = 1
  private var maker: LinkMaker

  init(_ options: ImportOptions) {
    maker = LinkMaker(options)
  }

  mutating func feed(_ chunk: [UInt8], to items: inout [ImportedItem]) {
    for byte in chunk {
      let isEnd = byte == 0x0A
      if isEnd || piece.count >= Self.longestPiece && (ByteTools.isSpace(byte) || piece.count >= 2 * Self.longestPiece)
      {
        take(to: &items)
        if isEnd { line += 1 }
      } else {
        piece.append(byte)
      }
    }
  }

  mutating func finish(to items: inout [ImportedItem]) {
    take(to: &items)
  }

  private mutating func take(to items: inout [ImportedItem]) {
    let text = String(decoding: piece, as: UTF8.self)
    piece.removeAll(keepingCapacity: true)
    guard let trimmed = text.nonEmpty else { return }
    let links = LinkAddress.all(in: trimmed)
    for link in links {
      var found = LinkMaker.Found()
      found.values.address = link.given
      maker.make(found, line: line, to: &items)
    }
    if links.isEmpty, trimmed.contains("://") {
      var found = LinkMaker.Found()
      found.values.address = String(trimmed.prefix(200))
      maker.make(found, line: line, to: &items)
    }
  }
}
