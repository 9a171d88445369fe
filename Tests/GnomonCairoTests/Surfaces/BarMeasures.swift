// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

extension SurfaceMeasures {
  mutating func addBars() {
    addNavigationBars()
    addBarItems()
    addSearchFields()
    addTabBars()
  }

  private mutating func addNavigationBars() {
    add("nav26-01", "nav18-01", "nav17-01") { [.points(BarScene(inline: $0, ["HIM"]).contentTop)] }
    add("nav26-02") { row in
      let bar = BarScene(inline: row, ["HIM"])
      return [.points(bar.glass(beside: 16).maxY - 62)]
    }
    add("nav26-03") { row in
      let circle = BarScene(inline: row, ["HIM"]).glass(beside: 16)
      return [.points(circle.minX), .points(circle.width), .points(circle.height)]
    }
    add("nav26-04", "nav26-21") { row in
      let scene = BarScene(inline: row, ["HIM"]).scene
      return [.points((scene.ink(of: "HIM")?.midY ?? 0) - 62)]
    }
    add("nav26-05") { row in
      let shown = BarScene(inline: row, ["Second"]).scene.frames(of: "Second").first?.width ?? 0
      let fonts = SurfaceScene(row) { Text("Second").font(.system(size: 17, weight: .semibold)) }
      return [.points(17), .word(fonts.frames(of: "Second").first?.width == shown ? "semibold" : "\(shown) wide")]
    }
    add("nav26-06", "nav18-05") {
      [.points(Double(BarScene(large: $0, "HIM").scene.frames(of: "HIM").first?.minX ?? 0))]
    }
    add("nav26-07") { row in
      let shown = BarScene(large: row, "Settings").scene.frames(of: "Settings").first?.width ?? 0
      let fonts = SurfaceScene(row) { Text("Settings").font(.system(size: 34, weight: .bold)) }
      return [.points(34 * shown / (fonts.frames(of: "Settings").first?.width ?? 1))]
    }
    add("nav26-08", "nav26-09") { row in
      let hasHeader = row.id == "nav26-09"
      let scene = SurfaceScene(row) {
        NavigationStack {
          List {
            if hasHeader { Section("Header") { Text("Row") } } else { Section { Text("Row") } }
          }
          .navigationTitle("HIM")
        }
      }
      let baseline = scene.ink(of: "HIM")?.maxY ?? 0
      let card = scene.column(row.width / 2, from: baseline + 2).first { $0.color == "#FFFFFF" }
      return [.points((card?.start ?? 0) - baseline)]
    }
    add("nav26-10") { row in
      let scene = SurfaceScene(row) {
        NavigationStack {
          List { Text("Row") }.navigationTitle("HIM").navigationBarTitleDisplayMode(.inline)
        }
      }
      let card = scene.column(row.width / 2, from: 62 + 48).first { $0.color == "#FFFFFF" }
      return [.points((card?.start ?? 0) - 62 - 54)]
    }
    add("nav26-28", "nav18-09") { [.points((BarScene(large: $0, "HIM").scene.ink(of: "HIM")?.maxY ?? 0) - 62)] }
    add("nav18-04") { [.points(Double(BarScene(large: $0, "HIM", top: 0).scene.ink(of: "HIM")?.maxY ?? 0))] }
    add("nav18-10") { [.points(Double(BarScene(large: $0, "Schedule").scene.ink(of: "Schedule")?.minX ?? 0))] }
    add("nav26-29") { [.points(BarScene(large: $0, "HIM").contentTop)] }
    leaveOut(
      "nav26-20", because: "In a view outside of a window; nav26-28 and nav26-08 give 90.67 on phones.")
    leaveOut(
      "nav18-06", "nav18-08",
      because: "The container of that app moves its bars 7 down: nav18-01, nav18-04 and nav18-09 give 44 and 80.")
  }

  private mutating func addBarItems() {
    add("nav26-11", "nav26-12", "nav26-13", "nav26-14") { row in
      let scene = BarScene.items(row) { ToolbarItem(placement: .topBarTrailing) { Button("Clear") {} } }
      let glass = scene.glass(besideTrailing: 16)
      let ink = scene.scene.ink(in: glass.insetBy(dx: 8, dy: 8)) ?? .zero
      switch row.id {
      case "nav26-11": return [.points(glass.height)]
      case "nav26-12": return [.points(row.width - glass.maxX)]
      case "nav26-13": return [.points((glass.width - ink.width) / 2)]
      default: return [.color(scene.scene.color(glass.minX + 6, glass.midY))]
      }
    }
    add("nav26-15", "nav26-16", "nav26-17") { row in
      let scene = BarScene.items(row) {
        ToolbarItem(placement: .cancellationAction) { Button(role: .close) {} }
      }
      let glass = scene.glass(beside: 16)
      let ink = scene.scene.ink(in: glass.insetBy(dx: 8, dy: 8)) ?? .zero
      switch row.id {
      case "nav26-15": return [.points(glass.width)]
      case "nav26-16": return [.points(glass.minX)]
      default: return [.points(ink.width), .points(ink.height)]
      }
    }
    leaveOut(
      "nav26-18", because: "A window's capture, against nav26-14, nav26-22 and tab26-13, which give #FBFBFF or so.")
    add("nav26-19") { row in
      let scene = BarScene.items(row) {
        ToolbarItem(placement: .confirmationAction) { Button("Save", systemImage: "checkmark") {}.disabled(true) }
      }
      return [.color(scene.scene.color(row.width - 38, 62 + 6))]
    }
    add("nav26-22", "nav26-23", "nav26-24") { row in
      let bar = BarScene(inline: row, ["HIM"], isDark: row.id == "nav26-24")
      switch row.id {
      case "nav26-22": return [.points(bar.glass(beside: 16).width)]
      case "nav26-23":
        let ink = bar.scene.ink(in: CGRect(x: 26, y: 72, width: 24, height: 24)) ?? .zero
        return [.points(ink.width), .points(ink.height)]
      default: return [.color(bar.scene.color(38, 68))]
      }
    }
    add("nav26-25", "nav26-26", "nav26-27") { row in
      let scene = BarScene.items(row) {
        ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
        ToolbarItem(placement: .topBarTrailing) { Button("More", systemImage: "ellipsis") {} }
      }
      let glass = scene.glass(besideTrailing: 16)
      let (first, last) = glass.insetBy(dx: 6, dy: 6).divided(atDistance: glass.width / 2 - 6, from: .minXEdge)
      let (plus, ellipsis) = (scene.scene.ink(in: first) ?? .zero, scene.scene.ink(in: last) ?? .zero)
      switch row.id {
      case "nav26-25": return [.points(row.width - glass.maxX), .points(glass.width), .points(glass.height)]
      case "nav26-26": return [.points(ellipsis.midX - plus.midX)]
      default: return [.color(scene.scene.color(plus.midX, plus.midY))]
      }
    }
    add("nav26-30") { row in
      let bar = BarScene.items(row) {
        ToolbarItem(placement: .topBarTrailing) { Button("HIM", role: .destructive) {} }
      }
      let ink = bar.scene.ink(of: "HIM") ?? .zero
      return [.color(bar.scene.color(ink.minX + 1, ink.midY))]
    }
    add("nav18-11") { row in
      let scene = SurfaceScene(row) {
        NavigationStack(path: .constant(["Second"])) {
          BarPage().navigationTitle("First").navigationDestination(for: String.self) { title in
            BarPage().navigationTitle(title).navigationBarTitleDisplayMode(.inline)
          }
        }
      }
      return [.word(scene.frames(of: "First").isEmpty ? "Back" : "First")]
    }
    add("nav18-02") { row in
      let scene = BarScene(inline: row, ["HIM"]).scene
      let sign = scene.ink(in: CGRect(x: 2, y: 66, width: 24, height: 36)) ?? .zero
      return [.points(sign.minX), .points(Double(scene.ink(of: "Back")?.minX ?? 0))]
    }
    add("nav18-03") { row in
      let scene = BarScene.items(row) { ToolbarItem(placement: .topBarTrailing) { Button("Clear") {} } }
      return [.points(row.width - (scene.scene.ink(of: "Clear")?.maxX ?? 0))]
    }
    add("nav18-07") { row in
      let scene = BarScene.items(row) {
        ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
      }
      let ink = scene.scene.ink(in: CGRect(x: row.width - 60, y: 64, width: 58, height: 40)) ?? .zero
      return [.points(ink.width), .points(ink.height), .points(row.width - ink.maxX)]
    }
  }

  private mutating func addSearchFields() {
    add("sf18-01", "sf18-02", "sf18-03", "sf18-04", "sf18-05") { row in
      let scene = SurfaceScene(row) { SearchPage(isPresented: false) }
      let baseline = scene.ink(of: "HIM")?.maxY ?? 0
      let middle = baseline + 30
      let across = scene.line(middle).first { $0.color != "#FFFFFF" }
      let column = scene.column(row.width - 60, from: baseline, to: baseline + 80).filter { $0.color != "#FFFFFF" }
      let (top, bottom) = (column.first?.start ?? 0, column.last?.end ?? 0)
      let edge = across?.start ?? 0
      switch row.id {
      case "sf18-01": return [.points(bottom - top)]
      case "sf18-02": return [.points(edge)]
      case "sf18-03":
        let content = scene.host.snapshot().root.all("Color").first?.rendered.minY ?? 0
        return [.points(top - baseline), .points(content - bottom)]
      case "sf18-04": return [.color(scene.color(row.width - 24, middle))]
      default:
        let glass = scene.ink(in: CGRect(x: edge + 3, y: top + 3, width: 22, height: bottom - top - 6)) ?? .zero
        let text = scene.ink(of: "Search") ?? .zero
        return [.points(glass.minX - edge), .points(text.minX - edge)]
      }
    }
    add("sf26-01") { row in
      let bar = BarScene(scene: SurfaceScene(row, bottom: 0) { SearchPage(isPresented: true) })
      let y: CGFloat = 874 - 8 - 24
      return [.points((bar.glassHeight(x: 60, around: y) + bar.glassHeight(x: row.width - 32, around: y)) / 2)]
    }
  }

  private mutating func addTabBars() {
    add("tab26-01", "tab26-02", "tab26-03", "tab26-04", "tab26-05") { row in
      @MainActor func platter(_ index: Int, of count: Int) -> CGRect { TabScene(row, count, selected: index).platter }
      switch row.id {
      case "tab26-01": return [.points(platter(0, of: 4).height)]
      case "tab26-02":
        var ends: [CGFloat] = []
        for count in [4, 6] { ends += [platter(0, of: count).minX, row.width - platter(count - 1, of: count).maxX] }
        return [.points(ends.reduce(0, +) / 4)]
      case "tab26-03": return [.points(platter(1, of: 4).width)]
      case "tab26-04": return [.points(platter(1, of: 4).minX - platter(0, of: 4).minX)]
      default: return [.points(platter(1, of: 6).width)]
      }
    }
    add("tab26-06", "tab26-07", "tab26-08", "tab26-11", "tab26-12", "tab26-13", "tab26-14") { row in
      let tabs = TabScene(row, 3, selected: 0, isDark: row.id == "tab26-14")
      if row.id == "tab26-14" {
        return [.color(tabs.scene.color(row.width / 2, 874 - 21 - 57)), .color(tabs.scene.color(60, 874 - 21 - 31))]
      }
      let (capsule, platter) = (tabs.capsule, tabs.platter)
      switch row.id {
      case "tab26-06": return [.points(capsule.height)]
      case "tab26-07": return [.points(874 - capsule.maxY)]
      case "tab26-08": return [.points(capsule.minX), .points(capsule.width)]
      case "tab26-11": return [.points((platter.minX - capsule.minX + platter.minY - capsule.minY) / 2)]
      case "tab26-12": return [.points(platter.width)]
      default:
        return [.color(tabs.scene.color(row.width / 2, capsule.minY + 5)), .color(tabs.scene.color(60, platter.midY))]
      }
    }
    add("tab26-09", "tab26-10", "tab26-18") { row in
      let tabs = TabScene(row, 4, selected: 0, hasSearch: true)
      let capsule = tabs.capsule
      let y = capsule.minY + 12
      let circle = tabs.circle
      switch row.id {
      case "tab26-09": return [.points(capsule.minX), .points(capsule.maxX)]
      case "tab26-10":
        return [
          .points(circle.end - circle.start), .points(row.width - circle.end), .points(circle.start - capsule.maxX),
        ]
      default:
        let ink = tabs.scene.ink(in: CGRect(x: circle.start + 14, y: y, width: 34, height: 38)) ?? .zero
        return [.points(max(ink.width, ink.height))]
      }
    }
    add("tab26-15", "tab26-16", "tab26-17") { row in
      let tabs = TabScene(row, 3, selected: 0)
      let top = tabs.capsule.minY
      let title = tabs.scene.ink(of: "HIM1") ?? .zero
      switch row.id {
      case "tab26-15": return [.points(title.height), .points(title.maxY - top)]
      case "tab26-16": return [.points(tabs.icon(1).midY - top)]
      default:
        let frames = ["HIM0", "HIM1"].map { tabs.scene.ink(of: $0) ?? .zero }
        return frames.map { .color(tabs.darkest(in: $0)) }
      }
    }
    add("tab18-01") { row in
      let scene = TabScene(row, 3, selected: 0, isLong: true).scene
      let line = scene.column(2, from: 874 - 34 - 60).dropFirst().first
      return [.points(874 - 34 - (line?.start ?? 0))]
    }
    add("tab18-03", "tab18-04", "tab18-05") { row in
      let tabs = TabScene(row, row.id == "tab18-05" ? 2 : 3, selected: 0)
      if row.id == "tab18-03" {
        return (0..<3).map { .points(Double(tabs.scene.frames(of: "HIM\($0)").first?.midX ?? 0)) }
      }
      let title = tabs.scene.ink(of: "HIM1") ?? .zero
      return [.points(874 - title.maxY), .points(874 - tabs.icon(1).midY)]
    }
    leaveOut(
      "tab18-02", "tab17-01", because: "Frames that assistive technologies are told: nothing is drawn by them.")
  }
}
