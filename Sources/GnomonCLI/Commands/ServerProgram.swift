// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The program of the servers: beside the command, or in the folder of an installation.
enum ServerProgram {
  /// The program's path. What is started by this process finds Swift's libraries where the compiler has them: the program
  /// can't hold them, since its HTTP library asks for Foundation's networking, which links with libcurl's own files for
  /// developers.
  static func path() throws -> String {
    if let compiler = try? Toolchain.find().compiler, let real = realPath(compiler) {
      let folder =
        URL(fileURLWithPath: real).deletingLastPathComponent().deletingLastPathComponent().path
        + "/lib/swift/linux"
      let known = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { ":" + $0 } ?? ""
      if access(folder, R_OK) == 0 { setenv("LD_LIBRARY_PATH", folder + known, 1) }
    }
    let own = try Installation.ownPath()
    let bin = URL(fileURLWithPath: own).deletingLastPathComponent().path
    let places = [
      "\(bin)/gnomon-serve", "\(URL(fileURLWithPath: bin).deletingLastPathComponent().path)/lib/gnomon/gnomon-serve",
    ]
    guard let found = places.first(where: { access($0, X_OK) == 0 }) else {
      throw CommandFailure("the program gnomon-serve is missing; it should be \(places[1])")
    }
    return found
  }
}
