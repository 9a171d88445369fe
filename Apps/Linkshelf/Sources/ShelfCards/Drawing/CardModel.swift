// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A content as the views take it: texts cleaned and cut, pictures decoded, colours chosen.
struct CardModel: Sendable {
  /// What stands largest: the title, or what comes nearest to one. Empty where there's nothing at all.
  let title: String
  let description: String
  /// The site's name, or else its host.
  let siteName: String
  let author: String
  let date: String
  let tags: [String]
  let readingMinutes: Int?
  let icon: CardPicture?
  let picture: CardPicture?
  let palette: CardPalette
  /// What the pattern is made from.
  let patternName: String
  let isRightToLeft: Bool
  let theme: CardTheme
  let locale: Locale?

  /// Decodes the pictures, which may take some hundred milliseconds for large ones.
  init(_ content: CardContent) {
    let host = CardText.cleaned(content.site, limit: CardLimits.name)
    let name = CardText.cleaned(content.siteName, limit: CardLimits.name)
    let title = CardText.cleaned(content.title, limit: CardLimits.title)
    let description = CardText.cleaned(content.description, limit: CardLimits.description)
    siteName = name.isEmpty ? host : name
    if !title.isEmpty {
      (self.title, self.description) = (title, description == title ? "" : description)
    } else if !description.isEmpty {
      (self.title, self.description) = (description, "")
    } else {
      (self.title, self.description) = (siteName, "")
    }
    author = CardText.cleaned(content.author, limit: CardLimits.name)
    date = CardText.cleaned(content.date, limit: CardLimits.name)
    tags = content.tags.prefix(CardLimits.tags)
      .map { CardText.cleaned($0, limit: CardLimits.tag) }.filter { !$0.isEmpty }
    readingMinutes = content.readingMinutes.flatMap { $0 >= 1 ? $0 : nil }
    icon = .icon(content.icon)
    picture = .lead(content.picture)
    let seed = host.isEmpty ? siteName : host.lowercased()
    patternName = seed.isEmpty ? self.title : seed
    palette = CardPalette(site: patternName, theme: content.theme)
    isRightToLeft =
      switch content.direction {
      case .automatic: CardText.beginsRightToLeft(self.title)
      case .leftToRight: false
      case .rightToLeft: true
      }
    theme = content.theme
    locale = content.language.flatMap(Self.locale)
  }

  /// nil for what isn't the name of a language.
  static func locale(_ language: String) -> Locale? {
    guard (2...35).contains(language.utf8.count),
      language.utf8.allSatisfy({
        (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 45
      })
    else { return nil }
    return Locale(identifier: language)
  }

  /// The letters of the title's longest word that isn't broken between lines. Scripts without spaces break anywhere.
  var longestWord: Int {
    var (longest, current) = (0, 0)
    for letter in title {
      let isBroken = letter.isWhitespace || letter == "-" || (letter.unicodeScalars.first?.value ?? 0) >= 0x2E80
      current = isBroken ? 0 : current + 1
      longest = max(longest, current)
    }
    return longest
  }

  /// Whether the site's name is the title already, since there's no other.
  var isTitledBySite: Bool { title == siteName }

  /// The first letter of the site's name, as a capital. Empty where there's none.
  var initial: String {
    let name = siteName.isEmpty ? patternName : siteName
    return name.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() } ?? ""
  }
}
