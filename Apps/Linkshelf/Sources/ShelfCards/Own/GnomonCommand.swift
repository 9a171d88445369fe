// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The installed command `gnomon`, which compiles a card of one's own, and the Swift compiler that it uses.
public struct GnomonCommand: Sendable, Equatable {
  /// The command's file, without symbolic links.
  public let path: String
  /// The folder in which `swiftc` lies.
  public let toolchain: String

  /// Finds the command: the file that `GNOMON` names, else the first on the search path. Its compiler is the first `swiftc` on that path.
  ///
  /// - Throws: a ``CardError`` that says which of them is missing and where to get it.
  public static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> GnomonCommand {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    let candidates: [String]
    if let named = environment["GNOMON"], !named.isEmpty {
      candidates = [named]
    } else {
      candidates = folders.map { $0 + "/gnomon" }
    }
    guard let path = candidates.lazy.compactMap(executable).first else {
      throw CardError(
        .own,
        """
        A card of one's own needs the command 'gnomon', which isn't on this machine's search path. Install Gnomon ('make install' in its \
        sources), or name the command's file in GNOMON. Until then the built-in card is used.
        """)
    }
    guard let toolchain = folders.first(where: { executable($0 + "/swiftc") != nil }) else {
      throw CardError(
        .own,
        """
        A card of one's own needs a Swift toolchain, and no 'swiftc' is on this machine's search path. Install Swift 6 from \
        https://www.swift.org/install/linux. Until then the built-in card is used.
        """)
    }
    return GnomonCommand(path: path, toolchain: toolchain)
  }

  /// The file's size and time, and those of its compiler. It changes where either is installed anew.
  var identity: String {
    [path, toolchain + "/swiftc"].map { path in
      var info = stat()
      guard stat(path, &info) == 0 else { return "missing" }
      return "\(info.st_size)-\(info.st_mtim.tv_sec)-\(info.st_mtim.tv_nsec)"
    }.joined(separator: " ")
  }

  private static func executable(_ path: String) -> String? {
    var info = stat()
    guard access(path, X_OK) == 0, stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG,
      let resolved = realpath(path, nil)
    else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
