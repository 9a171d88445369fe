// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file that is written piece by piece, through a buffer of a quarter of a megabyte.
final class PartFile {
  let name: String
  private let handle: FileHandle
  private var buffer = Data()
  private var count = 0

  init(folder: URL, name: String) throws {
    self.name = name
    let path = folder.appendingPathComponent(name).path
    guard FileManager.default.createFile(atPath: path, contents: nil), let handle = FileHandle(forWritingAtPath: path)
    else {
      throw SnapshotError.file("\(path) could not be made.")
    }
    self.handle = handle
  }

  func write(_ data: Data) throws {
    buffer.append(data)
    count += data.count
    if buffer.count > 1 << 18 { try flush() }
  }

  func write(_ text: String) throws { try write(Data(text.utf8)) }

  /// Writes the rest and gives the file's size in bytes.
  func close() throws -> Int {
    try flush()
    try? handle.close()
    return count
  }

  private func flush() throws {
    do { try handle.write(contentsOf: buffer) } catch {
      throw SnapshotError.file("\(name): \(error.localizedDescription)")
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
