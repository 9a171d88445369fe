// SPDX-License-Identifier: Apache-2.0
import Foundation

// There's no sandbox: what a dialog gives can be read as any other file.
extension URL {
  /// Asks the sandbox for a file that a dialog gave. There's none here: true.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Tells the sandbox that a file isn't needed any more. There's none here.
  public func stopAccessingSecurityScopedResource() {}
}
