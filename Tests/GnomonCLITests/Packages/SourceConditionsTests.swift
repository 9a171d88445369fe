// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonCLI

/// Which code of a source is compiled.
@Suite struct SourceConditionsTests {
  private func words(_ source: String, _ conditions: SourceConditions = SourceConditions()) -> String {
    conditions.active(Lexer.tokens(of: Array(source.utf8))).map(\.text).joined(separator: " ")
  }

  @Test func branchesFollowTheirConditions() {
    let source = """
      start
      #if os(iOS)
      phone
      #elseif os(Linux) && !DEBUG
      linux
      #else
      other
      #endif
      end
      """
    #expect(words(source) == "start linux end")
    #expect(words(source, SourceConditions(defined: ["DEBUG"])) == "start other end")
    #expect(words(source, SourceConditions(systems: ["iOS"])) == "start phone end")
  }

  @Test func aBranchBehindATakenOneIsLeftOut() {
    #expect(words("#if true\na\n#elseif true\nb\n#else\nc\n#endif") == "a")
  }

  @Test func whatCannotBeKnownIsReadBothWays() {
    #expect(words("#if canImport(Kingfisher)\na\n#else\nb\n#endif") == "a b")
    #expect(words("#if canImport(Kingfisher) && os(iOS)\na\n#else\nb\n#endif") == "b")
    #expect(words("#if canImport(Glibc) || canImport(Kingfisher)\na\n#else\nb\n#endif") == "a")
  }

  @Test func hiddenModulesAreNotFound() {
    let hidden = SourceConditions(hidden: ["SwiftUI"])
    #expect(words("#if canImport(SwiftUI)\na\n#else\nb\n#endif", hidden) == "b")
    #expect(words("#if canImport(SwiftUI) && (canImport(UIKit) || os(macOS))\na\n#endif", hidden) == "")
  }

  @Test func nestedConditionsAreLeftOutWithWhatIsAround() {
    #expect(words("#if os(iOS)\na\n#if true\nb\n#endif\nc\n#else\n#if false\nd\n#else\ne\n#endif\n#endif") == "e")
  }

  @Test func aConditionMayGoOnInTheNextLine() {
    #expect(words("#if os(Linux) &&\n  os(iOS)\na\n#endif\nb") == "b")
    #expect(words("#if (os(iOS)\n  || os(Linux))\na\n#endif\nb") == "a b")
  }

  @Test(arguments: [
    ("swift(>=5.9)", "a"), ("compiler(>=6.0)", "a"), ("swift(<5.9)", "b"), ("swift(>=9)", "b"),
    ("compiler(>=6.9)", "a b"),
  ])
  func versionsOfTheCompiler(_ condition: String, _ expected: String) {
    #expect(words("#if \(condition)\na\n#else\nb\n#endif") == expected)
  }

  @Test func endsThatAreMissingDoNoHarm() {
    #expect(words("#endif\na\n#else\nb\n#if") == "a b")
    #expect(words("#if (\na") == "")
  }
}
