// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The stored properties of a view that differ, for a trace: `title “a” → “b”`. nil where none can be told.
///
/// Properties that the view's node feeds are left out: what they hold isn't part of the value.
func changedFields<V>(from old: V, to new: V) -> String? {
  var changes: [String] = []
  for (before, after) in zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children) {
    guard let name = before.label, !isFed(before.value), let words = change(name, before.value, after.value) else {
      continue
    }
    changes.append(words)
  }
  if changes.count > 4 { changes.replaceSubrange(3..., with: ["and \(changes.count - 3) more"]) }
  return changes.isEmpty ? nil : changes.joined(separator: ", ")
}

private func isFed(_ value: Any) -> Bool {
  (value as? any DynamicProperty).map { type(of: $0)._isOwnStorage } ?? false
}

private func change(_ label: String, _ old: Any, _ new: Any) -> String? {
  let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
  func compare<Value>(_ old: Value) -> String? {
    guard let new = new as? Value else { return name }
    if valuesAreEqual(old, new) { return nil }
    let (a, b) = (brief(old), brief(new))
    if a == "(Function)" { return "\(name), a closure that can't be compared" }
    if a == b || a.count > 48 || b.count > 48 { return name }
    return "\(name) \(a) → \(b)"
  }
  return _openExistential(old, do: compare)
}

/// A value in a sentence: lengths with at most two decimals.
func brief(_ value: Any) -> String {
  switch value {
  case let length as CGFloat: points(length)
  case let number as Double: points(CGFloat(number))
  case let point as CGPoint: "(\(points(point.x)), \(points(point.y)))"
  case let size as CGSize: "\(points(size.width))×\(points(size.height))"
  case let rect as CGRect:
    "\(points(rect.width))×\(points(rect.height)) at (\(points(rect.minX)), \(points(rect.minY)))"
  case let text as String: "“\(text.prefix(60))”"
  default: describe(value)
  }
}

extension DynamicNode {
  /// The view that is evaluated, in a sentence.
  final var evaluatedName: String {
    if let name = snapshotName { return name }
    var around = parent
    while let current = around, current.snapshotName == nil { around = current.parent }
    return around?.snapshotName.map { "a closure in \($0)" } ?? "a closure"
  }
}
