// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// The type checker's work on plain view code, by its own count of scopes: it's the same on every machine. It gives
/// up, "unable to type-check this expression in reasonable time", at a million.
@Suite struct TypeCheckingGuards {
  /// As many as are fine; a body of a hundred lines stays far below a second with these.
  private static let scopes = 10_000

  private func check(_ source: String, scopes: Int = scopes) throws -> Compiler {
    try Compiler(source, options: ["-solver-scope-threshold=\(scopes)"])
  }

  @Test("A body of a hundred lines is checked well within the limit")
  func longBody() throws {
    let rows = (0..<9).map { section in
      """
            VStack(alignment: .leading, spacing: \(section)) {
              Text("Section \\(\(section)) of \\(count)").font(.headline).foregroundStyle(.secondary)
              HStack {
                Image(systemName: "star").foregroundStyle(.yellow)
                Text(count > \(section) ? "more" : "less").font(.system(size: 12 + \(section))).bold()
                Spacer()
                if isOn { Circle().fill(.blue.gradient).frame(width: 10, height: 10) } else { Divider() }
              }
              ForEach(0..<3) { Text("\\($0 * 2 + \(section))").padding(.horizontal, 4) }
            }
      """
    }
    let source = """
      struct Sample: View {
        @State private var isOn = false
        var count = 3
        var body: some View {
          ScrollView {
      \(rows.joined(separator: "\n"))
          }
        }
      }
      """
    #expect(source.split(separator: "\n").count > 90)
    let checked = try check(source)
    #expect(checked.isAccepted, "\(checked.output)")
  }

  @Test("A chain of sixty modifiers is checked well within the limit")
  func longChain() throws {
    let modifiers = [
      ".padding(8)", ".frame(maxWidth: .infinity, alignment: .leading)", ".background(.blue.opacity(0.2))",
      ".foregroundStyle(.primary)", ".overlay(alignment: .top) { Divider() }", ".clipShape(.rect(cornerRadius: 8))",
      ".offset(x: 2 + 3, y: -1 * 2)", ".opacity(isOn ? 1 : 0.5)", ".shadow(radius: 3)", ".scaleEffect(1.1)",
    ]
    let chain = (0..<60).map { "      \(modifiers[$0 % modifiers.count])" }.joined(separator: "\n")
    let checked = try check(
      """
      struct Sample: View {
        @State private var isOn = false
        var body: some View {
          Text("chain")
      \(chain)
        }
      }
      """)
    #expect(checked.isAccepted, "\(checked.output)")
  }

  @Test("Builders twelve levels deep are checked well within the limit")
  func nestedBuilders() throws {
    var inner = "Text(\"deep\")"
    for level in 0..<12 {
      let stack = ["VStack", "HStack(spacing: 4)", "ZStack(alignment: .topLeading)", "Group"][level % 4]
      inner = "\(stack) {\nif level > \(level) { \(inner) } else { Color.red }\nText(\"\(level)\").bold()\n}"
    }
    let checked = try check("struct Sample: View {\nvar level = 3\nvar body: some View {\n\(inner)\n}\n}")
    #expect(checked.isAccepted, "\(checked.output)")
  }

  @Test("The count is one that code can exceed")
  func limitHolds() throws {
    let checked = try check(
      "struct Sample: View { var body: some View { Text(\"a\").offset(x: -1 + 2 * 3 - 4 / 2 + 1.5 * 2, y: 1) } }",
      scopes: 2)
    #expect(!checked.isAccepted)
    #expect(checked.output.contains("reasonable time"), "\(checked.output)")
  }
}
