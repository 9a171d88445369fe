// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The Swift compiler that users' files are compiled with.
struct Toolchain: Sendable {
  var compiler: String
  var identity: String
  var linkerFlags: [String]

  /// The command beside the compiler that reads packages.
  var package: String { String(compiler.dropLast("swiftc".count)) + "swift" }

  /// The first `swiftc` on the search path.
  static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Toolchain {
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/swiftc"
      guard access(path, X_OK) == 0, let resolved = realPath(path), let identity = FileIdentity(resolved) else {
        continue
      }
      // LLD comes with Swift's toolchains for Linux and links several times faster than the system's linker.
      let bin = resolved.split(separator: "/").dropLast().joined(separator: "/")
      let linkerFlags = access("/\(bin)/ld.lld", X_OK) == 0 ? ["-use-ld=lld"] : []
      return Toolchain(compiler: path, identity: identity.text, linkerFlags: linkerFlags)
    }
    throw CommandFailure(
      "no 'swiftc' on the search path: install a Swift 6 toolchain from https://www.swift.org/install/linux")
  }
}
