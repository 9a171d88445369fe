// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

/// A row leads on where a link in it is seen, whatever made it come or go.
@MainActor @Suite struct RowSignTests {
  final class Model: ObservableObject { @Published var step = 0 }

  private struct Rows<Row: View>: View {
    @ObservedObject var model: Model
    let row: (Int) -> Row
    var body: some View {
      NavigationStack {
        List {
          row(model.step)
          Text("below")
        }.listStyle(.plain)
      }
    }
  }

  private let title = "A title of several words that takes more than one line"
  private var link: some View { NavigationLink(title) { Text("opened") } }

  /// After each step the list lies and is drawn as one made in it.
  private func expectSameAsNew(
    _ steps: [Int] = [0, 1, 2, 1, 0], _ location: Testing.SourceLocation = #_sourceLocation,
    @ViewBuilder row: @escaping (Int) -> some View
  ) {
    func host(_ model: Model) -> ViewHost { makeHost(Rows(model: model, row: row), 300, 400) }
    let model = Model()
    let old = host(model)
    var drawings: Set<String> = []
    for step in steps {
      model.step = step
      old.update()
      let fresh = Model()
      fresh.step = step
      let new = host(fresh)
      new.update()
      #expect(old.snapshot().text() == new.snapshot().text(), "step \(step)", sourceLocation: location)
      #expect("\(old.displayList())" == "\(new.displayList())", "step \(step)", sourceLocation: location)
      drawings.insert("\(new.displayList())")
    }
    #expect(drawings.count > 1, sourceLocation: location)
  }

  @Test("The sign comes and goes as the list is told whether to show it")
  func indicator() {
    expectSameAsNew { link.navigationLinkIndicatorVisibility($0 == 1 ? .hidden : .visible) }
    expectSameAsNew { step in
      HStack {
        Color.red
        link
      }.navigationLinkIndicatorVisibility(step == 1 ? .hidden : .visible)
    }
  }

  @Test("The sign comes and goes with what is seen of the link, of several views as of one")
  func opacity() {
    expectSameAsNew { link.opacity($0 == 1 ? 0 : 1) }
    expectSameAsNew { step in ForEach(0..<2) { _ in link }.opacity(step == 1 ? 0 : 1) }
    expectSameAsNew { step in
      VStack {
        Group {
          link
          Text("a")
        }.opacity(step == 1 ? 0 : 1)
      }
    }
  }

  @Test("The sign comes and goes with links in layers, in pages and among candidates")
  func layers() {
    expectSameAsNew { step in Text(title).overlay { if step == 1 { link } } }
    expectSameAsNew { step in
      TabView(selection: .constant(step)) {
        Text("a").tag(0)
        link.tag(1)
      }.tabViewStyle(.page).frame(height: 100)
    }
    expectSameAsNew { step in
      ViewThatFits {
        NavigationLink(String(repeating: "x", count: 20 + 20 * step)) { Text("x") }.fixedSize()
        Text("b")
      }
    }
  }

  @Test("A link that fits only without its sign comes to rest without a warning")
  func contradiction() {
    let host = makeHost(
      Rows(model: Model()) { _ in
        ViewThatFits(in: .horizontal) {
          NavigationLink("") { Text("x") }.frame(width: 255)
          Text("b")
        }
      }, 300, 400)
    #expect(host.update())
    #expect(host.warnings.isEmpty)
  }

  @Test("A scrolled list's rows are measured again as links come and go", arguments: [0, 300])
  func scrolled(offset: CGFloat) {
    struct Long: View {
      @ObservedObject var model: Model
      var body: some View {
        List {
          ForEach(0..<50) { row in
            NavigationLink("row \(row) with a title of words that wrap") { Text("x") }
          }
        }
        .listStyle(.plain)
        .navigationLinkIndicatorVisibility(model.step == 1 ? .hidden : .visible)
      }
    }
    let model = Model()
    let host = makeHost(Long(model: model), 300, 300)
    host.update()
    host.scroll(to: CGPoint(x: 0, y: offset))
    host.update()
    for (step, width) in [(1, 268.0), (0, 268 - RowSignMetrics.onPhone.room)] {
      model.step = step
      host.update()
      let links = host.snapshot().root.all("NavigationLink")
      #expect(!links.isEmpty && links.allSatisfy { $0.frame.width == width })
    }
  }
}
