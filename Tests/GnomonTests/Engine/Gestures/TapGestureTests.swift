// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Taps that wait for more, and fingers that do something else: by the rules recorded on macOS 27 by swiftui-interaction for one tap and two
/// (`RecordedGestureTests`), for more of them and for coarser movements.
@MainActor @Suite struct TapGestureTests {
  private let centre = CGPoint(x: 100, y: 100)
  private let log = Journal()

  private func host(_ view: some View, _ profile: PlatformProfile = .iOS26, isClocked: Bool) -> ViewHost {
    let host = makeHost(view, 200, 200) {
      $0.profile = profile
      if isClocked { $0.animations = .clocked }
    }
    host.update()
    return host
  }

  private func click(_ host: ViewHost, times: Int = 1) {
    for _ in 0..<times {
      host.touchDown(at: centre)
      host.advance(by: 0.03)
      host.touchUp(at: centre)
      host.advance(by: 0.05)
    }
  }

  @Test(arguments: [[3, 2, 1], [1, 2, 3], [2, 3, 1], [1, 3, 2], [2, 1, 3], [3, 1, 2]], [false, true])
  func theLongestOfSeveralTapsWins(counts: [Int], isClocked: Bool) {
    let log = log
    func tap(_ index: Int) -> some Gesture { TapGesture(count: counts[index]).onEnded { log.add("\(counts[index])") } }
    let host = host(Color.blue.gesture(tap(0)).gesture(tap(1)).gesture(tap(2)), isClocked: isClocked)
    for count in 1...3 {
      host.tap(at: centre, count: count)
      #expect(log.entries == ["\(count)"])
      log.clear()
      guard isClocked else { continue }
      click(host, times: count)
      host.advance(by: 1)
      #expect(log.entries == ["\(count)"])
      log.clear()
    }
  }

  @Test("A gesture with keys is recognised where they are held when the finger goes down", arguments: [false, true])
  func modifiers(isClocked: Bool) {
    let log = log
    let host = host(
      Color.blue
        .gesture(TapGesture(count: 2).modifiers(.shift).onEnded { log.add("twice with shift") })
        .gesture(TapGesture().modifiers([.command, .option]).onEnded { log.add("command and option") })
        .gesture(TapGesture().onEnded { log.add("plain") }),
      isClocked: isClocked)
    let cases: [(EventModifiers, Int, [String])] = [
      ([], 1, ["plain"]), (.command, 1, ["plain"]), ([.command, .option], 1, ["command and option"]),
      ([.command, .option, .capsLock], 1, ["command and option"]), (.shift, 2, ["twice with shift"]),
    ]
    for (held, count, expected) in cases {
      host.tap(at: centre, count: count, modifiers: held)
      #expect(log.entries == expected, "with \(held)")
      log.clear()
    }
    // Those of the moment when the finger goes down count.
    host.touchDown(at: centre, modifiers: [.command, .option])
    host.touchUp(at: centre)
    host.advance(by: 1)
    #expect(log.entries == ["command and option"])
  }

  @Test("A second tap without the keys doesn't go on with a double tap")
  func modifiersLost() {
    let log = log
    let host = host(
      Color.blue.gesture(TapGesture(count: 2).modifiers(.shift).onEnded { log.add("two") })
        .gesture(TapGesture().onEnded { log.add("one") }), isClocked: true)
    for held: EventModifiers in [.shift, []] {
      host.touchDown(at: centre, modifiers: held)
      host.touchUp(at: centre)
      host.advance(by: 0.05)
    }
    host.advance(by: 1)
    #expect(!log.entries.contains("two"))
  }

  @Test(arguments: [PlatformProfile.iOS26, .macOS26], [false, true])
  func aFingerOnItsWayIsNotHeld(profile: PlatformProfile, isClocked: Bool) {
    let log = log
    let end = CGPoint(x: 190, y: 100)
    let long = host(Color.blue.onLongPressGesture { log.add("long") }, profile, isClocked: isClocked)
    long.drag(from: centre, to: end, duration: 1, steps: 1)
    long.magnify(at: centre, by: 2, duration: 8)
    long.rotate(at: centre, by: .degrees(90), duration: 8)
    #expect(log.entries == [])
    long.longPress(at: centre)
    #expect(log.entries == ["long"])
    log.clear()
    let menu = host(
      Color.blue.contextMenu { Button("x") {} }.gesture(DragGesture().onEnded { _ in log.add("drag") }), profile,
      isClocked: isClocked)
    menu.drag(from: centre, to: end, duration: 5)
    #expect(log.entries == ["drag"] && menu.graph.presentations.shown.isEmpty)
  }

  @Test func aFingerThatMovesAfterATapScrolls() {
    let log = log
    let view = ScrollView {
      Color.blue.frame(height: 900).onTapGesture { log.add("single") }.onTapGesture(count: 2) { log.add("double") }
    }
    let host = host(view, isClocked: true)
    click(host)
    host.drag(from: centre, to: CGPoint(x: 100, y: 20))
    #expect(log.entries == ["single"] && host.graph.input.scrollViews[0].offset.y == 80)
    click(host)
    host.touchDown(at: centre)
    for y in [80, 60] { host.touchMove(to: CGPoint(x: 100, y: y)) }
    host.touchUp(at: CGPoint(x: 100, y: 60))
    #expect(log.entries == ["single", "single"] && host.graph.input.scrollViews[0].offset.y == 120)
  }

  private struct Pressed: ButtonStyle {
    let log: Journal
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 200, height: 200).background(Color.gray)
        .onChange(of: configuration.isPressed) { log.add("pressed=\($1)") }
    }
  }

  @Test func aButtonThatWaitsIsNotPressed() {
    let log = log
    let view = Button("b") { log.add("button") }.buttonStyle(Pressed(log: log)).onTapGesture(count: 2) {
      log.add("double")
    }
    let host = host(view, isClocked: true)
    click(host)
    #expect(log.entries == ["pressed=true", "pressed=false"])
    host.advance(by: 1)
    #expect(log.entries == ["pressed=true", "pressed=false", "button"])
  }

  @Test func twoClicksMakeASequenceAndADoubleTapBesideASingleOne() {
    let log = log
    let sequence = host(
      Color.blue.gesture(TapGesture().sequenced(before: TapGesture()).onEnded { _ in log.add("both") }),
      isClocked: true)
    click(sequence, times: 2)
    #expect(log.entries == ["both"])
    log.clear()
    click(sequence)
    sequence.advance(by: 1)
    click(sequence)
    sequence.advance(by: 1)
    #expect(log.entries == [])
    let beside = host(
      Color.blue.onTapGesture { log.add("single") }
        .simultaneousGesture(TapGesture(count: 2).onEnded { log.add("double") }), isClocked: true)
    click(beside)
    #expect(log.entries == ["single"])
    click(beside)
    #expect(log.entries.sorted() == ["double", "single", "single"])
    beside.advance(by: 1)
    click(beside)
    #expect(log.entries.filter { $0 == "single" }.count == 3)
  }

  @Test(arguments: [false, true])
  func tapsInARowAreThoseOfAFinger(isClocked: Bool) {
    let log = log
    let beside = host(
      Color.blue.onTapGesture { log.add("single") }
        .simultaneousGesture(TapGesture(count: 2).onEnded { log.add("double") }), isClocked: isClocked)
    #expect(beside.tap(at: centre, count: 2))
    #expect(log.entries.sorted() == ["double", "single", "single"])
    log.clear()
    let alone = host(Button("a") { log.add("button") }, isClocked: isClocked)
    #expect(alone.tap(at: centre, count: 3))
    #expect(log.entries == ["button", "button", "button"])
  }
}
