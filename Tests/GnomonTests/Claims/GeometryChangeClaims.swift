// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private struct LogsWidth: View {
  let journal: Journal

  var body: some View {
    Color.red
      .onGeometryChange(for: Int.self) {
        Int($0.size.width / 100)
      } action: {
        journal.add("\($0)")
      }
      .onGeometryChange(for: Int.self) {
        Int($0.size.width / 100)
      } action: {
        journal.add("\($0) \($1)")
      }
  }
}

private struct ThirdAtTheBottom: View {
  @State private var height: CGFloat?

  var body: some View {
    VStack {
      Rectangle().foregroundStyle(.orange).frame(height: 300)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height / 3
        } action: {
          height = $0
        }
        .overlay(alignment: .bottom) { Rectangle().foregroundStyle(.red).frame(height: height) }
    }
  }
}

/// A user's own copy, over a reader and a task.
private struct OwnGeometryChange<Value: Equatable>: ViewModifier {
  private final class Memory {
    var last: Value?
  }

  private struct Geometry: Equatable {
    let size: CGSize
    let frame: CGRect
    let safeArea: EdgeInsets
  }

  let transform: (GeometryProxy) -> Value
  let action: (_ oldValue: Value, _ newValue: Value) -> Void
  @State private var memory = Memory()

  func body(content: Content) -> some View {
    content.background {
      GeometryReader { space in
        Color.clear.task(
          id: Geometry(size: space.size, frame: space.frame(in: .global), safeArea: space.safeAreaInsets)
        ) {
          let value = transform(space)
          action(memory.last ?? value, value)
          memory.last = value
        }
      }
    }
  }
}

private struct BuiltInAndOwn: View {
  let builtIn: Journal
  let own: Journal

  var body: some View {
    Color.red
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        builtIn.add("\($0.width) \($1.width)")
      }
      .modifier(
        OwnGeometryChange {
          $0.size
        } action: {
          own.add("\($0.width) \($1.width)")
        })
  }
}

private struct ScrollOffset: View {
  let journal: Journal
  let space: CoordinateSpace

  var body: some View {
    ScrollView {
      Color.clear.frame(height: 0)
        .onGeometryChange(for: CGFloat.self) { [space] in
          $0.frame(in: space).minY
        } action: { old, new in
          journal.add("\(Int(old)) \(Int(new))")
        }
    }
    .coordinateSpace(.named("mine"))
  }
}

private struct SizeInScrollView: View {
  let journal: Journal
  @State private var size: CGSize = .zero

  var body: some View {
    ScrollView {
      Color.red.onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
    }
    .onChange(of: size) { journal.add("\(size.width) \(size.height)") }
  }
}

@MainActor @Suite struct GeometryChangeClaims {
  @Test("C1, C2: onGeometryChange acts on the first value and on each other one; old and new are the same at first")
  func c1() {
    let journal = Journal()
    let host = makeHost(LogsWidth(journal: journal), 310, 100)
    host.update()
    for width in [320, 399, 400, 400, 420, 250] { host.resize(to: CGSize(width: width, height: 100)) }
    #expect(journal.entries == ["3", "3 3", "4", "3 4", "2", "4 2"])
  }

  @Test("C2: the action may take the old and the new value")
  func c2() {
    let journal = Journal()
    let host = makeHost(ScrollOffset(journal: journal, space: .named("mine")), 300, 400)
    host.update()
    host.scroll(to: CGPoint(x: 0, y: 40))
    host.scroll(to: CGPoint(x: 0, y: -10))
    #expect(journal.entries == ["0 0", "0 -40", "-40 10"])
  }

  @Test("C3: onGeometryChange takes no part in layout")
  func c3() {
    let host = makeHost(ThirdAtTheBottom(), 200, 500)
    host.update()
    host.expect(["Rectangle[0]": [0, 100, 200, 300], "Rectangle[1]": [0, 300, 200, 100]], warnings: [])
    host.resize(to: CGSize(width: 120, height: 400))
    host.expect(["Rectangle[0]": [0, 50, 120, 300], "Rectangle[1]": [0, 250, 120, 100]], warnings: [])
  }

  @Test("C4: a user's own copy has the same log where each change of geometry changes the value")
  func c4() async {
    let (builtIn, own) = (Journal(), Journal())
    let host = makeHost(BuiltInAndOwn(builtIn: builtIn, own: own), 300, 100)
    await host.settle()
    for width in [250, 200] {
      host.resize(to: CGSize(width: width, height: 100))
      await host.settle()
    }
    #expect(builtIn.entries == ["300.0 300.0", "300.0 250.0", "250.0 200.0"])
    #expect(own.entries == builtIn.entries)
  }

  @Test("C5: a frame in the scroll view's space, or in a named one, follows the offset")
  func c5() {
    for space in [NamedCoordinateSpace.scrollView.coordinateSpace, .named("mine"), .global] {
      let journal = Journal()
      let host = makeHost(ScrollOffset(journal: journal, space: space), 300, 400)
      host.update()
      host.scroll(to: CGPoint(x: 0, y: 40))
      #expect(journal.entries == ["0 0", "0 -40"], "\(space)")
    }
  }

  @Test("C7: a colour in a scroll view is as wide as it and 10 high")
  func c7() {
    let journal = Journal()
    let host = makeHost(SizeInScrollView(journal: journal), 300, 400)
    host.update()
    host.expect(["Color": [0, 0, 300, 10]])
    #expect(journal.entries == ["300.0 10.0"])
  }
}
