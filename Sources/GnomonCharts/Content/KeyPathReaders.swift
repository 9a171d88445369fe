// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Functions that read key paths, one for each: content that is made anew of the same is the same then, and its marks
/// aren't asked for again.
enum KeyPathReaders {
  /// Key paths that are made while the program runs may be endless: so many are kept.
  private static let most = 1000
  private static let known = Mutex(Known())

  private struct Known: @unchecked Sendable {
    var readers: [AnyKeyPath: Any] = [:]
  }

  static func reader<Root, Value>(of path: KeyPath<Root, Value>) -> (Root) -> Value {
    nonisolated(unsafe) let path = path
    nonisolated(unsafe) var result: (Root) -> Value = { $0[keyPath: path] }
    known.withLock { known in
      if let reader = known.readers[path] as? (Root) -> Value {
        result = reader
      } else if known.readers.count < most {
        known.readers[path] = result
      }
    }
    return result
  }
}
