// SPDX-License-Identifier: Apache-2.0

/// Gathers a link's tags: trimmed, each once, within limits.
struct TagList {
  private(set) var tags: [String] = []
  private var seen: Set<String> = []
  private(set) var isCut = false

  /// Adds a tag as the other program wrote it; `/` parts levels.
  mutating func add(_ raw: some StringProtocol) {
    guard let tag = Self.clean(String(raw)), !tag.isEmpty else { return }
    guard tag.utf8.count <= ImportLimits.longestTag, tags.count < ImportLimits.mostTags else {
      isCut = isCut || !seen.contains(tag)
      return
    }
    if seen.insert(tag).inserted { tags.append(tag) }
  }

  /// Adds the tags of a folder.
  mutating func add(folder names: [String], as use: ImportOptions.Folders) {
    let levels = names.compactMap { Self.level($0) }
    guard let last = levels.last else { return }
    switch use {
    case .path: add(levels.suffix(ImportLimits.deepestFolder).joined(separator: "/"))
    case .eachName: levels.suffix(ImportLimits.deepestFolder).forEach { add($0) }
    case .lastName: add(last)
    case .none: break
    }
  }

  /// A folder's name as one level: its own slashes become wide ones.
  static func level(_ name: String) -> String? {
    guard let name = clean(name.replacing("/", with: "／")), !name.isEmpty else { return nil }
    return name
  }

  /// Without spaces around its levels, without empty levels, and with single spaces within.
  private static func clean(_ raw: String) -> String? {
    if raw.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x2F && $0 < 0x7F }) { return raw }
    let levels = raw.split(separator: "/").map { level in
      level.split { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.value < 0x20 || $0.value == 0x7F } }.joined(
        separator: " ")
    }
    return levels.filter { !$0.isEmpty }.joined(separator: "/")
  }
}
