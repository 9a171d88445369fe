// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ScrollViewTests {
  nonisolated static let frames: [LayoutCase] = [
    LayoutCase(
      "fact 64: a scroll view takes the proposed height, and is as wide as its content", [300, 200],
      ["ScrollView": [130, 0, 40, 200], "frame": [130, 0, 40, 30]]
    ) { ScrollView { box(40, 30) } },
    LayoutCase(
      "fact 64: across the axis it proposes nil", [300, 200],
      ["ScrollView": [0, 0, 300, 200], "Color": [0, 0, 300, 10]]
    ) { ScrollView { Color.red } },
    LayoutCase(
      "fact 64: likewise along the other axis", [300, 200],
      ["ScrollView": [0, 85, 300, 30], "frame": [0, 85, 500, 30]]
    ) { ScrollView(.horizontal) { box(500, 30) } },
    LayoutCase(
      "fact 65: the content starts at the edge; several views are stacked", [300, 200],
      ["frame[0]": [130, 0, 40, 30], "frame[1]": [145, 38, 10, 300]]
    ) {
      ScrollView {
        box(40, 30)
        box(10, 300)
      }
    },
    LayoutCase(
      "fact 80: a scroll view aligns to the top leading corner", [300, 200],
      ["ScrollView": [0, 0, 300, 200], "frame": [0, 0, 40, 30]]
    ) { ScrollView([.horizontal, .vertical]) { box(40, 30) } },
    LayoutCase("fact 64: it takes a height of 0 too", [300, 200], ["ScrollView": [130, 100, 40, 0]]) {
      ScrollView { box(40, 30) }.frame(height: 0)
    },
    LayoutCase("facts 1, 64: for nil it's as long as its content", [300, 200], ["ScrollView": [130, 85, 40, 30]]) {
      ScrollView { box(40, 30) }.fixedSize()
    },
    LayoutCase(
      "fact 64: a text wraps at the width, and its lines go on beyond the height", [40, 50],
      ["ScrollView": [5, 0, 30, 50], "Text": [5, 0, 30, 60]]
    ) { ScrollView { Text("abc def ghi") } },
  ]

  @Test("Frames of scroll views and their content", arguments: frames) func frames(_ item: LayoutCase) { item.run() }

  @Test(
    "fact 64: the content is proposed nil along the axes, and the scroll view's own proposal across",
    arguments: [
      (.vertical, 300, nil), (.horizontal, nil, 200), ([.horizontal, .vertical], nil, nil),
    ] as [(Axis.Set, CGFloat?, CGFloat?)])
  func proposals(axes: Axis.Set, width: CGFloat?, height: CGFloat?) {
    let log = ProposalLog()
    makeHost(ScrollView(axes) { Color.red.probe(log) }, 300, 200).update()
    let expected = ProposedViewSize(width: width, height: height)
    #expect(!log.asked.isEmpty && log.asked.allSatisfy { $0 == expected }, "\(log.asked)")
  }

  @Test("Scrolling moves what is drawn, along the axes alone, and lays nothing out")
  func scrolling() {
    let host = makeHost(ScrollView { redRows(10) }, 50, 100)
    host.update()
    host.resetCounters()
    host.scroll(to: CGPoint(x: 7, y: 60))
    host.update()
    #expect(host.frame("Color[3]") == CGRect(x: 0, y: 60, width: 50, height: 20))
    #expect(host.drawn("Color[3]") == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(host.counters.measures == 0)
  }

  @Test("A tap acts on what is drawn where it is")
  func tapping() {
    var tapped: [Int] = []
    let rows = VStack(spacing: 0) {
      ForEach(0..<20, id: \.self) { row in
        Color.red.frame(width: 50, height: 20).onTapGesture { tapped.append(row) }
      }
    }
    let host = makeHost(ScrollView { rows }, 50, 100)
    host.update()
    host.scroll(to: CGPoint(x: 0, y: 100))
    host.update()
    host.tap(at: CGPoint(x: 25, y: 30))
    #expect(tapped == [6])
  }

  @Test("What lies beyond its frame isn't seen")
  func clipping() {
    let host = makeHost(ScrollView { redRows(10) }.frame(width: 50, height: 40), 100, 100)
    host.update()
    let clips = host.displayList().commands.compactMap {
      if case .clip(let path, _) = $0 { path.boundingRect } else { nil }
    }
    #expect(clips == [CGRect(x: 25, y: 30, width: 50, height: 40)])
  }

  @Test("A scroll view's content lies at its start, and several views are a column along either axis")
  func recorded() {
    expectRecorded([[0, 0, 50, 30]], width: 100, height: 100) { ScrollView { leaf("F50x30") } }
    for axes in [Axis.Set.vertical, .horizontal] {
      expectRecorded([[0, 0, 50, 30], [10, 38, 30, 20]], width: 200, height: 200) {
        ScrollView(axes) {
          leaf("F50x30")
          leaf("F30x20")
        }
      }
    }
    let both: Axis.Set = [.horizontal, .vertical]
    expectRecorded([[25, 35, 50, 30]], width: 100, height: 100) { ScrollView(both) { leaf("F50x30") } }
    expectRecorded([[0, 0, 500, 500]], width: 100, height: 100) { ScrollView(both) { leaf("F500x500") } }
    // Elsewhere it begins at the corner (facts 80).
    expectRecorded([[0, 0, 50, 30]], width: 100, height: 100, on: .iOS26) { ScrollView(both) { leaf("F50x30") } }
  }

  @Test("fact 33: a picture that fills inside a scroll view settles, whatever it settles at")
  func fillingInAScrollView() {
    let host = makeHost(ScrollView { Color.blue.aspectRatio(contentMode: .fill) }, 401, 400)
    #expect(host.update())
    #expect(host.warnings.isEmpty)
  }

  private struct Nested: View {
    let journal: Journal
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 200)
            ScrollView {
              VStack(spacing: 0) { ForEach(0..<30) { Color.blue.frame(height: 30).id($0) } }
            }
            .frame(height: 100)
            Color.red.frame(height: 200)
          }
        }
        .onAppear { proxy.scrollTo(10, anchor: .top) }
      }
    }
  }

  /// T14: the outer one stays at 0, the inner one goes to 300.
  @Test func theInnermostScrollViewMovesAlone() {
    let host = makeHost(Nested(journal: Journal()), 100, 100)
    host.update()
    let tops = host.snapshot().root.all("Color").map(\.rendered.minY)
    #expect(tops[0] == 0 && tops[11] == 200)
  }

  @Test func contentGoesOnUnderWhatCoversTheEdges() {
    var told: [ScrollGeometry] = []
    let view = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("\($0)").frame(width: 50, height: 20) } }
    }
    .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { told.append($1) })
    .safeAreaInset(edge: .top, spacing: 0) { Color.black.opacity(0.3).frame(height: 50) }
    let host = makeHost(view, 50, 200)
    host.update()
    #expect(host.frame("ScrollView") == CGRect(x: 0, y: 50, width: 50, height: 150))
    #expect(
      told.last
        == ScrollGeometry(
          contentOffset: CGPoint(x: 0, y: -50), contentSize: CGSize(width: 50, height: 2_000),
          contentInsets: EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0),
          containerSize: CGSize(width: 50, height: 200)))
    host.scroll(to: CGPoint(x: 0, y: 400))
    host.update()
    // Rows 18 to 20 are seen under the bar.
    #expect(host.texts.contains("18") && !host.texts.contains("16"))
    let clips = host.displayList().commands.compactMap {
      if case .clip(let path, _) = $0 { path.boundingRect } else { nil }
    }
    #expect(clips.contains(CGRect(x: 0, y: 0, width: 50, height: 200)))
  }

  @Test func whatIsShownUnderASafeAreaCanBeTapped() {
    var tapped: [Int] = []
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { row in
          Color.red.frame(width: 50, height: 20).onTapGesture { tapped.append(row) }
        }
      }
    }
    let host = makeHost(view, 50, 200) { $0.safeArea = EdgeInsets(top: 0, leading: 0, bottom: 40, trailing: 0) }
    host.update()
    #expect(host.tap(at: CGPoint(x: 25, y: 190)))
    #expect(tapped == [9])
  }

  @Test func aScrollViewInsideAnotherReachesUnderNothingAlongItsAxes() {
    let view = ScrollView {
      VStack(spacing: 0) {
        ScrollView { redRows(20) }.frame(height: 160)
        Color.blue.frame(height: 300)
      }
    }
    let host = makeHost(view, 50, 200) { $0.safeArea = EdgeInsets(top: 0, leading: 0, bottom: 40, trailing: 0) }
    host.update()
    let clips = host.displayList().commands.compactMap {
      if case .clip(let path, _) = $0 { path.boundingRect.height } else { nil }
    }
    #expect(clips == [200, 160])
  }

  @Test func whatIsScrolledTouchesNoUnsafeAreaAlongTheAxes() {
    var told: [EdgeInsets] = []
    let view = ScrollView {
      Color.red.frame(height: 300).onGeometryChange(for: EdgeInsets.self, of: { $0.safeAreaInsets }) { told.append($0) }
    }
    let host = makeHost(view, 100, 200) { $0.safeArea = EdgeInsets(top: 20, leading: 10, bottom: 30, trailing: 0) }
    host.update()
    host.scroll(to: CGPoint(x: 0, y: 50))
    host.update()
    #expect(told == [EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)])
  }

  @Test func aScrollViewsContentGoesOnUnderBars() {
    let view = TabView {
      NavigationStack { ScrollView { redRows(60) }.navigationTitle("A").navigationBarTitleDisplayMode(.inline) }
        .tabItem { Text("A") }
    }
    let host = makeHost(view, 100, 400) { $0.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0) }
    host.update()
    let frame = host.frame("ScrollView")
    // nav26-01: a bar of 54.
    #expect(frame.minY == 74 && frame.maxY < 370)
    let clips = host.displayList().commands.compactMap {
      if case .clip(let path, _) = $0 { path.boundingRect.height } else { nil }
    }
    #expect(clips.contains(400) && !clips.contains(frame.height))
  }

  @Test func fromRightToLeftOffsetsCountDown() {
    struct Carousel: View {
      @State var id: Int? = 0
      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("\($0)").frame(width: 60, height: 20) } }
            .scrollTargetLayout()
        }
        .contentMargins(.leading, 10)
        .contentMargins(.trailing, 30)
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $id)
        .onChange(of: id) { journal.add("\($1 ?? -1)") }
        .environment(\.layoutDirection, .rightToLeft)
      }
      let journal: Journal
    }
    let journal = Journal()
    let host = makeHost(Carousel(journal: journal), 100, 40)
    host.update()
    for _ in 0..<3 {
      host.drag(from: CGPoint(x: 5, y: 20), to: CGPoint(x: 70, y: 20))
      host.update()
    }
    #expect(journal.entries == ["1", "2", "3"])
    // Its text is in the middle of 60 points that end 10 before the right edge.
    #expect(isNear(host.drawn("Text[3]").maxX, 90 - 25))
  }
}
