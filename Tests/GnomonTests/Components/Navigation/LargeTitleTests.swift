// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Testing

@testable import Gnomon

@MainActor @Suite struct LargeTitleTests {
  private struct Page: View {
    @Bindable var model: Switch
    var body: some View {
      NavigationStack {
        Form { Toggle("Wi-Fi", isOn: $model.isOn) }
          .navigationTitle("Settings")
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit", systemImage: "pencil") {} } }
      }
    }
  }

  @Test("What changes within a fixed frame below a large title is laid out alone", arguments: [true, false])
  func changes(isNew: Bool) {
    let model = Switch()
    let host = makeHost(Page(model: model), 390, 844) { $0.profile = isNew ? .iOS26 : .iOS18 }
    host.update()
    let before = host.graph.counters
    model.isOn.toggle()
    host.update()
    #expect(host.graph.counters.measures == before.measures)
    #expect(host.graph.counters.places == before.places + 1)
  }
}

@Observable private final class Switch {
  var isOn = true
}
