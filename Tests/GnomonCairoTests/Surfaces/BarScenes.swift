// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A page of a stack under its bar, over the ground of grouped screens.
@MainActor
struct BarScene {
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

struct BarPage: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Rectangle().fill(.clear)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { ground.ignoresSafeArea() }
  }

  private var ground: Color { scheme == .dark ? .black : Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255) }
}

struct SearchPage: View {
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
struct TabScene {
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
