import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Preferences of what modifiers of several views wrap") struct ReplicaPreferenceTests {
  private struct Numbers: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  private func said(_ number: Int) -> some View {
    GeometryReader { _ in Color.clear.preference(key: Numbers.self, value: [number]) }
  }

  @Test("A modifier between the one that says something and the one that reads it hides nothing")
  func between() {
    let view = VStack {
      ForEach(0..<2, id: \.self) { index in
        AnyView(Color.red.frame(width: 10, height: 10))
          .background(said(index + 1))
          .frame(width: 50)
          .overlayPreferenceValue(Numbers.self) { Text(verbatim: "\($0)") }
      }
    }
    let host = makeHost(GeometryReader { _ in view }, 200, 100)
    host.update()
    #expect(host.text(0) == "[1]" && host.text(1) == "[2]")
  }
}
