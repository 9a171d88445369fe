// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// A module in a folder of its own that is compiled again and again, with what its compilations leave for the next.
final class EditedModule {
  let workspace: Workspace
  let kept: KeptCompilation
  private let folder: String
  private let compiler: ProgramCompiler

  /// - Parameters:
  ///   - files: Texts by their paths in the workspace.
  ///   - folder: The module's folder in the workspace, with a slash before it.
  init(_ files: [String: String], in folder: String = "") throws {
    workspace = try Workspace()
    for (name, text) in files { try workspace.write(name, text) }
    self.folder = workspace.folder.path + folder
    compiler = try ProgramCompiler(sources: SourceSet.read([self.folder], target: nil), swiftVersion: 5)
    kept = try KeptCompilation(compiler.cache)
  }

  deinit { workspace.remove() }

  /// A compilation that knows of none before.
  func fresh() throws -> KeptCompilation { try KeptCompilation(compiler.cache) }

  /// A compiler of the files as they are now.
  func compilerOfFiles() throws -> ProgramCompiler {
    var compiler = compiler
    compiler.sources = try SourceSet.read([folder], target: nil)
    return compiler
  }

  /// Compiles the files as they are now, and gives how many it took.
  func compile() throws -> Int {
    _ = try compilerOfFiles().library(kept)
    return kept.objects.compiledCount
  }

  /// Whether the library has a text.
  func said(_ text: String) throws -> Bool {
    let library = try Data(contentsOf: URL(fileURLWithPath: try #require(kept.library)))
    return library.range(of: Data(text.utf8)) != nil
  }

  func errors() -> String {
    do {
      _ = try compile()
      return ""
    } catch {
      return "\(error)"
    }
  }
}
