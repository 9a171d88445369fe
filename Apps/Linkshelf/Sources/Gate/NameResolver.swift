// SPDX-License-Identifier: Apache-2.0

/// Finds the addresses of a name. Tests give their own.
public protocol NameResolver: Sendable {
  /// Returns all addresses of `name`, best first, at least one. Throws ``GateRefusal``.
  func addresses(of name: String) async throws(GateRefusal) -> [IPAddress]
}
