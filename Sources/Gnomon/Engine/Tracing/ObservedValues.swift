// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import OpenCombine

/// The values of the objects that views observe, as they were last looked at.
///
/// Observation says that something is about to change, not which property. So the objects that a view reaches through its
/// own properties are compared with what they held before: by their stored properties, never through the user's
/// accessors, so that looking subscribes nobody. What differs for the first time after a node has become due is what it
/// was told of; where several properties do, it was one of them.
struct ObservedValues {
  /// A property that holds something else than before.
  struct Change {
    let object: ObjectIdentifier
    /// `count of Model`.
    let name: String
    let old: String
    let new: String
    /// The pass whose evaluations it may have caused.
    let pass: Int
    /// The nodes that became due just before it was seen.
    let readers: Set<ObjectIdentifier>
  }

  private struct Entry {
    weak var object: AnyObject?
    let type: String
    var values: [HeldValue]
  }

  private struct Reach {
    weak var node: DynamicNode?
    let objects: [ObjectIdentifier]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var reaches: [ObjectIdentifier: Reach] = [:]
  /// By object, each with its place in the order in which they were found.
  private var changes: [ObjectIdentifier: [(place: Int, change: Change)]] = [:]
  private var changeCount = 0
  /// The objects that nodes reach which have become due since the pass began.
  private var due: Set<ObjectIdentifier> = []
  /// Those of them that weren't compared since.
  private var fresh: Set<ObjectIdentifier> = []
  /// The nodes that have become due since objects were last compared.
  private var readers: Set<ObjectIdentifier> = []
  /// The number of comparisons of objects since the pass began.
  private var comparisons = 0

  private static let objectLimit = 4_000
  private static let comparisonLimit = 64

  /// A view is about to be evaluated: the objects that it reaches are looked at from now on.
  mutating func look(into view: Any, of node: DynamicNode) {
    var finder = ObjectFinder()
    finder.add(view)
    guard !finder.found.isEmpty else { return }
    var reached: [ObjectIdentifier] = []
    for object in finder.found {
      let id = ObjectIdentifier(object)
      reached.append(id)
      if entries[id]?.object === object { continue }
      guard entries.count < Self.objectLimit else { continue }
      entries[id] = Entry(object: object, type: baseName(of: Swift.type(of: object)), values: HeldValue.all(of: object))
    }
    reaches[ObjectIdentifier(node)] = Reach(node: node, objects: reached)
  }

  /// An observed property that the node has read is about to change. What has changed until now was said to others.
  mutating func becameDue(_ node: DynamicNode, for pass: Int) -> [Change] {
    let found = comparisons < Self.comparisonLimit ? compare(for: pass) : []
    let objects = objects(around: node)
    due.formUnion(objects)
    fresh.formUnion(objects)
    readers.insert(ObjectIdentifier(node))
    return found
  }

  /// Compares the objects for the last time before a pass.
  mutating func beginPass(_ pass: Int) -> [Change] {
    let found = compare(due, for: pass)
    (due, fresh, readers, comparisons) = ([], [], [], 0)
    for object in changes.keys {
      changes[object]?.removeAll { $0.change.pass < pass }
      if changes[object]?.isEmpty == true { changes[object] = nil }
    }
    return found
  }

  /// Compares the objects of the nodes that are due with what they held. After many times in a pass it's only those that
  /// have become due since: what the others change is found when the pass begins.
  ///
  /// - Parameter pass: the pass that comes of it.
  /// - Returns: What is new.
  mutating func compare(for pass: Int) -> [Change] {
    compare(comparisons < Self.comparisonLimit ? due : fresh, for: pass)
  }

  private mutating func compare(_ objects: Set<ObjectIdentifier>, for pass: Int) -> [Change] {
    guard !objects.isEmpty else { return [] }
    comparisons += 1
    fresh = []
    var found: [Change] = []
    for id in objects {
      guard let entry = entries[id], let object = entry.object else { continue }
      let now = HeldValue.all(of: object)
      for (old, new) in zip(entry.values, now) where old.key != new.key {
        found.append(
          Change(
            object: id, name: "\(new.name) of \(entry.type)", old: old.words, new: new.words, pass: pass,
            readers: readers))
      }
      entries[id]?.values = now
    }
    guard !found.isEmpty else { return [] }
    readers = []
    found.sort { $0.name < $1.name }
    for change in found {
      changes[change.object, default: []].append((changeCount, change))
      changeCount += 1
    }
    return found
  }

  /// The changes for an evaluation in a pass.
  func changes(for node: DynamicNode, in pass: Int) -> [Change] {
    guard !changes.isEmpty else { return [] }
    var found: [(place: Int, change: Change)] = []
    for object in Set(objects(around: node)) {
      for known in changes[object] ?? [] where known.change.pass == pass { found.append(known) }
    }
    found.sort { $0.place < $1.place }
    let possible = found.map(\.change)
    let likely = possible.filter { $0.readers.contains(ObjectIdentifier(node)) }
    return likely.isEmpty ? possible : likely
  }

  /// The objects that the views around a node reach, its own first.
  private func objects(around node: DynamicNode) -> [ObjectIdentifier] {
    var list: [ObjectIdentifier] = []
    var current: ViewNode? = node
    while let here = current {
      if let reach = reaches[ObjectIdentifier(here)], reach.node === here { list += reach.objects }
      current = here.parent
    }
    return list
  }
}

/// A stored property of an object, as it can be compared and told without keeping what it holds alive.
private struct HeldValue {
  let name: String
  /// Equal while it holds the same.
  let key: String
  let words: String

  private static let elementLimit = 64

  static func all(of object: AnyObject) -> [HeldValue] {
    var list: [HeldValue] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label, !label.hasPrefix("_$") else { continue }
        let value = (child.value as? any PublishedValue)?.held ?? child.value
        list.append(HeldValue(name: label.hasPrefix("_") ? String(label.dropFirst()) : label, value))
      }
      mirror = current.superclassMirror
    }
    return list
  }

  private init(name: String, _ value: Any) {
    self.name = name
    (key, words) = Self.told(value)
  }

  private static func told(_ value: Any) -> (key: String, words: String) {
    if Swift.type(of: value) is AnyClass {
      let object = value as AnyObject
      return ("\(UInt(bitPattern: ObjectIdentifier(object)))", "another \(baseName(of: Swift.type(of: object)))")
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional?:
      return mirror.children.first.map { told($0.value) } ?? ("nil", "nil")
    case .collection?, .set?, .dictionary?:
      let elements = mirror.children.prefix(elementLimit).map { told($0.value).key }
      let count = mirror.children.count
      return ("\(count) \(elements)", count == 1 ? "1 element" : "\(count) elements")
    default:
      return (String("\(value)".prefix(400)), brief(value))
    }
  }
}

/// Finds the observed objects that a value leads to.
private struct ObjectFinder {
  private(set) var found: [AnyObject] = []
  private var seen: Set<ObjectIdentifier> = []

  private static let objectLimit = 256
  private static let elementLimit = 64
  private static let depthLimit = 6

  mutating func add(_ value: Any, depth: Int = 0) {
    guard depth < Self.depthLimit, found.count < Self.objectLimit else { return }
    if let holder = value as? any HoldsObservedValue {
      if let held = holder.observedValue { add(held, depth: depth + 1) }
      return
    }
    if Swift.type(of: value) is AnyClass {
      let object = value as AnyObject
      guard object is any Observable || object is any ObservableObject, seen.insert(ObjectIdentifier(object)).inserted
      else { return }
      found.append(object)
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        addParts(of: current, depth)
        mirror = current.superclassMirror
      }
      return
    }
    if value is any PlainValue { return }
    addParts(of: Mirror(reflecting: value), depth)
  }

  private mutating func addParts(of mirror: Mirror, _ depth: Int) {
    for child in mirror.children.prefix(Self.elementLimit) {
      add((child.value as? any PublishedValue)?.held ?? child.value, depth: depth + 1)
    }
  }
}

/// A type that leads to no object.
private protocol PlainValue {}
extension String: PlainValue {}
extension Int: PlainValue {}
extension Double: PlainValue {}
extension CGFloat: PlainValue {}
extension Bool: PlainValue {}
extension Date: PlainValue {}
extension UUID: PlainValue {}

/// A property wrapper that may hold an observed object, which a trace looks at without reading the property.
protocol HoldsObservedValue {
  var observedValue: Any? { get }
}

private protocol PublishedValue {
  /// The value that the property holds.
  var held: Any? { get }
}

extension Published: PublishedValue {
  /// The storage's last payload: the value itself, or the publisher's subject, which keeps it.
  fileprivate var held: Any? {
    var current: Any = self
    for _ in 0..<8 {
      let mirror = Mirror(reflecting: current)
      guard let next = mirror.children.first(where: { $0.label == "value" || $0.label == "currentValue" })?.value else {
        guard
          let inner = mirror.children.first(where: {
            ["_storage", "wrappedValue", "publisher", "subject"].contains($0.label)
          })
        else { return nil }
        current = inner.value
        continue
      }
      return next
    }
    return nil
  }
}
