// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where the modules lie that users' files are compiled against, and the library that they run with.
struct Installation {
  /// Holds `flags`, the compiler's arguments one a line, and `library`, the folder of `libGnomonRuntime.so`.
  var folder: String
  var libraryFolder: String
  /// The compiler's arguments that find the modules.
  var flags: [String]

  var library: String { libraryFolder + "/libGnomonRuntime.so" }

  /// The program that expands the macros.
  var plugin: String? {
    guard let flag = flags.firstIndex(of: "-load-plugin-executable"), flag + 1 < flags.count else { return nil }
    let value = flags[flag + 1]
    return value.lastIndex(of: "#").map { String(value[..<$0]) }
  }

  /// Finds the modules beside the running command: in a checkout's build folders, or in `PREFIX/lib/gnomon`.
  static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Installation {
    if let folder = environment["GNOMON_RUNTIME"], !folder.isEmpty {
      return try load(folder, hint: "GNOMON_RUNTIME names it")
    }
    let executable = try ownPath()
    let bin = parent(of: executable)
    let installed = parent(of: bin) + "/lib/gnomon"
    if FileIdentity(installed + "/flags") != nil { return try load(installed, hint: "run 'make install' again") }

    // .build/x86_64-unknown-linux-gnu/debug/gnomon, or what a symbolic link makes of it.
    let configuration = lastComponent(of: bin)
    var root = parent(of: bin)
    while root != "/" && lastComponent(of: root) != ".build" { root = parent(of: root) }
    let compatibility = parent(of: root) + "/Compatibility"
    guard root != "/", FileIdentity(compatibility + "/build") != nil else {
      throw CommandFailure("the modules that files are compiled against are missing: \(installed) isn't there")
    }
    let folder = compatibility + "/.build/" + configuration
    try refresh(folder, library: bin + "/libGnomonRuntime.so", script: compatibility + "/build", configuration)
    return try load(folder, hint: "run 'make build'")
  }

  private static func load(_ folder: String, hint: String) throws -> Installation {
    guard let flags = try? String(contentsOfFile: folder + "/flags", encoding: .utf8),
      let library = try? String(contentsOfFile: folder + "/library", encoding: .utf8)
    else {
      throw CommandFailure("the modules that files are compiled against aren't in \(folder); \(hint)")
    }
    // An installation may have been moved: its files name their own folder '{here}'.
    let installation = Installation(
      folder: folder,
      libraryFolder: library.trimmingCharacters(in: .whitespacesAndNewlines).replacing("{here}", with: folder),
      flags: flags.split(separator: "\n").map { $0.replacing("{here}", with: folder) }.map(String.init))
    guard FileIdentity(installation.library) != nil else {
      throw CommandFailure("\(installation.library) is missing; \(hint)")
    }
    if let plugin = installation.plugin, FileIdentity(plugin) == nil {
      throw CommandFailure("\(plugin) is missing; \(hint)")
    }
    return installation
  }

  /// In a checkout the modules are made again where the library is newer.
  private static func refresh(_ folder: String, library: String, script: String, _ configuration: String) throws {
    guard let built = FileIdentity(library) else {
      throw CommandFailure("\(library) is missing; run 'make build'")
    }
    if let made = FileIdentity(folder + "/flags"), !built.isNewer(than: made) { return }
    let result = try Subprocess.run(script, [configuration])
    guard result.status == 0 else {
      let text = result.output + result.errors
      throw CommandFailure("the modules that files are compiled against can't be made:\n\(text)")
    }
  }

  static func ownPath() throws -> String {
    guard let path = realPath("/proc/self/exe") else { throw CommandFailure("can't find the command's own file") }
    return path
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  private static func lastComponent(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
  }
}

/// The path without symbolic links. nil where there is no such file.
func realPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
