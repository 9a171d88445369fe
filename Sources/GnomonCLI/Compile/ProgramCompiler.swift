// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// Makes a program of a user's files, or finds the one that was made before.
struct ProgramCompiler {
  var sources: SourceSet
  /// The language mode.
  var swiftVersion: Int
  var installation: Installation
  var toolchain: Toolchain
  var cache: ProgramCache
  /// What makes a view of a row, where rows are to be drawn.
  var rows: RowFactory?
  /// What was made of the same sources before, where a library is made again and again.
  private var kept: KeptCompilation?
  /// The program that loads the library then.
  private var host = ""
  /// What the package manager has made of other targets, for the linker.
  private var objects: [String] = []
  /// The modules that the package gives itself, and the arguments that find them.
  private let stubs: StubModules?
  private var stubArguments: [String] = []

  init(sources: SourceSet, swiftVersion: Int) throws {
    self.sources = sources
    self.swiftVersion = swiftVersion
    installation = try Installation.find()
    toolchain = try Toolchain.find()
    cache = try ProgramCache()
    stubs = StubModules(of: sources.module.files.map(\.absolutePath))
  }

  /// A library, and what loads it.
  struct Library {
    var path: String
    /// The program's path.
    var host: String
    /// Which literals it has in place of those that it was compiled with.
    var literals: [LiteralValue]
    /// What is to be said of it.
    var note: String?
  }

  /// Makes a library, which a program that runs already can load: as much of it as has changed is compiled.
  func library(_ kept: KeptCompilation) throws -> Library {
    var compiler = self
    let identity = "\(FileIdentity(installation.library)?.text ?? "")\n\(toolchain.identity)"
    try kept.begin(with: identity) {
      try CompilerVersion.check(installation, toolchain, cache)
      try SystemLibraries.check(installation)
    }
    // Other commands may throw it away; asked for, it counts as used.
    let host = try PreviewHost(self).path
    (compiler.kept, compiler.host) = (kept, host)
    let note = try compiler.compileSources(in: kept.folder)
    guard let library = kept.library else { throw CommandFailure("\(title) can't be made into a library") }
    return Library(path: library, host: host, literals: kept.values, note: note)
  }

  private var title: String { sources.module.title }

  /// A program's path, and whether it had been made before.
  struct Program {
    var path: String
    var wasCached: Bool
    /// What is to be said of it.
    var note: String?
  }

  func program() throws -> Program {
    let key = try key()
    if let program = cache.program(for: key) {
      return Program(path: program, wasCached: true, note: cache.note(for: key))
    }
    try CompilerVersion.check(installation, toolchain, cache)
    try SystemLibraries.check(installation)
    let folder = try cache.makeWorkFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let note = try compileSources(in: folder)
    return Program(path: try cache.keep(folder + "/program", for: key, note: note), wasCached: false, note: note)
  }

  /// Compiles the sources: with what the package manager makes, where that's needed. Where the package manager fails, as it does without a
  /// network, the package's own targets may still compile.
  private func compileSources(in folder: String) throws -> String? {
    var compiler = self
    if sources.packageTarget == nil, let stubs {
      compiler.stubArguments = try stubs.build(
        in: folder + "/stubs", compiler: toolchain.compiler, installation: installation)
    }
    guard let target = sources.packageTarget else {
      try checkImports(in: folder)
      compiler.sources = sources.withImportsForLinux()
      return try compiler.compileAll(in: folder)
    }
    do {
      let build = { try target.build(shown: sources.module, in: folder, toolchain: toolchain) }
      let built = try kept?.built(target, sources.module, build) ?? build()
      compiler.sources = SourceSet(module: built.module)
      compiler.objects = built.objects
    } catch let failure as CommandFailure {
      // The compiler's own errors are the user's to mend.
      if !CompilerDiagnostics(failure.description).errors.isEmpty { throw failure }
      return try compileWithoutOthers(failure, in: folder)
    }
    do {
      try compiler.compileModules(in: folder)
    } catch let failure as CommandFailure where failure.missingName != nil && kept?.forgetPackage() == true {
      // The package manager's build may find another reading.
      return try compileSources(in: folder)
    }
    return nil
  }

  /// Ends with what is said of modules that are nowhere, before anything is compiled.
  private func checkImports(in folder: String) throws {
    if let kept {
      try kept.ifImportsAreNew(sources, own: ownModules) { try checkAllImports(in: folder) }
    } else {
      try checkAllImports(in: folder)
    }
  }

  /// The modules that the sources themselves give.
  private var ownModules: Set<String> {
    Set((sources.dependencies + [sources.module]).flatMap { [$0.name, $0.title] }).union(stubs?.names ?? [])
  }

  private func checkAllImports(in folder: String) throws {
    try MissingImports(
      sources.allFiles.map { ($0.path, $0.bytes) },
      known: ownModules,
      installation: installation
    ).check { text in
      let path = folder + "/imports.swift"
      try write(Data(text.utf8), to: path)
      return try runCompiler(
        SourceModule(name: "imports", title: "imports", files: [], options: sources.module.options), in: folder,
        ["-typecheck", path]
      ).errors
    }
  }

  /// Compiles the package's own targets, after the package manager couldn't make what they import.
  private func compileWithoutOthers(_ failure: CommandFailure, in folder: String) throws -> String? {
    var compiler = self
    compiler.sources = sources.withImportsForLinux()
    let products = sources.foreignProducts.joined(separator: ", ")
    let reason =
      "products of other packages aren't built (\(products)): \(failure.description.split(separator: "\n").first ?? "")"
    do {
      let note = try compiler.compileAll(in: folder)
      return [note, reason].compactMap { $0 }.joined(separator: "\ngnomon: ")
    } catch let error as CommandFailure {
      throw CommandFailure(error.description + "hint: \(reason)\n", missingName: error.missingName)
    }
  }

  /// Compiles the sources, and those in which something is missing on Linux as one of Apple's compilers reads them. `os(Linux)` holds
  /// then too: it's Linux that they run on.
  ///
  /// - Returns: what is to be said of that.
  private func compileAll(in folder: String) throws -> String? {
    // What could be read as for one system before is read so again, as long as that goes.
    if let (system, note) = kept?.system(for: sources), let sources = sources.read(for: system) {
      var other = self
      other.sources = sources
      if (try? other.compileModules(in: folder)) != nil { return note }
    }
    do {
      var plain = self
      plain.sources = sources.withoutFrameworks()
      try plain.compileModules(in: folder)
      return nil
    } catch let failure as CommandFailure {
      guard let missing = failure.missingName else { throw failure }
      var furthest = (
        failure, CompilerDiagnostics(failure.description).progress, system: nil as SystemConditions.System?
      )
      for system in SystemConditions.System.allCases {
        guard let read = sources.read(for: system) else { continue }
        var other = self
        other.sources = read
        do {
          try other.compileModules(in: folder)
          let note = "compiled as for \(system.rawValue), since it can't be compiled for Linux: \(missing)"
          kept?.isRead(for: system, note, missing: missing, in: sources)
          return note
        } catch let failure as CommandFailure {
          let progress = CompilerDiagnostics(failure.description).progress
          if progress > furthest.1 { furthest = (failure, progress, system) }
        }
      }
      // Of several readings the user sees the errors of the one that came furthest.
      var shown = furthest.0
      if let system = furthest.system {
        shown.description += "hint: these are the errors of reading it as for \(system.rawValue)\n"
      }
      throw shown
    }
  }

  private func compileModules(in folder: String) throws {
    if let kept {
      try kept.make(dependencies: sources.dependencies, stubs: stubArguments) {
        try compile(dependency: $0, in: folder)
      }
    } else {
      for module in sources.dependencies { try compile(dependency: module, in: folder) }
    }
    try compile(in: folder)
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
    digest.update("\(swiftVersion)")
    digest.update(installation.flags.joined(separator: "\n"))
    digest.update(installation.plugin.flatMap { FileIdentity($0)?.text } ?? "")
    digest.update(rows?.code ?? "")
    digest.update(stubs?.fingerprint ?? "")
    digest.update(sources.packageTarget?.fingerprint() ?? "")
    for module in sources.dependencies + [sources.module] {
      digest.update(module.name)
      digest.update(module.title)
      digest.update((module.options + ["", module.additions ?? ""]).joined(separator: "\n"))
      for file in module.files {
        digest.update(file.absolutePath)
        digest.update("\(file.bytes.count)")
        digest.update(file.bytes)
      }
    }
    return digest.hexDigest()
  }

  /// Compiles a module that the shown one imports; its object waits for the linker.
  private func compile(dependency module: SourceModule, in folder: String) throws {
    let arguments = [
      "-wmo", "-c", "-o", "\(folder)/\(module.name).o", "-emit-module", "-emit-module-path",
      "\(folder)/\(module.name).swiftmodule",
    ]
    var texts = Dictionary(uniqueKeysWithValues: module.files.map { ($0.absolutePath, $0.bytes) })
    var overlay = try writeOverlay(module.files.map { ($0.absolutePath, $0.bytes) }, in: folder)
    var result = try runCompiler(module, in: folder, overlay + arguments + module.files.map(\.absolutePath))
    for _ in 0..<Self.amendmentLimit where result.status != 0 {
      let diagnostics = CompilerDiagnostics(result.errors)
      var isAmended = false
      for (path, text) in texts {
        let amendment = SourceAmendment(of: text, path: path, in: diagnostics)
        guard !amendment.isEmpty else { continue }
        texts[path] = amendment.applied(to: text)
        Self.tell(amendment, of: path)
        isAmended = true
      }
      guard isAmended else { break }
      overlay = try writeOverlay(module.files.map { ($0.absolutePath, texts[$0.absolutePath] ?? $0.bytes) }, in: folder)
      result = try runCompiler(module, in: folder, overlay + arguments + module.files.map(\.absolutePath))
    }
    guard result.status != 0 else { return }
    let diagnostics = CompilerDiagnostics(result.errors)
    let text = diagnostics.text(for: sources.allFiles)
    throw CommandFailure(
      text.isEmpty ? "\(module.title) can't be compiled:\n\(result.errors)" : text,
      missingName: diagnostics.missingName)
  }

  /// Compiles, and where a view turns out not to be made without arguments, compiles again without it.
  private func compile(in folder: String) throws {
    var generated = GeneratedSource.sources(of: sources.module)
    kept?.amend(&generated)
    kept?.dropCandidates(&generated)
    var amendments = 0
    var drops = 0
    while drops < 4 {
      let result = try runCompiler(
        generated, in: folder, emit: ["-o", folder + "/program"] + linkArguments + otherObjects(in: folder))
      if kept?.forgetsDrops() == true {
        generated = GeneratedSource.sources(of: sources.module)
        continue
      }
      if result.status == 0 {
        if let kept { try link(kept, in: folder) }
        return
      }
      if kept != nil { try CompilerVersion.check(result.errors, installation, toolchain) }
      if amendments == 0, kept?.forgetsAmendments() == true {
        // What they were made for may be otherwise now.
        generated = GeneratedSource.sources(of: sources.module)
        kept?.dropCandidates(&generated)
        continue
      }
      if let sentence = SystemLibraries.sentenceForHeaders(result.errors) { throw CommandFailure(sentence) }
      let diagnostics = CompilerDiagnostics(result.errors)
      let errors = diagnostics.errors
      if amendments < Self.amendmentLimit, amend(&generated, by: diagnostics) {
        amendments += 1
        continue
      }
      var dropped = false
      drops += 1
      for error in errors {
        guard let file = generated.firstIndex(where: { $0.path == error.path }),
          let index = generated[file].candidateIndex(atLine: error.line)
        else { continue }
        if generated[file].candidates[index].obstacle == nil {
          generated[file].candidates[index].obstacle = "can't be made: \(error.summary)"
          kept?.drop(generated[file].candidates[index], of: generated[file].file)
          dropped = true
        }
      }
      let isOnlyOurs = !errors.isEmpty && errors.allSatisfy(\.isInAddedCode)
      if isOnlyOurs && dropped { continue }
      throw try failure(diagnostics, generated: generated, folder: folder)
    }
    throw CommandFailure("\(title) can't be made into a program: none of its views can be made")
  }

  /// Says which overrides nobody calls.
  private static func tell(_ amendment: SourceAmendment, of path: String) {
    let name = URL(fileURLWithPath: path).lastPathComponent
    for sentence in amendment.uncalled {
      FileHandle.standardError.write(Data("gnomon: note: \(name): \(sentence)\n".utf8))
    }
  }

  /// How often a source is amended by errors.
  private static let amendmentLimit = 8

  /// Amends the sources; false where there is nothing to amend.
  private func amend(_ generated: inout [GeneratedSource], by diagnostics: CompilerDiagnostics) -> Bool {
    var isAmended = false
    for index in generated.indices {
      let text = generated[index].userText
      let amendment = SourceAmendment(of: text, path: generated[index].file.absolutePath, in: diagnostics)
      guard !amendment.isEmpty else { continue }
      generated[index].file.bytes = amendment.applied(to: text)
      Self.tell(amendment, of: generated[index].file.absolutePath)
      kept?.keep(amended: generated[index].file.bytes, of: sources.module.files[index])
      isAmended = true
    }
    return isAmended
  }

  /// The user's errors. Where there are some in the code that was added, the files are checked alone: a missing brace
  /// shows at the end of what the compiler read.
  private func failure(
    _ diagnostics: CompilerDiagnostics, generated: [GeneratedSource], folder: String
  ) throws -> CommandFailure {
    if diagnostics.errors.contains(where: \.isInAddedCode) {
      let alone = try runCompiler(generated, in: folder, emit: ["-typecheck"], withEntryPoint: false)
      if alone.status != 0 {
        let diagnostics = CompilerDiagnostics(alone.errors)
        return CommandFailure(diagnostics.text(for: sources.allFiles), missingName: diagnostics.missingName)
      }
    }
    var text = diagnostics.text(for: sources.allFiles)
    for sentence in MissingModule.sentences(diagnostics) { text += "hint: \(sentence)\n" }
    if !text.isEmpty { return CommandFailure(text, missingName: diagnostics.missingName) }
    let ours = diagnostics.messages.map(\.text).joined(separator: "\n")
    return CommandFailure("\(title) can't be made into a program:\n\(ours)", missingName: diagnostics.missingName)
  }

  /// Makes the library of all objects. Whoever loads it has Gnomon's library and what that needs.
  private func link(_ kept: KeptCompilation, in folder: String) throws {
    let all = kept.objects.objects + otherObjects(in: folder)
    let link = LibraryLink(
      objects: [], options: sources.module.options, host: host, toolchain: toolchain,
      runtimeObject: kept.objects.runtimeObject)
    let (title, folders) = (title, linkedFolders + stubArguments)
    try kept.link(all) { [link] objects, path, stopper in
      var link = link
      link.objects = objects
      let result = try link.run(output: path, searching: folders, stopper: stopper)
      guard result.status == 0 else { throw CommandFailure("\(title) can't be linked:\n\(result.errors)") }
    }
  }

  /// Compiles a program of one file that isn't the user's.
  func compileOwn(_ path: String, to program: String) throws {
    let module = SourceModule(name: "GnomonHost", title: "", files: [])
    let result = try runCompiler(
      module, in: "/", ["-o", program] + linkArguments + [path])
    guard result.status == 0 else {
      throw CommandFailure("the program that shows views can't be made:\n\(result.errors)")
    }
  }

  private var linkedFolders: [String] { ["-L", installation.libraryFolder, "-L", installation.folder + "/Modules"] }

  private var linkArguments: [String] {
    toolchain.linkerFlags + ["-emit-executable"] + linkedFolders + [
      "-lGnomonRuntime", "-Xlinker", "-rpath", "-Xlinker", installation.libraryFolder,
      // The paths hold for what the library needs in turn, too: it may have been built beside another copy of the compiler.
      "-Xlinker", "--disable-new-dtags",
    ]
  }

  /// The objects of other modules.
  private func otherObjects(in folder: String) -> [String] {
    sources.dependencies.map { "\(folder)/\($0.name).o" } + objects
  }

  /// Compiles the shown module's files with what was added to them.
  private func runCompiler(
    _ generated: [GeneratedSource], in folder: String, emit: [String], withEntryPoint: Bool = true
  ) throws -> Subprocess.Result {
    // The compiler reads what is written here where it opens the user's file: errors, `#filePath` and `#line` are right.
    let texts = generated.map { source in
      var text = source.userText
      if withEntryPoint {
        text += Array(source.listing.utf8)
        if let rows, rows.file == source.index { text += Array(rows.code.utf8) }
        if source.index == generated.count - 1 {
          text += Array(
            GeneratedSource.entryPoint(
              of: sources.module, sources: generated, hasRows: rows != nil, isLibrary: kept != nil
            ).utf8)
        }
      }
      return (source.file.absolutePath, text)
    }
    // A file's own `@main` gets another name: the program's entry point is the one that was added.
    let common =
      try writeOverlay(texts, in: folder) + [
        "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "_gnomonUserMain",
      ]
    if let kept, withEntryPoint {
      var texts = texts
      if let path = try writeAdditions(of: sources.module, in: folder) {
        texts.append((path, Array((sources.module.additions ?? "").utf8)))
      }
      // A compiler of several files uses in one what it sees in a body of another, such as the type behind `some View`.
      // When that body is edited, the first file would be wrong without being compiled again.
      let apart = texts.count > 1 ? ["-Xfrontend", "-enable-implicit-dynamic"] : []
      let arguments = commonArguments(sources.module, in: folder) + common + apart
      if kept.setsLiterals(for: texts, arguments) { return Subprocess.Result(status: 0, output: "", errors: "") }
      kept.userLengths = Dictionary(
        uniqueKeysWithValues: generated.map { ($0.file.absolutePath, $0.userText.count) })
      return try kept.objects.compile(texts, arguments, toolchain.compiler)
    }
    let arguments =
      common
      + (generated.count > 1 ? ["-wmo"] : []) + emit + sources.module.files.map(\.absolutePath)
    return try runCompiler(sources.module, in: folder, arguments)
  }

  /// Writes what the compiler reads in place of files, and gives its arguments for that.
  private func writeOverlay(_ texts: [(path: String, text: [UInt8])], in folder: String) throws -> [String] {
    var sources = SourceOverlay()
    for (index, (path, text)) in texts.enumerated() {
      let contents = "\(folder)/contents-\(index)"
      try write(Data(text), to: contents)
      sources.add(path, contents: contents)
    }
    let overlay = folder + "/overlay.json"
    try write(sources.data, to: overlay)
    return ["-vfsoverlay", overlay]
  }

  private func runCompiler(_ module: SourceModule, in folder: String, _ arguments: [String]) throws
    -> Subprocess.Result
  {
    var extra: [String] = []
    if let path = try writeAdditions(of: module, in: folder) {
      extra = arguments.contains("-wmo") ? [path] : ["-wmo", path]
    }
    let result = try Subprocess.run(
      toolchain.compiler, commonArguments(module, in: folder) + arguments + extra)
    if result.status != 0 { try CompilerVersion.check(result.errors, installation, toolchain) }
    return result
  }

  /// Writes what Xcode and SwiftPM would add to a module's files, and gives its path; nil where that's nothing.
  private func writeAdditions(of module: SourceModule, in folder: String) throws -> String? {
    guard let additions = module.additions else { return nil }
    let path = "\(folder)/\(module.name)-additions.swift"
    try write(Data(additions.utf8), to: path)
    return path
  }

  private func commonArguments(_ module: SourceModule, in folder: String) -> [String] {
    let common = [
      // Lines of addresses, for what is said of code that traps or never returns.
      "-Onone", "-gline-tables-only",
      "-parse-as-library", "-swift-version", "\(swiftVersion)", "-module-name", module.name,
      "-suppress-warnings", "-D", "DEBUG",
      "-package-name", "gnomon_user", "-module-cache-path", cache.moduleCache, "-no-color-diagnostics", "-I", folder,
    ]
    return common + module.options + stubArguments + ModuleMaps.flags(of: installation, beside: module.options)
  }

  private func write(_ data: Data, to path: String) throws {
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw CommandFailure("can't write to the cache folder \(cache.folder): \(error.localizedDescription)")
    }
  }
}
