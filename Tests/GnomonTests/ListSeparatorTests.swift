import Foundation
import Testing

@testable import Gnomon

/// Lines of a section and lines of its rows, as Apple documents `listSectionSeparator(_:edges:)`: a section's stand above and below it.
@MainActor @Suite("Lines in lists") struct ListSeparatorTests {
  private struct Line: Equatable, CustomStringConvertible {
    let y: CGFloat
    let color: Color.Resolved
    var description: String { "\(y) \(color)" }
  }

  /// The lines of a list of two sections with three rows each, the first of which is modified.
  private func lines<Modified: View, S: ListStyle>(
    _ style: S, _ modify: (Section<Text, TupleView<(Text, Text, Text)>, EmptyView>) -> Modified
  ) -> [Line] {
    let section = Section {
      Text(verbatim: "a")
      Text(verbatim: "b")
      Text(verbatim: "c")
    } header: {
      Text(verbatim: "One")
    }
    let host = makeHost(
      List {
        modify(section)
        Section("Two") { Text(verbatim: "d") }
      }
      .listStyle(style), 390, 600)
    host.update()
    return host.displayList().commands.compactMap { command in
      guard case .fill(let path, _, .color(let color)) = command else { return nil }
      let rect = path.boundingRect
      return rect.height <= 1 ? Line(y: rect.maxY, color: color) : nil
    }
  }

  @Test("A section's lines are those above and below it, a style's boxes have none")
  func hiddenSectionLines() throws {
    let plain = lines(.plain) { $0 }
    try #require(plain.count == 6)
    #expect(lines(.plain) { $0.listSectionSeparator(.hidden) } == [plain[1], plain[2], plain[4], plain[5]])
    #expect(lines(.plain) { $0.listSectionSeparator(.hidden, edges: .top) } == Array(plain[1...]))
    #expect(lines(.plain) { $0.listRowSeparator(.hidden) } == [plain[4], plain[5]])
    let grouped = lines(.insetGrouped) { $0 }
    #expect(grouped.count == 2)
    #expect(lines(.insetGrouped) { $0.listSectionSeparator(.hidden, edges: .top) } == grouped)
  }

  @Test("A section's colour isn't that of the lines between its rows")
  func tintedSectionLines() throws {
    let plain = lines(.plain) { $0 }
    try #require(plain.count == 6)
    let tinted = lines(.plain) { $0.listSectionSeparatorTint(.red) }
    #expect(zip(plain, tinted).map { $0.color != $1.color } == [true, false, false, true, false, false])
    let both = lines(.plain) { $0.listRowSeparatorTint(.blue).listSectionSeparatorTint(.red) }
    try #require(both.count == 6)
    #expect(both[0] == tinted[0] && both[3] == tinted[3])
    #expect(both[1].color != plain[1].color && both[1].color != both[0].color)
  }
}
