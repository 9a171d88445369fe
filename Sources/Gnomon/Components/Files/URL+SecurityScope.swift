// SPDX-License-Identifier: Apache-2.0
import Foundation

// There's no sandbox: what a dialog gives can be read as any other file.
extension URL {
  /// Asks the sandbox for access to a file that a dialog gave.
  ///
  /// There's no sandbox on Linux: it does nothing, and is always true.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Tells the sandbox that access to a file isn't needed any more.
  ///
  /// There's no sandbox on Linux: it does nothing.
  public func stopAccessingSecurityScopedResource() {}
}
