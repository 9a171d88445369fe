// SPDX-License-Identifier: Apache-2.0
import SwiftUI

@main struct Places: App {
  @StateObject private var log = Log()

  var body: some Scene {
    WindowGroup("Places") {
      Towns(log: log)
    }
    WindowGroup("Town", for: Int.self) { $number in
      Town(number: number ?? 0, log: log)
    }
    Settings {
      Text("Settings of all windows")
    }
  }
}

/// What all windows of a visitor have in common.
private final class Log: ObservableObject {
  @Published var visits = 0
}

private struct Towns: View {
  @ObservedObject var log: Log
  @State private var path: [Int] = []
  @State private var opened = "nothing"
  @Environment(\.openWindow) private var openWindow
  @Environment(\.openSettings) private var openSettings
  @Environment(\.scenePhase) private var phase

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(1..<6) { NavigationLink("Town \($0)", value: $0) }
        NavigationLink("About") { Text("All about towns").navigationTitle("About") }
        Button("Open 4") { openWindow(value: 4) }
        Button("Open the settings") { openSettings() }
        Text("Opened \(opened), visits \(log.visits)")
        Text("Phase \(String(describing: phase))")
      }
      .navigationTitle("Towns")
      .navigationDestination(for: Int.self) { Town(number: $0, log: log) }
    }
    .onOpenURL { opened = $0.path() }
  }
}

private struct Town: View {
  let number: Int
  let log: Log
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Text(number > 90 ? "\([1][number])" : "This is town \(number)")
      NavigationLink("Next town", value: number + 1)
      Button("Visit") { log.visits += 1 }
      Button("Leave") { dismiss() }
    }
    .navigationTitle("Town \(number)")
  }
}
