// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// Compiles modules as often as they change. It keeps what it made of each.
struct PreviewCompiler {
  let swiftVersion: Int
  private var kept: [String: KeptCompilation] = [:]

  init(swiftVersion: Int) { self.swiftVersion = swiftVersion }

  /// Begins to make libraries in which literals can be set, while nobody waits for the compiler.
  func prepareLiterals() { for one in kept.values { one.prepareLiterals(after: .milliseconds(300)) } }

  /// Makes one in which those of a file can be set, since somebody is going to.
  func prepareLiterals(of path: String) {
    for one in kept.values where !one.hasLiterals(of: path) {
      one.endPreparing()
      one.objects.isEdited(path)
      one.prepareLiterals(after: .zero)
    }
  }

  /// Ends that, for something that somebody waits for.
  func endPreparing() { for one in kept.values { one.endPreparing() } }

  /// Whether the compiler is asked about literals that were set without it, and whether it finds fault with some.
  var isChecking: Bool { kept.values.contains(where: \.isChecking) }
  var areLiteralsWrong: Bool { kept.values.contains(where: \.areLiteralsWrong) }

  /// Makes the library of a module, and finds the program that loads it.
  ///
  /// - Parameter resources: Tells the files that the module's code may read from what they were.
  mutating func program(
    _ sources: SourceSet, _ request: RunRequest, resources: String
  ) throws -> (PreviewProgram, note: String?) {
    let compiler = try ProgramCompiler(sources: sources, swiftVersion: swiftVersion)
    let title = sources.module.title
    let kept = try kept[title] ?? KeptCompilation(compiler.cache)
    self.kept[title] = kept
    let library = try compiler.library(kept)
    var host = library.host
    if let bundle = sources.module.bundleFolder { host = try XcodeBundles.place(host, in: bundle) }
    return (
      PreviewProgram(
        title: title, path: host, library: library.path, literals: library.literals, resources: resources,
        request: request),
      library.note
    )
  }
}
