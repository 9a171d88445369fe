// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// What lies in a value behind names, as `modifier|offset`; nil where a name isn't there.
public func part(_ path: String, of value: Any) -> Any? {
  var found: Any? = Modifiers.shapedView(value)
  for name in path.split(separator: "|") {
    guard let value = found else { return nil }
    let mirror = Mirror(reflecting: value)
    found = mirror.descendant(String(name)) ?? mirror.superclassMirror?.descendant(String(name))
  }
  return found
}

// MARK: What Gnomon's sources for the package name of it

struct InspectableView {}

enum ViewType {
  enum Stub {}
  struct ViewModifier<T> {}
}

struct Content {
  struct Medium {}
  let view: Any
  let medium: Medium
  init(_ view: Any, medium: Medium) { (self.view, self.medium) = (view, medium) }
  var isCustomView: Bool { false }
  func extractCustomView() throws -> Content { self }
  func unwrappedModifiedContent() throws -> Content { self }
}

enum Inspector {
  static func unwrap(view: Any, medium: Content.Medium) throws -> Content { Content(view, medium: medium) }
}

extension Locale {
  static let testsDefault = Locale(identifier: "en")
}
