// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation
import Synchronization

/// The bytes of all files in a folder, added up behind the answers: a million files take a minute.
final class FolderSize: Sendable {
  /// How old a sum may be before it's made anew, in seconds.
  static let goodForSeconds = 3_600.0

  private struct State {
    var bytes: Int?
    var at: ContinuousClock.Instant?
    var isRunning = false
  }

  private let folder: String
  private let state = Mutex(State())

  init(_ folder: String) { self.folder = folder }

  /// The last sum; nil before the first one is there. Asking makes it anew where it's old.
  var bytes: Int? {
    let (bytes, begins) = state.withLock { state in
      let isFresh = state.at.map { ContinuousClock.now - $0 < .seconds(Self.goodForSeconds) } ?? false
      let begins = !isFresh && !state.isRunning
      if begins { state.isRunning = true }
      return (state.bytes, begins)
    }
    if begins {
      DispatchQueue.global(qos: .background).async { [self] in
        let sum = Self.sum(folder)
        state.withLock { $0 = State(bytes: sum, at: .now) }
      }
    }
    return bytes
  }

  static func sum(_ folder: String) -> Int {
    let keys: [URLResourceKey] = [.isRegularFileKey, .fileSizeKey]
    let walker = FileManager.default.enumerator(at: URL(filePath: folder), includingPropertiesForKeys: keys)
    var sum = 0
    while let url = walker?.nextObject() as? URL {
      guard let values = try? url.resourceValues(forKeys: Set(keys)), values.isRegularFile == true else { continue }
      sum += values.fileSize ?? 0
    }
    return sum
  }
}
