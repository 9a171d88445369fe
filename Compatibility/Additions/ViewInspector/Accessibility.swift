// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Accessibility as ViewInspector looks for it: values by keys, of which it learns those it wants from a view of its own.
enum Accessibility {
  static func attachment(_ attributes: [Any]) -> Any {
    var values: [ObjectIdentifier: Any] = [:]
    var actions: [Any] = []
    for attribute in attributes {
      let mirror = Swift.Mirror(reflecting: attribute)
      guard let name = mirror.part("name") as? String, let value = mirror.part("value") else { continue }
      let key = String(name.split(separator: ".").last ?? "")
      if let action = action(key, value) {
        actions.append(action)
      } else if let id = keys[key].map({ ObjectIdentifier($0) }), values[id] == nil {
        values[id] = Fields(("typedValue", shape(key, value)))
      }
    }
    if !actions.isEmpty {
      let list = actions.map { Fields(path: "base|base", $0) as Any }
      values[ObjectIdentifier(ActionsKey.self)] = Fields(("typedValue", list))
    }
    return ShapeTypes.AccessibilityAttachmentModifier(
      storage: Fields(("value", Fields(("properties", Fields(("storage", values)))))))
  }

  private static func action(_ key: String, _ value: Any) -> Any? {
    let mirror = Swift.Mirror(reflecting: value)
    switch key {
    case "action":
      guard let action = mirror.part("action") as? () -> Void else { return nil }
      return ShapeTypes.AccessibilityVoidAction(
        action: Fields(("kind", mirror.value("kind"))), handler: { (_: ()) in action() })
    case "adjustableAction": return ShapeTypes.AccessibilityAdjustableAction(handler: value)
    case "scrollAction": return ShapeTypes.AccessibilityScrollAction(handler: value)
    default: return nil
    }
  }

  private static func shape(_ key: String, _ value: Any) -> Any {
    switch key {
    case "label": return Fields(path: "some|texts", [value as? Text].compactMap { $0 })
    case "value": return Fields(path: "some|description", [value as? Text].compactMap { $0 })
    case "hint": return [value as? Text].compactMap { $0 }
    case "hidden": return Fields(path: "value|rawValue", UInt32(value as? Bool == true ? 1 : 0))
    case "identifier": return Fields(path: "some|rawValue", value)
    case "activationPoint": return Fields(path: "some|activate|some|unitPoint", value)
    default: return value
    }
  }

  // One type a key.
  private final class ActionsKey {}
  private final class LabelKey {}
  private final class ValueKey {}
  private final class HintKey {}
  private final class HiddenKey {}
  private final class IdentifierKey {}
  private final class SortPriorityKey {}
  private final class ActivationPointKey {}

  nonisolated(unsafe) private static let keys: [String: AnyClass] = [
    "label": LabelKey.self, "value": ValueKey.self, "hint": HintKey.self, "hidden": HiddenKey.self,
    "identifier": IdentifierKey.self, "sortPriority": SortPriorityKey.self, "activationPoint": ActivationPointKey.self,
  ]
}

extension ShapeTypes {
  struct AccessibilityAttachmentModifier: ShapeModifier { let storage: Fields }
  struct AccessibilityVoidAction {
    let action: Fields
    let handler: (()) -> Void
  }
  struct AccessibilityAdjustableAction { let handler: Any }
  struct AccessibilityScrollAction { let handler: Any }
}
