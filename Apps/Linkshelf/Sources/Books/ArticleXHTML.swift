// SPDX-License-Identifier: Apache-2.0

/// An article's clean HTML as XHTML: every element is closed in its order, and nothing stands in it that isn't known.
///
/// Unknown elements lose their tags and keep what is in them; `script` and `style` lose that, too. Costs O(letters).
struct ArticleXHTML {
  /// The names of pictures, and how they're called in the book. Others are left out, with their words in their place.
  let pictures: [String: String]

  private static let empty: Set<Substring> = ["br", "hr", "img"]
  private static let hidden: Set<Substring> = ["script", "style"]
  private static let known: Set<Substring> = [
    "article", "h1", "h2", "h3", "h4", "h5", "h6", "p", "ul", "ol", "li", "blockquote", "pre", "code", "table",
    "caption",
    "thead", "tbody", "tr", "th", "td", "hr", "dl", "dt", "dd", "section", "a", "img", "strong", "em", "s", "sup",
    "sub",
    "mark", "u", "q", "br", "span", "div",
  ]
  private static let attributes: Set<Substring> = [
    "href", "src", "alt", "width", "height", "start", "colspan", "rowspan", "id", "lang", "dir", "class",
  ]
  /// Elements lie in each other this deep at most; deeper ones lose their tags.
  private static let deepest = 200

  func xhtml(_ html: String) -> String {
    var out = ""
    out.reserveCapacity(html.utf8.count + html.utf8.count / 8)
    var open: [Substring] = []
    var hidden: Substring?
    var rest = html[...]
    while !rest.isEmpty {
      guard let start = rest.firstIndex(of: "<") else {
        if hidden == nil { out += Self.text(rest) }
        break
      }
      if hidden == nil { out += Self.text(rest[..<start]) }
      rest = rest[start...]
      guard let tag = Tag(&rest) else {
        // A sign that begins no tag.
        if hidden == nil { out += "&lt;" }
        rest = rest.dropFirst()
        continue
      }
      if let name = hidden {
        if tag.isEnd, tag.name == name { hidden = nil }
        continue
      }
      if Self.hidden.contains(tag.name) {
        if !tag.isEnd { hidden = tag.name }
      } else if tag.isEnd {
        guard open.contains(tag.name) else { continue }
        while let last = open.popLast() {
          out += "</\(last)>"
          if last == tag.name { break }
        }
      } else if Self.empty.contains(tag.name) {
        out += begin(tag, isEmpty: true)
      } else if Self.known.contains(tag.name), open.count < Self.deepest {
        out += begin(tag, isEmpty: false)
        open.append(tag.name)
      }
    }
    for name in open.reversed() { out += "</\(name)>" }
    return out
  }

  private func begin(_ tag: Tag, isEmpty: Bool) -> String {
    var out = "<\(tag.name)"
    var seen: Set<Substring> = []
    var hasWords = false
    for (name, value) in tag.attributes where Self.attributes.contains(name) && seen.insert(name).inserted {
      var value = value
      switch name {
      case "src":
        guard tag.name == "img", let own = pictures[value] else {
          return tag.attributes.first { $0.name == "alt" }.map { XMLText.escaped($0.value) } ?? ""
        }
        value = own
      case "href":
        let start = value.prefix(8).lowercased()
        guard ["http://", "https://", "mailto:", "tel:", "#"].contains(where: start.hasPrefix) else { continue }
      case "id": guard Self.isName(value) else { continue }
      case "alt": hasWords = true
      default: break
      }
      out += " \(name)=\"\(XMLText.escaped(value))\""
      // XML has an attribute of its own for the language.
      if name == "lang" { out += " xml:lang=\"\(XMLText.escaped(value))\"" }
    }
    if tag.name == "img" {
      if !seen.contains("src") { return "" }
      if !hasWords { out += " alt=\"\"" }
    }
    return out + (isEmpty ? "/>" : ">")
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_")
    }
  }

  /// Text between tags. The references that clean HTML has are XML's; a sign that begins none is escaped.
  private static func text(_ html: Substring) -> String { XMLText.escaped(CharacterReferences.resolved(html)) }
}

/// The character references that clean HTML has.
enum CharacterReferences {
  private static let known: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'", "apos": "'",
  ]

  static func resolved(_ html: Substring) -> String {
    guard html.contains("&") else { return String(html) }
    var out = ""
    var rest = html
    while let start = rest.firstIndex(of: "&") {
      out += rest[..<start]
      let after = rest[start...].dropFirst()
      if let end = after.prefix(8).firstIndex(of: ";"), let letter = known[after[..<end]] {
        out += letter
        rest = after[end...].dropFirst()
      } else {
        out += "&"
        rest = after
      }
    }
    return out + rest
  }
}
