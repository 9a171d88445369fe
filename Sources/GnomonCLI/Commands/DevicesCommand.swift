// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GnomonRequest

struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices that --device and previewDevice know: name, size, scale and safe areas.",
    usage: "gnomon devices")

  func run() throws {
    for device in Device.all {
      print(
        "\(device.name)\t\(device.size) @\(Int(device.scale))x\t\(text(device.uprightSafeArea))\t\(text(device.sidewaysSafeArea))"
      )
    }
  }

  /// Insets as `--safe-area` takes them.
  private func text(_ insets: RunRequest.Insets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing].map { String(Int($0)) }.joined(separator: ",")
  }
}
