// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes a folder of HTML pages that a browser opens from disk: an index, tags, and a page for each link. There is no script in it.
///
/// Links lie in `links/YEAR/`, tags in `tags/`. Memory: a few short texts of each link, for the indices.
public struct StaticSiteWriter {
  /// Links on one page of an index.
  public static let linksOnPage = 500

  private var folder: FolderWriter
  private let title: String
  private var names: [String: SafeNames] = [:]
  private var lines: [SitePages.Line] = []
  private var tags = TagIndex()

  /// - Parameter title: the site's title.
  /// - Throws: `FolderProblem` when the folder isn't empty or can't be made.
  public init(_ directory: URL, title: String) throws(FolderProblem) {
    folder = try FolderWriter(directory)
    self.title = title
    try folder.write(SiteStyle.css, to: "style.css")
  }

  /// Writes a link's page.
  /// - Parameter article: the page's body as HTML that is already clean. It is put in as it is.
  /// - Returns: the page's path within the folder.
  @discardableResult
  public mutating func add(_ link: ExportedLink, article: String? = nil) throws(FolderProblem) -> String {
    let day = link.added.flatMap(DateWriter.day)
    let year = day.map { String($0.prefix(4)) } ?? "undated"
    let name = link.title?.nonEmpty ?? link.address
    let path = "links/\(year)/\(names[year, default: SafeNames()].name(name)).html"
    let tagLinks = link.tags.map { tag in (tag: tag, path: "../../tags/\(tags.file(tag)).html") }
    try folder.write(
      SitePages.link(link, name: name, day: day, tags: tagLinks, article: article, site: title), to: path)
    tags.add(link.tags, to: lines.count)
    lines.append(
      SitePages.Line(title: name, path: path, day: day, summary: link.summary.map { String($0.prefix(200)) }))
    return path
  }

  /// Writes the indices. To be called once, at the end.
  public mutating func finish() throws(FolderProblem) {
    try write(Array(lines.indices), heading: title, file: "index", root: "")
    let sorted = tags.sorted
    var cloud: [(tag: String, path: String, count: Int)] = []
    for tag in sorted {
      let file = tags.file(tag)
      let numbers = tags.links[tag] ?? []
      try write(numbers, heading: tag, file: "tags/\(file)", root: "../")
      cloud.append((tag, "\(file).html", numbers.count))
    }
    try folder.write(SitePages.tags(cloud, site: title), to: "tags/index.html")
  }

  private mutating func write(_ numbers: [Int], heading: String, file: String, root: String) throws(FolderProblem) {
    let pages = max(1, (numbers.count + Self.linksOnPage - 1) / Self.linksOnPage)
    let name = file.split(separator: "/").last.map(String.init) ?? file
    for page in 0..<pages {
      let part = numbers[(page * Self.linksOnPage)..<min(numbers.count, (page + 1) * Self.linksOnPage)]
      // Two underscores are in no safe name, so that a second page can't be another tag's first.
      func path(_ page: Int) -> String { page == 0 ? "\(name).html" : "\(name)__\(page + 1).html" }
      let text = SitePages.list(
        part.map { lines[$0] }, heading: heading, count: numbers.count, site: title, root: root,
        before: page > 0 ? path(page - 1) : nil,
        after: page < pages - 1 ? path(page + 1) : nil)
      try folder.write(text, to: page == 0 ? "\(file).html" : "\(file)__\(page + 1).html")
    }
  }
}
