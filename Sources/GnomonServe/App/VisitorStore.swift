// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The folders of visitors: their settings, their temporary files, the states of their tabs. Only the server's user may read them.
struct VisitorStore: Sendable {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let folder: String

  /// The bytes of the state of one tab that are kept.
  static let mostStateBytes = 8 << 20

  init(_ folder: String) throws {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Failure(description: "can't make the folder \(folder): \(error.localizedDescription)")
    }
    var info = stat()
    guard lstat(folder, &info) == 0, info.st_mode & S_IFMT == S_IFDIR, info.st_uid == geteuid() else {
      throw Failure(description: "\(folder) isn't this user's own folder")
    }
    // What others can read, they can come in with.
    guard info.st_mode & 0o077 == 0 || chmod(folder, 0o700) == 0 else {
      throw Failure(description: "\(folder) can be read by other users")
    }
  }

  private func path(of visitor: VisitorKey) -> String { "\(folder)/\(visitor.folder)" }
  func settings(of visitor: VisitorKey) -> String { path(of: visitor) + "/settings" }
  func temporary(of visitor: VisitorKey) -> String { path(of: visitor) + "/tmp" }
  private func tabs(of visitor: VisitorKey) -> String { path(of: visitor) + "/tabs" }

  /// Makes a visitor's folders, with no temporary files in them.
  func prepare(_ visitor: VisitorKey) throws {
    let manager = FileManager.default
    try? manager.removeItem(atPath: temporary(of: visitor))
    do {
      for folder in [settings(of: visitor), temporary(of: visitor), tabs(of: visitor)] {
        try manager.createDirectory(
          atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      }
      // When they were here last.
      try manager.setAttributes([.modificationDate: Date()], ofItemAtPath: path(of: visitor))
    } catch {
      throw Failure(description: "can't keep what a visitor has: \(error.localizedDescription)")
    }
  }

  func removeTemporary(of visitor: VisitorKey) {
    try? FileManager.default.removeItem(atPath: temporary(of: visitor))
  }

  /// The state of a tab; empty where there's none.
  func state(of tab: String, _ visitor: VisitorKey) -> [UInt8] {
    let file = "\(tabs(of: visitor))/\(tab)"
    guard let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int,
      size <= Self.mostStateBytes, let data = FileManager.default.contents(atPath: file)
    else { return [] }
    return Array(data)
  }

  /// Writes the state of a tab in place of the one before.
  func save(_ state: [UInt8], of tab: String, _ visitor: VisitorKey) throws {
    let file = "\(tabs(of: visitor))/\(tab)"
    guard !state.isEmpty, state.count <= Self.mostStateBytes else {
      try? FileManager.default.removeItem(atPath: file)
      return
    }
    do {
      try Data(state).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw Failure(description: "can't keep a visitor's session: \(error.localizedDescription)")
    }
  }

  /// Removes the states of a visitor's tabs but for some, the oldest first.
  func trimTabs(of visitor: VisitorKey, to count: Int) {
    for name in Self.names(in: tabs(of: visitor)).dropLast(count) {
      try? FileManager.default.removeItem(atPath: "\(tabs(of: visitor))/\(name)")
    }
  }

  /// The visitors whose folders are kept: whoever comes without a cookie again and again fills no disk.
  static let mostVisitors = 20_000

  /// Removes the folders of visitors who haven't been here for so long, and of those who were here first where there are too many.
  func removeOld(_ seconds: Double, most count: Int = mostVisitors, except here: Set<String>) {
    let limit = Date(timeIntervalSinceNow: -seconds)
    let known = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let old = known.filter { !here.contains($0) }
      .map { (path: "\(folder)/\($0)", date: Self.date(of: "\(folder)/\($0)") ?? .distantPast) }
      .sorted { $0.date < $1.date }
    for (index, one) in old.enumerated() where one.date < limit || index < known.count - count {
      try? FileManager.default.removeItem(atPath: one.path)
    }
  }

  /// The files of a folder, the oldest first.
  private static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { (name: $0, date: date(of: "\(folder)/\($0)") ?? .distantPast) }
      .sorted { $0.date < $1.date }.map(\.name)
  }

  private static func date(of path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
