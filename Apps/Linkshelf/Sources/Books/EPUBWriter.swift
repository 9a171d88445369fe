// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Writes a book as EPUB 3, one article after the other: one file that readers on all devices open.
///
/// It keeps the titles of what was added, and no texts or pictures.
public struct EPUBWriter {
  private let book: Book
  private var zip: ZipWriter
  private var items: [Item] = [Item(id: "style", name: "style.css", mediaType: "text/css")]
  private var titles: [String] = []
  private var authors: [String] = []
  private var pictures = 0

  /// More names of authors aren't told in the book's list.
  private static let mostAuthors = 20
  /// The media types that every reader of EPUB shows.
  private static let endings = [
    "image/jpeg": "jpg", "image/png": "png", "image/gif": "gif", "image/webp": "webp", "image/svg+xml": "svg",
  ]

  /// What stands in the book's list of files.
  private struct Item {
    var id: String
    var name: String
    var mediaType: String
    var properties = ""
  }

  /// - Parameter file: open for writing, and empty.
  public init(_ book: Book, to file: FileHandle) throws {
    self.book = book
    zip = ZipWriter(file, date: book.date)
    // The first entry has to be this one, as it is.
    try zip.add("mimetype", Data("application/epub+zip".utf8), isDeflated: false)
    try add("META-INF/container.xml", Self.container)
    try add("book/style.css", Self.style)
  }

  /// Writes an article. Its pictures are read one after the other; one that can't be read, or that readers don't show, is left out.
  public mutating func add(_ chapter: Book.Chapter) throws {
    var names: [String: String] = [:]
    for picture in chapter.pictures where names[picture.name] == nil {
      guard let ending = Self.endings[picture.mediaType], let data = try? picture.data() else { continue }
      pictures += 1
      let name = "picture-\(pictures).\(ending)"
      try zip.add("book/\(name)", data, isDeflated: ending == "svg")
      items.append(Item(id: "picture-\(pictures)", name: name, mediaType: picture.mediaType))
      names[picture.name] = name
    }
    titles.append(chapter.title)
    if !chapter.author.isEmpty, authors.count < Self.mostAuthors, !authors.contains(chapter.author) {
      authors.append(chapter.author)
    }
    let id = "chapter-\(titles.count)"
    try add("book/\(id).xhtml", page(chapter, names))
    items.append(Item(id: id, name: "\(id).xhtml", mediaType: "application/xhtml+xml"))
  }

  /// Ends the book with its table of contents. Nothing can be added afterwards.
  ///
  /// - Throws: ``BookError/noChapters`` where no article was added.
  public mutating func finish() throws {
    guard !titles.isEmpty else { throw BookError.noChapters }
    try add("book/contents.xhtml", contents)
    items.append(
      Item(id: "contents", name: "contents.xhtml", mediaType: "application/xhtml+xml", properties: "nav"))
    try add("book/book.opf", package)
    try zip.finish()
  }

  private mutating func add(_ name: String, _ text: String) throws {
    try zip.add(name, Data(text.utf8), isDeflated: true)
  }

  // MARK: Texts

  private var language: String { Self.tag(book.language) ?? "en" }

  /// A language's tag; nil where it's none.
  private static func tag(_ text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...8).contains(first.count), first.allSatisfy({ $0.isASCII && $0.isLetter }),
      parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
    else { return nil }
    return text
  }

  private func document(_ title: String, language: String, isRightToLeft: Bool, _ body: String) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="\(language)" \
    xml:lang="\(language)"\(isRightToLeft ? " dir=\"rtl\"" : "")>
    <head><meta charset="utf-8"/><title>\(XMLText.escaped(title))</title><link rel="stylesheet" href="style.css"/></head>
    <body>
    \(body)
    </body>
    </html>

    """
  }

  private func page(_ chapter: Book.Chapter, _ pictures: [String: String]) -> String {
    let source = [chapter.author, chapter.site, chapter.dateWords].filter { !$0.isEmpty }
      .map { XMLText.escaped($0) }.joined(separator: " · ")
    let isOnWeb = ["http://", "https://"].contains { chapter.address.lowercased().hasPrefix($0) }
    let address =
      isOnWeb
      ? "<p class=\"address\"><a href=\"\(XMLText.escaped(chapter.address))\">\(XMLText.escaped(chapter.address))</a></p>"
      : ""
    return document(
      chapter.title, language: Self.tag(chapter.language) ?? language, isRightToLeft: chapter.isRightToLeft,
      """
      <header><h1>\(XMLText.escaped(chapter.title))</h1>\(source.isEmpty ? "" : "<p class=\"source\">\(source)</p>")\(address)</header>
      \(ArticleXHTML(pictures: pictures).xhtml(chapter.html))
      """)
  }

  private var contents: String {
    let entries = titles.enumerated().map { index, title in
      "<li><a href=\"chapter-\(index + 1).xhtml\">\(XMLText.escaped(title.isEmpty ? "\(index + 1)" : title))</a></li>"
    }
    return document(
      book.title, language: language, isRightToLeft: false,
      """
      <nav epub:type="toc" id="toc"><h1>\(XMLText.escaped(book.title))</h1>
      <ol>
      \(entries.joined(separator: "\n"))
      </ol></nav>
      """)
  }

  private var package: String {
    let manifest = items.map { item in
      "<item id=\"\(item.id)\" href=\"\(item.name)\" media-type=\"\(item.mediaType)\"\(item.properties.isEmpty ? "" : " properties=\"\(item.properties)\"")/>"
    }
    let spine = titles.indices.map { "<itemref idref=\"chapter-\($0 + 1)\"/>" }
    let creators = authors.map { "<dc:creator>\(XMLText.escaped($0))</dc:creator>\n" }
    let date = book.date.formatted(.iso8601)
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="\(language)">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
      <dc:identifier id="id">urn:uuid:\(book.id.uuidString.lowercased())</dc:identifier>
      <dc:title>\(XMLText.escaped(book.title.isEmpty ? "–" : book.title))</dc:title>
      <dc:language>\(language)</dc:language>
      \(creators.joined())<dc:date>\(date)</dc:date>
      <meta property="dcterms:modified">\(date)</meta>
      </metadata>
      <manifest>
      \(manifest.joined(separator: "\n"))
      </manifest>
      <spine>
      \(titles.count > 1 ? "<itemref idref=\"contents\"/>\n" : "")\(spine.joined(separator: "\n"))
      </spine>
      </package>

      """
  }

  private static let container = """
    <?xml version="1.0" encoding="utf-8"?>
    <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
    <rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
    </container>

    """

  private static let style = """
    body { margin: 0 4%; line-height: 1.5; }
    h1 { line-height: 1.2; }
    header { margin-bottom: 2em; }
    .source, .address, .caption { font-size: 0.85em; color: #666; }
    .address { overflow-wrap: anywhere; }
    img { max-width: 100%; height: auto; }
    pre { white-space: pre-wrap; font-size: 0.85em; border-left: 2px solid #999; padding-left: 0.8em; }
    code { font-family: monospace; }
    blockquote { margin: 1em 0; padding-left: 1em; border-left: 2px solid #999; }
    table { border-collapse: collapse; font-size: 0.9em; }
    th, td { border: 1px solid #999; padding: 0.2em 0.5em; text-align: start; }
    .math { font-family: monospace; }
    .math-display { display: block; margin: 1em 0; }
    mark { background: #ffe48a; color: inherit; }
    mark.green { background: #bfe8b4; }
    mark.blue { background: #bcdcff; }
    mark.pink { background: #ffc9dc; }
    .notes { font-size: 0.85em; border-top: 1px solid #999; margin-top: 2em; }

    """
}
