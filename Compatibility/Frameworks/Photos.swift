// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import Photos`: there is no library of pictures. Permission is denied.
@_exported import AVFoundation
@_exported import GnomonFoundation
import Gnomon

/// Whether an app may see the pictures.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user wasn't asked.
  case notDetermined
  /// It isn't possible.
  case restricted
  /// It may not.
  case denied
  /// It may.
  case authorized
  /// It may see some.
  case limited
}
/// What an app does with the pictures.
public enum PHAccessLevel: Int, Sendable {
  /// It adds some.
  case addOnly = 1
  /// It reads and writes.
  case readWrite
}
/// The library of pictures: there is none.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let one = PHPhotoLibrary()
  /// The library.
  public class func shared() -> PHPhotoLibrary { one }
  /// Whether the app may see it: denied.
  public class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Whether the app may see it: denied.
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  private class func deny() { _FrameworkLack.say("there is no library of pictures: Photos is denied.") }
  /// Asks the user: denied.
  public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    deny()
    handler(.denied)
  }
  /// Asks the user: denied.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    deny()
    handler(.denied)
  }
  /// Asks the user: denied.
  public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    deny()
    return .denied
  }
}
