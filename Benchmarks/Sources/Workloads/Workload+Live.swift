// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension Workload {
  /// What a live session does for its client: from a message to the scenes that it causes.
  public static var live: [Workload] { [liveFirst, liveTap, liveScroll] }

  static var liveFirst: Workload {
    Workload("live/first", "a live settings form: a new session, to its first scene") {
      { LiveViewer(SettingsScreen(model: SettingsModel())) }
    }
  }

  static var liveTap: Workload {
    Workload("live/tap", "a live settings form: a tap on a switch, to its scenes") {
      let client = LiveViewer(SettingsScreen(model: SettingsModel()))
      let toggle = client.frame(ofRole: "toggle")
      return {
        client.tap(at: CGPoint(x: toggle.maxX - 30, y: toggle.midY))
        return client
      }
    }
  }

  static var liveScroll: Workload {
    Workload("live/scroll", "a live list of 100,000 rows: scrolled by 120 points, to its scene") {
      let client = LiveViewer(LongRows())
      let list = client.scrollView
      var offset = 0
      return {
        offset += 120
        client.ask(#""t":"scroll","view":\#(list),"x":0,"y":\#(offset),"last":false"#)
        return client
      }
    }
  }
}

/// Rows as an app has them.
private struct LongRows: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Rows") {
          ForEach(0..<100_000, id: \.self) { Text("Row \($0)") }
        }
      }
      .navigationTitle("Rows")
    }
  }
}
