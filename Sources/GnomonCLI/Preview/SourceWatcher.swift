// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Waits for changes in folders: the system tells of them where it can. It doesn't for some file systems of other machines, nor for more folders
/// than it may watch; there whoever asks has to look from time to time.
final class SourceWatcher {
  /// -1 where the system has none.
  private let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
  private var watches: [String: Int32] = [:]
  /// Whether the system tells of all folders.
  private(set) var tellsAll = false

  deinit { if descriptor >= 0 { close(descriptor) } }

  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB)
  /// File systems whose changes by others the system doesn't see.
  private static let remoteKinds = ["nfs", "cifs", "smb", "9p", "fuse", "virtiofs", "vboxsf", "prl_fs"]
  /// Where those are mounted.
  private let remotePlaces = SourceWatcher.remotePlaces(in: SourceWatcher.mounts)

  /// Foundation's reading of a whole file ends at the first piece that the system gives of this one, which may have many lines.
  private static var mounts: String {
    guard let data = try? FileHandle(forReadingAtPath: "/proc/self/mounts")?.readToEnd() else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The places of a list of mounts whose file systems are such.
  static func remotePlaces(in mounts: String) -> [String] {
    mounts.split(separator: "\n").compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard words.count > 2, remoteKinds.contains(where: words[2].hasPrefix) else { return nil }
      return String(words[1]).replacing("\\040", with: " ")
    }
  }

  /// Watches these folders and no others.
  func watch(_ folders: Set<String>) {
    for (folder, watch) in watches where !folders.contains(folder) {
      inotify_rm_watch(descriptor, watch)
      watches[folder] = nil
    }
    tellsAll = descriptor >= 0
    for folder in folders {
      // A folder that was replaced is another one; for one that is watched already the system gives the same number.
      let watch = inotify_add_watch(descriptor, folder, Self.events | UInt32(IN_ONLYDIR))
      if watch >= 0 { watches[folder] = watch }
      // One that isn't there is seen in the folder around, or by those who look.
      if watch < 0 || isRemote(folder) { tellsAll = false }
    }
  }

  private func isRemote(_ folder: String) -> Bool {
    remotePlaces.contains { folder == $0 || folder.hasPrefix($0 == "/" ? $0 : $0 + "/") }
  }

  /// Waits until the system tells of a change, until another descriptor has something to say, or for some time.
  func wait(milliseconds: Int32, or other: Int32 = -1) {
    var ready = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    if other >= 0 { ready.append(pollfd(fd: other, events: Int16(POLLIN), revents: 0)) }
    _ = poll(&ready, nfds_t(ready.count), milliseconds)
    guard ready[0].revents != 0 else { return }
    // Which files they are is seen by looking at all.
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}
