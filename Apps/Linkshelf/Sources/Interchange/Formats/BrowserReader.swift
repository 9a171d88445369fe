// SPDX-License-Identifier: Apache-2.0

/// Reads the file `Bookmarks` of a Chromium browser's profile, and Firefox's backups.
struct BrowserReader: ItemReader {
  private let browser: BrowserTree.Browser
  private var tree: BrowserTree
  private let folders: ImportFolders
  private var maker: LinkMaker

  init(_ browser: BrowserTree.Browser, _ options: ImportOptions, _ folders: ImportFolders) {
    self.browser = browser
    self.folders = folders
    tree = BrowserTree(browser)
    maker = LinkMaker(options)
  }

  mutating func feed(_ chunk: [UInt8], to items: inout [ImportedItem]) {
    take(chunk, isLast: false, to: &items)
  }

  mutating func finish(to items: inout [ImportedItem]) {
    take([], isLast: true, to: &items)
  }

  private mutating func take(_ chunk: [UInt8], isLast: Bool, to items: inout [ImportedItem]) {
    var all: [BrowserTree.Found] = []
    tree.feed(chunk, isLast: isLast) { all.append($0) }
    for one in all {
      switch one {
      case .problem(let line, let sentence):
        items.append(.problem(ImportProblem(place: ImportPlace(line: line), sentence: sentence)))
      case .node(let node) where !node.isFolder && !node.isSeparator: take(node, to: &items)
      case .node: break
      }
    }
  }

  private mutating func take(_ node: BrowserTree.Node, to items: inout [ImportedItem]) {
    var found = LinkMaker.Found()
    found.values.address = node.address ?? ""
    found.values.title = node.name?.nonEmpty
    found.values.added = node.added.flatMap(browser == .chromium ? DateReader.chromium : DateReader.date)
    for tag in (node.tags ?? "").split(separator: ",") { found.tags.add(tag) }
    if let parent = node.parent { found.folders = [folders.path(of: String(parent))] }
    maker.make(found, line: node.line, to: &items)
  }
}
