// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
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

  static func make(from request: RunRequest) throws -> ViewHost.Configuration {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: request.size.width, height: request.size.height)
    configuration.safeArea = EdgeInsets(
      top: request.safeArea.top, leading: request.safeArea.leading, bottom: request.safeArea.bottom,
      trailing: request.safeArea.trailing)
    configuration.scale = request.scale.map { CGFloat($0) }
    if let name = request.profile {
      let wanted = name.lowercased()
      guard let profile = PlatformProfile.all.first(where: { $0.name.lowercased() == wanted }) else {
        throw UnknownProfile(name: name)
      }
      configuration.profile = profile
    }
    configuration.colorScheme = request.appearance == .dark ? .dark : .light
    configuration.layoutDirection = request.direction == .rtl ? .rightToLeft : .leftToRight
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
