// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// The tables of strings of one bundle: string catalogues, and folders of languages with `.strings` and `.stringsdict`.
///
/// Files are read when one of their strings is first asked for, and kept.
final class StringTables: Sendable {
  /// What was found for a key.
  struct Found {
    var entry: LocalizedEntry
    /// The language of the entry, whose plural rules hold.
    var language: String
  }

  /// A table's files.
  private struct Files {
    var catalogs: [String] = []
    /// By language.
    var strings: [String: [String]] = [:]
  }

  /// A table that has been read.
  private struct Table {
    var languages: [String: [String: LocalizedEntry]] = [:]
    var untranslated: Set<String> = []
    var sourceLanguage: String?
  }

  private struct State {
    var tables: [String: Table] = [:]
    var chains: [String: [String: [String]]] = [:]
    var problems: [String] = []
  }

  private let files: [String: Files]
  private let state = Mutex(State())

  /// Whether there is a table at all.
  var isEmpty: Bool { files.isEmpty }

  /// Reads what tables lie in folders.
  ///
  /// - Parameters:
  ///   - folders: folders of resources.
  ///   - isDeep: whether tables also lie in folders below, as in a target's sources.
  init(folders: [String], isDeep: Bool = false) {
    var files: [String: Files] = [:]
    var seen: Set<String> = []
    for folder in folders where seen.insert(folder).inserted {
      var budget = 20_000
      Self.visit(folder, depth: isDeep ? 12 : 0, budget: &budget, into: &files)
    }
    self.files = files
  }

  private static func visit(_ folder: String, depth: Int, budget: inout Int, into files: inout [String: Files]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      budget -= 1
      if budget < 0 { return }
      let path = folder + "/" + name
      let (base, ending) = split(name)
      switch ending {
      case "xcstrings": files[base, default: Files()].catalogs.append(path)
      case "strings", "stringsdict":
        // Beside no language's folder it's the language of development.
        files[base, default: Files()].strings["Base", default: []].append(path)
      case "lproj":
        for inner in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() {
          let (table, ending) = split(inner)
          guard ending == "strings" || ending == "stringsdict" else { continue }
          files[table, default: Files()].strings[base, default: []].append(path + "/" + inner)
        }
      case "" where depth > 0:
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
          visit(path, depth: depth - 1, budget: &budget, into: &files)
        }
      default: break
      }
    }
  }

  private static func split(_ name: String) -> (base: String, ending: String) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, "") }
    return (String(name[..<dot]), name[name.index(after: dot)...].lowercased())
  }

  /// The string for a key, in the language that serves the locale best; else in the language of development. nil if
  /// neither has it.
  func find(_ key: String, table: String, locale: Locale) -> Found? {
    guard files[table] != nil else { return nil }
    return state.withLock { state in
      let found = read(table, into: &state)
      for language in chain(of: table, locale: locale, state: &state) {
        if let entry = found.languages[language]?[key] {
          return Found(entry: entry, language: language == "Base" ? found.sourceLanguage ?? "en" : language)
        }
      }
      return nil
    }
  }

  /// Whether a table is there that has the locale's language, and lacks the key in it: nobody has translated that.
  func isUntranslated(_ key: String, table: String, locale: Locale) -> Bool {
    guard files[table] != nil else { return false }
    return state.withLock { state in
      let found = read(table, into: &state)
      let source = found.sourceLanguage ?? "en"
      let serving = LanguageMatching.languages(for: locale, among: Array(found.languages.keys))
      if serving.isEmpty || serving.contains(source) || serving.contains("Base") { return false }
      return !found.untranslated.contains(key) && !serving.contains { found.languages[$0]?[key] != nil }
    }
  }

  /// What couldn't be read so far, and why: a sentence for each file.
  var problems: [String] { state.withLock(\.problems) }

  /// The languages that a table is asked in, the best first.
  private func chain(of name: String, locale: Locale, state: inout State) -> [String] {
    if let known = state.chains[name]?[locale.identifier] { return known }
    let table = state.tables[name] ?? Table()
    let available = table.languages.keys.sorted()
    var chain = LanguageMatching.languages(for: locale, among: available.filter { $0 != "Base" })
    // Where the locale's language isn't there, or lacks a key, the language of development speaks.
    let source = table.sourceLanguage ?? "en"
    for language in [source] + LanguageMatching.languages(for: Locale(identifier: source), among: available) + ["Base"]
    where available.contains(language) && !chain.contains(language) {
      chain.append(language)
    }
    state.chains[name, default: [:]][locale.identifier] = chain
    return chain
  }

  private func read(_ name: String, into state: inout State) -> Table {
    if let known = state.tables[name] { return known }
    var table = Table()
    for (language, paths) in files[name]?.strings ?? [:] {
      // Numbers' forms come after plain strings, and win over them.
      for path in paths.sorted(by: { $0.count < $1.count }) {
        guard let data = contents(of: path, &state) else { continue }
        do {
          let strings =
            path.lowercased().hasSuffix("dict") ? try StringsFiles.stringsdict(data) : try StringsFiles.strings(data)
          table.languages[language, default: [:]].merge(strings) { $1 }
        } catch {
          state.problems.append("\(path) can't be read as a table of strings: \(Self.text(of: error))")
        }
      }
    }
    for path in files[name]?.catalogs ?? [] {
      guard let data = contents(of: path, &state) else { continue }
      do {
        let catalog = try StringCatalog(data)
        for (language, strings) in catalog.languages {
          table.languages[language, default: [:]].merge(strings) { old, _ in old }
        }
        table.untranslated.formUnion(catalog.untranslated)
        table.sourceLanguage = table.sourceLanguage ?? catalog.sourceLanguage
      } catch {
        state.problems.append("\(path) can't be read as a string catalogue: \(Self.text(of: error))")
      }
    }
    state.tables[name] = table
    return table
  }

  private func contents(of path: String, _ state: inout State) -> Data? {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      state.problems.append("\(path) can't be read: \(error.localizedDescription)")
      return nil
    }
  }

  private static func text(of error: any Error) -> String {
    if let failure = error as? StringsFiles.Failure { return failure.description }
    if case DecodingError.dataCorrupted(let context) = error { return context.debugDescription }
    if case DecodingError.keyNotFound(let key, _) = error { return "'\(key.stringValue)' is missing" }
    if case DecodingError.typeMismatch(_, let context) = error {
      return context.codingPath.map(\.stringValue).joined(separator: "/") + ": " + context.debugDescription
    }
    return error.localizedDescription
  }
}
