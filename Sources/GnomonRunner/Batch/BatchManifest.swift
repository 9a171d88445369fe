// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// Which files are finished, and of what: a line for each, written once the file is there. What an interrupted run leaves
/// is what the next one needs not draw.
final class BatchManifest {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private struct Entry: Codable {
    var file: String
    /// A digest of the row, and of all else that decides the picture.
    var key: String
    var size: Int
  }

  private static let prefix = ".gnomon-batch"

  private var entries: [String: Entry] = [:]
  private let descriptor: Int32
  private let path: String

  /// Reads what earlier runs have finished, whatever parts they drew, and begins to note what this one does.
  ///
  /// - Parameter folder: where the files lie; made if it isn't there.
  init(in folder: String, shard: Int, of shards: Int) throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(description: "can't make the folder \(folder): \(error.localizedDescription)")
    }
    path = "\(folder)/\(Self.prefix)-\(shard)-of-\(shards).jsonl"
    descriptor = try Self.lock(path, refusal: "another run is drawing part \(shard)/\(shards) to \(folder)")
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix(Self.prefix) {
      read("\(folder)/\(name)")
    }
    // What was cut off by a crash isn't to be joined with the next line.
    if let data = FileManager.default.contents(atPath: path), let last = data.last, last != 0x0A {
      try append(Data([0x0A]))
    }
  }

  /// What has nothing finished leaves nothing behind.
  deinit {
    var info = stat()
    if fstat(descriptor, &info) == 0, info.st_size == 0 { unlink(path) }
    close(descriptor)
  }

  /// Opens the file for this run alone.
  private static func lock(_ path: String, refusal: String) throws -> Int32 {
    var attempts = 0
    while true {
      attempts += 1
      let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else {
        throw Failure(description: "can't write \(path): \(String(cString: strerror(errno)))")
      }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        close(descriptor)
        throw Failure(description: refusal)
      }
      var (opened, named) = (stat(), stat())
      let isNamed = fstat(descriptor, &opened) == 0 && stat(path, &named) == 0 && opened.st_ino == named.st_ino
      // Otherwise a run that ended meanwhile has removed it; some file systems number files anew, though.
      if isNamed || attempts == 8 { return descriptor }
      close(descriptor)
    }
  }

  private func read(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let decoder = JSONDecoder()
    for line in data.split(separator: 0x0A) {
      if let entry = try? decoder.decode(Entry.self, from: line) { entries[entry.file] = entry }
    }
  }

  /// Whether a file is there as it was finished, from the same row.
  func isFinished(_ file: String, key: String) -> Bool {
    guard let entry = entries[file], entry.key == key else { return false }
    var info = stat()
    return stat(file, &info) == 0 && info.st_mode & S_IFMT == S_IFREG && Int(info.st_size) == entry.size
  }

  func finished(_ file: String, key: String, size: Int) throws {
    let entry = Entry(file: file, key: key, size: size)
    entries[file] = entry
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try append(try encoder.encode(entry) + [0x0A])
  }

  private func append(_ data: Data) throws {
    let count = data.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count == data.count else {
      throw Failure(description: "can't write \(path): \(String(cString: strerror(errno)))")
    }
  }
}
