// SPDX-License-Identifier: Apache-2.0

extension Article {
  /// The addresses of its pictures in their order, each once.
  var pictureAddresses: [String] {
    var seen: Set<String> = []
    var addresses: [String] = []
    _ = mapPictures { picture in
      if seen.insert(picture.address).inserted { addresses.append(picture.address) }
      return picture
    }
    return addresses
  }

  /// The article with each picture changed.
  func mapPictures(_ change: (ArticlePicture) -> ArticlePicture) -> Article {
    var copy = self
    copy.blocks = blocks.map { Self.map($0, change) }
    return copy
  }

  private static func map(_ block: ArticleBlock, _ change: (ArticlePicture) -> ArticlePicture) -> ArticleBlock {
    func line(_ parts: [ArticleInline]) -> [ArticleInline] { parts.map { map($0, change) } }
    func all(_ blocks: [ArticleBlock]) -> [ArticleBlock] { blocks.map { map($0, change) } }
    switch block {
    case .heading(let level, let parts): return .heading(level, line(parts))
    case .paragraph(let parts): return .paragraph(line(parts))
    case .caption(let parts): return .caption(line(parts))
    case .list(let isOrdered, let start, let items):
      return .list(isOrdered: isOrdered, start: start, items: items.map(all))
    case .quote(let inner): return .quote(all(inner))
    case .note(let label, let inner): return .note(label, all(inner))
    case .definitions(let items):
      return .definitions(items.map { .init(isMeaning: $0.isMeaning, blocks: all($0.blocks)) })
    case .table(var table):
      for row in table.rows.indices {
        for cell in table.rows[row].cells.indices {
          table.rows[row].cells[cell].content = line(table.rows[row].cells[cell].content)
        }
      }
      return .table(table)
    case .code, .rule: return block
    }
  }

  private static func map(_ part: ArticleInline, _ change: (ArticlePicture) -> ArticlePicture) -> ArticleInline {
    switch part {
    case .picture(let picture): .picture(change(picture))
    case .styled(let style, let inner): .styled(style, inner.map { map($0, change) })
    case .link(let address, let inner): .link(address, inner.map { map($0, change) })
    case .text, .lineBreak, .code, .formula, .noteReference: part
    }
  }
}
