// SPDX-License-Identifier: Apache-2.0
import Foundation

extension EnvironmentValues {
  private enum PlatformProfileKey: EnvironmentKey {
    static var defaultValue: PlatformProfile { .iOS26 }
  }

  /// The system that is imitated.
  var platformProfile: PlatformProfile {
    get { self[PlatformProfileKey.self] }
    set { self[PlatformProfileKey.self] = newValue }
  }
}
