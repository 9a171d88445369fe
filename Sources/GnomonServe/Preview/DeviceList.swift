// SPDX-License-Identifier: Apache-2.0
import GnomonRequest

/// The devices that a preview can be shown on, as a page reads them.
enum DeviceList {
  private struct Entry: Encodable {
    var name: String
    var width: Double
    var height: Double
    /// What covers the top when it's upright, in points.
    var top: Double
    /// What covers the bottom then.
    var bottom: Double
  }

  static let json: String = {
    let entries = Device.all.map { device in
      Entry(
        name: device.name, width: device.size.width, height: device.size.height, top: device.uprightSafeArea.top,
        bottom: device.uprightSafeArea.bottom)
    }
    return PageJSON.text(of: entries) ?? "[]"
  }()
}
