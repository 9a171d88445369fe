// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// A content as a card of one's own gets it: by names, texts cleaned and cut, pictures read and made smaller.
struct OwnCardRow: Encodable {
  /// Names the file.
  let id = "card"
  var title: String
  var site: String
  var description: String?
  var siteName: String?
  var author: String?
  var date: String?
  var tags: [String]
  var readingMinutes: Int?
  var icon: Data?
  var picture: Data?
  var theme: String
  var direction: String
  var language: String?
  var size: String

  /// A row is a mebibyte at most, and Base64 takes a third more than the bytes.
  private static let pictureBytes = 560 << 10
  private static let iconBytes = 96 << 10

  init(_ content: CardContent) {
    let model = CardModel(content)
    func text(_ value: String) -> String? { value.isEmpty ? nil : value }
    title = CardText.cleaned(content.title, limit: CardLimits.title)
    site = CardText.cleaned(content.site, limit: CardLimits.name)
    description = text(CardText.cleaned(content.description, limit: CardLimits.description))
    siteName = text(CardText.cleaned(content.siteName, limit: CardLimits.name))
    author = text(model.author)
    date = text(model.date)
    tags = model.tags
    readingMinutes = model.readingMinutes
    icon = model.icon.flatMap { Self.file(of: $0, side: 192, bytes: Self.iconBytes, isJPEG: false) }
    picture = model.picture.flatMap { picture in
      [1600.0, 1200, 800].lazy.compactMap { Self.file(of: picture, side: $0, bytes: Self.pictureBytes, isJPEG: true) }
        .first
    }
    theme = content.theme.rawValue
    direction = model.isRightToLeft ? CardDirection.rightToLeft.rawValue : CardDirection.leftToRight.rawValue
    language = model.locale.flatMap { _ in content.language }
    size = content.size.rawValue
  }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// The picture as a file whose longer side isn't longer than `side` pixels; nil where it takes too many bytes.
  private static func file(of picture: CardPicture, side: Double, bytes: Int, isJPEG: Bool) -> Data? {
    let (width, height) = (Double(picture.image.width), Double(picture.image.height))
    let factor = min(1, side / max(width, height))
    let size = CGSize(width: max(1, (width * factor).rounded()), height: max(1, (height * factor).rounded()))
    let list = DisplayList(
      size: size, scale: 1,
      commands: [.image(DisplayImage(bitmap: picture.image, scale: 1), in: CGRect(origin: .zero, size: size))])
    let data = try? isJPEG ? CairoRenderer().jpeg(list, quality: 0.85) : CairoRenderer().png(list, mode: .small)
    return data.flatMap { $0.count <= bytes ? $0 : nil }
  }
}
