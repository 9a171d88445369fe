// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Synchronization

/// The image and colour sets in the asset catalogs (`.xcassets`) of a directory, by name: that of the set's folder,
/// behind those of folders with a namespace. Of several of one name the first counts.
struct AssetCatalog: Sendable {
  /// The finest picture of each set that isn't for one appearance only.
  private(set) var images: [String: Entry] = [:]
  private(set) var colors: [String: NamedColor] = [:]
  /// The file of an image set that has none of those that are read.
  private(set) var unread: [String: String] = [:]

  /// A picture of an image set.
  struct Entry: Hashable, Sendable {
    var path: String
    var scale: CGFloat
  }

  /// The endings of the files that are pictures; vectors last.
  static let endings = ["png", "jpg", "jpeg", "webp", "svg"]

  private struct Contents: Decodable {
    struct Picture: Decodable {
      var filename: String?
      var scale: String?
      var appearances: [[String: String]]?
    }

    var images: [Picture]?
  }

  init(in directory: URL) {
    let files = FileManager.default
    let catalogs =
      directory.pathExtension == "xcassets"
      ? [directory]
      : ((try? files.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)) ?? [])
        .filter { $0.pathExtension == "xcassets" }
    // A catalogue may be a link to one that lies elsewhere.
    for catalog in catalogs.sorted(by: { $0.path < $1.path }) {
      visit(catalog.resolvingSymlinksInPath(), namespace: "", depth: 0)
    }
  }

  private mutating func visit(_ folder: URL, namespace: String, depth: Int) {
    guard depth < 16 else { return }
    let children = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for child in children.sorted(by: { $0.path < $1.path }) {
      let name = namespace + child.deletingPathExtension().lastPathComponent
      switch child.pathExtension {
      case "imageset":
        guard images[name] == nil, let contents = Self.contents(of: child) else { continue }
        if let entry = Self.entry(in: child, contents) {
          images[name] = entry
        } else if let file = contents.images?.lazy.compactMap(\.filename).first {
          unread[name] = file
        }
      case "colorset":
        if colors[name] == nil, let color = ColorSet(in: child)?.color { colors[name] = color }
      case "" where child.hasDirectoryPath:
        visit(child, namespace: Self.providesNamespace(child) ? name + "/" : namespace, depth: depth + 1)
      default: break
      }
    }
  }

  private static func contents(of set: URL) -> Contents? {
    guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")) else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }

  private static func entry(in set: URL, _ contents: Contents) -> Entry? {
    var best: Entry?
    for picture in contents.images ?? [] where picture.appearances == nil {
      guard let name = picture.filename, !name.contains("/"),
        endings.contains((name as NSString).pathExtension.lowercased())
      else { continue }
      let scale = CGFloat(picture.scale.flatMap { Double($0.dropLast()) } ?? 1)
      if scale > best?.scale ?? 0 { best = Entry(path: set.appendingPathComponent(name).path, scale: scale) }
    }
    return best
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    struct Group: Decodable {
      struct Properties: Decodable {
        var namespace: Bool?

        enum CodingKeys: String, CodingKey {
          case namespace = "provides-namespace"
        }
      }

      var properties: Properties?
    }
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let group = try? JSONDecoder().decode(Group.self, from: data)
    else { return false }
    return group.properties?.namespace ?? false
  }
}

/// Asset catalogs that all loaders of the program share, where nobody changes them while it runs: a check makes a loader for each
/// preview, and design systems have thousands of sets.
package enum SharedCatalogs {
  /// What is shared, by its directory; nil before it's read.
  private static let known = Mutex<[String: AssetCatalog?]>([:])

  /// From now on the catalogs of these directories are read once.
  package static func share(_ directories: [URL]) {
    known.withLock { known in
      for path in directories.map(key) where known[path] == nil { known[path] = .some(nil) }
    }
  }

  /// The catalogs of a directory; nil where they aren't shared.
  static func catalog(of directory: URL) -> AssetCatalog? {
    known.withLock { known in
      guard let shared = known[key(directory)] else { return nil }
      if let shared { return shared }
      let made = AssetCatalog(in: directory)
      known[key(directory)] = made
      return made
    }
  }

  /// Addresses with and without a slash at the end are of one directory.
  private static func key(_ directory: URL) -> String { directory.standardizedFileURL.path }
}
