// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Hears where people touch a chart, and chooses values there: for as long as the finger or the button is down.
struct ChartInput: View {
  let data: ChartData
  let proxy: ChartProxy

  var body: some View {
    let area = Color.clear.contentShape(Rectangle())
    if let gesture = data.settings.gesture {
      gesture(proxy)
    } else {
      area.gesture(selecting)
    }
  }

  private var selecting: some Gesture {
    DragGesture(minimumDistance: 0)
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
