// SPDX-License-Identifier: Apache-2.0
import GnomonRequest
import Testing

struct DeviceTests {
  @Test("No two devices have one name, however it's written")
  func names() {
    let keys = Device.all.map { $0.name.lowercased().filter { $0.isLetter || $0.isNumber } }
    #expect(Set(keys).count == keys.count)
    for device in Device.all { #expect(Device.named(device.name) == device) }
  }

  @Test(
    "Each device is upright, has whole pixels, and leaves most of its screen free", arguments: Device.all.map(\.name))
  func plausible(name: String) throws {
    let device = try #require(Device.named(name))
    #expect(device.size.width < device.size.height && device.size.width >= 320 && device.size.height <= 1400)
    #expect(device.scale == 2 || device.scale == 3)
    #expect(name.hasPrefix("iPad") == (device.size.width >= 744))
    for isSideways in [false, true] {
      let (size, safeArea) = (device.size(isSideways: isSideways), device.safeArea(isSideways: isSideways))
      #expect(safeArea.leading == safeArea.trailing)
      #expect(safeArea.top + safeArea.bottom < size.height / 4 && safeArea.leading < size.width / 10)
    }
    #expect(device.size(isSideways: true).width == device.size.height)
  }

  @Test("Sizes and scales are those of Apple's Human Interface Guidelines")
  func documented() throws {
    for (name, width, height, scale) in [
      ("iPhone 17 Pro", 402.0, 874.0, 3.0), ("iPhone 17 Pro Max", 440, 956, 3), ("iPhone Air", 420, 912, 3),
      ("iPhone 16", 393, 852, 3), ("iPhone 16e", 390, 844, 3), ("iPhone SE (3rd generation)", 375, 667, 2),
      ("iPad Pro 13-inch (M5)", 1032, 1376, 2), ("iPad Pro 11-inch (M5)", 834, 1210, 2),
      ("iPad Air 11-inch (M3)", 820, 1180, 2), ("iPad mini (A17 Pro)", 744, 1133, 2),
    ] {
      let device = try #require(Device.named(name))
      #expect(device.size == RunRequest.Size(width: width, height: height), "\(name)")
      #expect(device.scale == scale, "\(name)")
    }
  }

  @Test(
    "Capitals and signs don't matter, words at the end may be missing, a half word is none",
    arguments: [
      ("iphone 17 pro", "iPhone 17 Pro"), ("IPHONE17PRO", "iPhone 17 Pro"), ("iPhone 17", "iPhone 17"),
      ("iPad Pro 11", "iPad Pro 11-inch (M5)"), ("ipad pro 11-inch m4", "iPad Pro 11-inch (M4)"),
      ("iPad Pro 12.9", "iPad Pro (12.9-inch) (6th generation)"), ("iPad", "iPad (A16)"),
      ("iPad mini", "iPad mini (A17 Pro)"), ("iPad Air 13", "iPad Air 13-inch (M3)"), ("iPhone 1", nil), ("Pro", nil),
      ("", nil), (" ()", nil),
    ] as [(String, String?)])
  func named(text: String, name: String?) {
    #expect(Device.named(text)?.name == name)
  }
}
