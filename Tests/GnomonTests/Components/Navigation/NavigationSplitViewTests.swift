// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Where links and choices of a leading column lead, as Apple documents `NavigationSplitView`, `isDetailLink(_:)` and
/// `ColumnNavigationViewStyle`.
@MainActor @Suite struct NavigationSplitViewTests {
  private func host(_ view: some View, isCompact: Bool = false) -> ViewHost {
    let host = makeHost(view, isCompact ? 390 : 1000, 600) { if isCompact { $0.profile = .iOS18 } }
    host.update()
    return host
  }

  private func tap(_ text: String, _ host: ViewHost) throws {
    let frame = try #require(
      host.snapshot().root.all("Text").first { $0.text == text }?.rendered, "\(text) in \(host.texts)")
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private struct Choices: View {
    @State var choice: Int?
    var body: some View {
      NavigationSplitView {
        List(0..<3, id: \.self, selection: $choice) { NavigationLink("row \($0)", value: $0) }
      } detail: {
        Text("detail \(choice ?? -1)")
      }
    }
  }

  @Test("A link with a value of the list's selection chooses it, beside the list")
  func choosing() throws {
    let host = host(Choices())
    #expect(host.texts == ["row 0", "row 1", "row 2", "detail -1"])
    try tap("row 1", host)
    #expect(host.texts == ["row 0", "row 1", "row 2", "detail 1"])
    #expect(host.warnings.isEmpty, "\(host.warnings)")
  }

  @Test("One column at a time: a choice shows the next one, and what leads back leaves nothing chosen")
  func compactChoosing() throws {
    let host = host(Choices(), isCompact: true)
    #expect(host.texts == ["row 0", "row 1", "row 2"])
    try tap("row 1", host)
    #expect(host.texts.contains("detail 1") && !host.texts.contains("row 0"))
    try tap("Back", host)
    #expect(host.texts == ["row 0", "row 1", "row 2"])
    try tap("row 2", host)
    #expect(host.texts.contains("detail 2"))
    #expect(self.host(Choices(choice: 0), isCompact: true).texts.contains("detail 0"))
  }

  private struct Columns: View {
    @State var department: String?
    @State var person: Int?
    var preferred: Binding<NavigationSplitViewColumn>?

    var body: some View {
      if let preferred {
        NavigationSplitView(
          preferredCompactColumn: preferred, sidebar: { sidebar }, content: { list }, detail: { page })
      } else {
        NavigationSplitView(sidebar: { sidebar }, content: { list }, detail: { page })
      }
    }

    private var sidebar: some View {
      List(["A", "B"], id: \.self, selection: $department) { Text($0) }
    }
    private var list: some View {
      List(1..<3, id: \.self, selection: $person) { Text("\(department ?? "-") \($0)") }
    }
    private var page: some View { Text("page \(person ?? 0)") }
  }

  @Test("Three columns, one at a time")
  func threeColumns() throws {
    let host = host(Columns(), isCompact: true)
    try tap("B", host)
    #expect(host.texts.filter { $0.hasPrefix("B ") } == ["B 1", "B 2"])
    try tap("B 2", host)
    #expect(host.texts.contains("page 2"))
    try tap("Back", host)
    #expect(host.texts.contains("B 1"))
    try tap("Back", host)
    #expect(host.texts == ["A", "B"])
  }

  @Test("A preferred column is shown whatever is chosen, and follows what is chosen then")
  func preferredColumn() throws {
    var column = NavigationSplitViewColumn.sidebar
    let host = host(
      Columns(department: "A", preferred: Binding(get: { column }, set: { column = $0 })), isCompact: true)
    #expect(host.texts == ["A", "B"])
    try tap("B", host)
    #expect(column == .content)
  }

  @Test("Three columns with a preferred one and those that are shown")
  func preferredAndVisible() {
    func texts(_ visibility: NavigationSplitViewVisibility, isCompact: Bool) -> [String] {
      host(
        NavigationSplitView(columnVisibility: .constant(visibility), preferredCompactColumn: .constant(.content)) {
          Text("sidebar")
        } content: {
          Text("content")
        } detail: {
          Text("detail")
        }, isCompact: isCompact
      ).texts
    }
    #expect(texts(.all, isCompact: false) == ["sidebar", "content", "detail"])
    #expect(texts(.doubleColumn, isCompact: false) == ["content", "detail"])
    #expect(texts(.all, isCompact: true).contains("content") && !texts(.all, isCompact: true).contains("detail"))
  }

  private struct Links: View {
    @State private var isOn = false
    var isStyled = false
    var body: some View {
      NavigationSplitView {
        VStack {
          NavigationLink("view") { Text("shown view") }
          NavigationLink("own") { Text("pushed view") }.isDetailLink(false)
          NavigationLink("value", value: 7)
          Toggle("switch", isOn: $isOn)
          NavigationLink("active", destination: Text("active view"), isActive: $isOn)
        }
        .navigationDestination(for: Int.self) { Text("value \($0)") }
      } detail: {
        NavigationLink("deeper") { Text("pushed in detail") }
      }
    }
  }

  @Test("A link's view is shown in the next column, in the place of what it showed; another link's on its own column")
  func links() throws {
    let host = host(Links())
    #expect(host.texts.last == "deeper")
    try tap("deeper", host)
    #expect(host.texts.contains("pushed in detail"))
    try tap("view", host)
    #expect(host.texts.contains("shown view") && host.texts.contains("own") && !host.texts.contains("pushed in detail"))
    try tap("value", host)
    #expect(host.texts.contains("value 7") && !host.texts.contains("shown view") && host.texts.contains("view"))
    try tap("active", host)
    #expect(host.texts.contains("active view") && !host.texts.contains("value 7"))
    try tap("view", host)
    #expect(host.texts.contains("shown view"))
    try tap("own", host)
    #expect(host.texts.contains("pushed view") && host.texts.contains("shown view") && !host.texts.contains("value"))
  }

  private struct Older<S: NavigationViewStyle>: View {
    let style: S
    var body: some View {
      NavigationView {
        NavigationLink("first") { Text("led") }
        Text("second")
      }
      .navigationViewStyle(style)
    }
  }

  @Test("An older navigation view of two views has columns where there's room, unless it's a stack")
  func olderColumns() throws {
    let host = host(Older(style: .automatic))
    #expect(host.texts == ["first", "second"])
    #expect(host.frame("Text[0]").maxX < host.frame("Text[1]").minX)
    try tap("first", host)
    #expect(host.texts == ["first", "led"])
    #expect(self.host(Older(style: .columns)).texts == ["first", "second"])
    let stack = self.host(Older(style: .stack))
    #expect(stack.texts == ["first"])
    try tap("first", stack)
    #expect(stack.texts.contains("led") && !stack.texts.contains("first"))
    #expect(self.host(Older(style: .columns), isCompact: true).texts == ["first"])
    let three = self.host(
      NavigationView {
        NavigationLink("a") { Text("A") }
        NavigationLink("b") { Text("B") }
        Text("c")
      })
    #expect(three.texts == ["a", "b", "c"])
    try tap("b", three)
    #expect(three.texts == ["a", "b", "B"])
    try tap("a", three)
    #expect(three.texts == ["a", "A", "B"])
    #expect(self.host(NavigationView { Text("alone") }).texts == ["alone"])
  }

  @Test("Sidebars are narrower than an iPad's, unless a width is asked for")
  func sidebarWidth() {
    func width(_ profile: PlatformProfile, asked: CGFloat? = nil) -> CGFloat {
      let view = NavigationSplitView {
        if let asked { Color.red.navigationSplitViewColumnWidth(asked) } else { Color.red }
      } detail: {
        Color.blue
      }
      let host = makeHost(view, 1_000, 800) { $0.profile = profile }
      host.update()
      return host.frame("Color").width
    }
    #expect(width(.macOS26) == 200)
    #expect(width(.macOS26, asked: 150) == 150)
    #expect(width(.iOS26) == 320)
  }

  private func macHost(_ view: some View) -> ViewHost {
    let host = makeHost(view, 800, 400) { $0.profile = .macOS26 }
    host.update()
    return host
  }

  private func lines(_ view: some View) -> Int {
    func count(_ node: ViewNode) -> Int {
      var sum = (node as? ListRowsNode)?.lines.count ?? 0
      node.forEachChild { sum += count($0) }
      return sum
    }
    return count(macHost(view).root)
  }

  @Test("A sidebar's list has no lines; one of another column, and of another style, has")
  func sidebarLines() {
    let rows = ForEach(0..<3, id: \.self) { Text("\($0)") }
    #expect(lines(NavigationSplitView(sidebar: { List { rows } }, detail: { Text("x") })) == 0)
    #expect(lines(NavigationSplitView(sidebar: { List { rows }.listStyle(.plain) }, detail: { Text("x") })) > 0)
    #expect(lines(NavigationSplitView(sidebar: { Text("x") }, content: { List { rows } }, detail: { Text("x") })) == 2)
    #expect(lines(List { rows }.listStyle(.sidebar)) == 0 && lines(List { rows }) == 2)
  }
}
