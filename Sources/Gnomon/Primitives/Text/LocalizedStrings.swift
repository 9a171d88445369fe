// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Tables of strings of bundles, and the language of what is said without an environment. It's public for the module that users' files see in
/// Foundation's place.
public enum _LocalizedStrings {
  private struct State {
    var mainFolders: [String] = []
    var bundles: [String: StringTables] = [:]
    /// By a format that has been handed out: what it stands for.
    var formats: [String: Format] = [:]
  }

  private struct Format {
    var entry: LocalizedEntry
    var language: String
  }

  private static let state = Mutex(State())

  /// Folders whose tables belong to the main bundle, beside the program's own: those of the sources that a command shows. They are set before
  /// the first text is made.
  package static var mainFolders: [String] {
    get { state.withLock(\.mainFolders) }
    set {
      state.withLock { state in
        state.mainFolders = newValue
        state.bundles[""] = nil
      }
    }
  }

  /// The locale whose language `String(localized:)` and `NSLocalizedString` speak: that of the host which was made or updated last, where its
  /// configuration names one; else the process's own. Views speak the language of their environment.
  public static var locale: Locale { ViewHost.Configuration.shown.locale ?? processLocale }

  private static let processLocale = Locale(identifier: Locale.preferredLanguages.first ?? Locale.current.identifier)

  /// The language that the app speaks to a locale: one that its table of strings has, else that of development.
  package static func language(for locale: Locale) -> String {
    mainHasTables ? tables(of: nil).language(for: locale, table: "Localizable") ?? "en" : "en"
  }

  /// Whether the main bundle has a table at all.
  static let mainHasTables = !tables(of: nil).isEmpty

  /// The tables of a bundle; nil is the main one.
  static func tables(of bundle: Bundle?) -> StringTables {
    let isMain = bundle == nil || bundle === Bundle.main
    let path = isMain ? "" : bundle?.bundlePath ?? ""
    return state.withLock { state in
      if let known = state.bundles[path] { return known }
      let made: StringTables
      if isMain {
        let own = [Bundle.main.bundlePath] + (Bundle.main.resourcePath.map { [$0] } ?? [])
        made = StringTables(folders: state.mainFolders + own)
      } else {
        // A built bundle is flat. Else it's a target's folder, whose resources nobody has gathered.
        let isBuilt = [".resources", ".bundle", ".framework", ".app", ".lproj"].contains(where: path.hasSuffix)
        made = StringTables(folders: [path] + (bundle?.resourcePath.map { [$0] } ?? []), isDeep: !isBuilt)
      }
      state.bundles[path] = made
      return made
    }
  }

  /// What a bundle's tables say to a key.
  static func find(_ key: String, table: String?, bundle: Bundle?, locale: Locale) -> StringTables.Answer {
    // Most programs have no tables at all, and shouldn't pay for them.
    if bundle == nil, !mainHasTables { return StringTables.Answer() }
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return tables(of: bundle).find(key, table: name, locale: locale)
  }

  /// The string for a key in the language of the process, as `Bundle.localizedString` gives it.
  ///
  /// A string that depends on numbers is a format of a form without them; ``format(_:for:)`` knows it again.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - value: what a key has that no table knows; nil or nothing is the key itself.
  ///   - table: the table's name; nil is `Localizable`.
  ///   - bundle: the bundle that has the tables; nil is the main one.
  public static func string(forKey key: String, value: String?, table: String?, bundle: Bundle?) -> String {
    guard let found = find(key, table: table, bundle: bundle, locale: locale).found else {
      return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
    if let plain = found.entry.plain { return plain }
    let choice = LocalizedEntry.Choice(language: found.language, devices: devices, number: { _ in nil }, count: 16)
    let format = found.entry.format(choice)
    state.withLock { $0.formats[format] = Format(entry: found.entry, language: found.language) }
    return format
  }

  /// The devices of the forms, the fittest first: those of the host which was made or updated last.
  static var devices: [String] { ViewHost.Configuration.shown.profile.stringDevices }

  /// The format that a format from a table becomes for some arguments: that of the numbers' plural forms.
  public static func format(_ format: String, for arguments: [any CVarArg]) -> String {
    guard let known = state.withLock({ $0.formats[format] }) else { return format }
    let choice = LocalizedEntry.Choice(
      language: known.language, devices: devices,
      number: { index in
        switch arguments[index] {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
      }, count: arguments.count)
    return known.entry.format(choice)
  }
}
