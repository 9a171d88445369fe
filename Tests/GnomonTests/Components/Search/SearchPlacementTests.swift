// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Where a search's field stands, as Apple documents `placement`, `DefaultToolbarItem`, `searchToolbarBehavior` and tabs
/// for searching; lengths as measured (`surfaces.tsv`), where no more than that they're *unverified*.
@MainActor @Suite struct SearchPlacementTests {
  private func host(_ view: some View, _ profile: PlatformProfile = .iOS26) -> ViewHost {
    let host = makeHost(view, 402, 874) {
      $0.profile = profile
      $0.safeArea = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    }
    host.update()
    return host
  }

  /// Frames of search fields, to a hundredth of a point.
  private func fields(_ host: ViewHost) -> [CGRect] {
    func rounded(_ length: CGFloat) -> CGFloat { (length * 100).rounded() / 100 }
    return host.snapshot().root.all("SearchField").map(\.rendered).map {
      CGRect(x: rounded($0.minX), y: rounded($0.minY), width: rounded($0.width), height: rounded($0.height))
    }
  }

  private func frame(of text: String, _ host: ViewHost) -> CGRect {
    host.snapshot().root.all("Text").first { $0.text == text }?.rendered ?? .null
  }

  private struct Found: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismiss
    var body: some View {
      VStack {
        Text(isSearching ? "searching" : "idle")
        Button("End") { dismiss() }
      }
    }
  }

  // MARK: Tabs

  private struct Tabs: View {
    @State var tab = 0
    @State var text = ""
    var isAround = false
    var hasSearchTab = true

    @ViewBuilder private var search: some View {
      if isAround {
        NavigationStack { Found().navigationTitle("Find") }
      } else {
        NavigationStack { Found().navigationTitle("Find").searchable(text: $text) }
      }
    }

    private var tabs: some View {
      TabView(selection: $tab) {
        Tab("One", systemImage: "house", value: 0) { NavigationStack { Text("first") } }
        Tab("Two", systemImage: "star", value: 1) { Text("second") }
        if hasSearchTab { Tab(value: 2, role: .search) { search } }
      }
    }

    var body: some View {
      if isAround { tabs.searchable(text: $text, prompt: "Around") } else { tabs }
    }
  }

  @Test("The field of a chosen tab for searching has the place of the tabs, which are a circle that leads back")
  func chosenTab() throws {
    let host = host(Tabs())
    #expect(fields(host).isEmpty)
    host.tap(at: frame(of: "Two", host).center)
    #expect(host.texts.contains("second"))
    host.tap(at: CGPoint(x: 402 - 21 - 31, y: 874 - 21 - 31))
    #expect(host.texts.contains("idle"))
    #expect(!host.texts.contains("One"), "the bar has made room")
    // The circle's size and the distances of both are unverified.
    #expect(fields(host) == [CGRect(x: 28 + 48 + 8, y: 874 - 28 - 48, width: 402 - 28 - 84, height: 48)])
    host.tap(at: CGPoint(x: 28 + 24, y: 874 - 28 - 24))
    #expect(host.texts.contains("second"), "the tab that was chosen before")
    #expect(fields(host).isEmpty)
  }

  @Test("While the field is in use it's there alone, with a circle to end the search (sf26-01, sf26-02)")
  func usedTab() throws {
    let host = host(Tabs(tab: 2))
    host.tap(at: try #require(fields(host).first).center)
    #expect(host.texts.contains("searching"))
    #expect(fields(host) == [CGRect(x: 8, y: 874 - 8 - 48, width: 330, height: 48)])
    #expect(!host.texts.contains("Find"), "the bar above is away (sf26-06)")
    host.type("ab")
    #expect(host.texts.contains("ab"))
    host.tap(at: CGPoint(x: 346 + 24, y: 874 - 8 - 24))
    #expect(host.texts.contains("idle") && host.texts.contains("Find"))
    #expect(fields(host).first?.minX == 84)
    host.tap(at: CGPoint(x: 28 + 24, y: 874 - 28 - 24))
    #expect(host.texts.contains("first"), "no tab was chosen before: it's the first one")
  }

  @Test("A search around a tab view is that of the tab for searching")
  func aroundTabs() {
    let host = host(Tabs(isAround: true))
    #expect(fields(host).isEmpty)
    host.tap(at: CGPoint(x: 402 - 21 - 31, y: 874 - 21 - 31))
    #expect(fields(host).map(\.minX) == [84])
    #expect(host.texts.contains("Around"))
    host.tap(at: fields(host)[0].center)
    #expect(host.texts.contains("searching"))
  }

  @Test("A search around a tab view that has no tab for searching is that of each tab")
  func aroundOtherTabs() {
    let host = host(Tabs(isAround: true, hasSearchTab: false))
    #expect(fields(host).count == 1 && fields(host)[0].minY < 200)
    host.tap(at: frame(of: "Two", host).center)
    #expect(host.texts.contains("second") && fields(host).count == 1)
  }

  @Test("Before iOS 26 the field of a tab for searching stands below the title, over the tabs")
  func olderTab() {
    for isAround in [false, true] {
      let host = host(Tabs(tab: 2, isAround: isAround), .iOS18)
      #expect(fields(host).count == 1 && fields(host)[0].minY < 200)
      #expect(host.texts.contains("One"))
    }
  }

  // MARK: The bar at the bottom

  private struct Page: View {
    @State var text = ""
    @State var submitted = 0
    var isMinimized = false
    var placement: SearchFieldPlacement = .automatic
    var item: ToolbarItemPlacement?
    var hasItems = true

    var body: some View {
      NavigationStack {
        VStack {
          Found()
          Text("\(text)/\(submitted)")
        }
        .navigationTitle("Mail")
        .searchable(text: $text, placement: placement)
        .searchToolbarBehavior(isMinimized ? .minimize : .automatic)
        .onSubmit(of: .search) { submitted += 1 }
        .toolbar {
          if hasItems {
            ToolbarItem(placement: .bottomBar) { Button("First") {} }
            if let item { DefaultToolbarItem(kind: .search, placement: item) }
            ToolbarSpacer(placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) { Button("Last") {} }
          }
        }
      }
    }
  }

  @Test("The field fills what the items of the bar at the bottom leave, before them unless it's placed among them")
  func amongItems() throws {
    let first = host(Page())
    let (field, button) = (try #require(fields(first).first), frame(of: "First", first))
    #expect(field.minX == 28 && field.maxX < button.minX && field.height == 48)
    #expect(isClose(field.midY, button.midY) && field.midY == 874 - 28 - 24)
    let among = host(Page(item: .bottomBar))
    let middle = try #require(fields(among).first)
    // Texts of 50 and 40 on glass that is 12 wider at each end; between pieces of glass are 8.
    #expect(isClose(middle.minX, 28 + 74 + 8) && isClose(middle.maxX, 402 - 28 - 64 - 8))
    #expect(isClose(frame(of: "Last", among).maxX, 402 - 28 - 12))
    #expect(fields(host(Page(hasItems: false))).map(\.width) == [402 - 56])
  }

  @Test("A field in the bar is typed in alone, submits what is around the page, and gives the items back")
  func usedAmongItems() throws {
    let host = host(Page(item: .bottomBar))
    host.tap(at: try #require(fields(host).first).center)
    #expect(host.texts.contains("searching") && !host.texts.contains("First") && !host.texts.contains("Last"))
    #expect(fields(host) == [CGRect(x: 8, y: 874 - 8 - 48, width: 330, height: 48)])
    host.type("ab")
    host.submit()
    #expect(host.texts.contains("ab/1"))
    host.tap(at: CGPoint(x: 370, y: 874 - 32))
    #expect(host.texts.contains("/1") && host.texts.contains("First"))
    #expect(fields(host).first?.width ?? 330 < 330)
    host.tap(at: try #require(fields(host).first).center)
    host.tap(at: frame(of: "End", host).center)
    #expect(host.texts.contains("idle"))
  }

  @Test("A minimized field is a circle until it's tapped; in the bar above there's always a circle")
  func minimized() {
    let below = host(Page(isMinimized: true))
    #expect(fields(below).isEmpty && below.texts.contains("First"))
    // Behind the items, which is unverified.
    below.tap(at: CGPoint(x: 402 - 28 - 24, y: 874 - 28 - 24))
    #expect(below.texts.contains("searching") && fields(below).map(\.width) == [330])
    let above = host(Page(item: .topBarTrailing))
    #expect(fields(above).isEmpty && above.texts.contains("First"))
    above.tap(at: CGPoint(x: 402 - 16 - 22, y: 62 + 22))
    #expect(above.texts.contains("searching") && fields(above).map(\.width) == [330])
    #expect(above.type("x"), "it has the focus")
  }

  @Test("Where no search is, its place is empty")
  func noSearch() {
    let host = host(
      NavigationStack {
        Text("page").toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
      })
    #expect(fields(host).isEmpty)
    #expect(isClose(host.frame("Text").midY, (62 + 874 - 34) / 2), "there's no bar")
  }

  // MARK: Placements

  @Test(
    "The field stands below the title where it's asked for, before iOS 26 in any case, or in the title's place",
    arguments: [
      (PlatformProfile.iOS26, SearchFieldPlacement.navigationBarDrawer(displayMode: .always), "above"),
      (.iOS26, .automatic, "below"), (.iOS26, .toolbar, "below"), (.iOS26, .sidebar, "below"),
      (.iOS26, .toolbarPrincipal, "title"), (.iOS18, .automatic, "above"), (.iOS18, .toolbar, "above"),
      (.iOS18, .sidebar, "above"), (.iOS18, .navigationBarDrawer, "above"), (.iOS18, .toolbarPrincipal, "title"),
      (.macOS26, .toolbarPrincipal, "start"),
    ])
  func placements(_ profile: PlatformProfile, _ placement: SearchFieldPlacement, _ expected: String) throws {
    let field = try #require(fields(host(Page(placement: placement, hasItems: false), profile)).first)
    switch expected {
    case "above": #expect(field.minY >= 62 + 96 && field.minY < 62 + 120)
    case "below": #expect(isClose(field.maxY, 874 - 28))
    case "title": #expect(isClose(field.midY, 62 + 22) && isClose(field.minX, 16) && isClose(field.maxX, 402 - 16))
    default: #expect(field.minY == 62)
    }
  }

  @Test("A search around a stack or a split view is that of its first page", arguments: [true, false])
  func around(isSplit: Bool) throws {
    struct Around: View {
      let isSplit: Bool
      @State var text = ""
      var body: some View {
        if isSplit {
          NavigationSplitView {
            Found().navigationTitle("Mail")
          } detail: {
            Text("detail")
          }
          .tint(.red)
          .searchable(text: $text, placement: .sidebar)
        } else {
          NavigationStack { Found().navigationTitle("Mail") }.tint(.red).searchable(text: $text)
        }
      }
    }
    let older = host(Around(isSplit: isSplit), .iOS18)
    let title = frame(of: "Mail", older)
    #expect(try #require(fields(older).first).minY > title.maxY, "below the title")
    let host = host(Around(isSplit: isSplit))
    #expect(fields(host).map(\.maxY) == [874 - 28])
    host.tap(at: fields(host)[0].center)
    #expect(host.texts.contains("searching"))
  }

  @Test("The title stays while something is searched where that's asked for", arguments: [false, true])
  func keptBar(keeps: Bool) {
    for profile in [PlatformProfile.iOS18, .iOS26] {
      let page = NavigationStack {
        Text("page").navigationTitle("Mail").searchable(text: .constant(""), isPresented: .constant(true))
          .searchPresentationToolbarBehavior(keeps ? .avoidHidingContent : .automatic)
      }
      #expect(host(page, profile).texts.contains("Mail") == keeps)
    }
  }

  @Test("A sheet over a tab for searching has its field at the end")
  func sheet() {
    struct Sheet: View {
      @State var text = ""
      var body: some View {
        TabView(selection: .constant(0)) {
          Tab(value: 0, role: .search) {
            Text("page").sheet(isPresented: .constant(true)) {
              NavigationStack { Text("inside").searchable(text: $text) }
            }
          }
        }
      }
    }
    #expect(fields(host(Sheet())).map(\.minX) == [28])
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
