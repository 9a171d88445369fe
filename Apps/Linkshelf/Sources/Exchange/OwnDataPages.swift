// SPDX-License-Identifier: Apache-2.0
import Foundation
import Shelf

/// The pages of an archive of one's own data. They have no script and open from a folder.
enum OwnDataPages {
  struct File {
    var kind: Part.Kind
    var path: String
  }

  struct Version {
    var made: Date
    var files: [File]
  }

  struct Entry {
    var row: LinkRow
    var versions: [Version]
  }

  private static let shown: [(Part.Kind, String)] = [
    (.archive, "Whole page"), (.article, "Article"), (.picture, "Picture"), (.pdf, "PDF"), (.markdown, "Markdown"),
    (.original, "File"),
  ]

  static func index(_ links: Int, _ pages: Int, _ date: Date) -> String {
    let list = (1...pages).map { "<li><a href=\"pages/\($0).html\">Page \($0)</a></li>" }.joined()
    return document(
      "Linkshelf",
      """
      <h1>Linkshelf</h1><p>\(links) links, written on \(day(date)). <a href="links.jsonl">links.jsonl</a> has all that is known of them; \
      “linkshelf import” reads it. Each version's files lie in the folder files.</p><ol>\(list)</ol>
      """)
  }

  static func page(_ entries: [Entry], _ number: Int, of pages: Int) -> String {
    let before = number > 1 ? "<a href=\"\(number - 1).html\">Before</a> " : ""
    let after = number < pages ? "<a href=\"\(number + 1).html\">Next</a>" : ""
    let way = "<nav><a href=\"../index.html\">All pages</a> \(before)\(after)</nav>"
    return document(
      "Linkshelf, page \(number)", "\(way)<h1>Page \(number) of \(pages)</h1>\(entries.map(entry).joined())\(way)")
  }

  private static func entry(_ entry: Entry) -> String {
    let link = entry.row.link
    let isOnWeb = ["http://", "https://"].contains { link.address.lowercased().hasPrefix($0) }
    let title = escaped(link.shownTitle)
    let heading = isOnWeb ? "<a href=\"\(escaped(link.address))\" rel=\"noreferrer\">\(title)</a>" : title
    var text = "<article><h2>\(heading)</h2><p class=\"facts\">\(escaped(link.host)), \(day(link.addedAt.date))"
    if !entry.row.tags.isEmpty { text += ". Tags: \(escaped(entry.row.tags.joined(separator: ", ")))" }
    text += "</p>"
    if !link.description.isEmpty { text += "<p>\(escaped(link.description))</p>" }
    if !link.note.isEmpty { text += "<blockquote>\(escaped(link.note))</blockquote>" }
    for version in entry.versions {
      let files = shown.compactMap { kind, name in
        version.files.first { $0.kind == kind }.map { "<a href=\"\(escaped($0.path))\">\(name)</a>" }
      }
      text += "<p class=\"facts\">\(day(version.made)): \(files.joined(separator: ", "))</p>"
    }
    return text + "</article>"
  }

  private static func document(_ title: String, _ body: String) -> String {
    """
    <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>\(title)</title><style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}\
    article{border-top:1px solid #8886;padding:.5rem 0}h2{font-size:1.1rem;margin:.3rem 0}p{margin:.2rem 0;overflow-wrap:anywhere}\
    .facts{font-size:.875rem;opacity:.8}blockquote{white-space:pre-wrap;margin:.4rem 0 .4rem 1rem}</style>
    <body>\(body)</body></html>

    """
  }

  private static func day(_ date: Date) -> String { date.formatted(.iso8601.year().month().day()) }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
      "\"", with: "&quot;")
  }
}
