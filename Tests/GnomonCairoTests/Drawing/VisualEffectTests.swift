// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonCairo
import Testing

@testable import Gnomon

private enum OwnProxyKey: PreferenceKey {
  static var defaultValue: GeometryProxy? { nil }
  static func reduce(value: inout GeometryProxy?, nextValue: () -> GeometryProxy?) { value = nextValue() }
}

/// A user's own visual effect, over a preference and an overlay.
private struct OwnVisualEffect<Output: View>: ViewModifier {
  let effect: @MainActor (AnyView, GeometryProxy) -> Output

  func body(content: Content) -> some View {
    content
      .overlay { GeometryReader { Color.clear.preference(key: OwnProxyKey.self, value: $0) } }
      .hidden()
      .overlayPreferenceValue(OwnProxyKey.self) { space in
        if let space { effect(AnyView(content), space) }
      }
  }
}

private struct Words: View {
  var body: some View {
    HStack {
      Text("Effect").border(.gray)
      Text("Effect")
        .visualEffect { content, space in
          content.offset(x: space.size.width / 2, y: space.size.height / 2).scaleEffect(0.5)
        }
        .border(.gray).foregroundStyle(.red)
      Text("Effect")
        .modifier(
          OwnVisualEffect { content, space in
            content.offset(x: space.size.width / 2, y: space.size.height / 2).scaleEffect(0.5)
          }
        )
        .border(.gray).foregroundStyle(.red)
    }
    .font(.title)
  }
}

@MainActor @Suite struct VisualEffectTests {
  @Test("S4: a user's own copy of visualEffect draws the same pixels", arguments: [1, 2, 3] as [CGFloat])
  func ownCopy(scale: CGFloat) throws {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 500, height: 100)
    configuration.scale = scale
    let host = ViewHost(Words(), configuration: configuration)
    host.update()
    #expect(host.warnings.isEmpty)
    let frames = host.snapshot().root.all("border").map(\.frame)
    try #require(frames.count == 3)
    #expect(abs(frames[2].minX - frames[1].minX - (frames[1].width + 8)) < 1e-6)
    let bitmap = try host.bitmap()
    func pixels(_ frame: CGRect) -> [[UInt8]] {
      let (left, top) = (Int((frame.minX * scale).rounded()), Int((frame.minY * scale).rounded()))
      return (0..<Int(frame.height * scale)).map { row in
        (0..<Int(frame.width * scale)).flatMap { bitmap.pixel(left + $0, top + row) }
      }
    }
    #expect(pixels(frames[1]) == pixels(frames[2]))
    #expect(pixels(frames[0]) != pixels(frames[1]))
    let red = pixels(frames[2]).joined().enumerated().filter { $0.offset % 4 == 1 && $0.element < 120 }
    #expect(!red.isEmpty, "something is drawn")
  }
}
