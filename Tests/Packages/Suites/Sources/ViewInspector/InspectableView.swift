// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// What lies in a value behind names, as `modifier|offset`; nil where a name isn't there.
public func part(_ path: String, of value: Any) -> Any? {
  var found: Any? = value
  for name in path.split(separator: "|") {
    guard let value = found else { return nil }
    let mirror = Mirror(reflecting: value)
    found = mirror.descendant(String(name)) ?? mirror.superclassMirror?.descendant(String(name))
  }
  return found
}
