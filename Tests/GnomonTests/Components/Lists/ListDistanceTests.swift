// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Testing

@testable import Gnomon

/// The distances of a list that code sets, and those that they take the place of. A letter is 10 wide, a line 20 high.
@MainActor @Suite struct ListDistanceTests {
  private func host(_ view: some View, _ profile: PlatformProfile = .iOS26) -> ViewHost {
    let host = makeHost(view, 400, 800) { ($0.profile, $0.scale) = (profile, 3) }
    host.update()
    return host
  }

  private func boxes(_ host: ViewHost) -> [CGRect] {
    func find(_ node: ViewNode) -> ListRowsNode? {
      if let rows = node as? ListRowsNode { return rows }
      var found: ListRowsNode?
      node.forEachChild { if found == nil { found = find($0) } }
      return found
    }
    return find(host.root)?.groups.map(\.frame) ?? []
  }

  @Test("The distance of sections is theirs where no header or footer stands; a header takes the place of its half")
  func sections() {
    func gap(_ spacing: ListSectionSpacing, hasHeader: Bool) -> CGFloat {
      let list = List {
        Section { Text("a") }
        if hasHeader { Section("head") { Text("b") } } else { Section { Text("b") } }
      }
      let boxes = boxes(host(list.listSectionSpacing(spacing)))
      return boxes[1].minY - boxes[0].maxY
    }
    #expect(gap(.custom(10), hasHeader: false) == 10)
    // The header's line with 20 points around it, as in list26-23.
    #expect(gap(.custom(10), hasHeader: true) == 45)
    #expect(gap(.custom(-10), hasHeader: false) == 0)
    #expect(gap(.custom(.nan), hasHeader: false) == 0)
    #expect(abs(gap(.default, hasHeader: false) - 106.0 / 3) < 0.001, "list26-22")
    #expect(gap(.compact, hasHeader: false) == 17)
  }

  @Test("A header that is no view leaves no distance, nor does a footer")
  func emptyParts() {
    func gap(_ hasHeader: Bool, _ hasFooter: Bool) -> CGFloat {
      let list = List {
        Section {
          Text("a")
        } footer: {
          if hasFooter { Text("foot") }
        }
        Section {
          Text("b")
        } header: {
          if hasHeader { Text("head") } else { EmptyView() }
        }
      }
      let boxes = boxes(host(list))
      return boxes[1].minY - boxes[0].maxY
    }
    #expect(abs(gap(false, false) - 106.0 / 3) < 0.001, "list26-22")
    #expect(gap(true, false) > 50 && gap(false, true) > 50)
  }

  @Test("Rows that keep a distance lie in boxes of their own")
  func rows() {
    let list = List { ForEach(0..<3) { Text("\($0)") } }
    #expect(boxes(host(list.listRowSpacing(8))).map(\.minY) == [35, 95, 155])
    #expect(boxes(host(list)).count == 1)
  }

  @Test("A list's margins take the place of its own distances, at once, and reach what is scrolled in a row")
  func margins() {
    struct Page: View {
      let model: Margins
      var body: some View {
        List {
          ScrollView(.horizontal) { Text("a") }.frame(height: 20)
        }
        .contentMargins([.top, .leading], model.margin)
      }
    }
    let model = Margins()
    let host = host(Page(model: model))
    #expect(boxes(host) == [CGRect(x: 4, y: 4, width: 380, height: 52)], "list26-71")
    #expect(isClose(host.frame("Text").minX, 24))
    model.margin = 9
    host.update()
    #expect(boxes(host) == [CGRect(x: 9, y: 9, width: 375, height: 52)])
    #expect(isClose(host.frame("Text").minX, 34))
  }

  @Test("A prominent header is written as it is, where others are in capitals")
  func prominence() {
    func header(_ prominence: Prominence) -> String? {
      host(List { Section("head") { Text("a") } }.headerProminence(prominence), .iOS18).texts.first
    }
    #expect(header(.standard) == "HEAD" && header(.increased) == "head")
  }

  @Test(
    "On a wide screen groups of iOS 26 lie 20 points from the edges, and so do their contents from theirs (list26-72)")
  func wideScreens() {
    let host = makeHost(List { Text("a") }, 500, 800)
    host.update()
    #expect(boxes(host).first?.minX == 20 && host.frame("Text").minX == 40)
    host.resize(to: CGSize(width: 390, height: 800))
    host.update()
    #expect(boxes(host).first?.minX == 16 && host.frame("Text").minX == 32)
  }

  @Test("A list that stands as a list's row is its rows; in a stack it's a list")
  func listsInLists() {
    let flat = host(
      List {
        Text("a")
        List { Text("b") }
      })
    #expect(boxes(flat) == [CGRect(x: 16, y: 35, width: 368, height: 104)], "list26-74")
    let nested = host(List { VStack { List { Text("b") }.frame(height: 200) } })
    #expect(boxes(nested).first?.height == 230)
  }

  @Test(
    "Below a large title of iOS 26 the first box begins with the content (nav26-08); a list in an inset asks nobody")
  func largeTitles() {
    func start(_ mode: NavigationBarItem.TitleDisplayMode, _ profile: PlatformProfile) -> CGFloat? {
      let page = List { Text("a") }.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
      return boxes(host(NavigationStack { page }, profile)).first?.minY
    }
    #expect(start(.large, .iOS26) == 0 && start(.inline, .iOS26) == 35)
    #expect(start(.large, .iOS18) == 35)
    // To tell how much the inset covers, its list is measured.
    let inset = host(
      NavigationStack {
        Color.red.safeAreaInset(edge: .top) { List { Text("a") } }.navigationTitle("Title")
      })
    #expect(Set(inset.texts) == ["Title", "a"])
    #expect(inset.warnings.isEmpty)
  }
}

@Observable private final class Margins {
  var margin: CGFloat = 4
}
