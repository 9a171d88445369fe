// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// What is known of types by their identifiers: the systems', and those that were exported, imported or made of a name
/// since.
enum UTTypeTable {
  /// What is known of one type.
  struct Entry: Sendable {
    var supertypes: [String] = []
    var tags: [UTTagClass: [String]] = [:]
    var isDynamic = false
  }

  private struct Known: Sendable {
    var entries: [String: Entry] = [:]
    /// The identifiers of the types that a name may stand for, in the order of the table.
    var identifiers: [UTTagClass: [String: [String]]] = [:]
  }

  private static let known: Known = {
    var known = Known()
    for line in system.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      func words(_ index: Int) -> [String] { fields[index].split(separator: " ").map(String.init) }
      var entry = Entry(supertypes: words(1))
      for (index, tagClass) in [(2, UTTagClass.filenameExtension), (3, .mimeType)] where !words(index).isEmpty {
        entry.tags[tagClass] = words(index)
        for word in words(index) {
          known.identifiers[tagClass, default: [:]][word.lowercased(), default: []].append(fields[0])
        }
      }
      known.entries[fields[0]] = entry
    }
    return known
  }()

  private static let declared = Mutex<[String: Entry]>([:])

  static func entry(_ identifier: String) -> Entry? {
    known.entries[identifier] ?? declared.withLock { $0[identifier] }
  }

  static func identifiers(of tag: String, _ tagClass: UTTagClass) -> [String] {
    known.identifiers[tagClass]?[tag] ?? []
  }

  /// Keeps a type of somebody's own. A system's stays what it is.
  static func declare(_ identifier: String, conformingTo parent: UTType?) {
    declared.withLock { entries in
      var entry = entries[identifier] ?? Entry()
      if let parent, !entry.supertypes.contains(parent.identifier) { entry.supertypes.append(parent.identifier) }
      entries[identifier] = entry
    }
  }

  /// Makes a type of a name that no declared one has, the same one for the same name.
  static func declareDynamic(_ tag: String, _ tagClass: UTTagClass, conformingTo parent: UTType?) -> String {
    let name = [tagClass.rawValue, tag, parent?.identifier ?? ""].joined(separator: "\0")
    let identifier = "dyn." + name.utf8.map { String($0, radix: 36) }.joined(separator: "-")
    declared.withLock {
      $0[identifier] = Entry(supertypes: parent.map { [$0.identifier] } ?? [], tags: [tagClass: [tag]], isDynamic: true)
    }
    return identifier
  }
}
