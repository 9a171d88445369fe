// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Compiles one target that sees SwiftUI.
///
/// The compiler reads another text where it opens the user's file (a VFS overlay): imports that Apple's Foundation brings are written out, and
/// conditions on the system are read as for iOS, or macOS for an app of that. Files in which something isn't there then are read as for Linux, then as for the other. Which reading a
/// file has is kept until the file changes, so that the next build begins with it.
struct TargetCompilation {
  let call: CompilerCall
  let compiler: String
  let installation: Installation
  /// The package manager's folder of the target.
  let folder: String
  let sources: [TargetSource]
  /// The folder that stands for the bundle of a target of Xcode's; nil for a package's target.
  let bundleFolder: String?
  let asked: AskedModules
  /// What a target that doesn't see SwiftUI can't import.
  let hiddenModules: Set<String>
  /// What the target gets for pictures of views; nil for most.
  let strategies: SnapshotStrategies?
  private var state: TargetState
  /// What the compiler reads in the sources' places, as far as it was asked for since their readings changed.
  private var texts: [String: [UInt8]] = [:]

  /// How often a target is compiled at most until its readings are found.
  private static let attemptLimit = 8

  init(
    call: CompilerCall, compiler: String, installation: Installation, folder: String, sources: [TargetSource],
    state: TargetState, bundleFolder: String? = nil, asked: AskedModules, hiddenModules: Set<String>,
    strategies: SnapshotStrategies? = nil
  ) {
    self.call = call
    self.compiler = compiler
    self.installation = installation
    self.folder = folder
    self.sources = sources
    self.bundleFolder = bundleFolder
    self.asked = asked
    self.hiddenModules = hiddenModules
    self.strategies = strategies
    self.state = state
    let same = Set(sources.filter { state.digests[$0.path] == TargetState.digest($0.bytes) }.map(\.path))
    self.state.readings = state.readings.filter { same.contains($0.key) }
    self.state.reasons = state.reasons.filter { same.contains($0.key) }
    self.state.digests = state.digests.filter { same.contains($0.key) }
  }

  private struct Attempt {
    var result: Subprocess.Result
    var progress: CompilerDiagnostics.Progress
    /// Which files were read otherwise than the rest.
    var note: String?
  }

  /// - Parameter wasSeen: whether the target saw SwiftUI in the build before; nil where there was none.
  /// - Returns: the compiler's status.
  func run(wasSeen: Bool?) throws -> Int32 {
    var current = self
    let tool = FileIdentity("/proc/self/exe")?.text
    if wasSeen == false || state.tool != tool { current.forgetEarlierBuild() }
    current.state.tool = tool
    if current.isEmptied { (current.state.readings, current.state.reasons) = ([:], [:]) }
    do {
      try checkImports()
    } catch let failure as CommandFailure {
      forgetEarlierBuild()
      FileHandle.standardError.write(Data(failure.description.utf8))
      return 1
    }
    var first: Attempt?
    var best: Attempt?
    for _ in 0..<Self.attemptLimit {
      let result = try current.runOnce()
      if result.status == 0 {
        if current.isEmptied {
          best = first
          break
        }
        current.state.note = current.note
        try current.state.save(folder)
        if let note = current.note, note != state.note { Self.say(note) }
        current.tell(result)
        return 0
      }
      let diagnostics = CompilerOutput(result.errors + result.output).diagnostics
      let attempt = Attempt(result: result, progress: diagnostics.progress, note: current.note)
      first = first ?? attempt
      if best.map({ attempt.progress > $0.progress }) ?? true { best = attempt }
      guard current.amend(by: diagnostics) else { break }
    }
    if let best {
      // The next build begins afresh: what was tried in between may have been compiled.
      forgetEarlierBuild()
      if try ask(after: best.result) { return 1 }
      var result = best.result
      result.errors = CompilerOutput(result.errors).withoutRepetitions
      tell(result)
      if let note = best.note { Self.say(note) }
      for sentence in MissingModule.sentences(CompilerOutput(result.errors + result.output).diagnostics) {
        Self.say(sentence)
      }
      return result.status
    }
    return 1
  }

  /// Changes what can be changed after errors; false where nothing is left to try.
  private mutating func amend(by diagnostics: CompilerDiagnostics) -> Bool {
    if amendTexts(by: diagnostics) { return true }
    let missing = diagnostics.errors.filter(\.isOfSomethingMissing)
    var isChanged = false
    for source in sources {
      // A slip is the user's to mend, and not to be left out.
      guard let error = missing.first(where: { $0.path == source.path }), let next = nextReading(of: source) else {
        continue
      }
      if state.reasons[source.path] == nil { state.reasons[source.path] = "line \(error.line): \(error.summary)" }
      state.readings[source.path] = next
      state.digests[source.path] = TargetState.digest(source.bytes)
      texts[source.path] = nil
      isChanged = true
    }
    // The files' texts are others now, and the compiler looks at their dates alone.
    if isChanged { forgetEarlierBuild() }
    return isChanged
  }

  private mutating func amendTexts(by diagnostics: CompilerDiagnostics) -> Bool {
    var isChanged = false
    for source in sources {
      let found = SourceAmendment(of: text(of: source), path: source.path, in: diagnostics)
      guard !found.isEmpty else { continue }
      let digest = TargetState.digest(source.bytes)
      let known = state.amendments[source.path].flatMap { $0.digest == digest ? $0.changes : nil }
      state.amendments[source.path] = TargetState.Amendment(
        digest: digest, changes: known?.followed(by: found) ?? found)
      texts[source.path] = nil
      isChanged = true
    }
    return isChanged
  }

  // MARK: - Readings

  /// The reading after the present one that makes another text of the source; nil where none is left.
  private func nextReading(of source: TargetSource) -> SourceReading? {
    let all = [first] + SourceReading.allCases.filter { $0 != first }
    let present = state.reading(of: source.path)
    guard let index = all.firstIndex(of: present) else { return nil }
    let tried = all[...index].map { $0.applied(to: source.bytes) }
    return all[(index + 1)...].first { !tried.contains($0.applied(to: source.bytes)) }
  }

  /// The reading that all files begin with.
  private var first: SourceReading { state.first ?? .iOS }

  private static func name(of path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }

  /// What is said of files that aren't read by the first one, and of overrides that nobody calls.
  private var note: String? {
    let others = state.readings.filter { $0.value != first }.sorted { $0.key < $1.key }
    var lines = others.map { path, reading in
      let system = reading == .linux ? "Linux" : reading == .macOS ? "macOS" : "iOS"
      return "\(Self.name(of: path)) is read as for \(system): \(state.reasons[path] ?? "")"
    }
    for source in sources.sorted(by: { $0.path < $1.path }) {
      guard let amendment = state.amendments[source.path], amendment.digest == TargetState.digest(source.bytes) else {
        continue
      }
      lines += amendment.changes.uncalled.map { "\(Self.name(of: source.path)): \($0)" }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Whether the readings leave nothing of most files: then the target isn't one that compiles.
  private var isEmptied: Bool {
    func declares(_ text: [UInt8]) -> Bool {
      TargetVisibility.declaresSomething(SourceConditions(defined: call.defined).active(Lexer.tokens(of: text)))
    }
    let others = sources.filter { state.reading(of: $0.path) != first }
    if others.isEmpty { return false }
    let full = sources.filter { declares(first.applied(to: $0.bytes)) }.count
    let lost = others.filter { source in
      declares(first.applied(to: source.bytes))
        && !declares(state.reading(of: source.path).applied(to: source.bytes))
    }
    return lost.count * 2 > full
  }

  // MARK: - Texts

  private mutating func text(of source: TargetSource) -> [UInt8] {
    if let known = texts[source.path] { return known }
    let text = strategies?.text(of: source) ?? state.text(of: source)
    texts[source.path] = text
    return text
  }

  /// Writes the texts that differ from the files, and gives the overlay's arguments.
  private mutating func writeOverlay() throws -> [String] {
    var texts: [[UInt8]] = []
    for source in sources { texts.append(text(of: source)) }
    if DiscoveredTests.isList(module: call.moduleName ?? "") { texts = texts.map(DiscoveredTests.wrapped) }
    let additions = TargetAdditions(sources: sources, texts: texts, targetFolder: folder, bundleFolder: bundleFolder)
    if let place = additions.place { texts[place] += Array(additions.text.utf8) }
    var allAdded = additions.place == nil ? "" : additions.text
    if let inspection = try InspectionSources(for: sources, module: call.moduleName, installation: installation) {
      texts[inspection.place] += Array(inspection.text.utf8)
      allAdded += inspection.text
    }
    let added = allAdded.isEmpty ? nil : TargetState.digest(Array(allAdded.utf8))
    if added != state.additions {
      state.additions = added
      forgetEarlierBuild()
    }
    var changed = SourceOverlay()
    let place = TargetState.folder(in: folder)
    for (index, source) in sources.enumerated() where texts[index] != source.bytes {
      let path = "\(place)/\(index)-\(URL(fileURLWithPath: source.path).lastPathComponent)"
      try StandInCompiler.update(path, with: Data(texts[index]))
      changed.add(source.path, contents: path)
    }
    if changed.isEmpty { return [] }
    let overlay = place + "/overlay.json"
    try StandInCompiler.write(changed.data, to: overlay)
    return ["-vfsoverlay", overlay]
  }

  // MARK: - Dependencies

  /// Asks the dependencies for what isn't there, or takes back what was asked of this one.
  ///
  /// - Returns: whether the package manager is to begin again; then that is said in the errors' place.
  private func ask(after result: Subprocess.Result) throws -> Bool {
    let module = call.moduleName ?? ""
    if asked[module] == .asked {
      try asked.note(.refused, for: module)
      Self.say("\(module) can't be compiled with SwiftUI, and is compiled as for Linux again")
      return true
    }
    let names = LackedNames.names(in: CompilerOutput(result.errors + result.output).diagnostics)
    if names.isEmpty { return false }
    let owners = LackedNames(folder: folder, hidden: hiddenModules).owners(of: names, importedBy: sources)
      .filter { asked[$0.module] == nil }
    for owner in owners {
      try asked.note(.asked, for: owner.module)
      Self.say(
        "\(module) uses '\(owner.name)', which \(owner.module) has only where it sees SwiftUI and Combine: it's compiled again, with them"
      )
    }
    return !owners.isEmpty
  }

  private static func say(_ text: String) {
    let lines = text.split(separator: "\n").map { "gnomon: \($0)\n" }
    FileHandle.standardError.write(Data(lines.joined().utf8))
  }

  // MARK: - The compiler

  private mutating func runOnce() throws -> Subprocess.Result {
    let overlay = try writeOverlay()
    return try Subprocess.run(
      compiler,
      call.arguments + (state.stubArguments ?? []) + ModuleMaps.flags(of: installation, beside: call.expanded) + overlay
        + programArguments + ["-continue-building-after-errors"])
  }

  /// Ends with what is said of modules that are nowhere. Without them the compiler looks for the meaning of what can't have one, which may take
  /// it minutes.
  private func checkImports() throws {
    let folders = call.values(of: "-I")
    var known = Set([call.moduleName ?? ""])
    for name in folders.flatMap({ (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }) + stubModules
    where name.hasSuffix(".swiftmodule") {
      known.insert(String(name.dropLast(".swiftmodule".count)))
    }
    try MissingImports(sources.map { ($0.path, $0.bytes) }, known: known, installation: installation).check { text in
      let path = TargetState.folder(in: folder) + "/imports.swift"
      try StandInCompiler.write(Data(text.utf8), to: path)
      return try Subprocess.run(
        compiler,
        call.options + (state.stubArguments ?? []) + ModuleMaps.flags(of: installation, beside: call.expanded) + [
          "-typecheck", "-module-name", "imports", path,
        ]
      ).errors
    }
  }

  private var stubModules: [String] {
    (state.stubArguments ?? []).filter(SourceSet.isFolder).flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
  }

  /// What the package manager says itself where it finds `@main` in a target's only file.
  private var programArguments: [String] {
    let own = sources.filter { !$0.path.hasPrefix(folder + "/") }
    guard own.count == 1, MainAttributes.makesProgram(own[0].bytes) else { return [] }
    return ["-parse-as-library"]
  }

  /// Has the compiler compile all files of the target: it compares their dates, and their texts may be others at the same date.
  private func forgetEarlierBuild() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(".priors") {
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }

  /// Hands on what the compiler wrote.
  private func tell(_ result: Subprocess.Result) {
    FileHandle.standardOutput.write(Data(result.output.utf8))
    FileHandle.standardError.write(Data(result.errors.utf8))
  }
}
