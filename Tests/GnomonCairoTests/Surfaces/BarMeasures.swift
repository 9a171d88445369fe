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
    add("nav26-06", "nav18-05") { [.points(Double(BarScene(large: $0, "HIM").scene.frames(of: "HIM").first?.minX ?? 0))] }
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
        return [.points(circle.end - circle.start), .points(row.width - circle.end), .points(circle.start - capsule.maxX)]
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

/// A page of a stack under its bar, over the ground of grouped screens.
@MainActor
private struct BarScene {
  let scene: SurfaceScene

  init(scene: SurfaceScene) { self.scene = scene }

  /// A page that was pushed, with a small title.
  init(inline row: SurfaceRow, _ path: [String], isDark: Bool = false) {
    scene = SurfaceScene(row, isDark: isDark) {
      NavigationStack(path: .constant(path)) {
        BarPage().navigationDestination(for: String.self) { title in
          BarPage().navigationTitle(title).navigationBarTitleDisplayMode(.inline)
        }
      }
    }
  }

  init(large row: SurfaceRow, _ title: String, top: CGFloat = 62) {
    scene = SurfaceScene(row, top: top) { NavigationStack { BarPage().navigationTitle(title) } }
  }

  static func items<C: ToolbarContent>(
    _ row: SurfaceRow, @ToolbarContentBuilder _ content: () -> C
  ) -> BarScene {
    let content = content()
    return BarScene(scene: SurfaceScene(row) { NavigationStack { BarPage().toolbar { content } } })
  }

  /// Where the page's content begins, below the unsafe area.
  var contentTop: Double {
    (scene.host.snapshot().root.all("Rectangle").last?.rendered.minY ?? 0) - 62
  }

  private func red(_ x: CGFloat, _ y: CGFloat) -> Int {
    Int(scene.color(x, y).dropFirst().prefix(2), radix: 16) ?? 0
  }

  /// Glass is lighter than the ground of a grouped screen, its shadow darker.
  private func isGlass(_ x: CGFloat, _ y: CGFloat) -> Bool { red(x, y) > 246 }

  /// The first glass on the way along a line.
  func extent(y: CGFloat, from start: CGFloat, to end: CGFloat) -> (start: CGFloat, end: CGFloat, width: CGFloat) {
    let step: CGFloat = 1.0 / 3
    let xs = Array(stride(from: min(start, end), to: max(start, end), by: step)).filter { isGlass($0 + step / 2, y) }
    guard let first = xs.first, let last = xs.last else { return (0, 0, 0) }
    return (first, last + step, last + step - first)
  }

  func glassHeight(x: CGFloat, around y: CGFloat) -> CGFloat {
    let step: CGFloat = 1.0 / 3
    let ys = Array(stride(from: y - 60, to: y + 60, by: step)).filter { isGlass(x, $0 + step / 2) }
    guard let first = ys.first, let last = ys.last else { return 0 }
    return last + step - first
  }

  private func box(_ range: (start: CGFloat, end: CGFloat, width: CGFloat)) -> CGRect {
    let (x, step) = ((range.start + range.end) / 2, CGFloat(1.0 / 3))
    // Beside the middle, where no sign is.
    let ys = Array(stride(from: CGFloat(50), to: 120, by: step)).filter { isGlass(x, $0 + step / 2) }
    guard let first = ys.first, let last = ys.last else { return .zero }
    return CGRect(x: range.start, y: first, width: range.width, height: last + step - first)
  }

  /// The glass of the bar's row at the leading end.
  func glass(beside x: CGFloat) -> CGRect { box(extent(y: 84, from: x - 10, to: x + 90)) }

  func glass(besideTrailing distance: CGFloat) -> CGRect {
    let end = scene.host.configuration.size.width - distance
    return box(extent(y: 84, from: end - 130, to: end + 10))
  }
}

private struct BarPage: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Rectangle().fill(.clear)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { ground.ignoresSafeArea() }
  }

  private var ground: Color { scheme == .dark ? .black : Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255) }
}

private struct SearchPage: View {
  let isPresented: Bool
  @State private var text = ""

  var body: some View {
    NavigationStack {
      (isPresented ? Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255) : .clear)
        .background { if isPresented { Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255).ignoresSafeArea() } }
        .navigationTitle("HIM").searchable(text: $text, isPresented: .constant(isPresented))
    }
  }
}

/// A tab view of pages over the ground of grouped screens.
@MainActor
private struct TabScene {
  let scene: SurfaceScene
  let bar: BarScene
  private let hasSearch: Bool

  init(
    _ row: SurfaceRow, _ count: Int, selected: Int, hasSearch: Bool = false, isLong: Bool = false, isDark: Bool = false
  ) {
    self.hasSearch = hasSearch
    scene = SurfaceScene(row, isDark: isDark) {
      TabView(selection: .constant(selected)) {
        ForEach(0..<count, id: \.self) { index in
          Tab("HIM\(index)", systemImage: "square", value: index) {
            if isLong { ScrollView { Color.red.frame(height: 2000).padding(.horizontal, 20) } } else { BarPage() }
          }
        }
        if hasSearch { Tab("Search", systemImage: "magnifyingglass", value: 99, role: .search) { BarPage() } }
      }
    }
    bar = BarScene(scene: scene)
  }

  private func red(_ x: CGFloat, _ y: CGFloat) -> Int {
    Int(scene.color(x, y).dropFirst().prefix(2), radix: 16) ?? 0
  }

  private static let middle: CGFloat = 874 - 21 - 31

  /// The circle for searching: from where it's glass beside its sign.
  var circle: (start: CGFloat, end: CGFloat) {
    let width = scene.host.configuration.size.width
    let end = bar.extent(y: Self.middle, from: width / 2, to: width).end
    var start = end - 31 - 15
    while start > 0, red(start - 1.0 / 6, Self.middle) > 246 { start -= 1.0 / 3 }
    return (start, end)
  }

  /// The capsule of glass, along its middle and down its end.
  var capsule: CGRect {
    let (step, width) = (CGFloat(1.0 / 3), scene.host.configuration.size.width)
    let across = bar.extent(y: Self.middle, from: 0, to: hasSearch ? circle.start - 1 : width)
    let x = across.start + 31
    let ys = Array(stride(from: CGFloat(740), to: 874, by: step)).filter { red(x, $0 + step / 2) > 246 }
    return CGRect(
      x: across.start, y: ys.first ?? 0, width: across.width, height: (ys.last ?? 0) + step - (ys.first ?? 0))
  }

  /// The platter of the chosen tab.
  var platter: CGRect {
    let (step, capsule) = (CGFloat(1.0 / 3), capsule)
    func isPlatter(_ x: CGFloat, _ y: CGFloat) -> Bool { (228...238).contains(red(x, y)) }
    let top = capsule.minY + 8
    let middle = (capsule.minX + 4...capsule.maxX - 4)
    let y = capsule.midY
    let xs = Array(stride(from: middle.lowerBound - 3, to: middle.upperBound + 3, by: step))
      .filter { isPlatter($0 + step / 2, y) }
    guard let first = xs.first, let last = xs.last else { return .zero }
    let x = first + 27
    let ys = Array(stride(from: top - 8, to: capsule.maxY, by: step)).filter { isPlatter(x, $0 + step / 2) }
    return CGRect(
      x: first, y: ys.first ?? 0, width: last + step - first, height: (ys.last ?? 0) + step - (ys.first ?? 0))
  }

  /// The ink of a tab's icon, above its title.
  func icon(_ index: Int) -> CGRect {
    let title = scene.frames(of: "HIM\(index)").first ?? .zero
    return scene.ink(in: CGRect(x: title.midX - 16, y: title.minY - 32, width: 32, height: 31)) ?? .zero
  }

  /// The colour that is furthest from white in a box: that of letters' stems.
  func darkest(in box: CGRect) -> String {
    var found = "#FFFFFF"
    for y in stride(from: box.minY, to: box.maxY, by: 1.0 / 3) {
      for x in stride(from: box.minX, to: box.maxX, by: 1.0 / 3) {
        let color = scene.color(x + 0.1, y + 0.1)
        if sum(color) < sum(found) { found = color }
      }
    }
    return found
  }

  private func sum(_ color: String) -> Int {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    return (value >> 16 & 255) + (value >> 8 & 255) + (value & 255)
  }
}
