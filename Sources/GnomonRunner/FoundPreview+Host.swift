// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

extension FoundPreview {
  /// A preview that can't be made, as a text for the user.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// A host that shows the preview as its traits say, on a screen of the configuration's size.
  @MainActor func host(_ configuration: ViewHost.Configuration) async throws -> ViewHost {
    var configuration = configuration
    if let device {
      if let size = DeviceSizes.size(of: device.rawValue) {
        configuration.size = size
      } else {
        Console.note("the preview '\(name)' is for the device '\(device.rawValue)', whose size isn't known")
      }
    }
    let size = configuration.size
    let isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight
    if isLandscape != (size.width > size.height), isLandscape || device != nil {
      configuration.size = CGSize(width: size.height, height: size.width)
    }
    configuration.screen = layout == .device ? nil : configuration.screenMeasures
    switch layout {
    case .device: break
    case .sizeThatFits: configuration.safeArea = EdgeInsets()
    case .fixed(let width, let height):
      configuration.safeArea = EdgeInsets()
      configuration.size = CGSize(width: width, height: height)
    }
    configuration.beginShowing()
    let view: AnyView
    do {
      view = try await make()
    } catch {
      throw Failure(description: "the preview '\(name)' (\(place)) can't be made: \(error)")
    }
    let host = ViewHost(view, configuration: configuration)
    if layout == .sizeThatFits {
      await host.settle()
      host.resizeToFit()
    }
    return host
  }
}

/// The screens of devices that previews are often made for, in points and upright.
private enum DeviceSizes {
  /// nil where the device isn't known.
  static func size(of name: String) -> CGSize? {
    let screen = screens.first { $0.names.contains(name) }
    return screen.map { CGSize(width: $0.width, height: $0.height) }
  }

  private static let screens: [(width: CGFloat, height: CGFloat, names: Set<String>)] = [
    (320, 568, ["iPhone SE", "iPhone SE (1st generation)", "iPhone 5s"]),
    (375, 667, ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone 8", "iPhone 7", "iPhone 6s"]),
    (414, 736, ["iPhone 8 Plus", "iPhone 7 Plus"]),
    (375, 812, ["iPhone X", "iPhone XS", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"]),
    (414, 896, ["iPhone XR", "iPhone XS Max", "iPhone 11", "iPhone 11 Pro Max"]),
    (390, 844, ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"]),
    (393, 852, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
    (402, 874, ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
    (428, 926, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
    (430, 932, ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
    (440, 956, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
    (744, 1133, ["iPad mini (6th generation)", "iPad mini (A17 Pro)"]),
    (820, 1180, ["iPad (10th generation)", "iPad Air (4th generation)", "iPad Air (5th generation)"]),
    (834, 1194, ["iPad Pro (11-inch) (4th generation)", "iPad Pro (11-inch) (3rd generation)"]),
    (1024, 1366, ["iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)"]),
  ]
}
