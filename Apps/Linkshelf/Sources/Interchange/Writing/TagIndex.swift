// SPDX-License-Identifier: Apache-2.0

/// Which links have which tags; a link with `work/invoices` stands under `work` too.
struct TagIndex {
  private(set) var links: [String: [Int]] = [:]
  private var names = SafeNames()
  private var files: [String: String] = [:]

  mutating func add(_ tags: [String], to link: Int) {
    var all: Set<String> = []
    for tag in tags {
      var path = ""
      for level in tag.split(separator: "/").prefix(ImportLimits.deepestFolder) {
        path += (path.isEmpty ? "" : "/") + level
        all.insert(path)
      }
    }
    for path in all { links[path, default: []].append(link) }
  }

  /// All tags in their order.
  var sorted: [String] { links.keys.sorted() }

  /// A tag's file name without its ending.
  mutating func file(_ tag: String) -> String {
    if let name = files[tag] { return name }
    let name = names.name(tag)
    files[tag] = name
    return name
  }
}
