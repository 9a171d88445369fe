// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Observation

extension Workload {
  /// What isn't a tree from data: grids, texts, readers, changes.
  public static var scenes: [Workload] { grid + paragraphs + readers + [oneOfMany] }

  /// 64 rows of 8 stacks with a colour in each.
  static var grid: [Workload] {
    let make: @MainActor @Sendable (CGSize) -> ViewHost = { makeHost(StackGrid(), size: $0) }
    let summary = "512 colours in a grid of stacks"
    return [first("grid_512", summary, nodes: 512, make: make), again("grid_512", summary, nodes: 512, make: make)]
  }

  /// 5,000 real texts of 20 to 200 characters.
  static var paragraphs: [Workload] {
    let texts = Paragraphs.texts(5_000)
    let make: @MainActor @Sendable (CGSize) -> ViewHost = {
      var configuration = ViewHost.Configuration()
      configuration.size = $0
      return ViewHost(Paragraphs(texts: texts), configuration: configuration)
    }
    let summary = "5,000 Texts in Inter"
    return [first("text_5k", summary, nodes: 5_000, make: make), again("text_5k", summary, nodes: 5_000, make: make)]
  }

  /// 1,000 readers that tell their width by a preference.
  static var readers: [Workload] {
    let make: @MainActor @Sendable (CGSize) -> ViewHost = { makeHost(Readers(), size: $0) }
    let summary = "1,000 GeometryReaders with a preference each"
    return [
      first("readers_1k", summary, nodes: 1_000, make: make), again("readers_1k", summary, nodes: 1_000, make: make),
    ]
  }

  /// A change that one of 10,000 views reads.
  static var oneOfMany: Workload {
    Workload("state_10k/change", "a change that reaches 1 of 10,000 views") {
      let models = (0..<10_000).map { _ in LeafModel(width: 10) }
      let host = makeHost(Rows(models: models), size: CGSize(width: 400, height: 800))
      host.update()
      var turn = false
      return {
        turn.toggle()
        models[5_000].width = turn ? 20 : 10
        host.update()
        return host
      }
    }
  }
}

private struct StackGrid: View {
  var body: some View {
    VStack(spacing: 2) {
      ForEach(0..<64) { row in
        HStack(spacing: 2) {
          ForEach(0..<8) { column in
            VStack { Color(hue: Double(row) / 64, saturation: Double(column) / 8, brightness: 1) }
          }
        }
      }
    }
  }
}

private struct Paragraphs: View {
  let texts: [String]

  // In a host too low for them, all would be proposed no height and keep one line.
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(texts.indices, id: \.self) { Text(verbatim: texts[$0]) }
      }
    }
  }

  nonisolated static func texts(_ count: Int) -> [String] {
    var random = XorShift(state: 4711)
    let words = [
      "a", "gnomon", "casts", "the", "shadow", "proposal", "size", "parent", "of", "place", "view", "stack", "spacing",
      "alignment", "geometry", "is", "and", "negotiation", "Layout", "to",
    ]
    return (0..<count).map { _ in
      let length = 20 + random.next(below: 181)
      var text = ""
      while text.count < length { text += words[random.next(below: UInt32(words.count))] + " " }
      return String(text.prefix(length))
    }
  }
}

private struct Readers: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<1_000) { _ in
        GeometryReader { space in Color.clear.preference(key: WidthSum.self, value: space.size.width) }
          .frame(minHeight: 1)
      }
    }
    .onPreferenceChange(WidthSum.self) { _ in }
  }
}

private enum WidthSum: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

private struct Rows: View {
  let models: [LeafModel]

  var body: some View {
    VStack(spacing: 0) { ForEach(models.indices, id: \.self) { ChangingBox(model: models[$0], height: 10) } }
  }
}
