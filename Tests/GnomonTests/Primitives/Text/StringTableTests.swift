// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// A folder of tables of strings that goes away with its test.
final class StringsFolder {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var bundle: Bundle { get throws { try #require(Bundle(path: url.path)) } }
}

private let catalog = """
  {
    "sourceLanguage": "en", "version": "1.0",
    "strings": {
      "Hello": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "pt-BR": {"stringUnit": {"state": "translated", "value": "Olá"}},
        "zh-Hant": {"stringUnit": {"state": "translated", "value": "哈囉"}},
        "ru": {"stringUnit": {"state": "needs_review", "value": "Привет"}}}},
      "Only English": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "In English"}},
        "de": {"stringUnit": {"state": "new", "value": ""}}}},
      "Gnomon": {"shouldTranslate": false},
      "%lld files": {"localizations": {
        "en": {"variations": {"plural": {
          "zero": {"stringUnit": {"state": "translated", "value": "No files"}},
          "one": {"stringUnit": {"state": "translated", "value": "One file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld файл"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld файла"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld файлов"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld файла"}}}}}}},
      "%lld birds, %lld cats": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@birds@ saw %#@cats@ (100%%)"},
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg bird"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg birds"}}}}},
          "cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "a cat"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg cats"}}}}}}}}},
      "Tap": {"localizations": {"en": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
        "other": {"stringUnit": {"state": "translated", "value": "Touch"}}}}}}},
      "**%@** has it": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Das hat **%@**"}}}}
    }
  }
  """

@MainActor @Suite struct StringTableTests {
  private func text(_ view: Text, _ locale: String) -> String? {
    let host = makeHost(view.environment(\.locale, Locale(identifier: locale)), 300, 100)
    host.update()
    return host.text()
  }

  /// Strings speak the language of the host that is shown, which may be another test's.
  private func showEnglish() { makeHost(Text("a"), 10, 10) { $0.locale = Locale(identifier: "en") }.update() }

  private func find(_ key: String, in bundle: Bundle, _ locale: String) -> String? {
    _LocalizedStrings.find(key, table: nil, bundle: bundle, locale: Locale(identifier: locale)).found?.entry.plain
  }

  @Test("A text speaks the language of its environment, and else the catalogue's own")
  func languages() throws {
    let folder = try StringsFolder(["Localizable.xcstrings": catalog])
    let bundle = try folder.bundle
    let hello = Text("Hello", bundle: bundle)
    #expect(text(hello, "de_AT") == "Hallo" && text(hello, "fr") == "Hello" && text(hello, "ru_RU") == "Привет")
    #expect(text(hello, "pt") == "Olá" && text(hello, "pt_PT") == "Olá")
    #expect(text(hello, "zh_TW") == "哈囉" && text(hello, "zh_CN") == "Hello")
    #expect(text(Text("Only English", bundle: bundle), "de") == "In English")
    #expect(text(Text("Nowhere", bundle: bundle), "de") == "Nowhere")
  }

  @Test("A changed locale changes the words that are shown")
  func changedLocale() throws {
    let folder = try StringsFolder(["Localizable.xcstrings": catalog])
    struct Screen: View {
      @State var language = "en"
      let bundle: Bundle
      var body: some View {
        Text("Hello", bundle: bundle)
          .environment(\.locale, Locale(identifier: language))
          .onAppear { language = "de" }
      }
    }
    let host = makeHost(Screen(bundle: try folder.bundle), 300, 100)
    host.update()
    #expect(host.text() == "Hallo")
  }

  @Test("Numbers choose plural forms by the language's rules, and zero has a form in every language")
  func plurals() throws {
    let folder = try StringsFolder(["Localizable.xcstrings": catalog])
    let bundle = try folder.bundle
    func files(_ count: Int, _ locale: String) -> String? { text(Text("\(count) files", bundle: bundle), locale) }
    #expect([0, 1, 2, 1000].map { files($0, "en") } == ["No files", "One file", "2 files", "1,000 files"])
    #expect(
      [1, 3, 5, 11, 21].map { files($0, "ru") } == ["1 файл", "3 файла", "5 файлов", "11 файлов", "21 файл"])
    // A language without the key counts by the rules of the language that is shown.
    #expect(files(1, "ja") == "One file")
  }

  @Test("Each number of a string chooses a form of its own")
  func substitutions() throws {
    let folder = try StringsFolder(["Localizable.xcstrings": catalog])
    let bundle = try folder.bundle
    func animals(_ birds: Int, _ cats: Int) -> String? {
      text(Text("\(birds) birds, \(cats) cats", bundle: bundle), "en")
    }
    #expect(animals(1, 2) == "1 bird saw 2 cats (100%)" && animals(3, 1) == "3 birds saw a cat (100%)")
  }

  @Test("The device chooses a form")
  func devices() throws {
    let folder = try StringsFolder(["Localizable.xcstrings": catalog])
    let tap = Text("Tap", bundle: try folder.bundle)
    #expect(text(tap, "en") == "Touch")
    let host = makeHost(tap, 300, 100) { $0.profile = .macOS26 }
    host.update()
    #expect(host.text() == "Click")
  }

  @Test("Markdown of a translation is read, and values stay as they are")
  func markdown() throws {
    let folder = try StringsFolder(["Localizable.xcstrings": catalog])
    let name = "*Ann*"
    #expect(text(Text("**\(name)** has it", bundle: try folder.bundle), "de") == "Das hat *Ann*")
  }

  @Test("A key that the locale's language lacks is a finding, and one that isn't to be translated is none")
  func findings() throws {
    let folder = try StringsFolder(["Localizable.xcstrings": catalog])
    let bundle = try folder.bundle
    let host = makeHost(
      VStack {
        Text("Hello", bundle: bundle)
        Text("Only English", bundle: bundle)
        Text("Gnomon", bundle: bundle)
      }.environment(\.locale, Locale(identifier: "de")), 300, 100)
    host.update()
    #expect(host.warnings.map(\.name) == [.missingTranslation])
    #expect(host.warnings.first?.message.contains("“Only English” in the language de") == true)
    let english = makeHost(Text("Only here", bundle: bundle), 300, 100)
    english.update()
    #expect(english.warnings.isEmpty)
  }

  @Test("Strings of languages' folders are read, and those of a region win")
  func stringsFiles() throws {
    let folder = try StringsFolder([
      "en.lproj/Localizable.strings": "/* A colour */\n\"color\" = \"Color\";\n\"quoted\" = \"Say \\\"hi\\\"\\n\";\n",
      "en-GB.lproj/Localizable.strings": "\"color\" = \"Colour\";\n",
      "fr.lproj/Localizable.strings": "\"color\" = \"Couleur\";\n",
      "German.lproj/Localizable.strings": "\"color\" = \"Farbe\";\n",
      "fr.lproj/Errors.strings": "\"color\" = \"Pas de couleur\";\n",
    ])
    let bundle = try folder.bundle
    #expect(find("color", in: bundle, "en_US") == "Color" && find("color", in: bundle, "en_GB") == "Colour")
    #expect(find("quoted", in: bundle, "en_GB") == "Say \"hi\"\n")
    #expect(find("color", in: bundle, "fr_CA") == "Couleur" && find("color", in: bundle, "de") == "Farbe")
    #expect(find("color", in: bundle, "ja") == "Color")
    #expect(text(Text("color", tableName: "Errors", bundle: bundle), "fr") == "Pas de couleur")
  }

  // The example is that of Apple's documentation of the format, by its structure.
  @Test("A dictionary of strings has forms for several numbers, in any order")
  func stringsdict() throws {
    let folder = try StringsFolder([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>%lld geese in %lld fields</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>In %2$#@fields@: %1$#@geese@</string>
        <key>geese</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>a goose</string><key>other</key><string>%lld geese</string></dict>
        <key>fields</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>one field</string><key>other</key><string>%lld fields</string></dict>
      </dict></dict></plist>
      """
    ])
    let bundle = try folder.bundle
    func geese(_ geese: Int, _ fields: Int) -> String? {
      text(Text("\(geese) geese in \(fields) fields", bundle: bundle), "en")
    }
    #expect(geese(1, 3) == "In 3 fields: a goose" && geese(5, 1) == "In one field: 5 geese")
  }

  @Test("A target's folder is looked through, and a table that can't be read is named")
  func folders() throws {
    let folder = try StringsFolder([
      "Views/Texts/Localizable.xcstrings": catalog, "Broken.xcstrings": "{\"strings\": {}}",
      "en.lproj/Odd.strings": "\"a\" = ",
    ])
    let bundle = try folder.bundle
    #expect(text(Text("Hello", bundle: bundle), "de") == "Hallo")
    let broken = makeHost(
      VStack {
        Text("a", tableName: "Broken", bundle: bundle)
        Text("b", tableName: "Broken", bundle: bundle)
      }, 100, 100)
    broken.update()
    #expect(broken.text() == "a" && broken.warnings.map(\.name) == [.unreadableStrings])
    #expect(text(Text("a", tableName: "Odd", bundle: bundle), "de") == "a")
    let problems = _LocalizedStrings.find("a", table: "Odd", bundle: bundle, locale: .current).problems
    #expect(
      problems.count == 2 && problems.contains { $0.contains("Broken.xcstrings") && $0.contains("sourceLanguage") })
  }

  @Test("A string is looked up in the language of the program, and its locale writes the numbers")
  func strings() throws {
    showEnglish()
    let folder = try StringsFolder(["Localizable.xcstrings": catalog])
    let bundle = try folder.bundle
    let count = 1234
    #expect(String(localized: "\(count) files", bundle: bundle) == "1,234 files")
    #expect(String(localized: "\(count) files", bundle: bundle, locale: Locale(identifier: "de")) == "1.234 files")
    #expect(String(localized: "Hello", bundle: bundle, locale: Locale(identifier: "de")) == "Hello")
    #expect(String(localized: "missing.key", defaultValue: "\(count) of them", bundle: bundle) == "1,234 of them")
    #expect(String(localized: "100% of \("it")") == "100% of it")
    let words = AttributedString(localized: "a **\("b*c*")**")
    #expect(String(words.characters) == "a b*c*")
    #expect(words.runs.map { $0.inlinePresentationIntent } == [nil, .stronglyEmphasized])
  }

  @Test("A string speaks the language of the host that is shown")
  func hostLanguage() throws {
    let folder = try StringsFolder(["Localizable.xcstrings": catalog])
    struct Screen: View {
      let bundle: Bundle
      var body: some View {
        Text(verbatim: String(localized: "Hello", bundle: bundle))
        Text("Hello", bundle: bundle)
      }
    }
    let bundle = try folder.bundle
    let host = makeHost(VStack { Screen(bundle: bundle) }, 100, 100) { $0.locale = Locale(identifier: "de") }
    host.update()
    #expect(host.text() == "Hallo" && host.text(1) == "Hallo")
    showEnglish()
    #expect(String(localized: "Hello", bundle: bundle) == "Hello")
  }

  @Test("A resource is looked up later, in the language that it names then")
  func resources() throws {
    showEnglish()
    let folder = try StringsFolder(["Localizable.xcstrings": catalog])
    var resource = LocalizedStringResource("Hello", bundle: .atURL(folder.url))
    #expect(String(localized: resource) == "Hello" && text(Text(resource), "de") == "Hallo")
    resource.locale = Locale(identifier: "ru")
    #expect(String(localized: resource) == "Привет" && text(Text(resource), "de") == "Привет")
    let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
    #expect(copy == resource && String(localized: copy) == "Привет")
    let count = 5
    let counted = LocalizedStringResource(
      "\(count) files", locale: Locale(identifier: "ru"), bundle: try folder.bundle)
    #expect(String(localized: counted) == "5 файлов")
    let inner = LocalizedStringResource("Hello", locale: Locale(identifier: "de"), bundle: .atURL(folder.url))
    #expect(String(localized: "\(inner), Ann") == "Hallo, Ann")
  }

  @Test("A place is filled by the options, and one too many stays empty")
  func placeholders() {
    showEnglish()
    var options = String.LocalizationOptions()
    options.replacements = [3, "cats"]
    let value: String.LocalizationValue =
      "\(placeholder: .int) \(placeholder: .object) of \(placeholder: .int)"
    #expect(value.key == "%lld %@ of %lld")
    #expect(String(localized: value, options: options) == "3 cats of ")
  }

  @Test("A format from a table takes the plural forms of the numbers that it's given")
  func formats() throws {
    showEnglish()
    let folder = try StringsFolder(["Localizable.xcstrings": catalog])
    let bundle = try folder.bundle
    let format = _LocalizedStrings.string(forKey: "%lld files", value: nil, table: nil, bundle: bundle)
    #expect(_LocalizedStrings.format(format, for: [1]) == "One file")
    #expect(_LocalizedStrings.format(format, for: [7]) == "%lld files")
    #expect(_LocalizedStrings.format("%d apples", for: [1]) == "%d apples")
    #expect(_LocalizedStrings.string(forKey: "none", value: "Default", table: nil, bundle: bundle) == "Default")
  }

  @Test("A large catalogue costs as much as it has strings")
  func large() throws {
    let strings = (0..<20_000).map { index in
      "\"key \(index)\": {\"localizations\": {\"de\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"Wort \(index)\"}}}}"
    }
    let folder = try StringsFolder([
      "Localizable.xcstrings": "{\"sourceLanguage\": \"en\", \"strings\": {\(strings.joined(separator: ","))}}"
    ])
    let bundle = try folder.bundle
    let words = (0..<20_000).filter { find("key \($0)", in: bundle, "de") != "Wort \($0)" }
    #expect(words.isEmpty)
  }

  @Test("Forms that hold each other end, and so do endless signs of per cent")
  func attacks() {
    var substitutions: [String: LocalizedEntry.Substitution] = [:]
    for level in 0..<40 {
      let next = "%#@s\(level + 1)@"
      substitutions["s\(level)"] = LocalizedEntry.Substitution(specifier: "d", form: .string("a" + next + next))
    }
    substitutions["s40"] = LocalizedEntry.Substitution(specifier: "d", form: .string("%#@s0@"))
    let entry = LocalizedEntry(form: .string("%#@s0@ %#@none@ 5%"), substitutions: substitutions)
    let choice = LocalizedEntry.Choice(language: "en", number: { _ in nil }, count: 0)
    let format = entry.format(choice)
    #expect(format.filter { $0 == "a" }.count <= 1_000 && format.hasSuffix(" 5%"))
    let signs = String(repeating: "%1 ", count: 100_000)
    #expect(FormatPieces(signs).map { $0 } == [.literal(signs)])
  }
}
