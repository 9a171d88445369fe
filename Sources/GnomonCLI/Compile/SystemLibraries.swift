// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The system's libraries that Gnomon draws with, and the packages of Debian and Ubuntu that hold them.
enum SystemLibraries {
  private static let packages = [
    ("libpango", "libpango1.0-dev"), ("libcairo", "libcairo2-dev"), ("libisal", "libisal-dev"),
    ("libdeflate", "libdeflate-dev"), ("libjpeg", "libjpeg-dev"),
    ("libwebp", "libwebp-dev"),
  ]

  /// Looks for the libraries of the system's that programs run with: where one is missing, its package is named.
  static func check(_ installation: Installation) throws {
    let needs = try? String(contentsOfFile: installation.folder + "/needs", encoding: .utf8)
    for name in needs?.split(separator: "\n").map(String.init) ?? [installation.library] {
      guard dlopen(name, RTLD_LAZY | RTLD_LOCAL) == nil, let reason = dlerror() else { continue }
      throw CommandFailure(sentence(for: String(cString: reason)))
    }
  }

  /// What the loader or the compiler says about a missing file, as a sentence that helps.
  static func sentence(for reason: String) -> String {
    if let (name, package) = packages.first(where: { reason.hasPrefix($0.0) }) {
      return "\(name) is missing: run 'apt-get install \(package)'"
    }
    return "the library that programs run with can't be loaded: \(reason)"
  }

  /// The sentence for errors that come of missing headers. nil where the compiler has another complaint.
  static func sentenceForHeaders(_ errors: String) -> String? {
    guard errors.contains("could not build C module 'C") else { return nil }
    return "headers of the system's libraries are missing: run 'apt-get install "
      + packages.map(\.1).joined(separator: " ") + "'"
  }
}
