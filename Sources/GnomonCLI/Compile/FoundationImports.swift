/// Imports beside Foundation what Apple's hands on.
///
/// A file that imports Foundation alone sees Combine and Core Graphics where SwiftUI is Apple's. On Linux Foundation has neither; they come
/// with the module `GnomonFoundation`, whose import is written behind Foundation's, so that lines stay where they are.
struct FoundationImports {
  private static let addition = Array("; import GnomonFoundation".utf8)

  /// The source with the import; nil where it doesn't import Foundation as a whole, or imports SwiftUI, which brings it along.
  static func applied(to source: [UInt8]) -> [UInt8]? {
    let tokens = Lexer.tokens(of: source)
    var places: [Int] = []
    for (index, token) in tokens.enumerated() where token.isWord("import") && index + 1 < tokens.count {
      let module = tokens[index + 1]
      let isWhole = index + 2 >= tokens.count || !tokens[index + 2].isMark(".")
      guard isWhole, module.line == token.line else { continue }
      if module.isWord("SwiftUI") { return nil }
      if module.isWord("Foundation") { places.append(module.range.upperBound) }
    }
    guard !places.isEmpty else { return nil }
    var result = source
    for place in places.reversed() { result.insert(contentsOf: addition, at: place) }
    return result
  }
}

/// Imports SwiftUI in place of UIKit and AppKit: what there is of those (`UIColor`, `UIScreen`) comes with it.
struct PlatformImports {
  private static let modules = ["UIKit", "AppKit", "Cocoa"]

  /// The source without those imports; nil where it has none.
  static func applied(to source: [UInt8]) -> [UInt8]? {
    let tokens = Lexer.tokens(of: source)
    var places: [Range<Int>] = []
    for (index, token) in tokens.enumerated() where token.isWord("import") && index + 1 < tokens.count {
      let module = tokens[index + 1]
      let isWhole = index + 2 >= tokens.count || !tokens[index + 2].isMark(".")
      guard isWhole, module.line == token.line, modules.contains(where: module.isWord) else { continue }
      places.append(module.range)
    }
    guard !places.isEmpty else { return nil }
    var result = source
    for place in places.reversed() { result.replaceSubrange(place, with: Array("SwiftUI".utf8)) }
    return result
  }
}

extension SourceSet {
  /// The sources with what Foundation leaves out on Linux, and without modules that aren't there.
  func withImportsForLinux() -> SourceSet {
    // Foundation's first: an import that isn't compiled counts for nothing there.
    let sources = rewritten(FoundationImports.applied) ?? self
    return sources.rewritten(PlatformImports.applied) ?? sources
  }
}
