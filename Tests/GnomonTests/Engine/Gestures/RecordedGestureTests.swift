// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Recorded on macOS 27 by swiftui-interaction, arm by arm.
@MainActor @Suite struct RecordedGestureTests {
  typealias Act = @MainActor (ViewHost, Journal) -> Void

  struct Arm: CustomTestStringConvertible {
    let testDescription: String
    let entries: [String]
    let view: @MainActor (Journal) -> AnyView
    let act: Act

    init(
      _ name: String, _ entries: [String], _ view: @escaping @MainActor (Journal) -> some View, _ act: @escaping Act
    ) {
      (testDescription, self.entries, self.act) = (name, entries, act)
      self.view = { AnyView(view($0)) }
    }
  }

  nonisolated static let centre = CGPoint(x: 100, y: 100)
  nonisolated static let click: Act = { host, _ in
    host.touchDown(at: centre)
    host.advance(by: 0.05)
    host.touchUp(at: centre)
    host.advance(by: 0.15)
  }
  nonisolated static let doubleClick: Act = { host, _ in
    for _ in 0..<2 {
      host.touchDown(at: centre)
      host.advance(by: 0.03)
      host.touchUp(at: centre)
      host.advance(by: 0.05)
    }
    host.advance(by: 0.8)
  }
  nonisolated static let hold: Act = { host, journal in
    host.touchDown(at: centre)
    host.advance(by: 0.6)
    journal.add("|held")
    host.touchUp(at: centre)
    host.advance(by: 0.15)
  }

  nonisolated static func drag(_ distance: CGFloat, steps: Int = 10) -> Act {
    { host, _ in
      host.touchDown(at: centre)
      for step in 1...steps {
        host.advance(by: 0.02)
        host.touchMove(to: CGPoint(x: 100 + distance * CGFloat(step) / CGFloat(steps), y: 100))
      }
      host.touchUp(at: CGPoint(x: 100 + distance, y: 100))
      host.advance(by: 0.15)
    }
  }

  @MainActor private static func tap(_ log: Journal) -> some View { Color.blue.onTapGesture { log.add("tap") } }

  @MainActor private static func doubleThenSingle(_ log: Journal) -> some View {
    Color.blue.onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") }
  }

  @MainActor private static func singleThenDouble(_ log: Journal) -> some View {
    Color.blue.onTapGesture { log.add("single") }.onTapGesture(count: 2) { log.add("double") }
  }

  @MainActor private static func long(_ log: Journal) -> some View {
    Color.blue.gesture(LongPressGesture(minimumDuration: 0.3).onEnded { _ in log.add("long") })
  }

  @MainActor private static func pressing(_ log: Journal) -> some View {
    Color.blue.onLongPressGesture(minimumDuration: 0.3) {
      log.add("perform")
    } onPressingChanged: {
      log.add("pressing=\($0)")
    }
  }

  @MainActor private static func tapAndLong(_ log: Journal) -> some View {
    tap(log).gesture(LongPressGesture(minimumDuration: 0.3).onEnded { _ in log.add("long") })
  }

  @MainActor private static func dragged(_ log: Journal) -> some View {
    Color.blue.gesture(
      DragGesture().onChanged { log.add("\(Int($0.translation.width))") }
        .onEnded { log.add("end \(Int($0.translation.width))") })
  }

  @MainActor private static var child: some View { Color.blue.frame(width: 100, height: 100) }

  @MainActor private static func childTap(_ log: Journal) -> some View {
    ZStack {
      Color.gray
      child.onTapGesture { log.add("c") }
    }
  }

  @MainActor private static func buttonInDrag(_ log: Journal) -> some View {
    ZStack {
      Color.gray
      Button {
        log.add("button")
      } label: {
        child
      }.buttonStyle(.plain)
    }
    .gesture(DragGesture().onChanged { _ in log.add("chg") }.onEnded { _ in log.add("pDrag") })
  }

  nonisolated static let arms: [Arm] = [
    Arm("G0", ["tap"], tap, click),
    Arm("G2a", [], tap, drag(60)),
    Arm("G2b", [], tap, drag(5, steps: 2)),
    Arm("G2g", ["tap"], tap, drag(4, steps: 1)),
    Arm("G3a", [], { log in Color.blue.onTapGesture(count: 2) { log.add("double") } }, click),
    Arm("G3b", ["double"], { log in Color.blue.onTapGesture(count: 2) { log.add("double") } }, doubleClick),
    Arm("G4b", ["double"], doubleThenSingle, doubleClick),
    Arm("G5b", ["double"], singleThenDouble, doubleClick),
    Arm("G5e", ["|0.31", "single", "|0.35"], doubleThenSingle) { host, log in
      host.touchDown(at: centre)
      host.touchUp(at: centre)
      host.advance(by: 0.31)
      log.add("|0.31")
      host.advance(by: 0.04)
      log.add("|0.35")
    },
    Arm("G5a", ["single"], singleThenDouble) { host, log in
      click(host, log)
      host.advance(by: 0.8)
    },
    Arm("G6a", ["long", "|held"], long, hold),
    Arm("G6b", [], long, click),
    Arm("G6c", [], long) { host, _ in
      host.touchDown(at: centre)
      host.advance(by: 0.05)
      host.touchMove(to: CGPoint(x: 130, y: 100))
      host.advance(by: 0.6)
      host.touchUp(at: CGPoint(x: 130, y: 100))
    },
    Arm("G6d", ["long"], long) { host, _ in
      host.touchDown(at: centre)
      host.advance(by: 0.05)
      host.touchMove(to: CGPoint(x: 105, y: 100))
      host.advance(by: 0.6)
      host.touchUp(at: CGPoint(x: 105, y: 100))
    },
    Arm("G6e", ["pressing=true", "perform", "|held", "pressing=false"], pressing, hold),
    Arm("G6f", ["pressing=true", "pressing=false"], pressing, click),
    Arm("G7a", ["tap"], tapAndLong, click),
    Arm("G7b", ["|held", "tap"], tapAndLong, hold),
    Arm("G8a", ["10", "15", "20", "25", "30", "35", "40", "45", "50", "end 50"], dragged, drag(50)),
    Arm("G8c", [], dragged, drag(6, steps: 3)),
    Arm(
      "G8e", ["chg", "end"],
      { log in
        Color.blue.gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in log.add("chg") }.onEnded { _ in log.add("end") })
      }, click),
    Arm("G9a", ["tap"], { log in tap(log).gesture(DragGesture().onEnded { _ in log.add("drag") }) }, click),
    Arm("G9b", ["drag"], { log in tap(log).gesture(DragGesture().onEnded { _ in log.add("drag") }) }, drag(50)),
    Arm("H0", ["c"], { log in childTap(log).onTapGesture { log.add("p") } }, click),
    Arm(
      "H2", ["p"],
      { log in
        childTap(log).highPriorityGesture(TapGesture().onEnded { log.add("p") })
      }, click),
    Arm(
      "H3", ["p", "c"],
      { log in
        childTap(log).simultaneousGesture(TapGesture().onEnded { log.add("p") })
      }, click),
    Arm(
      "H4a", ["p"],
      { log in
        ZStack {
          Color.gray
          child.gesture(DragGesture().onEnded { _ in log.add("cDrag") })
        }.onTapGesture { log.add("p") }
      }, click),
    Arm(
      "H5b", ["pDrag"],
      { log in
        childTap(log).gesture(DragGesture().onEnded { _ in log.add("pDrag") })
      }, drag(40)),
    Arm(
      "H6a", ["c"],
      { log in
        childTap(log).highPriorityGesture(DragGesture().onEnded { _ in log.add("pDrag") })
      }, click),
    Arm("H15a", ["single"], exclusive) { host, log in
      click(host, log)
      host.advance(by: 0.8)
    },
    Arm("H15b", ["double"], exclusive, doubleClick),
    Arm(
      "H16b", ["long", "|held", "tap"],
      { log in
        Color.blue.gesture(
          TapGesture().onEnded { log.add("tap") }
            .simultaneously(with: LongPressGesture(minimumDuration: 0.3).onEnded { _ in log.add("long") }))
      }, hold),
    Arm("X3", ["button"], buttonInDrag, click),
    Arm("X4", ["button"], buttonInDrag, drag(30, steps: 3)),
  ]

  @MainActor private static func exclusive(_ log: Journal) -> some View {
    Color.blue.gesture(
      TapGesture(count: 2).onEnded { log.add("double") }
        .exclusively(before: TapGesture().onEnded { log.add("single") }))
  }

  @Test(arguments: arms) func gesturesAreRecognised(_ arm: Arm) {
    let log = Journal()
    let host = makeHost(arm.view(log), 200, 200) { ($0.profile, $0.animations) = (.macOS26, .clocked) }
    host.update()
    arm.act(host, log)
    #expect(log.entries == arm.entries)
  }

  @Test("A finger that goes down elsewhere ends the wait for a second tap")
  func elsewhere() {
    let log = Journal()
    let host = makeHost(Self.doubleThenSingle(log), 200, 200) { $0.animations = .clocked }
    host.update()
    #expect(!host.touchUpAfterDown(at: Self.centre))
    #expect(log.entries == [])
    host.touchDown(at: CGPoint(x: 20, y: 20))
    #expect(log.entries == ["single"])
  }

  @Test("On iOS a long press ends though a tap inside may come, and what scrolls takes a finger from a button")
  func iOS() {
    let log = Journal()
    let host = makeHost(Self.tapAndLong(log), 200, 200)
    host.update()
    host.longPress(at: Self.centre)
    #expect(log.entries == ["long"])
    let scrolling = makeHost(
      ScrollView { Button("a") { log.add("button") }.frame(width: 200, height: 400).contentShape(Rectangle()) }, 200,
      200)
    scrolling.update()
    scrolling.drag(from: Self.centre, to: CGPoint(x: 100, y: 20))
    #expect(scrolling.graph.input.scrollViews[0].offset.y == 80 && log.entries == ["long"])
  }

  private struct Fields: View {
    @FocusState private var which: String?
    @FocusState private var isLast
    @State private var texts = ["", "", ""]
    let journal: Journal
    var body: some View {
      VStack(spacing: 0) {
        Color.blue.frame(height: 40).focusable().focused($which, equals: "view")
        TextField("", text: $texts[0]).frame(height: 40).focused($which, equals: "field")
        TextField("", text: $texts[1]).frame(height: 40).focused($isLast)
        TextField("", text: $texts[2]).frame(height: 40).disabled(true).focused($which, equals: "disabled")
        Color.blue.frame(height: 40).focused($which, equals: "hidden").hidden()
        Button("ask") { which = "disabled" }.frame(height: 40)
        Button("hide") { which = "hidden" }.frame(height: 40)
        Button("give") { which = "field" }.frame(height: 40)
      }
      .onChange(of: which) { journal.add($1 ?? "nil") }
      .onChange(of: isLast) { journal.add("\($1)") }
      .onChange(of: texts) { journal.add($1.joined(separator: "|")) }
    }
  }

  /// F3: a click gives a view that can have it the focus. F9: a hidden one takes none, nor does a disabled field.
  @Test func clicksAndStatesGiveTheFocus() {
    let log = Journal()
    let host = makeHost(Fields(journal: log), 200, 320) { $0.profile = .macOS26 }
    host.update()
    func tap(_ row: Int) { host.tap(at: CGPoint(x: 100, y: CGFloat(40 * row + 20))) }
    tap(0)
    tap(1)
    host.type("a")
    tap(2)
    host.type("b")
    #expect(log.entries == ["view", "field", "a||", "nil", "true", "a|b|"])
    log.clear()
    tap(5)
    tap(6)
    #expect(
      log.entries.allSatisfy { ["disabled", "hidden", "nil", "false"].contains($0) } && log.entries.last == "nil")
    log.clear()
    tap(7)
    host.type("c")
    #expect(log.entries.last == "ac|b|" && log.entries.contains("field"))
  }
}

extension ViewHost {
  fileprivate func touchUpAfterDown(at point: CGPoint) -> Bool {
    touchDown(at: point)
    return touchUp(at: point)
  }
}
