// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// A map from a width to the next one that has no fixed point.
struct Restless: Sendable {
  let name: String
  let next: @Sendable (CGFloat) -> CGFloat

  static let all = [
    Restless(name: "two-valued") { $0 == 100 ? 101 : 100 },
    Restless(name: "growing") { $0 + 1 },
    Restless(name: "drifting") { $0 + 0.001 },
  ]
}

/// A width that is written back by what is measured, in one of four ways.
struct Chasing: View {
  enum Way: CaseIterable { case geometryChange, task, preference, change }

  let way: Way
  let next: @Sendable (CGFloat) -> CGFloat
  @State private var width: CGFloat = 100

  var body: some View {
    let next = next
    let box = Color.red.frame(width: width, height: 10)
    switch way {
    case .geometryChange:
      box.onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = next($0)
      }
    case .task:
      box.background {
        GeometryReader { space in
          let found = space.size.width
          Color.clear.task(id: found) { width = next(found) }
        }
      }
    case .preference:
      box.background { GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) } }
        .onPreferenceChange(WidthKey.self) { width = next($0) }
    case .change:
      box.onChange(of: width, initial: true) { width = next($1) }
    }
  }
}

enum WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

@MainActor @Suite struct UpdateLoopClaims {
  @Test(
    "R5: what can't settle is cut off with one warning that names view, modifier and values",
    arguments: Chasing.Way.allCases)
  func r5(way: Chasing.Way) async throws {
    for map in Restless.all {
      let host = makeHost(Chasing(way: way, next: map.next), 400, 100)
      await host.settle()
      #expect(host.warnings.map(\.name) == [.updateLoop], "\(map.name): \(host.warnings)")
      let warning = try #require(host.warnings.first)
      let cause =
        switch way {
        case .geometryChange: "onGeometryChange"
        case .task: "task"
        case .preference: "onPreferenceChange(WidthKey)"
        case .change: "onChange"
        }
      #expect(warning.message.contains(cause), "\(warning)")
      #expect(warning.view.contains("Chasing"), "\(warning)")
      #expect(warning.hint?.isEmpty == false)
      // The last values are there, each made of the one before.
      let values = warning.message.split(separator: ":").last.map { list in
        list.split(separator: "→").compactMap { CGFloat(Double($0.filter { $0.isNumber || $0 == "." }) ?? .nan) }
      }
      let shown = try #require(values)
      #expect(shown.count == 8, "\(warning)")
      for (one, two) in zip(shown.dropLast(), shown.dropFirst()).dropLast() {
        #expect(isClose(map.next(one), two), "\(map.name): \(shown)")
      }
      // The last frame stands, and stays.
      let before = host.frame("frame")
      #expect(before.width >= 100 && before.width < 400)
      await host.settle()
      #expect(host.frame("frame").width.isFinite)
    }
  }

  @Test("R5: a map with a fixed point settles without a warning")
  func r5Settles() async {
    for way in Chasing.Way.allCases {
      let host = makeHost(Chasing(way: way) { min($0 + 7, 150) }, 400, 100)
      await host.settle()
      host.expect(["frame": [125, 45, 150, 10]], warnings: [])
    }
  }

  @Test("R5: a limit of passes is the host's to set")
  func r5Limit() {
    let host = makeHost(Chasing(way: .geometryChange) { $0 + 1 }, 400, 100) { $0.passLimit = 10 }
    host.update()
    #expect(host.warnings.map(\.name) == [.updateLoop])
    #expect(host.counters.passes <= 11)
    #expect(host.warnings.first?.message.contains("10 passes") == true)
  }
}
