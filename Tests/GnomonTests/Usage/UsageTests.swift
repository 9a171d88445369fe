// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What public sources use most compiles, and is laid out without a warning.
@MainActor @Suite("The most used symbols")
struct UsageTests {
  @Test("Each stands in one of the files beside this one")
  func symbols() throws {
    let folder = Repository.file("Tests/GnomonTests/Usage")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix("Used") && $0.lastPathComponent != "UsedSymbols.swift" }
    let source = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
    func stands(_ symbol: Substring) -> Bool {
      source.ranges(of: symbol).contains { range in
        let before = range.lowerBound == source.startIndex ? " " : source[source.index(before: range.lowerBound)]
        let after = range.upperBound == source.endIndex ? " " : source[range.upperBound]
        return !isWord(after) && (!isWord(before) || !isWord(symbol.first!))
      }
    }
    #expect(UsedSymbols.all.count > 440)
    let absent = UsedSymbols.all.filter { !stands($0) }
    #expect(absent.isEmpty, "\(absent)")
    // Taking a list for granted that names nothing would make this test empty.
    #expect(!stands("NoSuchSymbol"))
  }

  private func expectQuiet<V: View>(_ view: V, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let host = makeHost(view, 390, 844)
    let isSettled = host.update()
    #expect(isSettled, "\(host.warnings.map(\.message))", sourceLocation: sourceLocation)
    #expect(!host.snapshot().allNodes.isEmpty, sourceLocation: sourceLocation)
    let warnings = host.warnings.map(\.message).filter { !$0.contains("system symbol") && !$0.contains("no picture") }
    #expect(warnings.isEmpty, "\(warnings)", sourceLocation: sourceLocation)
  }

  private struct Inputs: View {
    @State private var text = ""
    @State private var isOn = false
    @State private var number = 0.5
    @State private var choice = 1
    @FocusState private var isFocused: Bool

    var body: some View {
      UsedViews.controls($text, $isOn, $number, $choice)
      UsedModifiers.input($text, $isFocused)
      UsedModifiers.presenting($isOn, $text)
    }
  }

  @Test func views() {
    expectQuiet(UsedViews.containers)
    expectQuiet(UsedViews.geometry)
    expectQuiet(Inputs())
  }

  @available(*, deprecated, message: "Shows what is deprecated, too.")
  @Test func deprecatedViews() {
    expectQuiet(UsedViews.scrolling)
    expectQuiet(UsedViews.navigation)
    expectQuiet(UsedModifiers.drawing)
    expectQuiet(UsedModifiers.styles)
  }

  @Test func modifiers() {
    expectQuiet(UsedModifiers.layout)
    expectQuiet(UsedModifiers.text)
    expectQuiet(UsedDrawing.shapes)
    expectQuiet(UsedDrawing.tree)
  }

  @Test func state() {
    expectQuiet(UsedState.tree)
    expectQuiet(UsedState.preferences)
    expectQuiet(UsedState.Editable())
  }

  @Test func values() {
    expectQuiet(
      VStack {
        ForEach(UsedValues.colors.indices, id: \.self) { UsedValues.colors[$0] }
        ForEach(UsedValues.fonts.indices, id: \.self) { Text("a").font(UsedValues.fonts[$0]) }
        ForEach(UsedValues.styles.indices, id: \.self) { Circle().fill(UsedValues.styles[$0]) }
      })
    #expect(UsedValues.size == CGSize(width: 10, height: 1))
  }
}
