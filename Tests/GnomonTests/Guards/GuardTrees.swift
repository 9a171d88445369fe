// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation

@testable import Gnomon

/// Trees of any size for tests that count: what is counted at one size is compared with another.
@MainActor
enum GuardTrees {
  /// Columns and rows in turn, three parts each, with boxes, texts that wrap and spacers as leaves.
  static func balanced(levels: Int, changing model: GuardModel? = nil) -> AnyView {
    var index = 0
    func make(_ level: Int) -> AnyView {
      guard level > 0 else {
        index += 1
        if let model, index == 2 { return AnyView(ModelBox(model: model)) }
        switch index % 5 {
        case 0: return AnyView(Spacer(minLength: 0))
        case 1, 3: return AnyView(Text(verbatim: "some words in a leaf"))
        default: return AnyView(box(10 + CGFloat(index % 50), 10))
        }
      }
      let parts = (make(level - 1), make(level - 1), make(level - 1))
      return level % 2 == 0
        ? AnyView(
          HStack(spacing: 4) {
            parts.0
            parts.1
            parts.2
          }
          .padding(2))
        : AnyView(
          VStack(spacing: 4) {
            parts.0
            parts.1
            parts.2
          })
    }
    return make(levels)
  }

  /// A chain: in each stack a box, the next stack, a text.
  static func chain(depth: Int, alternates: Bool) -> AnyView {
    var view = AnyView(Text(verbatim: "the end of it"))
    for level in 0..<depth {
      let inner = view
      view =
        alternates && level % 2 == 0
        ? AnyView(
          HStack(spacing: 4) {
            box(10, 10)
            inner
            Text(verbatim: "a few words")
          }
          .padding(2))
        : AnyView(
          VStack(spacing: 4) {
            box(10, 10)
            inner
            Text(verbatim: "a few words")
          }
          .padding(2))
    }
    return view
  }
}

@MainActor @Observable
final class GuardModel {
  var width: CGFloat = 20
}

struct ModelBox: View {
  let model: GuardModel

  var body: some View { Color.blue.frame(width: model.width, height: 10) }
}
