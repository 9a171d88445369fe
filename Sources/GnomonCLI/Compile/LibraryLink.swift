// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Makes a library of objects for a program that has Gnomon's library already.
struct LibraryLink: Sendable {
  var objects: [String]
  /// The compiler's options of the module, of which some may be the linker's.
  var options: [String]
  /// The program that loads it.
  var host: String
  var toolchain: Toolchain
  var runtimeObject: String?

  /// - Parameter folders: The driver's arguments with folders to search.
  func run(
    output: String, searching folders: [String], stopper: Subprocess.Stopper? = nil
  ) throws -> Subprocess.Result {
    if let linker, let runtimeObject, needsNoOther {
      return try Subprocess.run(
        linker,
        ["-shared", "--hash-style=gnu", "--eh-frame-hdr", "-o", output, runtimeObject] + objects,
        stopper: stopper)
    }
    return try Subprocess.run(
      toolchain.compiler,
      toolchain.linkerFlags + ["-emit-library", "-o", output] + folders + options + objects, stopper: stopper)
  }

  /// LLVM's linker: it takes a tenth of the time that the driver takes to start it.
  private var linker: String? {
    guard !toolchain.linkerFlags.isEmpty, let compiler = realPath(toolchain.compiler) else { return nil }
    return String(compiler[..<(compiler.lastIndex(of: "/") ?? compiler.startIndex)]) + "/ld.lld"
  }

  /// Libraries that are parts of the C library today; where they're still their own, the host loads them.
  private static let systemOptions: Set<String> = ["-lpthread", "-lutil", "-ldl", "-lrt", "-lc"]

  /// Whether all libraries that the objects need are the host's as well. What isn't found in the library is looked up there.
  private var needsNoOther: Bool {
    let own = ["-l", "-L", "-Xlinker", "-framework", "-Xclang-linker"]
    guard !options.contains(where: { option in own.contains { option.hasPrefix($0) } }),
      !objects.contains(where: { $0.hasSuffix(".a") })
    else { return false }
    let loaded = HostLibraries.names(of: host)
    for object in objects {
      guard let data = FileManager.default.contents(atPath: object),
        let wanted = ObjectFile.linkerOptions(in: [UInt8](data))
      else { return false }
      for option in wanted where !Self.systemOptions.contains(option) {
        guard option.hasPrefix("-l") else { return false }
        let name = "lib\(option.dropFirst(2)).so"
        if !loaded.contains(where: { $0 == name || $0.hasPrefix(name + ".") }) { return false }
      }
    }
    return true
  }
}

/// The libraries that a program loads at its start.
enum HostLibraries {
  private static let known = Mutex<[String: Set<String>]>([:])

  static func names(of program: String) -> Set<String> {
    if let names = known.withLock({ $0[program] }) { return names }
    // The loader lists them and doesn't run the program.
    let answer = try? Subprocess.run(program, [], environment: ["LD_TRACE_LOADED_OBJECTS": "1"])
    let names = Set(
      (answer?.output ?? "").split(separator: "\n").compactMap { line in
        line.split(whereSeparator: \.isWhitespace).first.map(String.init)
      })
    known.withLock { $0[program] = names }
    return names
  }
}
