// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where the files of a choice are kept: single ones beside each other, those of folders as they lay there.
struct UploadPlan {
  struct Place {
    let url: URL
    /// The bytes that are still to come.
    var left: Int
  }

  /// In the order in which their bytes come.
  private(set) var files: [Place] = []
  /// What was chosen: files, and folders with all that lies in them.
  private(set) var chosen: [URL] = []

  private static let deepest = 32
  private static let longestName = 255

  /// Finds the places, and makes the folders for them.
  ///
  /// - Parameters:
  ///   - told: What the client says of its files.
  ///   - root: A folder with nothing in it.
  ///   - takesFolders: Whether a name is a path; else no more of it than its last part counts.
  init(_ told: [ClientMessage.File], in root: URL, takesFolders: Bool) throws {
    let paths = try told.map { file in
      takesFolders && file.name.utf8.contains(UInt8(ascii: "/")) ? try Self.parts(of: file.name) : []
    }
    var names = Set(paths.compactMap(\.first))
    // By bytes: two spellings of a letter are two files.
    var written: Set<[UInt8]> = []
    for (index, file) in told.enumerated() {
      let path = paths[index]
      guard let name = path.last else {
        var name = Self.safeName(file.name)
        while !names.insert(name).inserted { name = "\(index + 1) " + name }
        let url = root.appendingPathComponent(name, isDirectory: false)
        files.append(Place(url: url, left: file.size))
        chosen.append(url)
        continue
      }
      guard written.insert(Array(path.joined(separator: "/").utf8)).inserted else {
        throw LiveSession.Refusal(why: "two files have one path, '\(file.name.prefix(100))'")
      }
      var folder = root.appendingPathComponent(path[0], isDirectory: true)
      if !chosen.contains(folder) { chosen.append(folder) }
      for part in path.dropFirst().dropLast() { folder.appendPathComponent(part, isDirectory: true) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      files.append(Place(url: folder.appendingPathComponent(name, isDirectory: false), left: file.size))
    }
  }

  /// The parts of a path that leads down from where it begins. What a letter looks like doesn't count: the file system
  /// knows bytes.
  private static func parts(of path: String) throws(LiveSession.Refusal) -> [String] {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { String($0)! }
    let isWithin = parts.allSatisfy { part in
      !part.isEmpty && part != "." && part != ".." && part.utf8.count <= longestName
        && part.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
    guard isWithin, parts.count <= deepest else {
      throw LiveSession.Refusal(why: "'\(path.prefix(100))' isn't the path of a file in a folder")
    }
    return parts
  }

  /// The last part of a path, as the name of a file of its own.
  private static func safeName(_ name: String) -> String {
    let parts = name.unicodeScalars.split { $0 == "/" || $0 == "\\" }
    let kept = parts.last.map { $0.filter { $0.value >= 0x20 && $0.value != 0x7F } } ?? []
    var (safe, bytes) = ("", 0)
    for character in String(String.UnicodeScalarView(kept)).reversed() {
      bytes += character.utf8.count
      guard bytes <= 200 else { break }
      safe.append(character)
    }
    safe = String(safe.reversed())
    return safe.isEmpty || safe == "." || safe == ".." ? "file" : safe
  }
}
