// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// A square that counts in a state how often its value was another one.
private struct Counting: View {
  let value: Int
  let journal: Journal
  @State private var changes = 0

  var body: some View {
    Color.red.frame(width: 10, height: 10 + CGFloat(changes))
      .onChange(of: value) { changes += 1 }
      .onAppear { journal.add("+counting") }
      .onDisappear { journal.add("-counting") }
  }
}

/// An erased view keeps its identity for as long as its content is of the same type, whether a stack keeps its node or it has one of its own.
@MainActor @Suite struct AnyViewTests {
  /// What an erased view is at a step: the same type twice, another, none, several views, one that comes gradually.
  private func content(_ step: Int, _ journal: Journal) -> AnyView {
    switch step {
    case 0, 1, 2, 6: AnyView(Counting(value: step, journal: journal))
    case 3: AnyView(AppearanceProbe(name: "other", journal: journal, width: 30))
    case 4: AnyView(EmptyView())
    case 5:
      AnyView(
        ForEach(0..<3, id: \.self) { AppearanceProbe(name: "row \($0)", journal: journal, width: 5) })
    default: AnyView(AppearanceProbe(name: "moved", journal: journal, width: 20).transition(.move(edge: .leading)))
    }
  }

  private enum Place: CaseIterable {
    case among, alone, tuple
  }

  /// The same views with erased ones in a stack's block, and each in a group, where it has a node of its own.
  @ViewBuilder
  private func arranged(_ place: Place, _ step: Int, _ journal: Journal, grouped: Bool) -> some View {
    let view = content(step, journal)
    switch (place, grouped) {
    case (.among, false):
      HStack(spacing: 1) {
        AppearanceProbe(name: "first", journal: journal)
        view
        AppearanceProbe(name: "last", journal: journal)
      }
    case (.among, true):
      HStack(spacing: 1) {
        AppearanceProbe(name: "first", journal: journal)
        Group { view }
        AppearanceProbe(name: "last", journal: journal)
      }
    case (.alone, false): VStack { view }
    case (.alone, true): VStack { Group { view } }
    case (.tuple, false):
      ZStack {
        view
        Color.blue.frame(width: 3, height: 3)
      }
    case (.tuple, true):
      ZStack {
        Group { view }
        Color.blue.frame(width: 3, height: 3)
      }
    }
  }

  private func story(_ place: Place, _ steps: [Int], grouped: Bool, _ animation: Animation?) -> [String] {
    let journal = Journal()
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { arranged(place, Int($0.number), journal, grouped: grouped) }, 100, 60)
    var story: [String] = []
    for step in steps {
      withAnimation(animation) { model.number = Double(step) }
      host.update()
      for _ in 0..<3 {
        host.advance(by: 0.25)
        story.append("\(step): \(host.fillBoxes) \(host.layerOpacities)")
      }
      host.advance(by: 1)
      story.append(contentsOf: journal.entries)
      story.append(host.snapshot().text())
      journal.clear()
    }
    return story
  }

  @Test(
    "In a stack's block it does what it does in a group, step by step", arguments: [nil, Animation.linear(duration: 1)])
  func alike(_ animation: Animation?) {
    for place in Place.allCases {
      for seed in 0..<20 {
        let steps = (1...8).map { ($0 * (seed + 3) + seed * $0 * $0) % 8 }
        let (own, grouped) = (
          story(place, steps, grouped: false, animation), story(place, steps, grouped: true, animation)
        )
        #expect(own == grouped, "\(place), \(steps)")
      }
    }
  }

  @Test("A state lives as long as the type stays; siblings keep theirs")
  func identity() {
    let journal = Journal()
    let model = Knobs()
    let host = makeHost(
      Show(model: model) { model in
        HStack(spacing: 0) {
          Counting(value: Int(model.number), journal: Journal())
          content(Int(model.number), journal)
        }
      }, 100, 60)
    func heights() -> [CGFloat] { host.fillBoxes.map(\.height) }
    host.update()
    model.number = 1
    host.update()
    model.number = 2
    host.update()
    #expect(heights() == [12, 12])
    model.number = 3
    host.update()
    #expect(heights() == [13, 10])
    model.number = 6
    host.update()
    #expect(heights() == [14, 10])
    // In what order is told of elsewhere.
    #expect(journal.count("+counting") == 2 && journal.count("-counting") == 1)
    #expect(journal.count("+other") == 1 && journal.count("-other") == 1)
  }

  @Test("In a stack that is a lazy container's row it comes and goes gradually, too", arguments: [false, true])
  func lazyRow(grouped: Bool) {
    let model = Knobs()
    func content(_ isOn: Bool) -> AnyView {
      isOn ? AnyView(Color.red.frame(width: 8, height: 8)) : AnyView(Color.green.frame(width: 5, height: 5).padding(1))
    }
    let host = makeClockedHost(
      Show(model: model) { model in
        ScrollView {
          LazyVStack {
            if grouped { HStack { Group { content(model.isOn) } } } else { HStack { content(model.isOn) } }
          }
        }
      }, 100, 60)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    host.advance(by: 0.25)
    #expect(host.layerOpacities == [0.75, 0.25])
    host.advance(by: 1)
    #expect(host.fillBoxes.map(\.width) == [8])
  }

  @Test("A value of any type is a view where it is one")
  func anyValue() {
    #expect(AnyView(_fromValue: Color.red as Any) != nil)
    #expect(AnyView(_fromValue: 3) == nil)
  }
}
