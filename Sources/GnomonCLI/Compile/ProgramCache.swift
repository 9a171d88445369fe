// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Compiled files, kept by what went into them. Any number of commands may use it at a time.
struct ProgramCache {
  /// More programs than this are thrown away, least recently used first.
  static let limit = 200

  var folder: String

  /// `$XDG_CACHE_HOME/gnomon`, or `.cache/gnomon` in the home folder; without one, a folder among the temporary files.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    let base: String
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      base = cache
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      base = home + "/.cache"
    } else {
      // Anybody may make a folder there, and put programs into it.
      base = NSTemporaryDirectory() + "gnomon-\(getuid())"
      mkdir(base, 0o700)
      guard Self.isOwn(base) else {
        throw CommandFailure("\(base) isn't this user's own folder: set HOME or XDG_CACHE_HOME to one that is")
      }
    }
    folder = base + "/gnomon"
    do {
      try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("can't make the cache folder \(folder): \(error.localizedDescription)")
    }
  }

  /// Whether a folder is this user's and nobody else may write to it.
  static func isOwn(_ folder: String) -> Bool {
    var info = stat()
    return lstat(folder, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR && info.st_uid == getuid()
      && info.st_mode & (S_IWGRP | S_IWOTH) == 0
  }

  private var programs: String { folder + "/programs" }

  /// Where the compiler keeps what it makes of C headers.
  var moduleCache: String { folder + "/modules" }

  /// The program kept under a key, if it is there. It counts as used now.
  func program(for key: String) -> String? {
    let path = programs + "/" + key
    guard access(path, X_OK) == 0 else { return nil }
    utimensat(AT_FDCWD, path, nil, 0)
    return path
  }

  /// What is to be said of the program kept under a key; nil where there's nothing.
  func note(for key: String) -> String? {
    FileManager.default.contents(atPath: notePath(for: key)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func notePath(for key: String) -> String { "\(programs)/\(key)\(Self.noteEnd)" }

  private static let noteEnd = ".note"

  /// A new folder to compile in; nobody else uses it.
  ///
  /// - Parameter isKept: Whether it's used as long as this process runs. Others are gone after an hour.
  func makeWorkFolder(isKept: Bool = false) throws -> String {
    if isKept { sweep() }
    let name = isKept ? "\(Self.keptStart)\(getpid())-XXXXXX" : "work-XXXXXX"
    var template = Array("\(folder)/\(name)".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw CommandFailure("can't write to the cache folder \(folder): \(String(cString: strerror(errno)))")
    }
    return template.withUnsafeBufferPointer { buffer in buffer.baseAddress.map { String(cString: $0) } ?? folder }
  }

  /// Moves a finished program in, in one step, and throws old ones away.
  ///
  /// - Parameter note: what is to be said of it each time.
  func keep(_ program: String, for key: String, note: String? = nil) throws -> String {
    let path = programs + "/" + key
    if let note {
      // It's there before the program is, so that nobody finds the one without the other.
      try? Data(note.utf8).write(to: URL(fileURLWithPath: notePath(for: key)), options: .atomic)
    } else {
      unlink(notePath(for: key))
    }
    guard rename(program, path) == 0 else {
      throw CommandFailure("can't write to the cache folder \(folder): \(String(cString: strerror(errno)))")
    }
    evict(keeping: key)
    return path
  }

  private static let keptStart = "work-of-"

  private func evict(keeping key: String) {
    let manager = FileManager.default
    let entries = ((try? manager.contentsOfDirectory(atPath: programs)) ?? []).filter {
      $0 != key && !$0.hasSuffix(Self.noteEnd)
    }
    if entries.count >= Self.limit {
      let aged = entries.compactMap { name in FileIdentity(programs + "/" + name).map { (name, $0) } }
      let oldestFirst = aged.sorted { $1.1.isNewer(than: $0.1) }
      for (name, _) in oldestFirst.prefix(entries.count - Self.limit + 1) {
        unlink(programs + "/" + name)
        unlink(notePath(for: name))
      }
    }
    sweep()
  }

  /// Removes what interrupted runs have left behind.
  private func sweep() {
    let manager = FileManager.default
    let now = time(nil)
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix("work-") {
      if name.hasPrefix(Self.keptStart) {
        let process = name.dropFirst(Self.keptStart.count).prefix { $0 != "-" }
        if let process = pid_t(process), kill(process, 0) != 0, errno == ESRCH {
          try? manager.removeItem(atPath: folder + "/" + name)
        }
      } else if let identity = FileIdentity(folder + "/" + name), identity.seconds < now - 3600 {
        try? manager.removeItem(atPath: folder + "/" + name)
      }
    }
  }
}
