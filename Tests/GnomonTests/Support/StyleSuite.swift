// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

/// What tests of styles and colours ask them for.
protocol StyleSuite {}

extension StyleSuite {
  /// The box that a style paints.
  var box: CGRect { CGRect(x: 0, y: 0, width: 100, height: 50) }

  func environment(_ profile: PlatformProfile, _ scheme: ColorScheme = .light) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.platformProfile = profile
    environment.colorScheme = scheme
    return environment
  }

  func hex(_ color: Color, _ profile: PlatformProfile, _ scheme: ColorScheme = .light) -> String {
    color.resolve(in: environment(profile, scheme)).description
  }

  func color(_ paint: Paint) -> String {
    if case .color(let color) = paint { color.description } else { "no colour" }
  }
}
