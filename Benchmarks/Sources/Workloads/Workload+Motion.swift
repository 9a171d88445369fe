// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Observation

extension Workload {
  /// What moves: a long list under a finger, many views on their way.
  public static var motion: [Workload] { [lazyScroll, manyMoving] }

  /// 100,000 rows of a lazy stack, a page further at each run; what comes into sight is evaluated, measured and placed.
  static var lazyScroll: Workload {
    Workload("lazy_100k/page", "a lazy list of 100,000 rows scrolled by a page of 800 points") {
      let host = makeHost(LongList(), size: CGSize(width: 400, height: 800))
      host.update()
      let end: CGFloat = 100_000 * LongList.rowHeight - 800
      var offset: CGFloat = 0
      return {
        offset = offset + 800 > end ? 0 : offset + 800
        host.scroll(to: CGPoint(x: 0, y: offset))
        return host
      }
    }
  }

  /// 60 frames of an animation of 1,000 views, as a second shows them; what is shown is made into a display list.
  static var manyMoving: Workload {
    Workload("moving_1k/second", "1,000 views under an animation for 60 frames", nodes: 60_000) {
      let model = SwitchModel()
      var configuration = ViewHost.Configuration()
      configuration.size = CGSize(width: 800, height: 800)
      configuration.animations = .clocked
      let host = ViewHost(
        MovingDots(model: model), configuration: configuration, textEngine: FixedMetricTextEngine(),
        imageLoader: NoPictures())
      host.update()
      return {
        withAnimation(.linear(duration: 1)) { model.isOn.toggle() }
        host.update()
        for _ in 0..<60 {
          host.advance(by: 1.0 / 60)
          _ = host.displayList()
        }
        return host
      }
    }
  }
}

private struct LongList: View {
  static let rowHeight: CGFloat = 44

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100_000) { row in
          HStack {
            Color.blue.frame(width: 28, height: 28)
            Text(verbatim: "Row \(row)")
            Spacer()
          }
          .frame(height: Self.rowHeight)
        }
      }
    }
  }
}

@MainActor @Observable
private final class SwitchModel {
  var isOn = false
}

private struct MovingDots: View {
  let model: SwitchModel

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<1_000) { number in
        Color.blue
          .frame(width: 8, height: 8)
          .offset(x: model.isOn ? CGFloat(number % 40) * 20 : 0, y: model.isOn ? CGFloat(number / 40) * 20 : 0)
          .opacity(model.isOn ? 1 : 0.3)
      }
    }
  }
}
