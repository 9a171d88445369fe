// SPDX-License-Identifier: Apache-2.0

/// Goes through a text and gives the pieces that look like addresses. Cost: linear in the text.
struct LinkSearch: Sequence, IteratorProtocol {
  /// Endings of names that are taken for an address without a scheme. Endings of file names, such as `md` and `py`, aren't among them.
  static let commonEndings: Set<String> = Set(
    """
    com org net edu gov int io dev app info biz me tv eu de at ch fr it es pt nl be dk se no fi pl cz hu ro gr ru ua tr uk ie us ca mx br ar cl
    au nz jp kr cn hk tw sg in id th vn za il xyz blog wiki news page site online tech cloud ai art design 中国 香港 台湾 公司 网络
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private let text: String.UnicodeScalarView
  private var position: String.Index
  /// The end of the token in which `position` lies; nil between tokens.
  private var tokenEnd: String.Index?

  init(_ text: String) {
    self.text = text.unicodeScalars
    position = text.startIndex
  }

  mutating func next() -> Substring? {
    while position < text.endIndex {
      if tokenEnd == nil {
        guard let start = text[position...].firstIndex(where: { !Self.ends($0) }) else { break }
        position = start
        tokenEnd = text[start...].firstIndex(where: Self.ends) ?? text.endIndex
      }
      if let found = nextInToken() { return found }
    }
    position = text.endIndex
    return nil
  }

  /// The next link of the token. `https://a.com,https://b.com` are two; `https://web.archive.org/web/2020/https://b.com` is one.
  private mutating func nextInToken() -> Substring? {
    let last = tokenEnd ?? text.endIndex
    let token = text[position..<last]
    tokenEnd = nil
    position = last
    guard let start = Self.scheme(in: token, from: token.startIndex) else { return Self.bare(token) }
    var end = last
    var from = token.index(start, offsetBy: 7)
    while let other = Self.scheme(in: token, from: from) {
      if let mark = token[..<other].last, ",;|([".unicodeScalars.contains(mark) {
        end = other
        position = other
        tokenEnd = last
        break
      }
      from = token.index(other, offsetBy: 7)
    }
    let piece = PastedText.withoutTrailing(Substring(token[start..<end]))
    return piece.isEmpty ? nil : piece
  }

  private static func scheme(in token: Substring.UnicodeScalarView, from start: String.Index) -> String.Index? {
    var index = start
    while let colon = token[index...].firstIndex(of: ":") {
      index = token.index(after: colon)
      guard token[index...].starts(with: "//".unicodeScalars) else { continue }
      for length in [5, 4] {
        guard let begin = token.index(colon, offsetBy: -length, limitedBy: start) else { continue }
        let name = String(Substring(token[begin..<colon])).lowercased()
        if name == "https" || name == "http" { return begin }
      }
    }
    return nil
  }

  /// An address without a scheme, when the whole token is one.
  private static func bare(_ token: Substring.UnicodeScalarView) -> Substring? {
    var text = Substring(token)
    while let first = text.first, PastedText.opening[first] != nil { text.removeFirst() }
    text = PastedText.withoutTrailing(text)
    let authority = text.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard !authority.contains("@"), authority.utf8.count <= HostName.longest + 6 else { return nil }
    let labels = authority.prefix { $0 != ":" }.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, !labels.contains(""), let last = labels.last?.lowercased() else { return nil }
    return commonEndings.contains(last) || labels[0].lowercased() == "www" && labels.count > 2 ? text : nil
  }

  /// Marks that stand in no address that people paste: spaces, quotes, angle brackets and the punctuation of Chinese.
  private static let ending: Set<Unicode.Scalar> = Set("<>\"`^{}\\，。；：！？、（）【】《》「」『』〈〉“”‘’…«»".unicodeScalars)

  private static func ends(_ scalar: Unicode.Scalar) -> Bool {
    PastedText.isSpace(scalar) || ending.contains(scalar)
  }
}
