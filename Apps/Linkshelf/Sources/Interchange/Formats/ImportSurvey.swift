// SPDX-License-Identifier: Apache-2.0

/// The first pass over a file whose folders are named after their links. It is needed when `ImportFormat.needsSurvey` is true.
public struct ImportSurvey: Sendable {
  private var decoder = TextDecoder()
  private var items: JSONItems?
  private var tree: BrowserTree?
  private var collection: (identifier: String?, name: String?, parent: String?) = (nil, nil, nil)
  public private(set) var folders = ImportFolders()

  public init(_ format: ImportFormat) {
    switch format {
    case .karakeep: items = JSONItems([".lists[]"])
    case .linkwarden: items = JSONItems([])
    case .chromium: tree = BrowserTree(.chromium)
    case .firefox: tree = BrowserTree(.firefox)
    default: break
    }
  }

  /// Takes the next bytes of the file.
  public mutating func feed(_ chunk: [UInt8]) {
    take(decoder.feed(chunk), isLast: false)
  }

  /// Ends the pass.
  public mutating func finish() {
    take(decoder.finish(), isLast: true)
  }

  private mutating func take(_ text: [UInt8], isLast: Bool) {
    if tree != nil {
      tree?.feed(text, isLast: isLast) { found in
        if case .node(let node) = found, node.isFolder {
          folders.add(
            String(node.number), .init(name: node.isRoot ? nil : node.name, parent: node.parent.map { String($0) }))
        }
      }
    }
    var steps: [JSONItems.Step] = []
    items?.feed(text, to: &steps)
    if isLast { items?.finish(to: &steps) }
    for step in steps { take(step) }
  }

  private mutating func take(_ step: JSONItems.Step) {
    switch step {
    case .item(_, let value, _, _):
      guard let identifier = value["id"]?.scalarText, value["type"]?.string != "smart" else { return }
      folders.add(identifier, .init(name: value["name"]?.string, parent: value["parentId"]?.scalarText))
    case .open(".collections[]"): collection = (nil, nil, nil)
    case .scalar(".collections[].id", let value): collection.identifier = value.scalarText
    case .scalar(".collections[].name", let value): collection.name = value.string
    case .scalar(".collections[].parentId", let value): collection.parent = value.scalarText
    case .close(".collections[]"):
      // Linkwarden's own collection for what lies in none.
      let name = collection.name == "Unorganized" && collection.parent == nil ? nil : collection.name
      if let identifier = collection.identifier {
        folders.add(identifier, .init(name: name, parent: collection.parent))
      }
    default: break
    }
  }
}
