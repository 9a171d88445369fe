// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension SurfaceMeasures {
  /// A chosen tab for searching, with the field in the place of the tabs.
  mutating func addSearchTabs() {
    add("sf26-02", "sf26-03", "sf26-04", "sf26-05") { row in
      let scene = SurfaceScene(row, bottom: 0) { SearchTabs(isPresented: true) }
      let bar = BarScene(scene: scene)
      let y: CGFloat = 874 - 8 - 24
      let start = bar.extent(y: y, from: 0, to: 20).start
      let circle = bar.extent(y: y, from: row.width - 59, to: row.width)
      switch row.id {
      case "sf26-02":
        let end = bar.extent(y: y, from: 200, to: row.width - 60).end
        return [.points(start), .points(circle.start), .points(circle.start - end)]
      case "sf26-03":
        let ink = scene.ink(in: CGRect(x: start + 8, y: y - 14, width: 30, height: 28)) ?? .zero
        return [.points(ink.minX - start), .points(ink.width), .points(ink.height)]
      case "sf26-04": return [.points((scene.ink(of: "Search")?.minX ?? 0) - start)]
      default:
        let ink = scene.ink(in: CGRect(x: row.width - 46, y: y - 14, width: 28, height: 28)) ?? .zero
        return [.points(ink.width), .points(ink.height)]
      }
    }
    add("sf26-06") { row in
      let scene = SurfaceScene(row) { SearchTabs(isPresented: true) }
      return [.word(scene.frames(of: "HIM").isEmpty ? "away" : "there")]
    }
    add("sf26-07") { row in
      let scene = SurfaceScene(row) { SearchTabs(isPresented: false) }
      let frame = scene.frames(of: "Search").first ?? .zero
      return [.word(frame.midY > 437 ? "bottom" : "top")]
    }
  }

  /// Lists of the style `grouped`.
  mutating func addGroupedLists() {
    add("list26-80", "list26-81") { row in
      let scene = SurfaceScene(row) {
        List { Section("HIM") { ForEach(0..<3, id: \.self) { Text("Row \($0)") } } }.listStyle(.grouped)
      }
      let header = scene.ink(of: "HIM") ?? .zero
      let column = scene.column(row.width / 2 + 40, from: header.maxY + 2)
      let top = column.first { $0.color == "#FFFFFF" }?.start ?? 0
      if row.id == "list26-81" { return [.points(header.minX), .points(top - header.minY)] }
      let line = column.first { $0.start > top && $0.color != "#FFFFFF" }
      let across = scene.line((line?.start ?? 0) + 0.5).filter { $0.color != "#FFFFFF" && $0.length > 100 }
      return [.points(across.first?.start ?? 0), .points(across.first?.end ?? 0)]
    }
  }
}

/// Tabs of which that for searching is chosen.
private struct SearchTabs: View {
  let isPresented: Bool
  @State private var text = ""

  var body: some View {
    TabView(selection: .constant(1)) {
      Tab("Home", systemImage: "house", value: 0) { BarPage() }
      Tab(value: 1, role: .search) {
        NavigationStack {
          BarPage().navigationTitle("HIM").navigationBarTitleDisplayMode(.inline)
            .searchable(
              text: $text, isPresented: .constant(isPresented), placement: .navigationBarDrawer(displayMode: .always))
        }
      }
    }
  }
}
