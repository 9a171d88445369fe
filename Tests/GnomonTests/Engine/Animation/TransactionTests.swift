// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Transactions")
struct TransactionTests {
  @Test("animation(_:value:) animates what changes with its value") func scope() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        VStack(spacing: 0) {
          box(10, 10).offset(x: model.number).animation(.linear(duration: 1), value: model.number)
          box(10, 10).offset(x: model.number).animation(.linear(duration: 1), value: model.isOn)
        }
      }, 100, 20)
    model.number = 40
    host.update()
    host.advance(by: 0.5)
    #expect(isNear(host.drawn("Color[0]").minX, 65))
    #expect(isNear(host.drawn("Color[1]").minX, 85))
  }

  @Test("The inner scope wins, and nil takes the animation away") func nested() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        VStack(spacing: 0) {
          box(10, 10).offset(x: model.number).animation(nil, value: model.number)
          box(10, 10).offset(x: model.number).animation(.linear(duration: 2), value: model.number)
          box(10, 10).offset(x: model.number).transaction { $0.animation = $0.animation?.speed(2) }
        }
      }, 100, 30)
    withAnimation(.linear(duration: 1)) { model.number = 40 }
    host.update()
    host.advance(by: 0.25)
    #expect(isNear(host.drawn("Color[0]").minX, 85))
    #expect(isNear(host.drawn("Color[1]").minX, 50))
    #expect(isNear(host.drawn("Color[2]").minX, 65))
  }

  @Test("A transaction that disables animations overrules the scopes") func disabled() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { box(10, 10).offset(x: $0.number).animation(.linear(duration: 1), value: $0.number) },
      100, 10)
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { model.number = 40 }
    host.update()
    #expect(host.drawn("Color").minX == 85)
    #expect(!host.isAnimating)
  }

  @Test("animation(_:body:) animates what its closure does, and not the view") func bodies() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        box(10, 10).offset(y: model.number).animation(.linear(duration: 1)) { $0.offset(x: model.number) }
      }, 100, 100)
    model.number = 40
    host.update()
    host.advance(by: 0.5)
    #expect(isNear(host.drawn("Color").minX, 65))
    #expect(isNear(host.drawn("Color").minY, 85))
  }

  @Test("A binding brings its animation") func binding() {
    struct Content: View {
      @State var isOn = false
      var body: some View { Inner(isOn: $isOn.animation(.linear(duration: 1))) }
    }
    struct Inner: View {
      @Binding var isOn: Bool
      var body: some View { box(10, 10).offset(x: isOn ? 40 : 0).onTapGesture { isOn = true } }
    }
    let host = makeClockedHost(Content(), 100, 100)
    #expect(host.tap(at: CGPoint(x: 50, y: 50)))
    host.advance(by: 0.5)
    #expect(isNear(host.drawn("Color").minX, 65))
  }

  @Test("Two changes in a row keep their own animations") func separate() {
    struct Content: View {
      @State var x = 0.0
      @State var y = 0.0
      var body: some View {
        box(10, 10).offset(x: x, y: 0).offset(x: 0, y: y)
          .onTapGesture {
            withAnimation(.linear(duration: 1)) { x = 40 }
            y = 40
          }
      }
    }
    let host = makeClockedHost(Content(), 100, 100)
    host.tap(at: CGPoint(x: 50, y: 50))
    host.advance(by: 0.5)
    #expect(isNear(host.drawn("Color").minX, 65))
    #expect(isNear(host.drawn("Color").minY, 85))
  }

  @Test("What onAppear sets before it animates is where the animation begins") func appearing() {
    struct Content: View {
      @State var x = 0.0
      var body: some View {
        box(10, 10).offset(x: x)
          .onAppear {
            x = 40
            withAnimation(.linear(duration: 1)) { x = 20 }
          }
      }
    }
    let host = makeClockedHost(Content(), 100, 100)
    #expect(isNear(host.drawn("Color").minX, 85))
    host.advance(by: 0.5)
    #expect(isNear(host.drawn("Color").minX, 75))
    host.advance(by: 0.5)
    #expect(isNear(host.drawn("Color").minX, 65))
  }

  @Test("Completions come in the order of the ends, once") func completions() {
    struct Content: View {
      let journal: Journal
      @State var x = 0.0
      @State var isDim = false
      var body: some View {
        box(10, 10).offset(x: x).opacity(isDim ? 0.5 : 1)
          .onTapGesture {
            withAnimation(.linear(duration: 1)) {
              x = 10
            } completion: {
              journal.add("moved")
            }
            withAnimation(.linear(duration: 0.5)) {
              isDim = true
            } completion: {
              journal.add("dimmed")
            }
          }
      }
    }
    let journal = Journal()
    let host = makeClockedHost(Content(journal: journal))
    host.tap(at: CGPoint(x: 100, y: 100))
    host.advance(by: 0.4)
    #expect(journal.entries.isEmpty)
    host.advance(by: 0.2)
    #expect(journal.entries == ["dimmed"])
    host.advance(by: 5)
    #expect(journal.entries == ["dimmed", "moved"])
  }

  @Test("A spring is logically complete before it's removed") func criteria() {
    let model = Knobs()
    var (logical, removed) = (false, false)
    let host = makeClockedHost(Show(model: model) { box(10, 10).offset(x: $0.number) })
    var transaction = Transaction(animation: .spring(duration: 0.5))
    transaction.addAnimationCompletion { logical = true }
    transaction.addAnimationCompletion(criteria: .removed) { removed = true }
    withTransaction(transaction) { model.number = 100 }
    host.update()
    host.advance(by: 0.49)
    #expect(!logical && !removed)
    host.advance(by: 0.05)
    #expect(logical && !removed)
    host.advance(by: 2)
    #expect(removed)
  }

  /// Documented for `withAnimation(_:completionCriteria:_:completion:)`.
  @Test("A completion with nothing to wait for is called at once") func nothing() {
    var count = 0
    let host = makeClockedHost(box(10, 10))
    withAnimation(.linear) {
    } completion: {
      count += 1
    }
    #expect(count == 1)
    host.advance(by: 1)
    #expect(count == 1)
  }

  @Test("A completion can begin the next animation, which begins where a curve ends") func chain() {
    struct Content: View {
      @State var x = 0.0
      var body: some View {
        box(10, 10).offset(x: x)
          .onAppear {
            withAnimation(.linear(duration: 1)) {
              x = 40
            } completion: {
              withAnimation(.linear(duration: 1)) { x = 0 }
            }
          }
      }
    }
    let host = makeClockedHost(Content(), 100, 100)
    host.advance(by: 1)
    #expect(isNear(host.drawn("Color").minX, 85))
    host.advance(by: 0.5)
    #expect(isNear(host.drawn("Color").minX, 65, 1e-3))
    host.advance(by: 1)
    #expect(host.drawn("Color").minX == 45)
    #expect(!host.isAnimating)
  }

  @Test("A transaction is current in its call only, and its completion comes after")
  func transactions() {
    var steps: [String] = []
    #expect(Transaction.current.animation == nil)
    withAnimation(.linear) {
      #expect(Transaction.current.animation == .linear)
      withTransaction(\.disablesAnimations, true) {
        #expect(Transaction.current.disablesAnimations && Transaction.current.animation == .linear)
      }
      steps.append("body")
    } completion: {
      steps.append("completion")
    }
    #expect(steps == ["body", "completion"])
    #expect(Transaction.current.animation == nil)
  }
}
