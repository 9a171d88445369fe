// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The name of a method as Objective-C has it: Foundation has no such type on Linux. In files of the command line
/// `#selector(UIResponder.resignFirstResponder)` makes one; the compiler knows no selectors here.
///
/// As large as a pointer, and the same for the same name, as it is on Apple's systems.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  // A C string that lives for good.
  private let name: UnsafePointer<CChar>

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: UnsafePointer<CChar>] = [:]

  /// The name of a method. It needn't exist.
  public init(_ name: String) {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    if let known = Self.known[name] {
      self.name = known
      return
    }
    let new = UnsafePointer(strdup(name)!)
    Self.known[name] = new
    self.name = new
  }
  /// A method's name that is written as a literal. It needn't exist.
  public init(stringLiteral name: String) { self.init(name) }
  /// The method's name.
  public var description: String { String(cString: name) }
}
