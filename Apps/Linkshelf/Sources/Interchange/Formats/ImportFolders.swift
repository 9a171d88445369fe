// SPDX-License-Identifier: Apache-2.0

/// The names of a file's folders, lists or collections, and which lies in which.
///
/// Some formats name them after the links that lie in them. A first pass gathers them with `ImportSurvey`, a second one reads the links.
public struct ImportFolders: Hashable, Sendable {
  struct Folder: Hashable, Sendable {
    /// nil for one that gives no tag, such as the bookmarks bar.
    var name: String?
    var parent: String?
  }

  private(set) var folders: [String: Folder] = [:]
  private(set) var isCut = false

  public init() {}

  mutating func add(_ identifier: String, _ folder: Folder) {
    guard folders.count < ImportLimits.mostFolders else {
      isCut = true
      return
    }
    folders[identifier] = folder
  }

  /// The names from the outermost to the folder itself; at most `ImportLimits.deepestFolder`, the innermost ones. A circle is cut there too.
  func path(of identifier: String) -> [String] {
    var names: [String] = []
    var next: String? = identifier
    var steps = 0
    while let current = next, let folder = folders[current], steps < ImportLimits.deepestFolder {
      if let name = folder.name { names.append(name) }
      next = folder.parent == current ? nil : folder.parent
      steps += 1
    }
    return names.reversed()
  }
}
