// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A target's resources as its bundle has them: what is processed lies at the top, whatever folder it came from; what is copied
/// keeps its shape.
struct ResourceLinks {
  /// Where each link leads, by its name in the bundle.
  private(set) var links: [String: String] = [:]

  /// - Parameter resources: The resources' paths in full.
  init(_ resources: [(path: String, isProcessed: Bool)]) {
    for (path, isProcessed) in resources {
      let name = URL(fileURLWithPath: path).lastPathComponent
      if isProcessed, SourceSet.isFolder(path), !Self.isWhole(name) { add(below: path) } else { links[name] = path }
    }
  }

  /// More files than these are no resources that anybody shows.
  private static let limit = 20_000

  private mutating func add(below folder: String) {
    var pending = [folder]
    while let current = pending.popLast(), links.count < Self.limit {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: current)) ?? []).sorted()
      for name in names where !name.hasPrefix(".") {
        let path = current + "/" + name
        if SourceSet.isFolder(path), !Self.isWhole(name) {
          pending.append(path)
        } else if links[name] == nil {
          links[name] = path
        }
      }
    }
  }

  /// Whether a folder is one thing to those who read it.
  private static func isWhole(_ name: String) -> Bool {
    [".lproj", ".xcassets", ".xcdatamodeld", ".xcdatamodel", ".bundle", ".scnassets"].contains(where: name.hasSuffix)
  }

  /// Makes the folder below a package's build folder, and gives its path; nil where nothing can be written there.
  func folder(of target: String, in package: String) -> String? {
    let path = "\(package)/.build/gnomon/resources/\(target)"
    do {
      try LinkFolder(path).hold(links)
      return path
    } catch {
      return nil
    }
  }
}
