// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// A folder of PNG files by digest, bounded in bytes: those that weren't used for the longest time go first.
///
/// A file is there whole or not at all. Several processes may use one folder: each may find that a file is gone, and draws it again.
/// All that lies in the folder can be deleted at any time.
public final class CardCache: Sendable {
  /// The least limit, in bytes: 1 MiB. A smaller one is taken as this.
  public static let leastLimit = 1 << 20
  /// Cards that are kept between two looks at the whole folder, for what other processes have put there: so many, and at least a quarter
  /// of the files that were there, so that a look costs little for each card.
  static let writesBetweenLooks = 256

  /// The folder.
  public let folder: URL
  /// The bytes that files take in all, at most. Another process's files may exceed it until this one's next look.
  public let byteLimit: Int

  private let state = Mutex(State())

  private struct State {
    /// The bytes in the folder as far as this process knows; nil before it has looked.
    var bytes: Int?
    var writes = 0
    var names = 0
    var looks = 0
    var nextLook = CardCache.writesBetweenLooks
  }

  /// How often the whole folder was read.
  var looks: Int { state.withLock { $0.looks } }

  /// Uses a folder, which is made where it isn't there.
  ///
  /// - Throws: a ``CardError`` where it can't be made or written to.
  public init(folder: URL, byteLimit: Int = 256 << 20) throws {
    self.folder = folder
    self.byteLimit = max(Self.leastLimit, byteLimit)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw CardError(
        .cache,
        "The folder of cards \(folder.path) can't be made: \(error.localizedDescription). Check its owner and the disk."
      )
    }
    guard access(folder.path, W_OK) == 0 else {
      throw CardError(.cache, "The folder of cards \(folder.path) can't be written to. Check its owner and its rights.")
    }
  }

  /// The picture of a digest; nil where it isn't kept. It counts as used now. A file that isn't whole is deleted.
  public func png(for digest: String) -> Data? {
    guard let path = path(of: digest), let data = FileManager.default.contents(atPath: path) else { return nil }
    guard PNGFile.isWhole(data) else {
      unlink(path)
      return nil
    }
    utimensat(AT_FDCWD, path, nil, 0)
    return data
  }

  /// Keeps a picture. One that is larger than the whole cache isn't kept.
  ///
  /// - Throws: a ``CardError`` where the digest isn't one, the bytes are no PNG, or the file can't be written, as on a full disk. The
  ///   cache is as it was then.
  public func keep(_ png: Data, for digest: String) throws {
    guard let path = path(of: digest) else {
      throw CardError(
        .cache, "“\(digest.prefix(80))” isn't a digest: it has 64 hexadecimal digits. The card isn't kept.")
    }
    guard PNGFile.isWhole(png) else { throw CardError(.cache, "What is to be kept for \(digest) isn't a PNG file.") }
    guard png.count <= byteLimit else { return }
    let number = state.withLock { state in
      state.names &+= 1
      return state.names
    }
    let parent = folder.appendingPathComponent(String(digest.prefix(2))).path
    let part = "\(parent)/\(Self.partStart)\(getpid())-\(number)"
    mkdir(parent, 0o755)
    do {
      try png.write(to: URL(fileURLWithPath: part))
    } catch {
      unlink(part)
      throw CardError(.cache, "The card can't be kept in \(folder.path): \(error.localizedDescription)")
    }
    guard rename(part, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(part)
      throw CardError(.cache, "The card can't be kept in \(folder.path): \(reason)")
    }
    let isTrimmed = state.withLock { state in
      state.writes += 1
      if let bytes = state.bytes { state.bytes = bytes + png.count }
      return state.bytes.map { $0 > byteLimit } ?? true || state.writes >= state.nextLook
    }
    if isTrimmed { trim() }
  }

  /// Deletes what is beyond the limit, the longest unused files first, down to seven eighths of it, and what interrupted writes left
  /// behind. It reads the whole folder.
  public func trim() {
    let found = CardCacheScan(folder)
    var (bytes, count) = (found.bytes, found.files.count)
    if bytes > byteLimit {
      let goal = byteLimit / 8 * 7
      for file in found.oldestFirst {
        if bytes <= goal { break }
        unlink(file.path)
        bytes -= file.bytes
        count -= 1
      }
    }
    state.withLock { state in
      state.bytes = bytes
      state.writes = 0
      state.looks += 1
      state.nextLook = max(Self.writesBetweenLooks, count / 4)
    }
  }

  static let partStart = ".part-"

  /// nil for what isn't a digest, so that no name leads out of the folder.
  private func path(of digest: String) -> String? {
    guard digest.utf8.count == 64, digest.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else {
      return nil
    }
    return folder.appendingPathComponent("\(digest.prefix(2))/\(digest).png").path
  }
}
