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

  /// Symbols in bars.
  mutating func addSymbols() {
    let tabs = [
      "sym26-01": "rectangle.stack", "sym26-02": "star", "sym26-03": "tray", "sym26-04": "bell.fill",
      "sym26-05": "bell", "sym26-06": "newspaper",
    ]
    for (id, name) in tabs {
      add(id) { row in
        let scene = SurfaceScene(row) {
          TabView(selection: .constant(0)) {
            Tab("HIM0", systemImage: "square", value: 0) { BarPage() }
            Tab(value: 1) {
              BarPage()
            } label: {
              Label("HIM1", systemImage: name).environment(\.symbolVariants, .none)
            }
          }
        }
        let title = scene.frames(of: "HIM1").first ?? .zero
        let ink = scene.ink(in: CGRect(x: title.midX - 18, y: title.minY - 33, width: 36, height: 32)) ?? .zero
        return [.points(ink.width), .points(ink.height)]
      }
    }
    add("sym26-07", "sym26-08") { row in
      let name = row.id == "sym26-07" ? "bell" : "square.and.pencil"
      let ink = BarScene.inks(row, [name])[0]
      return [.points(ink.width), .points(ink.height)]
    }
    add("sym26-09") { row in
      BarScene.inks(row, ["plus", "ellipsis"]).flatMap { [.points($0.width), .points($0.height)] }
    }
    add("nav26-32") { row in
      let scene = BarScene.items(row) {
        ToolbarItem(placement: .confirmationAction) { Button("Save", systemImage: "checkmark") {} }
      }
      let ink = scene.scene.ink(in: CGRect(x: row.width - 52, y: 70, width: 28, height: 28)) ?? .zero
      return [.points(ink.width), .points(ink.height)]
    }
    leaveOut(
      "nav26-31", because: "A symbol's frame is a square here, so that two are as far apart whatever they show.")
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

extension BarScene {
  /// The ink of symbols at the trailing end of the bar above, from the leading one on.
  static func inks(_ row: SurfaceRow, _ names: [String]) -> [CGRect] {
    let bar = items(row) {
      ToolbarItemGroup(placement: .topBarTrailing) {
        ForEach(names, id: \.self) { Button("Symbol", systemImage: $0) {} }
      }
    }
    let glass = bar.glass(besideTrailing: 16).insetBy(dx: 5, dy: 5)
    let width = glass.width / CGFloat(names.count)
    return names.indices.map { index in
      let part = CGRect(x: glass.minX + CGFloat(index) * width, y: glass.minY, width: width, height: glass.height)
      return bar.scene.ink(in: part) ?? .zero
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
