// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

@MainActor @Suite struct SurfaceScrollTests {
  private func rows(_ count: Int = 10) -> some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 50, height: 20) } }
  }

  @Test func contentMarginsInsetTheContent() {
    expectLayout(
      ScrollView { Color.red.frame(height: 20) }.contentMargins(.horizontal, 15).contentMargins(.top, 30),
      in: [100, 60], ["Color": [15, 30, 70, 20], "ScrollView": [0, 0, 100, 60]])
  }

  @Test func contentMarginsAreNoPartOfTheContainer() {
    expectLayout(
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<3, id: \.self) { _ in Color.red.containerRelativeFrame(.horizontal) } }
      }.contentMargins(.horizontal, 20),
      in: [100, 60], ["Color[0]": [20, 0, 60, 60], "Color[2]": [140, 0, 60, 60], "ScrollView": [0, 0, 100, 60]])
    expectLayout(
      ScrollView {
        VStack(spacing: 4) {
          ForEach(0..<2, id: \.self) { _ in Color.red.containerRelativeFrame(.vertical, count: 3, spacing: 4) }
        }
      }.contentMargins(.top, 12),
      in: [50, 110], ["Color[0]": [0, 12, 50, 30], "Color[1]": [0, 46, 50, 30]])
  }

  @Test func whatIsScrolledToComesToRestWithinTheMargins() {
    let remote = Remote<(Int, UnitPoint?)>()
    let view = ScrollViewReader { proxy in
      ScrollView { rows(30) }.contentMargins(.top, 10).contentMargins(.bottom, 30)
        .onAppear { remote.set = { proxy.scrollTo($0.0, anchor: $0.1) } }
    }
    let host = makeHost(view, 50, 100)
    host.update()
    // Between 10 and 70 at rest.
    for (row, anchor, place) in [(20, UnitPoint.top, 10.0), (15, .bottom, 50), (12, .center, 30)] {
      remote.set((row, anchor))
      host.update()
      #expect(isNear(host.drawn("Color[\(row)]").minY, place), "\(row)")
    }
    remote.set((13, nil))
    host.update()
    #expect(isNear(host.drawn("Color[13]").minY, 50))
  }

  @Test func aPositionRestsWithinTheMargins() {
    struct Carousel: View {
      @State var id: Int? = 0
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 10) {
            ForEach(0..<9, id: \.self) { index in
              Text("\(index)").frame(width: 60, height: 20).background(Color.red)
            }
          }
          .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 20)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
        .scrollPosition(id: $id)
      }
    }
    let host = makeHost(Carousel(), 100, 40)
    host.update()
    #expect(host.frame("Color").minX == 20)
    // Far beyond the next one: it stops there.
    host.drag(from: CGPoint(x: 95, y: 20), to: CGPoint(x: -200, y: 20))
    host.update()
    #expect(host.texts.contains("1"))
    #expect(isNear(host.drawn("Text[1]").minX, 45))
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
        ScrollView { rows(20) }.frame(height: 160)
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

  @Test func aScrollViewEndsAtBars() {
    let view = TabView {
      NavigationStack { ScrollView { rows(60) }.navigationTitle("A").navigationBarTitleDisplayMode(.inline) }
        .tabItem { Text("A") }
    }
    let host = makeHost(view, 100, 400) { $0.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0) }
    host.update()
    let frame = host.frame("ScrollView")
    #expect(frame.minY == 64 && frame.maxY < 370)
    let clips = host.displayList().commands.compactMap {
      if case .clip(let path, _) = $0 { path.boundingRect.height } else { nil }
    }
    #expect(clips.contains(frame.height) && !clips.contains { $0 > frame.height })
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

  @Test func aScrollViewBeginsAtItsAnchor() {
    expectLayout(
      ScrollView { rows() }.defaultScrollAnchor(.bottom), in: [50, 60], ["~VStack": [0, -140, 50, 200]])
    expectLayout(
      ScrollView { rows(2) }.defaultScrollAnchor(.bottom), in: [50, 60], ["~VStack": [0, 20, 50, 40]])
    expectLayout(ScrollView { rows(2) }, in: [50, 60], ["~VStack": [0, 0, 50, 40]])
  }

  private struct Positioned: View {
    @State var id: Int? = 4
    let journal: Journal
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in Color.red.frame(width: 50, height: 20) } }
          .scrollTargetLayout()
      }
      .scrollPosition(id: $id)
      .onChange(of: id) { journal.add("\($1 ?? -1)") }
    }
  }

  // Without an anchor it scrolls as little as it takes (recorded on macOS 27: swiftui-data-and-scrolling P1).
  @Test func thePositionFollowsTheBindingAndIsWrittenBack() {
    let journal = Journal()
    let host = makeHost(Positioned(journal: journal), 50, 60)
    host.update()
    host.expect(["~VStack": [0, -40, 50, 200]])
    host.scroll(to: CGPoint(x: 0, y: 42))
    #expect(journal.entries == ["2"])
    host.expect(["~VStack": [0, -42, 50, 200]])
  }

  private struct Geometry: View {
    @State var text = ""
    var body: some View {
      VStack(spacing: 0) {
        Text(text)
        ScrollView { Color.red.frame(width: 50, height: 200) }
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y + $0.containerSize.height
          } action: {
            text = "\(Int($1))"
          }
      }
    }
  }

  @Test func scrollGeometryIsTold() {
    let host = makeHost(Geometry(), 50, 100)
    host.update()
    #expect(host.text() == "80")
    host.scroll(to: CGPoint(x: 0, y: 25))
    #expect(host.text() == "105")
  }

  @Test func phasesOfADragAreTold() {
    let journal = Journal()
    let view = ScrollView { rows() }.onScrollPhaseChange { before, now, context in
      journal.add("\(before) \(now) \(Int(context.geometry.contentOffset.y))")
    }
    let host = makeHost(view, 50, 60)
    host.update()
    host.drag(from: CGPoint(x: 25, y: 50), to: CGPoint(x: 25, y: 10), steps: 2)
    #expect(journal.entries == ["idle tracking 0", "tracking interacting 20", "interacting idle 40"])
  }

  @Test func visibilityIsTold() {
    let journal = Journal()
    let host = makeHost(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 50, height: 100)
          Color.blue.frame(width: 50, height: 40).onScrollVisibilityChange { journal.add("\($0)") }
        }
      }, 50, 100)
    host.update()
    #expect(journal.entries == [])
    host.scroll(to: CGPoint(x: 0, y: 20))
    #expect(journal.entries == ["true"])
    host.scroll(to: .zero)
    #expect(journal.entries == ["true", "false"])
  }

  @Test func transitionsFollowThePlaceInTheScrollView() {
    let host = makeHost(
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(width: 50, height: 100)
          Color.red.frame(width: 40, height: 40)
            .scrollTransition(.interactive(timingCurve: .linear)) { $0.scaleEffect(1 - abs($1.value) * 0.5) }
        }
      }, 50, 100)
    host.update()
    host.expect(["~Color[1]": [15, 110, 20, 20]])
    host.scroll(to: CGPoint(x: 0, y: 20))
    host.expect(["~Color[1]": [10, 85, 30, 30]])
    host.scroll(to: CGPoint(x: 0, y: 50))
    host.expect(["~Color[1]": [5, 50, 40, 40]])
  }

  @Test func pagesAndViewsAreWhereAScrollViewComesToRest() {
    let host = makeHost(ScrollView { rows() }.scrollTargetBehavior(.paging), 50, 60)
    host.update()
    host.drag(from: CGPoint(x: 25, y: 50), to: CGPoint(x: 25, y: 5))
    host.expect(["~VStack": [0, -60, 50, 200]])
    let aligned = makeHost(ScrollView { rows().scrollTargetLayout() }.scrollTargetBehavior(.viewAligned), 50, 60)
    aligned.update()
    aligned.drag(from: CGPoint(x: 25, y: 50), to: CGPoint(x: 25, y: 5))
    aligned.expect(["~VStack": [0, -40, 50, 200]])
  }

  @Test("facts 68: what a scroll view shows keeps its visible length where others only ask how it would lie elsewhere")
  func measuredElsewhere() {
    final class Model: ObservableObject { @Published var text = "a" }
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View {
        HStack {
          ZStack {
            Color.red.containerRelativeFrame(.horizontal)
            ScrollView(.horizontal) { Color.blue.containerRelativeFrame(.horizontal).overlay { Text(model.text) } }
          }
          Color.green
          Text(model.text)
        }
      }
    }
    let model = Model()
    let host = makeHost(Page(model: model), 400, 100)
    host.update()
    #expect(host.frame("Color[1]").width == 400)
    model.text = "a longer one"
    host.update()
    #expect(host.frame("Color[1]").width == 400)
    #expect(host.frame("Color[1]").minX == host.frame("ScrollView").minX)
  }
}
