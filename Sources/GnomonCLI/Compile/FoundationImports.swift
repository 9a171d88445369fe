// SPDX-License-Identifier: Apache-2.0
/// Imports, in Foundation's place, what hands on what Apple's does.
///
/// A file that imports Foundation alone sees Combine and Core Graphics where SwiftUI is Apple's. On Linux Foundation has neither; they come
/// with the module `GnomonFoundation`, which hands Foundation on. Some of its names take the place of Foundation's own, as long as Foundation
/// comes in by no other way: so it's imported in Foundation's place, also beside SwiftUI, which brings it along.
struct FoundationImports {
  private static let replacement = Array("GnomonFoundation".utf8)

  /// The commonest names that Apple's Foundation has or hands on of other modules, and Linux's doesn't.
  static let handedOn: Set<String> = [
    "ObservableObject", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
    "CGAffineTransform", "CGColor",
    "CGPath", "CGMutablePath", "CGVector", "CGImage", "CGContext", "NSItemProvider",
    "LocalizedStringResource", "LocalizationValue",
    "DateComponentsFormatter", "ListFormatter", "MeasurementFormatter", "NSUbiquitousKeyValueStore",
    "RelativeDateTimeFormatter",
  ]

  /// The source with the import; nil where it doesn't import Foundation as a whole, by itself or with XCTest, of which it names something that Linux's lacks.
  static func applied(to source: LexedSource) -> [UInt8]? {
    let modules = Lexer.importedModules(of: source.tokens)
    let places = modules.filter { $0.isWord("Foundation") }.map(\.range)
    var result = source.bytes
    if places.isEmpty {
      guard let tests = modules.first(where: { $0.isWord("XCTest") }),
        source.tokens.contains(where: { $0.kind == .word && handedOn.contains($0.text) })
      else { return nil }
      result.insert(contentsOf: Array("; import ".utf8) + replacement, at: tests.range.upperBound)
      return result
    }
    let tokens = source.tokens
    // Where imports say who sees them, one that doesn't may be for the file alone: but what Foundation hands on is seen through others' public
    // imports, too (`Dispatch`, whose queues are Combine's schedulers).
    let isSaid = tokens.indices.dropLast().contains { tokens[$0].isWord("public") && tokens[$0 + 1].isWord("import") }
    for place in places.reversed() {
      result.replaceSubrange(place, with: replacement)
      guard isSaid, let index = tokens.firstIndex(where: { $0.range == place }), index > 0,
        index == 1 || !accessWords.contains(tokens[index - 2].text)
      else { continue }
      result.insert(contentsOf: Array("public ".utf8), at: tokens[index - 1].range.lowerBound)
    }
    return result
  }

  private static let accessWords: Set<String> = ["public", "package", "internal", "private", "fileprivate"]
}

/// Imports Foundation's types for the network and for XML, which are modules of their own on Linux, where a file names one of them. Those for the
/// network come with `GnomonNetworking`, which adds what they lack on Linux. UIKit hands Core Image,
/// Image I/O and Core Text on, Foundation the keychain, Darwin its locks and its loader: they are modules of their own here, too.
struct NetworkingImports {
  private static let bringers = [
    "Foundation", "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "Cocoa", "Combine", "CoreGraphics", "Darwin",
  ]
  private static let types: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest",
    "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "URLCache", "URLCredential",
    "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse",
    "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionStreamTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionUploadTask", "URLSessionWebSocketDelegate",
    "URLSessionWebSocketTask",
  ]

  private static let documents: Set<String> = [
    "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate",
  ]

  private static let files: Set<String> = [
    "CGImageDestination", "CGImageDestinationCreateWithData", "CGImageDestinationCreateWithURL",
    "CGImagePropertyOrientation", "CGImageSource", "CGImageSourceCreateIncremental", "CGImageSourceCreateWithData",
    "CGImageSourceCreateWithURL",
  ]
  private static let pictures: Set<String> = [
    "CIColor", "CIColorKernel", "CIContext", "CIDetector", "CIFilter", "CIImage", "CIKernel", "CIWarpKernel",
  ]

  /// How the names begin that Foundation, UIKit and Darwin hand on of C's modules: the keychain's, texts', notifications', locks and the loader's.
  private static let beginnings = [
    ("Security", ["kSec", "errSec", "Sec"]), ("CoreText", ["CTFont", "CTFramesetter", "CTLine", "kCT"]),
    ("UserNotifications", ["UN"]), ("os", ["os_unfair_lock"]), ("MachO", ["_dyld"]),
  ]

  /// Frameworks with views of UIKit's, which hand UIKit on.
  private static let frameworks = [
    "AVKit", "MapKit", "MessageUI", "PhotosUI", "QuickLook", "SafariServices", "StoreKit", "WebKit",
  ]

  /// Whether the word is a name of C's that begins so: `SecItemAdd` is one of `Sec`'s, `Second` and `Section` aren't.
  private static func isName(_ word: String, beginningWith start: String) -> Bool {
    guard word.hasPrefix(start) else { return false }
    guard let next = word.dropFirst(start.count).first else { return true }
    return next.isUppercase || next == "_"
  }

  /// The source with the imports; nil where it names none of the types, has the imports, or imports nothing that brings them on Apple's systems.
  static func applied(to source: LexedSource) -> [UInt8]? {
    let words = Set(source.tokens.filter { $0.kind == .word }.map(\.text))
    let modules = Lexer.importedModules(of: source.tokens)
    var addition = ""
    var edits: [(place: Range<Int>, text: String)] = []
    for (name, module, types) in [
      ("FoundationNetworking", "GnomonNetworking", types), ("FoundationXML", "FoundationXML", documents),
    ]
    where !words.isDisjoint(with: types) {
      let qualifiers = qualifiers(of: types, in: source.tokens)
      edits += qualifiers.map { ($0, name) }
      if modules.contains(where: { $0.isWord(name) }) { continue }
      addition += "; import \(module)"
      if !qualifiers.isEmpty, module != name { addition += "; import \(name)" }
    }
    // Their own imports may stand in a condition for another system: once more does no harm.
    for (module, types) in [("CoreImage", pictures), ("ImageIO", files)] where !words.isDisjoint(with: types) {
      addition += "; import \(module)"
    }
    for (module, starts) in beginnings where !modules.contains(where: { $0.isWord(module) }) {
      let isNamed = words.contains { word in starts.contains { isName(word, beginningWith: $0) } }
      if isNamed { addition += "; import \(module)" }
    }
    var bringers = bringers
    if !modules.contains(where: { ["SwiftUI", "UIKit"].contains($0.text) }),
      words.contains(where: { isName($0, beginningWith: "UI") }),
      let framework = frameworks.first(where: { name in modules.contains { $0.isWord(name) } })
    {
      addition += "; import SwiftUI"
      bringers.append(framework)
    }
    let places = modules.filter { module in bringers.contains { module.isWord($0) } }.map(\.range.upperBound)
    if places.isEmpty || addition.isEmpty && edits.isEmpty { return nil }
    edits += places.map { ($0..<$0, addition) }
    var result = source.bytes
    for edit in edits.sorted(by: { $0.place.lowerBound > $1.place.lowerBound }) {
      result.replaceSubrange(edit.place, with: Array(edit.text.utf8))
    }
    return result
  }

  /// Where `Foundation` stands before a name of some types' (`Foundation.URLSessionDelegate`).
  private static func qualifiers(of types: Set<String>, in tokens: [Token]) -> [Range<Int>] {
    tokens.indices.dropLast(2).filter { index in
      tokens[index].isWord("Foundation") && tokens[index + 1].isMark(".") && types.contains(tokens[index + 2].text)
        && (index == 0 || !tokens[index - 1].isMark(".") && !tokens[index - 1].isWord("import"))
    }.map { tokens[$0].range }
  }
}

extension Lexer {
  /// The names of the modules that a source imports as a whole.
  static func importedModules(of tokens: [Token]) -> [Token] {
    tokens.indices.dropLast().compactMap { index in
      let module = tokens[index + 1]
      let isWhole = index + 2 >= tokens.count || !tokens[index + 2].isMark(".")
      return tokens[index].isWord("import") && isWhole && module.line == tokens[index].line ? module : nil
    }
  }
}

/// Imports SwiftUI in place of UIKit and AppKit, also of one thing in them (`import class UIKit.UIColor`): what there is of those (`UIColor`,
/// `UIScreen`) comes with it; in place of SwiftUICore and Symbols, its parts; Glibc in place of Darwin; and a whole module in place of its
/// parts (`os.log`, `CoreGraphics.CGGeometry`, `Foundation.NSObject`).
struct PlatformImports {
  private static let modules = ["SwiftUICore", "UIKit", "AppKit", "Cocoa", "Symbols"]
  private static let divided = [
    "os", "CoreGraphics", "Foundation", "CoreFoundation", "QuartzCore", "Combine", "UniformTypeIdentifiers",
    "CoreTransferable", "ObjectiveC",
  ]
  /// Apple's modules of the C library: what is in them is in Glibc's.
  static let ofC = ["Darwin", "math_h"]
  private static let kinds = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]

  /// The source without those imports; nil where it has none.
  static func applied(to source: LexedSource) -> [UInt8]? { rewritten(source) { _ in true } }

  /// The source with SwiftUI in place of UIKit and AppKit before a name of theirs (`UIKit.UIColor`), which also those files have that import
  /// SwiftUI alone, and with Glibc in place of Darwin (`Darwin.ceil`); nil where there's none.
  static func withoutQualifiers(_ source: LexedSource) -> [UInt8]? {
    let tokens = source.tokens
    let declaresDarwin = tokens.indices.dropFirst().contains { index in
      tokens[index].isWord("Darwin") && kinds.contains(where: tokens[index - 1].isWord)
        && tokens[index - 1].text != "func"
    }
    let found = tokens.indices.dropLast(2).filter { index in
      let isOfC = tokens[index].isWord("Darwin") && !declaresDarwin
      guard isOfC || ["UIKit", "AppKit"].contains(where: tokens[index].isWord), tokens[index + 1].isMark("."),
        isOfC ? tokens[index + 2].kind == .word : tokens[index + 2].text.first?.isUppercase == true
      else { return false }
      guard index > 0 else { return true }
      return !tokens[index - 1].isMark(".") && !tokens[index - 1].isWord("import")
        && !kinds.contains(where: tokens[index - 1].isWord)
    }
    if found.isEmpty { return nil }
    var result = source.bytes
    for index in found.reversed() {
      let name = tokens[index].isWord("Darwin") ? "Glibc" : "SwiftUI"
      result.replaceSubrange(tokens[index].range, with: Array(name.utf8))
    }
    return result
  }

  /// The source with whole modules in place of their parts; nil where it imports none. Who looks for a module's import finds it then.
  static func withoutParts(_ source: LexedSource) -> [UInt8]? { rewritten(source) { !$0.isReplaced } }

  private static func rewritten(_ source: LexedSource, where isWanted: (PlatformImport) -> Bool) -> [UInt8]? {
    let tokens = source.tokens
    let imports = tokens.indices.compactMap { PlatformImport(at: $0, in: tokens) }.filter(isWanted)
    if imports.isEmpty { return nil }
    var result = source.bytes
    for found in imports.reversed() {
      // As many bytes as there were, so that the other places stay.
      for part in [found.part, found.kind] {
        if let part { result.replaceSubrange(part, with: repeatElement(UInt8(ascii: " "), count: part.count)) }
      }
      if found.isReplaced { result.replaceSubrange(found.module, with: Array(found.replacement.utf8)) }
    }
    return result
  }

  /// Where an import has what is written otherwise.
  private struct PlatformImport {
    let module: Range<Int>
    /// Whether another module takes the module's place.
    let isReplaced: Bool
    /// The module that does.
    let replacement: String
    /// The `class` of `import class UIKit.UIColor`.
    private(set) var kind: Range<Int>?
    /// The `.UIColor` of that, the `.log` of `import os.log`.
    private(set) var part: Range<Int>?

    /// The import that begins at a token; nil where none begins there, or it stays as it is.
    init?(at index: Int, in tokens: [Token]) {
      guard tokens[index].isWord("import") else { return nil }
      let line = tokens[index].line
      func token(_ offset: Int) -> Token? {
        let index = index + offset
        return tokens.indices.contains(index) && tokens[index].line == line ? tokens[index] : nil
      }
      guard let first = token(1) else { return nil }
      let hasKind = kinds.contains(where: first.isWord)
      guard let name = hasKind ? token(2) : first else { return nil }
      module = name.range
      let isOfC = ofC.contains(where: name.isWord)
      replacement = isOfC ? "Glibc" : "SwiftUI"
      isReplaced = isOfC || modules.contains(where: name.isWord)
      let isDivided = divided.contains(where: name.isWord) || StandInFrameworks.names.contains(name.text)
      guard isReplaced || !hasKind && isDivided else { return nil }
      if hasKind { kind = first.range }
      var next = hasKind ? 3 : 2
      while let dot = token(next), dot.isMark("."), let piece = token(next + 1), piece.kind == .word {
        part = (part?.lowerBound ?? dot.range.lowerBound)..<piece.range.upperBound
        next += 2
      }
      if !isReplaced, part == nil { return nil }
    }
  }
}

extension SourceSet {
  /// The sources with what Foundation leaves out on Linux, and without modules that aren't there.
  func withImportsForLinux() -> SourceSet {
    rewritten { source in
      let text = Self.withImportsForLinux(source)
      return text == source ? nil : text
    } ?? self
  }

  static func withImportsForLinux(_ source: [UInt8]) -> [UInt8] {
    let steps: [(LexedSource) -> [UInt8]?] = [
      PlatformImports.withoutParts,
      NetworkingImports.applied,
      BridgingCasts.applied,
      ManagedProperties.applied,
      ManagedInitializers.applied,
      ManagedCasts.applied,
      SelectorLiterals.applied,
      MainAttributes.applied,
      ObjectiveCAttributes.applied,
      OptionalRequirements.applied,
      ObjectiveCOverrides.applied,
      ExtensionOverrides.applied,
      ManagedImports.applied,
      // Before UIKit's imports become SwiftUI's: one that isn't compiled counts for nothing here.
      FoundationImports.applied,
      PlatformImports.applied,
      PlatformImports.withoutQualifiers,
    ]
    var source = LexedSource(source)
    for step in steps {
      if let text = step(source) { source = LexedSource(text) }
    }
    return source.bytes
  }
}
