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

  /// What tables say to a key.
  struct Answer {
    /// nil if no language has it.
    var found: Found?
    /// Whether a table has the locale's language, and lacks the key in it: nobody has translated that.
    var isUntranslated = false
    /// Why files can't be read: a sentence for each.
    var problems: [String] = []
  }

  /// The languages that a table is asked in, the best first.
  private struct Languages {
    var all: [String]
    /// How many of them are the locale's own.
    var serving: Int
    /// Whether the locale's language is there, and isn't that of development.
    var isTranslated: Bool
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
    var languages: [String: [String: Languages]] = [:]
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

  /// The string for a key, in the language that serves the locale best; else in the language of development.
  func find(_ key: String, table name: String, locale: Locale) -> Answer {
    guard files[name] != nil else { return Answer() }
    return state.withLock { state in
      let table = read(name, into: &state)
      let languages = languages(of: table, named: name, locale: locale, state: &state)
      var answer = Answer(problems: state.problems)
      for (place, language) in languages.all.enumerated() {
        guard let entry = table.languages[language]?[key] else { continue }
        answer.found = Found(entry: entry, language: language == "Base" ? table.sourceLanguage ?? "en" : language)
        answer.isUntranslated = languages.isTranslated && place >= languages.serving
        break
      }
      if answer.found == nil { answer.isUntranslated = languages.isTranslated }
      if answer.isUntranslated, table.untranslated.contains(key) { answer.isUntranslated = false }
      return answer
    }
  }

  /// The language that a table is asked in first for a locale; nil where there's no such table.
  func language(for locale: Locale, table name: String) -> String? {
    guard files[name] != nil else { return nil }
    return state.withLock { state in
      let table = read(name, into: &state)
      let first = languages(of: table, named: name, locale: locale, state: &state).all.first
      return first == "Base" ? table.sourceLanguage ?? "en" : first
    }
  }

  /// The languages that a table is asked in for a locale.
  private func languages(of table: Table, named name: String, locale: Locale, state: inout State) -> Languages {
    if let known = state.languages[name]?[locale.identifier] { return known }
    let available = table.languages.keys.sorted()
    var all = LanguageMatching.languages(for: locale, among: available.filter { $0 != "Base" })
    let serving = all.count
    let source = table.sourceLanguage ?? "en"
    let isTranslated = serving > 0 && !all.contains(source)
    // Where the locale's language isn't there, or lacks a key, the language of development speaks.
    for language in [source] + LanguageMatching.languages(for: Locale(identifier: source), among: available) + ["Base"]
    where available.contains(language) && !all.contains(language) {
      all.append(language)
    }
    let languages = Languages(all: all, serving: serving, isTranslated: isTranslated)
    state.languages[name, default: [:]][locale.identifier] = languages
    return languages
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
