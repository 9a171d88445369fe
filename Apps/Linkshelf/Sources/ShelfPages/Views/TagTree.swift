// SPDX-License-Identifier: Apache-2.0

/// Makes a tree of tags from their full names.
///
/// Cost: O(n log n) for sorting.
struct TagTree {
  /// The most levels; what lies deeper keeps the rest of its name as one label.
  static let mostLevels = 12

  final class Branch {
    let name: String
    let label: String
    var item: TagItem?
    var children: [Branch] = []

    init(name: String, label: String) {
      self.name = name
      self.label = label
    }
  }

  private(set) var roots: [Branch] = []
  private var branches: [String: Branch] = [:]

  init(_ tags: [TagItem]) {
    for tag in tags.sorted(by: { $0.name < $1.name }) { branch(tag.name).item = tag }
  }

  private mutating func branch(_ name: String) -> Branch {
    let steps = name.split(separator: "/", maxSplits: TagTree.mostLevels - 1, omittingEmptySubsequences: false)
    var path = ""
    var parent: Branch?
    for (index, step) in steps.enumerated() {
      path += index == 0 ? String(step) : "/\(step)"
      if let known = branches[path] {
        parent = known
        continue
      }
      let made = Branch(name: path, label: step.isEmpty ? path : String(step))
      branches[path] = made
      if let parent { parent.children.append(made) } else { roots.append(made) }
      parent = made
    }
    return parent ?? Branch(name: name, label: name)
  }
}
