// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A folder that looks like the toolchain's, with another `swiftc`: the package manager looks for libraries and tools beside the compiler.
struct ToolchainStandIn {
  var folder: String
  var toolchain: Toolchain

  /// Makes what isn't there yet.
  ///
  /// - Returns: the path of `swiftc`.
  func make() throws -> String {
    guard let compiler = realPath(toolchain.compiler), let command = realPath("/proc/self/exe") else {
      throw CommandFailure("can't read \(toolchain.compiler)")
    }
    let bin = URL(fileURLWithPath: compiler).deletingLastPathComponent()
    let standIn = folder + "/usr/bin/swiftc"
    let script = """
      #!/bin/sh
      # Stands in the compiler's place for 'gnomon build'. \(toolchain.identity)
      \(StandInCompiler.Variable.isStandIn)=1 exec \(Self.quoted(command)) "$@"

      """
    if FileManager.default.contents(atPath: standIn) == Data(script.utf8) { return standIn }
    do {
      let files = FileManager.default
      try? files.removeItem(atPath: folder + "/usr")
      try files.createDirectory(atPath: folder + "/usr/bin", withIntermediateDirectories: true)
      for name in try files.contentsOfDirectory(atPath: bin.path) where name != "swiftc" {
        try files.createSymbolicLink(atPath: folder + "/usr/bin/" + name, withDestinationPath: bin.path + "/" + name)
      }
      let root = bin.deletingLastPathComponent().path
      for name in try files.contentsOfDirectory(atPath: root) where name != "bin" {
        try files.createSymbolicLink(atPath: folder + "/usr/" + name, withDestinationPath: root + "/" + name)
      }
      try Data(script.utf8).write(to: URL(fileURLWithPath: standIn))
      try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: standIn)
    } catch {
      throw CommandFailure("can't write to the build folder \(folder): \(error.localizedDescription)")
    }
    return standIn
  }

  /// A word of a shell's.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
