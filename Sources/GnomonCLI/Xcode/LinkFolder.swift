// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A folder that holds links to files elsewhere, and nothing else.
struct LinkFolder {
  let path: String

  init(_ path: String) { self.path = path }

  /// Makes the links that are wanted, and removes those that aren't.
  ///
  /// - Parameters:
  ///   - links: where each leads, by its path in the folder.
  ///   - kept: names on top that are left as they are.
  func hold(_ links: [String: String], keeping kept: Set<String> = []) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    var folders: Set<String> = []
    for name in links.keys {
      var folder = name[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        guard folders.insert(String(folder)).inserted else { break }
      }
    }
    try clear("", links, folders, kept)
    for folder in folders.sorted() {
      try files.createDirectory(atPath: path + "/" + folder, withIntermediateDirectories: true)
    }
    for (name, target) in links where (try? files.destinationOfSymbolicLink(atPath: path + "/" + name)) != target {
      do {
        try files.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
      } catch {
        // Another command may have made it in between.
        guard (try? files.destinationOfSymbolicLink(atPath: path + "/" + name)) == target else { throw error }
      }
    }
  }

  private func clear(_ below: String, _ links: [String: String], _ folders: Set<String>, _ kept: Set<String>) throws {
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: below.isEmpty ? path : path + "/" + below) {
      let inner = below.isEmpty ? name : below + "/" + name
      if kept.contains(inner) { continue }
      let target = try? files.destinationOfSymbolicLink(atPath: path + "/" + inner)
      if target == nil, folders.contains(inner) {
        try clear(inner, links, folders, kept)
      } else if target == nil || links[inner] != target {
        try files.removeItem(atPath: path + "/" + inner)
      }
    }
  }
}
