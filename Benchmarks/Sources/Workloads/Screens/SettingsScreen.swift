// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Observation

/// A settings screen as people write it: a navigation stack, a form of four sections, most of the controls.
struct SettingsScreen: View {
  @Bindable var model: SettingsModel

  var body: some View {
    NavigationStack {
      Form {
        account
        network
        preferences
        Section { Button("Sign Out", role: .destructive) {} }
      }
      .navigationTitle("Settings")
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit", systemImage: "pencil") {} } }
    }
  }

  private var account: some View {
    Section {
      HStack(spacing: 14) {
        Image(systemName: "person.crop.circle.fill").font(.system(size: 56)).foregroundStyle(.blue)
        VStack(alignment: .leading) {
          Text("Mia Wang").font(.title2)
          Text("Account, storage, and more").font(.subheadline).foregroundStyle(.secondary)
        }
      }
    }
  }

  private var network: some View {
    Section("Network") {
      Toggle("Wi-Fi", isOn: $model.usesNetwork)
      NavigationLink("Bluetooth") { Text("Bluetooth") }
      LabeledContent("IP address", value: "192.0.2.10")
    }
  }

  private var preferences: some View {
    Section {
      Slider(value: $model.volume) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      Stepper("Count: \(model.count)", value: $model.count, in: 0...10)
      Picker("Theme", selection: $model.theme) {
        ForEach(["Auto", "Light", "Dark"], id: \.self, content: Text.init)
      }
      DatePicker("Birthday", selection: $model.date, displayedComponents: .date)
      TextField("Name", text: $model.name)
    } header: {
      Text("Preferences")
    } footer: {
      Text("These apply to every device that is signed in with this account.")
    }
  }
}

@MainActor @Observable
final class SettingsModel {
  var usesNetwork = true
  var volume = 0.4
  var name = "Mia"
  var theme = "Auto"
  var count = 2
  var date = Date(timeIntervalSince1970: 1_700_000_000)
}
