// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension SurfaceMeasures {
  /// Symbols in bars.
  mutating func addSymbols() {
    let tabs = [
      "sym26-01": "rectangle.stack", "sym26-02": "star", "sym26-03": "tray", "sym26-04": "bell.fill",
      "sym26-05": "bell", "sym26-06": "newspaper", "sym18-01": "newspaper", "sym18-02": "rectangle.stack",
      "sym18-03": "magnifyingglass", "sym18-04": "person.crop.circle",
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

  /// Five tabs of which one has a badge, on a screen of 393 × 852.
  mutating func addBadgedTabs() {
    add("tab18-06", "tab18-07", "tab18-08", "tab18-09") { row in
      let scene = SurfaceScene(row, height: 852, top: 59) {
        TabView(selection: .constant(2)) {
          ForEach(0..<5, id: \.self) { index in
            Tab("HIM\(index)", systemImage: "square", value: index) {
              ScrollView { Color.green.frame(height: 2000).padding(.horizontal, 20) }
            }
            .badge(index == 1 ? 4 : 0)
          }
        }
      }
      switch row.id {
      case "tab18-06": return (0..<5).map { .points(Double(scene.frames(of: "HIM\($0)").first?.midX ?? 0)) }
      case "tab18-08":
        let line = scene.column(2, from: 852 - 34 - 60).dropFirst().first
        return [.points(852 - 34 - (line?.start ?? 0))]
      case "tab18-09": return [.points(852 - (scene.ink(of: "HIM3")?.maxY ?? 0))]
      default:
        let middle = scene.frames(of: "HIM1").first?.midX ?? 0
        // Across the badge's middle, above its digit.
        let across = scene.line(852 - 34 - 49 + 12, from: middle - 10, to: middle + 40).filter { Self.isRed($0.color) }
        let start = across.first?.start ?? 0
        let end = across.last?.end ?? 0
        let down = scene.column((start + end) / 2 - 6, from: 852 - 34 - 49, to: 852 - 34 - 49 + 40)
          .filter { Self.isRed($0.color) }
        // Six beside the middle a disc of 18 begins 2.29 below its top.
        return [
          .points(end - start), .points((start + end) / 2 - middle), .points((down.first?.start ?? 0) - 769 - 2.29),
        ]
      }
    }
  }

  fileprivate nonisolated static func isRed(_ color: String) -> Bool {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    return value >> 16 > 220 && value >> 8 & 255 < 110 && value & 255 < 110
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
