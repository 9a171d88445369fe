// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// The program that shows what a library holds. It's made once for each installation, and is started before there's a library, so that nobody waits for
/// its start.
struct PreviewHost {
  let path: String

  init(_ compiler: ProgramCompiler) throws {
    let (installation, toolchain, cache) = (compiler.installation, compiler.toolchain, compiler.cache)
    var digest = SHA256()
    digest.update(Self.source)
    digest.update(FileIdentity(installation.library)?.text ?? "")
    digest.update(toolchain.identity)
    digest.update(installation.flags.joined(separator: "\n"))
    let key = digest.hexDigest()
    if let program = cache.program(for: key) {
      path = program
      return
    }
    let folder = try cache.makeWorkFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/host.swift"
    try Data(Self.source.utf8).write(to: URL(fileURLWithPath: file))
    try compiler.compileOwn(file, to: folder + "/program")
    path = try cache.keep(folder + "/program", for: key)
  }

  private static let source = """
    import GnomonRunner
    @_cdecl("main") public func _gnomonHostMain(
      _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32 {
      GnomonRunner.runnerMain(count: count, arguments: arguments)
    }

    """
}
