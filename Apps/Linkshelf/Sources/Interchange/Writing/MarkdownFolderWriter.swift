// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes a folder of Markdown: a file a link with YAML before it, a file a tag, and an index.
///
/// Links lie in `links/YEAR/`, tags in `tags/`. Memory: a title, a path and the tags of each link, for the indices.
public struct MarkdownFolderWriter {
  private struct Line {
    let title: String
    let path: String
  }

  private var folder: FolderWriter
  private var names: [String: SafeNames] = [:]
  private var lines: [Line] = []
  private var tags = TagIndex()

  /// - Throws: `FolderProblem` when the folder isn't empty or can't be made.
  public init(_ directory: URL) throws(FolderProblem) {
    folder = try FolderWriter(directory)
  }

  /// Writes a link's file.
  /// - Parameter article: the page's text in Markdown, when there is one.
  /// - Returns: the file's path within the folder.
  @discardableResult
  public mutating func add(_ link: ExportedLink, article: String? = nil) throws(FolderProblem) -> String {
    let year = link.added.flatMap(DateWriter.day).map { String($0.prefix(4)) } ?? "undated"
    let title = link.title?.nonEmpty ?? link.address
    let path = "links/\(year)/\(names[year, default: SafeNames()].name(title)).md"
    try folder.write(Self.text(link, title, article), to: path)
    tags.add(link.tags, to: lines.count)
    lines.append(Line(title: title, path: path))
    return path
  }

  /// Writes the indices. To be called once, at the end.
  public mutating func finish() throws(FolderProblem) {
    var index = "# Links\n\n\(lines.count) links.\n\n## Tags\n\n"
    for tag in tags.sorted {
      let file = tags.file(tag)
      let numbers = tags.links[tag] ?? []
      var page = "# \(Escape.markdown(tag))\n\n"
      for number in numbers { page += Self.item(lines[number], from: "../") }
      try folder.write(page, to: "tags/\(file).md")
      index += "- [\(Escape.markdown(tag))](<tags/\(file).md>) (\(numbers.count))\n"
    }
    index += "\n## All\n\n"
    for line in lines { index += Self.item(line, from: "") }
    try folder.write(index, to: "index.md")
  }

  private static func item(_ line: Line, from root: String) -> String {
    "- [\(Escape.markdown(line.title))](<\(root)\(line.path)>)\n"
  }

  private static func text(_ link: ExportedLink, _ title: String, _ article: String?) -> String {
    var text = "---\ntitle: \(Escape.json(title))\naddress: \(Escape.json(link.address))\n"
    func add(_ name: String, _ value: String?) { if let value { text += "\(name): \(Escape.json(value))\n" } }
    func add(_ name: String, _ date: Date?) {
      if let value = date.flatMap(DateWriter.iso) { text += "\(name): \(value)\n" }
    }
    if !link.tags.isEmpty { text += "tags:\n" + link.tags.map { "  - \(Escape.json($0))\n" }.joined() }
    add("added", link.added)
    add("changed", link.changed)
    if let isRead = link.isRead { text += "read: \(isRead)\n" }
    if link.isFavourite { text += "favourite: true\n" }
    if link.isArchived { text += "archived: true\n" }
    add("language", link.language)
    add("author", link.author)
    add("site", link.siteName)
    add("summary", link.summary)
    text += "---\n\n# \(Escape.markdown(title))\n\n"
    if let address = Escape.link(link.address) { text += "<\(address)>\n\n" }
    if let note = link.note { text += "## Note\n\n\(note)\n\n" }
    if !link.highlights.isEmpty { text += "## Highlights\n\n" }
    for mark in link.highlights {
      text +=
        mark.text.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }.joined(separator: "\n")
        + "\n\n"
      if let note = mark.note { text += "\(note)\n\n" }
    }
    if let article { text += "## Page\n\n\(article)\n" }
    return text
  }
}
