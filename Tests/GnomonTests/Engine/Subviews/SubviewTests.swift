// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Testing

@testable import Gnomon

private struct WeightKey: ContainerValueKey {
  static var defaultValue: CGFloat { 10 }
}

extension ContainerValues {
  fileprivate var weight: CGFloat {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
}

@MainActor @Suite struct SubviewTests {
  /// Puts each subview into a frame as wide as it says.
  private struct Weighted<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        HStack(spacing: 0) {
          ForEach(subviews) { $0.frame(width: $0.containerValues.weight, height: 10) }
          Text("\(subviews.count)")
        }
      }
    }
  }

  @Test func subviewsAreFlattenedAndCarryValues() {
    let host = makeHost(
      Weighted {
        Color.red
        Group { Color.blue.containerValue(\.weight, 20) }
        ForEach(0..<2) { _ in Color.green.containerValue(\.weight, 5) }
        if true { Color.black }
      }, 100, 100)
    host.update()
    #expect(host.snapshot().root.all("frame").map(\.frame.width) == [10, 20, 5, 5, 10])
    #expect(host.text() == "5")
  }

  private struct Growing: View {
    @State var count = 1
    var body: some View {
      Weighted {
        ForEach(0..<count, id: \.self) { _ in Row() }
        Color.blue.onTapGesture { count += 2 }
      }
    }
  }

  private struct Row: View {
    @State var height: CGFloat = 1
    var body: some View { Color.red.frame(height: height).onAppear { height = 7 } }
  }

  @Test func subviewsComeAndGoAndKeepTheirState() {
    let host = makeHost(Growing(), 100, 100)
    host.update()
    #expect(host.text() == "2")
    host.expect(["Color[0]": [10, 7]])
    let blue = host.frame("Color[1]")
    host.tap(at: CGPoint(x: blue.midX, y: blue.midY))
    #expect(host.text() == "4")
    #expect(host.snapshot().root.all("Color").map(\.frame.height) == [7, 7, 7, 10])
  }

  private struct Reader: View {
    @Environment(\.lineLimit) var lineLimit
    var body: some View { Text(lineLimit.map { "\($0)" } ?? "none") }
  }

  @Test func subviewsHaveTheEnvironmentOfTheirPlace() {
    let host = makeHost(
      Group(
        subviews: TupleView(
          (
            Reader(), Reader().lineLimit(5),
            Group {
              Reader(); Reader()
            }.lineLimit(3)
          ))
      ) { all in
        VStack { ForEach(all) { $0.lineLimit(7) } }
      }, 100, 200)
    host.update()
    #expect(host.snapshot().root.all("Text").map(\.text) == ["7", "5", "3", "3"])
  }

  @Test func forEachGoesThroughSubviews() {
    let host = makeHost(
      VStack(spacing: 0) {
        ForEach(subviews: TupleView((Text("a"), Text("b")))) { subview in
          HStack(spacing: 0) {
            subview; Color.red.frame(width: 4, height: 4)
          }
        }
      }, 100, 100)
    host.update()
    #expect(host.snapshot().root.all("Text").map(\.text) == ["a", "b"])
    #expect(host.snapshot().root.all("Color").count == 2)
  }

  private struct Adaptive<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        ViewThatFits {
          HStack(spacing: 0) { ForEach(subviews) { $0 } }
          VStack(spacing: 0) { ForEach(subviews) { $0 } }
        }
      }
    }
  }

  @Test func aSubviewIsShownWhereverItStands() {
    let twice = Group(subviews: Color.red.frame(width: 10, height: 10)) { subviews in
      VStack(spacing: 0) {
        subviews[0]
        HStack(spacing: 0) { ForEach(subviews) { $0 } }
      }
    }
    let host = makeHost(twice, 100, 100)
    host.update()
    #expect(host.snapshot().root.all("frame").map(\.frame.minY) == [40, 50])
    let cases: [(CGFloat, [CGFloat])] = [(100, [40, 50]), (15, [2.5, 2.5])]
    for (width, expected) in cases {
      let host = makeHost(
        Adaptive {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }, width, 100)
      host.update()
      #expect(host.snapshot().root.all("frame").map(\.frame.minX) == expected)
    }
  }

  private struct Flipping: View {
    @State private var count = 2
    var body: some View {
      Group(subviews: ForEach(0..<count, id: \.self) { Color.red.frame(width: CGFloat($0 + 1), height: 10) }) {
        subviews in
        HStack(spacing: 0) { ForEach(subviews) { $0 } }
        HStack(spacing: 0) { ForEach(subviews) { $0 } }
      }
      .onAppear { count = 3 }
    }
  }

  @Test func copiesFollowTheirSource() {
    let host = makeHost(VStack { Flipping() }, 100, 100)
    host.update()
    #expect(host.snapshot().root.all("frame").map(\.frame.width) == [1, 2, 3, 1, 2, 3])
  }

  /// Becomes two views where it appears last.
  private struct Splitting: View {
    let journal: Journal
    @State private var count = 1
    var body: some View {
      ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
        .onAppear {
          journal.add("+")
          if journal.entries.count == 2 { count = 2 }
        }
    }
  }

  @Test func aCopysViewsAreFoundByTheirIdentity() {
    let journal = Journal()
    let content = VStack(spacing: 0) {
      Group(
        subviews: TupleView(
          (
            Group {
              Splitting(journal: journal)
              Color.blue.frame(width: 5, height: 10)
            }.padding(.leading, 1), Color.green.frame(width: 7, height: 10)
          ))
      ) { subviews in
        HStack(spacing: 0) { ForEach(subviews) { $0 } }
        HStack(spacing: 0) { ForEach(subviews.suffix(2)) { $0.frame(height: 20) } }
      }
    }
    let host = makeHost(content, 100, 100)
    host.update()
    #expect(journal.entries.count == 2)
    let widths = host.snapshot().root.all("Color").map(\.frame.width)
    #expect(widths == [10, 10, 5, 7, 5, 7])
  }

  @Observable final class Numbers {
    var all = [0, 1]
    var showsFirst = true
  }

  private struct Twice: View {
    let numbers: Numbers
    let journal: Journal
    var body: some View {
      VStack {
        Group(
          subviews: ForEach(numbers.all, id: \.self) {
            AppearanceProbe(name: "\($0)", journal: journal, width: CGFloat($0 + 1))
          }
        ) { subviews in
          HStack(spacing: 0) { ForEach(subviews) { $0 } }
          if numbers.showsFirst { HStack(spacing: 0) { ForEach(subviews) { $0 } } }
        }
      }
    }
  }

  @Test func copiesAreMadeOnceAndGoAgain() {
    let (numbers, journal) = (Numbers(), Journal())
    let host = makeHost(Twice(numbers: numbers, journal: journal), 200, 100)
    host.update()
    for number in 2..<12 {
      numbers.all.insert(number, at: 0)
      host.update()
    }
    #expect(host.snapshot().root.all("frame").count == 24)
    #expect(journal.entries.count { $0.hasPrefix("+") } == 24)
    numbers.showsFirst = false
    host.update()
    #expect(host.snapshot().root.all("frame").count == 12)
    #expect(journal.entries.count { $0.hasPrefix("-") } == 12)
  }
}
