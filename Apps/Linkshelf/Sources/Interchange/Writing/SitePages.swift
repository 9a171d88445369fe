// SPDX-License-Identifier: Apache-2.0

/// The pages of a static site.
enum SitePages {
  struct Line {
    let title: String
    let path: String
    let day: String?
    let summary: String?
  }

  static func list(
    _ lines: [Line], heading: String, count: Int, site: String, root: String, before: String?, after: String?
  ) -> String {
    var body = "<h1>\(Escape.htmlLine(heading))</h1>\n<p class=\"quiet\">\(count) links</p>\n<ul class=\"links\">\n"
    for line in lines {
      body += "<li><a href=\"\(reference(root + line.path))\">\(Escape.htmlLine(line.title))</a>"
      if let day = line.day { body += " <span class=\"quiet\">\(day)</span>" }
      if let summary = line.summary { body += "<p>\(Escape.htmlLine(summary))</p>" }
      body += "</li>\n"
    }
    body += "</ul>\n"
    if before != nil || after != nil {
      body += "<p class=\"pages\">"
      if let before { body += "<a rel=\"prev\" href=\"\(reference(before))\">← before</a> " }
      if let after { body += "<a rel=\"next\" href=\"\(reference(after))\">after →</a>" }
      body += "</p>\n"
    }
    return page(heading, body, site: site, root: root)
  }

  static func tags(_ tags: [(tag: String, path: String, count: Int)], site: String) -> String {
    var body = "<h1>Tags</h1>\n<ul class=\"tags\">\n"
    for tag in tags {
      body +=
        "<li><a href=\"\(reference(tag.path))\">\(Escape.htmlLine(tag.tag))</a> <span class=\"quiet\">\(tag.count)</span></li>\n"
    }
    return page("Tags", body + "</ul>\n", site: site, root: "../")
  }

  static func link(
    _ link: ExportedLink, name: String, day: String?, tags: [(tag: String, path: String)], article: String?,
    site: String
  ) -> String {
    var body = "<h1>\(Escape.htmlLine(name))</h1>\n<p>"
    if let address = Escape.link(link.address) {
      body += "<a rel=\"noreferrer\" href=\"\(Escape.html(address))\">\(Escape.htmlLine(link.address))</a>"
    } else {
      body += Escape.htmlLine(link.address)
    }
    body += "</p>\n<p class=\"quiet\">"
    body += [link.siteName, link.author, day, link.isFavourite ? "★" : nil].compactMap { $0.map(Escape.htmlLine) }
      .joined(separator: " · ")
    body += "</p>\n"
    if !tags.isEmpty {
      body += "<ul class=\"tags\">"
      for tag in tags { body += "<li><a href=\"\(reference(tag.path))\">\(Escape.htmlLine(tag.tag))</a></li>" }
      body += "</ul>\n"
    }
    if let summary = link.summary { body += "<p class=\"summary\">\(Escape.html(summary))</p>\n" }
    if let note = link.note {
      body += "<section class=\"note\"><h2>Note</h2><pre>\(Escape.html(note))</pre></section>\n"
    }
    if !link.highlights.isEmpty { body += "<section><h2>Highlights</h2>\n" }
    for mark in link.highlights {
      body += "<blockquote>\(Escape.html(mark.text))</blockquote>\n"
      if let note = mark.note { body += "<p>\(Escape.html(note))</p>\n" }
    }
    if !link.highlights.isEmpty { body += "</section>\n" }
    if let article {
      let language = link.language.map { " lang=\"\(Escape.htmlLine($0))\"" } ?? ""
      body += "<article\(language)>\n\(article)\n</article>\n"
    }
    return page(name, body, site: site, root: "../../")
  }

  private static func page(_ title: String, _ body: String, site: String, root: String) -> String {
    """
    <!doctype html>
    <html>
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; frame-src 'none'; form-action 'none'; base-uri 'none'">
    <title>\(Escape.htmlLine(title))</title>
    <link rel="stylesheet" href="\(root)style.css">
    </head>
    <body>
    <nav><a href="\(root)index.html">\(Escape.htmlLine(site))</a> <a href="\(root)tags/index.html">Tags</a></nav>
    <main>
    \(body)</main>
    </body>
    </html>

    """
  }

  /// A path within the site as a reference: letters beyond ASCII are encoded.
  private static func reference(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F: result.append(Character(Unicode.Scalar(byte)))
      default: result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
