// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonNetwork
import GnomonRequest

/// The host's configuration that a request asks for.
enum HostConfiguration {
  /// A profile that doesn't exist, as a text for the user.
  struct UnknownProfile: Error, CustomStringConvertible {
    var name: String
    var description: String {
      let names = PlatformProfile.all.map(\.name)
      var text = "no platform profile is called '\(name)'"
      if let near = nearest(to: name, in: names) { text += "; did you mean '\(near)'?" }
      return text + "\nprofiles: " + names.joined(separator: ", ")
    }
  }

  /// A device that no system of a profile runs on, as a text for the user.
  struct ForeignProfile: Error, CustomStringConvertible {
    var device: String
    var profile: String
    var description: String {
      "the profile '\(profile)' is no system of the device '\(device)': leave --profile out, or give --size in place of --device"
    }
  }

  /// The configurations of all looks that a request asks for.
  static func all(from request: RunRequest) throws -> [Surroundings] {
    try request.looks.map { look in
      Surroundings(
        look: look, label: request.label(of: look), configuration: try make(from: request, look), scale: request.scale)
    }
  }

  private static func make(from request: RunRequest, _ look: RunRequest.Look) throws -> ViewHost.Configuration {
    var configuration = ViewHost.Configuration()
    if let size = look.size { configuration.size = CGSize(width: size.width, height: size.height) }
    if let name = look[.profile] {
      let wanted = name.lowercased()
      guard let profile = PlatformProfile.all.first(where: { $0.name.lowercased() == wanted }) else {
        throw UnknownProfile(name: name)
      }
      configuration.profile = profile
    }
    if let device = look.device {
      guard configuration.profile.system == .iOS else {
        throw ForeignProfile(device: device.name, profile: configuration.profile.name)
      }
      configuration.scale = device.scale
      configuration.fillScreen(of: device, isSideways: look.isSideways)
    }
    if let scale = request.scale { configuration.scale = scale }
    if let insets = request.safeArea { configuration.safeArea = EdgeInsets(insets) }
    if look[.appearance] == RunRequest.Appearance.dark.rawValue { configuration.colorScheme = .dark }
    if let name = look[.typeSize], let index = RunRequest.Axis.typeSizes.firstIndex(of: name) {
      configuration.dynamicTypeSize = DynamicTypeSize.allCases[index]
    }
    if let identifier = look[.locale] {
      let locale = Locale(identifier: identifier)
      configuration.locale = locale
      if locale.language.characterDirection == .rightToLeft { configuration.layoutDirection = .rightToLeft }
    }
    if let direction = look[.layoutDirection] {
      configuration.layoutDirection = direction == RunRequest.Direction.rtl.rawValue ? .rightToLeft : .leftToRight
    }
    if look[.contrast] == "increased" { configuration.colorSchemeContrast = .increased }
    if look[.boldText] != nil { configuration.legibilityWeight = look.isOn(.boldText) ? .bold : .regular }
    configuration.reducesMotion = look.isOn(.reduceMotion)
    configuration.reducesTransparency = look.isOn(.reduceTransparency)
    configuration.differentiatesWithoutColor = look.isOn(.differentiateWithoutColor)
    configuration.imageDirectories = request.imageDirectories.map { URL(fileURLWithPath: $0, isDirectory: true) }
    _LocalizedStrings.mainFolders = request.imageDirectories
    configuration.fontDirectory = request.fontDirectory.map { URL(fileURLWithPath: $0, isDirectory: true) }
    if let network = request.network {
      var limits = HTTPPictures.Limits()
      limits.addresses = network == .anyAddresses ? .any : .publicOnly
      configuration.pictures = HTTPPictures(limits: limits)
    }
    if !request.instants.isEmpty { configuration.animations = .clocked }
    configuration.measuresPhases = request.timings != nil
    return configuration
  }
}

/// What a view is shown in, and how that differs from what it's shown in beside.
struct Surroundings {
  var look: RunRequest.Look
  /// What differs, in words. Empty where there's nothing beside.
  var label: String
  var configuration: ViewHost.Configuration
  /// The pixels per point that are asked for, whatever the device.
  var scale: Double?

  /// A host that shows a view. The view is made when the host's configuration is the one that is shown.
  @MainActor func host(_ make: @MainActor () throws -> AnyView) rethrows -> ViewHost {
    configuration.beginShowing()
    return ViewHost(try make(), configuration: configuration)
  }
}

extension ViewHost.Configuration {
  /// Takes a device's size and safe area.
  mutating func fillScreen(of device: Device, isSideways: Bool) {
    let size = device.size(isSideways: isSideways)
    self.size = CGSize(width: size.width, height: size.height)
    safeArea = EdgeInsets(device.safeArea(isSideways: isSideways))
  }
}

extension EdgeInsets {
  fileprivate init(_ insets: RunRequest.Insets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
