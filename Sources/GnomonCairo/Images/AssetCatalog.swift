import Foundation
import Gnomon

/// Finds image sets in the asset catalogs (`.xcassets`) of a directory.
struct AssetCatalog {
  /// A picture of an image set.
  struct Entry: Hashable, Sendable {
    var path: String
    var scale: CGFloat
  }

  private struct Contents: Decodable {
    struct Picture: Decodable {
      var filename: String?
      var scale: String?
      var appearances: [[String: String]]?
    }

    var images: [Picture]?
  }

  /// The image sets below `directory` by name: that of the set's folder, behind those of folders with a namespace.
  /// The finest picture of each that isn't for one appearance only.
  static func imageSets(in directory: URL) -> [String: Entry] {
    var found: [String: Entry] = [:]
    let files = FileManager.default
    let catalogs =
      directory.pathExtension == "xcassets"
      ? [directory]
      : ((try? files.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)) ?? [])
        .filter { $0.pathExtension == "xcassets" }
    for catalog in catalogs.sorted(by: { $0.path < $1.path }) {
      visit(catalog, namespace: "", depth: 0, into: &found)
    }
    return found
  }

  private static func visit(_ folder: URL, namespace: String, depth: Int, into found: inout [String: Entry]) {
    guard depth < 16 else { return }
    let children = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for child in children.sorted(by: { $0.path < $1.path }) {
      let name = child.deletingPathExtension().lastPathComponent
      switch child.pathExtension {
      case "imageset":
        if found[namespace + name] == nil, let entry = entry(in: child) { found[namespace + name] = entry }
      case "" where child.hasDirectoryPath:
        let inner = providesNamespace(child) ? namespace + name + "/" : namespace
        visit(child, namespace: inner, depth: depth + 1, into: &found)
      default: break
      }
    }
  }

  private static func entry(in set: URL) -> Entry? {
    guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    var best: Entry?
    for picture in contents.images ?? [] where picture.appearances == nil {
      guard let name = picture.filename, !name.contains("/"),
        ["png", "jpg", "jpeg"].contains((name as NSString).pathExtension.lowercased())
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
