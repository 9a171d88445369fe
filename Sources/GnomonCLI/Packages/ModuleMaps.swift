// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The maps of C modules that a target is compiled with.
enum ModuleMaps {
  private static let option = "-fmodule-map-file="

  /// An installation's arguments without the maps of modules that the package has itself: a module may be declared once.
  static func flags(of installation: Installation, beside arguments: [String]) -> [String] {
    let own = Set(arguments.compactMap(moduleName))
    if own.isEmpty { return installation.flags }
    var result: [String] = []
    for flag in installation.flags {
      if let name = moduleName(flag), own.contains(name) {
        if result.last == "-Xcc" { result.removeLast() }
      } else {
        result.append(flag)
      }
    }
    return result
  }

  /// The module that an argument's map declares first; nil where the argument names no map.
  private static func moduleName(_ argument: String) -> String? {
    guard argument.hasPrefix(option),
      let text = try? String(contentsOfFile: String(argument.dropFirst(option.count)), encoding: .utf8)
    else { return nil }
    let words = text.split { $0.isWhitespace || $0 == "{" }
    return words.firstIndex(of: "module").flatMap { $0 + 1 < words.count ? String(words[$0 + 1]) : nil }
  }
}
