// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonRequest

extension FoundPreview {
  /// A preview that can't be made, as a text for the user.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Says where the preview's device isn't known, or isn't the one that is asked for.
  func noteDevice(_ request: RunRequest) {
    guard let device else { return }
    if Device.named(device.rawValue) == nil {
      Console.note("the preview '\(name)' is for the device '\(device.rawValue)', whose size isn't known")
    } else if request.axes.contains(where: { [.device, .size].contains($0.axis) && $0.values.count > 1 }) {
      Console.note("the preview '\(name)' is for the device '\(device.rawValue)': it's shown on no other")
    }
  }

  /// A host that shows the preview as its traits say, on the screen of its device or of the surroundings.
  @MainActor func host(_ surroundings: Surroundings) async throws -> ViewHost {
    var configuration = surroundings.configuration
    var shown = surroundings.look.device
    if let found = device.flatMap({ Device.named($0.rawValue) }) {
      shown = found
      configuration.scale = surroundings.scale ?? found.scale
      configuration.fillScreen(of: found, isSideways: false)
    }
    let size = configuration.size
    let isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight
    if isLandscape != (size.width > size.height), isLandscape || device != nil {
      if let shown {
        configuration.fillScreen(of: shown, isSideways: isLandscape)
      } else {
        configuration.size = CGSize(width: size.height, height: size.width)
      }
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
