// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Hears where people touch a plot, and chooses values there: for as long as the finger or the button is down. What
/// stands in the plot, as the buttons of annotations, is touched before it.
struct ChartInput: ViewModifier {
  let data: ChartData
  let proxy: ChartProxy
  /// True while a finger or the pointer chooses.
  @GestureState private var isChoosing = false

  func body(content: Content) -> some View {
    if let gesture = data.settings.gesture {
      gesture(proxy, AnyView(content))
    } else if !data.settings.selection.isEmpty {
      content.gesture(selecting)
        .onChange(of: isChoosing) { _, isChoosing in
          // A finger that is taken away chooses nothing, as one that is lifted.
          if !isChoosing { proxy.endSelection() }
        }
    } else {
      content
    }
  }

  private var selecting: some Gesture {
    YieldingDrag()
      .updating($isChoosing) { _, isChoosing, _ in isChoosing = true }
      .onChanged { drag in
        let selection = data.settings.selection
        if selection.x != nil { proxy.selectXValue(at: drag.location.x) }
        if selection.y != nil { proxy.selectYValue(at: drag.location.y) }
        if selection.angle != nil { proxy.selectAngleValue(at: proxy.angle(at: drag.location)) }
        if selection.xRange != nil { proxy.selectXRange(from: drag.startLocation.x, to: drag.location.x) }
        if selection.yRange != nil { proxy.selectYRange(from: drag.startLocation.y, to: drag.location.y) }
      }
      .onEnded { _ in proxy.endSelection() }
  }
}
