// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Testing

@testable import Gnomon

private protocol Named: Sendable { var name: String { get } }

private struct NamedKey: PreferenceKey {
  static var defaultValue: any Named { One() }
  static func reduce(value: inout any Named, nextValue: () -> any Named) { value = nextValue() }
}

private struct One: Named { var name = "one" }

private struct Many: Named {
  var name = "many"
  var numbers = [1, 2, 3]
  var more = (1.0, 2.0, 3.0, 4.0)
}

@MainActor @Suite struct RecordedStateTests {
  private struct AnyState: View {
    @State private var value: any Named = One()
    let journal: Journal
    var body: some View {
      let _ = journal.add(value.name)
      Text(value.name).preference(key: NamedKey.self, value: value)
        .onAppear { value = Many() }
        .overlayPreferenceValue(NamedKey.self) { value in
          let _ = journal.add("over \(value.name)")
          Color.clear
        }
    }
  }

  @Test func valuesOfAnyTypeAreCompared() {
    let journal = Journal()
    let host = makeHost(AnyState(journal: journal), 100, 100)
    host.update()
    #expect(host.text() == "many")
    #expect(journal.count("one") == 1 && journal.count("many") == 1)
    #expect(journal.entries.last == "over many" && journal.count("over many") == 1)
  }

  @Test func equalValuesOfAnyTypeAreTheSame() {
    #expect(valuesAreEqual(Many() as any Named, Many() as any Named))
    #expect(!valuesAreEqual(Many() as any Named, Many(name: "other") as any Named))
    #expect(!valuesAreEqual(Many() as any Named, One() as any Named))
    #expect(valuesAreEqual(1 as Any, 1 as Any))
    #expect(!valuesAreEqual(1 as Any, 1.0 as Any))
    let (journal, other) = (Journal(), Journal())
    #expect(valuesAreEqual(journal as AnyObject, journal as AnyObject))
    #expect(!valuesAreEqual(journal as AnyObject, other as AnyObject))
  }

  @Observable final class Model {
    var shows = true
    var x: CGFloat = 0
  }

  private struct Focused: View {
    let model: Model
    let journal: Journal
    @FocusState private var isFocused
    var body: some View {
      VStack {
        if model.shows { TextField("a", text: .constant("")).focused($isFocused) }
      }
      .onAppear { isFocused = true }
      .onChange(of: isFocused) { journal.add("\($1)") }
    }
  }

  /// Recorded on macOS 27: swiftui-interaction F1 and F2.
  @Test func whatGoesLosesTheFocus() {
    let (model, journal) = (Model(), Journal())
    let host = makeHost(Focused(model: model, journal: journal), 100, 100)
    host.update()
    model.shows = false
    host.update()
    model.shows = true
    host.update()
    #expect(journal.entries == ["true", "false"])
  }

  private struct Steps: View {
    let model: Model
    let journal: Journal
    @FocusState private var isFocused
    var body: some View {
      VStack {
        if model.shows {
          TextField("a", text: .constant("")).focused($isFocused)
        } else {
          TextField("b", text: .constant("")).font(.title).focused($isFocused)
        }
      }
      .onChange(of: model.x) { (model.shows, isFocused) = (false, true) }
      .onChange(of: isFocused) { journal.add("\($1)") }
    }
  }

  @Test func whatIsGivenTheFocusKeepsIt() {
    let (model, journal) = (Model(), Journal())
    let host = makeHost(Steps(model: model, journal: journal), 100, 100)
    host.update()
    model.x = 1
    host.update()
    #expect(journal.entries == ["true"])
  }

  /// Recorded on macOS 27: swiftui-interaction C3, C4 and C9.
  @Test func clipsTakeNoTouchesAway() {
    let journal = Journal()
    let host = makeHost(
      Color.red.clipShape(Circle()).onTapGesture { journal.add("tap") }, 200, 200)
    host.update()
    #expect(host.tap(at: CGPoint(x: 12, y: 12)))
    let other = makeHost(Color.red.onTapGesture { journal.add("tap") }.cornerRadius(60), 200, 200)
    other.update()
    #expect(other.tap(at: CGPoint(x: 12, y: 12)))
    #expect(journal.entries == ["tap", "tap"])
  }

  private struct Bound: View {
    let model: Model
    var body: some View {
      let x = Binding(get: { model.x }, set: { model.x = $0 }).animation(.linear(duration: 1))
      Color.red.frame(width: 10, height: 10).offset(x: model.x).onTapGesture { x.wrappedValue = 100 }
    }
  }

  /// Recorded on macOS 27: swiftui-transactions-animation T11 and T12.
  @Test func aBindingOfClosuresDoesNotAnimate() {
    let model = Model()
    let host = makeClockedHost(Bound(model: model), 200, 20)
    host.update()
    #expect(host.tap(at: CGPoint(x: 100, y: 10)))
    #expect(model.x == 100)
    #expect(!host.isAnimating)
  }

  /// Recorded on macOS 27: swiftui-controls-and-selection STA4.
  @Test func aStepperOutOfBoundsCountsFromTheNearestValue() {
    var value = 5
    let binding = Binding(get: { value }, set: { value = $0 })
    Stepper("a", value: binding, in: 0...3).onIncrement?()
    #expect(value == 3)
    value = 5
    Stepper("a", value: binding, in: 0...3).onDecrement?()
    #expect(value == 2)
    value = 3
    #expect(Stepper("a", value: binding, in: 0...3).onIncrement == nil)
  }
}
