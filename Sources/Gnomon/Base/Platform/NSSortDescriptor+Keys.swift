// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What Apple's `NSSortDescriptor` can and Linux's can't: orders by a property's name, and by a property that isn't `Comparable`.
extension NSSortDescriptor {
  /// An order by the property of a name.
  ///
  /// It's asked of objects of Core Data, and of stored properties of others. Those without a value come first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, words: _PropertyOrder.compare)
  }

  /// An order by the property of a name, which a method of the values' decides.
  ///
  /// - Parameters:
  ///   - key: the property's name.
  ///   - ascending: whether the least comes first.
  ///   - selector: `caseInsensitiveCompare:` and its like, of texts. By another one values are compared as by `compare:`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending, words: _PropertyOrder.comparison(named: selector?.description))
  }

  /// An order by the property of a name.
  public convenience init(key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult) {
    let words = { (a: Any?, b: Any?) -> ComparisonResult in
      guard let a = PredicateFormat.unwrapped(a), let b = PredicateFormat.unwrapped(b) else {
        return _PropertyOrder.compare(a, b)
      }
      return comparator(a, b)
    }
    self.init(key: key, ascending: ascending, words: words)
  }

  /// An order by a property. Those without a value come first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending, comparator: _PropertyOrder.compare)
  }

  /// The order of a property that `SortDescriptor` has.
  public convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) {
    // Comparing takes both objects, which no key path leads away from.
    self.init(keyPath: \_SortedObject.itself, ascending: sortDescriptor.order == .forward) { a, b in
      guard let a = a as? Compared, let b = b as? Compared else { return .orderedSame }
      // Its own direction is turned around once more by what sorts.
      return sortDescriptor.order == .forward ? sortDescriptor.compare(a, b) : sortDescriptor.compare(b, a)
    }
  }

  private convenience init(key: String?, ascending: Bool, words: @escaping (Any?, Any?) -> ComparisonResult) {
    self.init(keyPath: \_SortedObject.[key: key ?? "self"], ascending: ascending, comparator: words)
  }

  /// The name of the property; nil where it was given as a key path.
  public var key: String? { (keyPath as? KeyPath<_SortedObject, Any?>).flatMap { _SortedObject.key(of: $0) } }

  /// What ``_order(_:_:)`` compares of an object. It's for the modules by the frameworks' names.
  public func _sortValue(of object: Any) -> Any? {
    let path = keyPath
    let value =
      path is PartialKeyPath<_SortedObject> ? _SortedObject(itself: object)[keyPath: path] : object[keyPath: path]
    return value.flatMap(PredicateFormat.unwrapped)
  }

  /// How two objects follow each other, by what is compared of them.
  public func _order(_ a: Any?, _ b: Any?) -> ComparisonResult {
    let result = comparator(a as Any, b as Any)
    return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
  }
}

/// An object that is compared by its properties' names. Foundation looks only key paths up.
public struct _SortedObject {
  let itself: Any

  subscript(key key: String) -> Any? {
    if let probe = itself as? Probe { probe.key = key }
    return PredicateFormat.value(of: itself, at: key)
  }

  /// Asked for a property, it learns the property's name.
  private final class Probe {
    var key: String?
  }

  static func key(of path: KeyPath<_SortedObject, Any?>) -> String? {
    let probe = Probe()
    _ = _SortedObject(itself: probe)[keyPath: path]
    return probe.key
  }
}

/// How values of properties follow each other.
public enum _PropertyOrder {
  /// Numbers, dates, texts and truths in their order; what has no value comes first.
  public static func compare(_ a: Any?, _ b: Any?) -> ComparisonResult { PredicateFormat.order(a, b) }

  /// By a method of texts' (`localizedStandardCompare:`).
  static func comparison(named name: String?) -> (Any?, Any?) -> ComparisonResult {
    let words: (String, String) -> ComparisonResult
    switch name {
    case "caseInsensitiveCompare:": words = { $0.caseInsensitiveCompare($1) }
    case "localizedCompare:": words = { $0.localizedCompare($1) }
    case "localizedCaseInsensitiveCompare:": words = { $0.localizedCaseInsensitiveCompare($1) }
    case "localizedStandardCompare:": words = { $0.localizedStandardCompare($1) }
    default: return compare
    }
    return { a, b in
      guard let a = PredicateFormat.text(a), let b = PredicateFormat.text(b) else { return compare(a, b) }
      return words(a, b)
    }
  }
}
