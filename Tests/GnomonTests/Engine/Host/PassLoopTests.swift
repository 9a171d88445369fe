// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Loops inside of one pass end at their limits: a warning names the view, and the update says that it didn't settle.
@MainActor @Suite struct PassLoopTests {
  private final class Box {
    var proxy: GeometryProxy?
  }

  /// As wide as it says while what reads it is narrow, and the other way round: no width holds.
  private struct Seesaw: View {
    let box = Box()

    var body: some View {
      HStack(spacing: 0) {
        Color.red.overlay { GeometryReader { proxy in keep(proxy) } }
        Follower(box: box)
      }
    }

    private func keep(_ proxy: GeometryProxy) -> Color {
      box.proxy = proxy
      return .clear
    }
  }

  private struct Follower: View {
    let box: Box

    var body: some View {
      Color.blue.frame(width: box.proxy.map { $0.size.width > 150 ? 200 : 100 } ?? 100)
    }
  }

  @Test func bodiesThatReadAGeometryTheyChange() {
    let host = makeHost(
      VStack {
        Seesaw()
        Trigger()
      }, 300, 100)
    var settled = host.update()
    // The proxy is kept by the first frame; a second one begins with it.
    host.resize(to: CGSize(width: 301, height: 100))
    settled = host.update() && settled
    print("WARN", settled, host.warnings)
  }

  private struct Trigger: View {
    var body: some View { Color.green.frame(height: 10) }
  }

  /// What an overlay makes of a preference is part of what the preference is worked out of.
  private struct Growing: View {
    var body: some View {
      Color.red
        .overlayPreferenceValue(Number.self) { number in
          Color.blue.frame(width: CGFloat(number % 50)).preference(key: Number.self, value: number + 1)
        }
        .overlayPreferenceValue(Number.self) { number in
          Color.green.frame(width: CGFloat(number % 50))
        }
    }
  }

  private enum Number: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func layoutsThatMakeAnotherNecessary() {
    let host = makeHost(Growing(), 300, 100)
    print("WARN2", host.update(), host.warnings)
  }

  /// A sound chain takes a round a link and is no loop.
  @Test func aChainOfReadersSettles() {
    let host = makeHost(
      HStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { _ in GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) } }
      }, 300, 100)
    #expect(host.update())
    #expect(host.warnings.isEmpty)
  }
}
