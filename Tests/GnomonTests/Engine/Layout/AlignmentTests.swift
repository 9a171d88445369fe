// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What packages use of SwiftUI's names that begin with an underscore.
@MainActor @Suite struct UnderscoredTests {
  @Test("A font and an environment value are written by a modifier that has a name")
  func keyWriting() throws {
    let symbol = Image("pic").font(.title) as Any
    let written = try #require(symbol as? ModifiedContent<Image, _EnvironmentKeyWritingModifier<Font?>>)
    #expect(written.modifier.keyPath == \.font)
    #expect(written.modifier.value == .title)
    let lines = Color.red.environment(\.lineLimit, nil) as Any
    #expect(lines is ModifiedContent<Color, _EnvironmentKeyWritingModifier<Int?>>)

    struct Reading: View {
      @Environment(\.lineLimit) private var lineLimit
      var body: some View { Color.red.frame(width: CGFloat(lineLimit ?? 1), height: 10) }
    }
    let host = makeHost(
      Reading().modifier(_EnvironmentKeyWritingModifier(keyPath: \.lineLimit, value: 7)), 100, 100)
    host.update()
    #expect(host.snapshot().root.all("Color").first?.frame.width == 7)
  }

  @Test("Tight padding is of 8 points")
  func tightPadding() {
    expectLayout(
      Color.red.frame(width: 10, height: 20)._tightPadding(), in: [100, 100],
      ["padding": [37, 32, 26, 36], "Color": [45, 40, 10, 20]])
  }

  @Test("Stacks' layouts have the names that they had before `Layout`")
  func stackLayouts() {
    let layouts = [
      AnyLayout(_HStackLayout(alignment: .top, spacing: 5)), AnyLayout(_VStackLayout(alignment: .leading, spacing: 5)),
      AnyLayout(_ZStackLayout(alignment: .topLeading)),
    ]
    let second = layouts.map { layout in
      let host = makeHost(layout { ForEach(0..<2) { _ in Color.red.frame(width: 10, height: 20) } }, 100, 100)
      host.update()
      let frames = host.snapshot().root.all("Color").map(\.frame)
      return CGPoint(x: frames[1].minX - frames[0].minX, y: frames[1].minY - frames[0].minY)
    }
    #expect(second == [CGPoint(x: 15, y: 0), CGPoint(x: 0, y: 25), .zero])
  }

  private enum Second: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }

    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      if n == 1 { parentValue = childValue }
    }
  }

  private enum Middle: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
  }

  @Test("A guide says how a container combines what its children set", arguments: [true, false])
  func combinedGuides(_ isSecond: Bool) {
    let alignment = VerticalAlignment(isSecond ? Second.self : Middle.self)
    #expect(alignment.combineExplicit([1, nil, 2, 6]) == (isSecond ? 2 : 3))
    let host = makeHost(
      HStack(alignment: alignment, spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        VStack(spacing: 0) {
          ForEach([0, 5, 40] as [CGFloat], id: \.self) { guide in
            Color.green.frame(width: 10, height: 20).alignmentGuide(alignment) { _ in guide }
          }
        }
      }, 100, 100)
    host.update()
    let frames = host.snapshot().root.all("Color").map(\.frame)
    // Values of 0, 25 and 80 from the column's top.
    #expect(frames[0].midY - frames[1].minY == (isSecond ? 25 : 35))
  }

  @Test("An adaptor makes one view of several")
  func unary() {
    let pair = ForEach(0..<2) { Color.red.frame(width: CGFloat($0 * 20 + 10), height: 20) }
    let host = makeHost(HStack(spacing: 0) { _UnaryViewAdaptor(pair) }, 100, 100)
    host.update()
    let corners = host.snapshot().root.all("Color").map { $0.frame.origin }
    #expect(corners == [CGPoint(x: 45, y: 26), CGPoint(x: 35, y: 54)])
  }

  @Test("A value of any type is a view where it is one")
  func anyValue() {
    #expect(AnyView(_fromValue: Color.red as Any) != nil)
    #expect(AnyView(_fromValue: 3) == nil)
  }

  @Test("A button's gesture tells of the press beside a button, and of a finger that leaves")
  func buttonGesture() {
    var log: [String] = []
    let view = Button {
      log.append("button")
    } label: {
      Color.red.frame(width: 50, height: 50)
    }
    ._onButtonGesture {
      log.append("\($0)")
    } perform: {
      log.append("gesture")
    }
    let host = makeHost(view, 100, 100)
    host.update()
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.sorted() == ["button", "false", "gesture", "true"])
    #expect(log.first == "true")
    log = []
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 300))
    #expect(log == ["true", "false"])
  }
}
