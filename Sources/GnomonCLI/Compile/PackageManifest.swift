// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is read of a package's manifest, as `swift package dump-package` writes it.
struct PackageManifest: Decodable {
  var targets: [Target]
  var toolsVersion: ToolsVersion
  var dependencies: [PackageDependency]?

  /// Another package.
  struct PackageDependency: Decodable {
    /// The folder of one that's named by its path; nil for others.
    var path: String?

    private enum Key: String, CodingKey { case fileSystem }
    private struct Place: Decodable { var path: String }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      path = (try? container.decode([Place].self, forKey: .fileSystem))?.first?.path
    }
  }

  struct ToolsVersion: Decodable {
    var _version: String

    /// nil where the version isn't written as one.
    var major: Int? { _version.split(separator: ".").first.flatMap { Int($0) } }
  }

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]
    var dependencies: [Dependency]
    var resources: [Resource]
    var settings: [Setting]
    var pluginUsages: [PluginUsage]?
  }

  /// A plug-in that makes sources. Which one is the package manager's business.
  struct PluginUsage: Decodable {}

  /// A target or a product that a target imports.
  struct Dependency: Decodable {
    /// nil for a product of another package.
    var target: String?
    /// nil for a target.
    var product: String?

    private enum Key: String, CodingKey { case byName, target, product }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      for key in [Key.byName, .target] where container.contains(key) {
        var values = try container.nestedUnkeyedContainer(forKey: key)
        target = try values.decode(String.self)
      }
      if container.contains(.product) {
        var values = try container.nestedUnkeyedContainer(forKey: .product)
        product = try values.decode(String.self)
      }
    }
  }

  struct Resource: Decodable {
    var path: String
    /// Whether its files lie at the top of the bundle: they're processed, and not copied as they are.
    var isProcessed: Bool

    private enum Key: String, CodingKey { case path, rule }
    private enum Rule: String, CodingKey { case process }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      path = try container.decode(String.self, forKey: .path)
      isProcessed = (try? container.nestedContainer(keyedBy: Rule.self, forKey: .rule))?.contains(.process) ?? false
    }
  }

  /// One setting of the compiler. Settings of other tools, and those for other platforms, have no arguments.
  struct Setting: Decodable {
    var arguments: [String]

    private enum Key: String, CodingKey { case tool, kind, condition }
    private struct Value: Decodable { var _0: StringOrList }
    private struct Condition: Decodable { var platformNames: [String]? }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      arguments = []
      guard try container.decode(String.self, forKey: .tool) == "swift" else { return }
      if let names = try? container.decode(Condition.self, forKey: .condition).platformNames, !names.isEmpty,
        !names.contains("ios"), !names.contains("linux")
      {
        return
      }
      guard let kinds = try? container.decode([String: Value].self, forKey: .kind), let (kind, value) = kinds.first
      else { return }
      switch kind {
      case "define": arguments = value._0.list.map { "-D" + $0 }
      case "enableUpcomingFeature": arguments = value._0.list.flatMap { ["-enable-upcoming-feature", $0] }
      case "enableExperimentalFeature": arguments = value._0.list.flatMap { ["-enable-experimental-feature", $0] }
      case "unsafeFlags": arguments = value._0.list
      case "defaultIsolation": arguments = value._0.list.flatMap { ["-default-isolation", $0] }
      default: break
      }
    }
  }

  private struct StringOrList: Decodable {
    var list: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        list = [text]
      } else {
        list = try container.decode([String].self)
      }
    }
  }
}
