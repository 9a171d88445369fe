import Foundation

/// Makes a program of a user's file, or finds the one that was made before.
struct FileCompiler {
  var file: SourceFile
  var installation: Installation
  var toolchain: Toolchain
  var cache: ProgramCache

  init(file: SourceFile) throws {
    self.file = file
    installation = try Installation.find()
    toolchain = try Toolchain.find()
    cache = try ProgramCache()
  }

  /// A program, and whether it had been made before.
  struct Program {
    var path: String
    var wasCached: Bool
  }

  func program() throws -> Program {
    let key = try key()
    if let program = cache.program(for: key) { return Program(path: program, wasCached: true) }
    try SystemLibraries.check(installation.library)
    let folder = try cache.makeWorkFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try compile(in: folder)
    return Program(path: try cache.keep(folder + "/program", for: key), wasCached: false)
  }

  /// A digest of all that decides what the program is.
  private func key() throws -> String {
    guard let library = FileIdentity(installation.library), let command = FileIdentity("/proc/self/exe") else {
      throw CommandFailure("\(installation.library) is missing")
    }
    var digest = SHA256()
    digest.update(library.text)
    digest.update(command.text)
    digest.update(toolchain.identity)
    digest.update(installation.flags.joined(separator: "\n"))
    digest.update(file.absolutePath)
    digest.update(file.bytes)
    return digest.hexDigest()
  }

  /// Compiles, and where a view turns out not to be made without arguments, compiles again without it.
  private func compile(in folder: String) throws {
    var source = GeneratedSource(file: file, candidates: ViewCandidate.views(in: file.bytes))
    for _ in 0..<4 {
      let result = try runCompiler(source.text(), in: folder, emit: ["-o", folder + "/program"] + linkArguments)
      if result.status == 0 { return }
      if let sentence = SystemLibraries.sentenceForHeaders(result.errors) { throw CommandFailure(sentence) }
      let diagnostics = CompilerDiagnostics(result.errors)
      let errors = diagnostics.errors
      var dropped = false
      for error in errors where error.path == GeneratedSource.path {
        guard let index = source.candidateIndex(atLine: error.line) else { continue }
        if source.candidates[index].obstacle == nil {
          source.candidates[index].obstacle = "can't be made: \(error.summary)"
          dropped = true
        }
      }
      let isOnlyOurs = !errors.isEmpty && errors.allSatisfy { $0.path == GeneratedSource.path }
      if isOnlyOurs && dropped { continue }
      throw try failure(diagnostics, source: source, folder: folder)
    }
    throw CommandFailure("\(file.path) can't be made into a program: none of its views can be made")
  }

  /// The user's errors. Where there are none outside the code that was added, the file is checked alone:
  /// a missing brace shows at the end of what the compiler read.
  private func failure(
    _ diagnostics: CompilerDiagnostics, source: GeneratedSource, folder: String
  ) throws -> CommandFailure {
    let isOurs = diagnostics.errors.contains { $0.path == GeneratedSource.path }
    if isOurs {
      let alone = try runCompiler(source.text(withEntryPoint: false), in: folder, emit: ["-typecheck"])
      if alone.status != 0 { return CommandFailure(CompilerDiagnostics(alone.errors).text(for: file)) }
    }
    let text = diagnostics.text(for: file)
    if !text.isEmpty { return CommandFailure(text) }
    let ours = diagnostics.messages.map(\.text).joined(separator: "\n")
    return CommandFailure("\(file.path) can't be made into a program:\n\(ours)")
  }

  private var linkArguments: [String] {
    toolchain.linkerFlags + [
      "-emit-executable", "-L", installation.libraryFolder, "-lGnomonRuntime",
      "-Xlinker", "-rpath", "-Xlinker", installation.libraryFolder,
    ]
  }

  private func runCompiler(_ source: [UInt8], in folder: String, emit: [String]) throws -> Subprocess.Result {
    // The compiler reads what is written here where it opens the user's file: errors, `#filePath` and `#line` are right.
    let contents = folder + "/contents"
    let overlay = folder + "/overlay.json"
    let entry = """
      {"version": 0, "roots": [{"type": "file", "name": \(GeneratedSource.literal(file.absolutePath)),
      "use-external-name": false, "external-contents": \(GeneratedSource.literal(contents))}]}
      """
    do {
      try Data(source).write(to: URL(fileURLWithPath: contents))
      try Data(entry.utf8).write(to: URL(fileURLWithPath: overlay))
    } catch {
      throw CommandFailure("can't write to the cache folder \(cache.folder): \(error.localizedDescription)")
    }
    // A file's own `@main` gets another name: the program's entry point is the one that was added.
    let arguments =
      [
        "-Onone", "-parse-as-library", "-swift-version", "5", "-module-name", file.moduleName, "-suppress-warnings",
        "-module-cache-path", cache.moduleCache, "-no-color-diagnostics", "-vfsoverlay", overlay,
        "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "_gnomonUserMain",
      ] + installation.flags + emit + [file.absolutePath]
    return try Subprocess.run(toolchain.compiler, arguments)
  }
}
