// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
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

  @Test("Colours are those of the edges that they're given for; between two rows the upper one's comes first")
  func tintedEdges() throws {
    let plain = lines(.plain) { $0 }
    try #require(plain.count == 6)
    // Above, between, between, below, as they're drawn: the section's outer lines are the first and the fourth.
    func changed(_ tinted: [Line]) -> [Bool] { zip(plain, tinted).map { $0.color != $1.color } }
    #expect(
      changed(lines(.plain) { $0.listSectionSeparatorTint(.red, edges: .top) })
        == [true, false, false, false, false, false])
    #expect(
      changed(lines(.plain) { $0.listSectionSeparatorTint(.red, edges: .bottom) })
        == [false, false, false, true, false, false])
    #expect(
      changed(lines(.plain) { $0.listRowSeparatorTint(.red, edges: .top) }) == [true, true, true, false, false, false])
    #expect(
      changed(lines(.plain) { $0.listRowSeparatorTint(.red, edges: .bottom) })
        == [false, true, true, true, false, false])
    let both = lines(.plain) { $0.listRowSeparatorTint(.red, edges: .bottom).listRowSeparatorTint(.blue, edges: .top) }
    let (red, blue) = (both[1].color, both[0].color)
    #expect(red.red > 0.9 && blue.blue > 0.9 && both.map(\.color)[1...3].allSatisfy { $0 == red })
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

  /// Where the first line between rows begins and ends.
  private func ends(
    _ direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ row: () -> some View
  ) throws -> [CGFloat] {
    let list = List {
      row()
      Text(verbatim: "below")
    }
    .environment(\.layoutDirection, direction)
    let host = makeHost(list.listStyle(.insetGrouped), 390, 600)
    host.update()
    let lines = host.displayList().commands.compactMap { command -> CGRect? in
      guard case .fill(let path, _, .color) = command, path.boundingRect.height <= 1 else { return nil }
      return path.boundingRect
    }
    let line = try #require(lines.first)
    return [line.minX, line.maxX]
  }

  @Test(
    "A line begins at the first text of the row above, as Apple's lists do since iOS 16, and ends at the row's inset (list26-14, list26-15)"
  )
  func texts() throws {
    #expect(try ends { Text(verbatim: "a") } == [32, 358])
    #expect(try ends { Color.red.frame(width: 100) } == [32, 358])
    let behind = try ends {
      HStack(spacing: 10) {
        Color.red.frame(width: 30).overlay { Text(verbatim: "1") }
        VStack(alignment: .leading) {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }
        Text(verbatim: "c")
      }
      .background { Text(verbatim: "behind") }
    }
    #expect(behind == [72, 358])
    let segments = try ends {
      Picker("Size", selection: .constant(0)) {
        Text(verbatim: "S").tag(0)
        Text(verbatim: "M").tag(1)
      }
      .pickerStyle(.segmented)
    }
    #expect(segments == [32, 358])
    let mirrored = try ends(.rightToLeft) {
      HStack(spacing: 10) {
        Color.red.frame(width: 30)
        Text(verbatim: "a")
        Spacer()
      }
    }
    #expect(mirrored == [32, 318])
  }

  @Test("Guides say where it begins and ends (Apple's documentation of listRowSeparatorLeading)")
  func guides() throws {
    let food = try ends {
      HStack(spacing: 10) {
        Text(verbatim: "a").frame(width: 30)
        Text(verbatim: "b").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        Spacer()
      }
    }
    #expect(food == [72, 358])
    let both = try ends {
      Label("Row", systemImage: "star")
        .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
        .alignmentGuide(.listRowSeparatorTrailing) { _ in 100 }
    }
    #expect(both == [32, 132])
    #expect(try ends { Text(verbatim: "a").alignmentGuide(.listRowSeparatorLeading) { _ in .nan } }[0] == 32)
  }

  @Test("A row whose text moves moves its line, though the list isn't laid out again")
  func moved() throws {
    let model = Shift()
    let host = makeHost(
      List {
        ShiftedRow(model: model)
        Text(verbatim: "below")
      }, 390, 600)
    host.update()
    func start() throws -> CGFloat {
      let starts = host.displayList().commands.compactMap { command -> CGFloat? in
        guard case .fill(let path, _, .color) = command, path.boundingRect.height <= 1 else { return nil }
        return path.boundingRect.minX
      }
      return try #require(starts.first)
    }
    #expect(try start() == 32)
    model.distance = 50
    host.update()
    #expect(try start() == 82)
  }
}

@Observable private final class Shift {
  var distance: CGFloat = 0
}

private struct ShiftedRow: View {
  let model: Shift

  var body: some View {
    HStack(spacing: 0) {
      Color.clear.frame(width: model.distance)
      Text(verbatim: "a")
      Spacer(minLength: 0)
    }
    .frame(width: 300, height: 40)
  }
}
