// SPDX-License-Identifier: Apache-2.0
// What ViewInspector is compiled with beside its own sources: see Documentation/view-inspector.md.
import SwiftUI

/// Stands for Swift's mirror within ViewInspector: shows what a view stores by the names that Apple's SwiftUI has for it.
struct Mirror {
  private let base: Swift.Mirror
  let children: Swift.Mirror.Children

  init(reflecting subject: Any) {
    base = Swift.Mirror(reflecting: subject)
    if let fields = Shapes.fields(of: subject, base) {
      children = AnyCollection(fields.map { (label: $0.0, value: $0.1) })
    } else {
      children = base.children
    }
  }

  private init(_ base: Swift.Mirror) {
    self.base = base
    children = base.children
  }

  var superclassMirror: Mirror? { base.superclassMirror.map { Mirror($0) } }

  func descendant(_ label: String) -> Any? { children.first { $0.label == label }?.value }
}

/// A value that Apple's SwiftUI stores and Gnomon doesn't, by the names of its parts.
struct Fields {
  let list: [(String, Any)]

  init(_ list: (String, Any)...) { self.list = list }

  /// Nested values, each the only part of the one before.
  init(path: String, _ value: Any) {
    let names = path.split(separator: "|").map(String.init)
    let inner = names.dropFirst().reversed().reduce(value) { Fields(($1, $0)) }
    list = [(names[0], inner)]
  }
}

/// What Apple's stacks and grids consist of.
struct Tree {
  let root: Any
  let content: Any
}

extension Swift.Mirror {
  /// A part of the value, without the optional around it; nil where there's none.
  func part(_ label: String) -> Any? {
    guard let value = descendant(label) else { return nil }
    return unwrapped(value)
  }

  /// A part of the value, without the optional around it; nothing where there's none.
  func value(_ label: String) -> Any { part(label) ?? () }

  /// A part of the value as it's stored.
  func raw(_ label: String) -> Any { descendant(label) ?? () }

  /// What an enumeration's case holds.
  var payload: Any? { children.first?.value }
}

/// What an optional holds. Other values are handed back.
func unwrapped(_ value: Any) -> Any? {
  let mirror = Swift.Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first?.value
}

/// A function that was read by a mirror, which keeps it as its owner stores it and not as `Any` wants it.
func rebuilt<F>(_ value: Any?, as type: F.Type) -> Any? {
  guard let value = value.flatMap(unwrapped) else { return nil }
  var copy = value
  return withUnsafePointer(to: &copy) {
    UnsafeRawPointer($0).assumingMemoryBound(to: F.self).pointee
  }
}

/// What a function without parameters gives, whatever type that is; nil where it's no such function.
func result(of function: Any) -> Any? {
  // A function's type in memory: its kind, its flags with the number of parameters, the type of its result.
  let metadata = Swift.unsafeBitCast(type(of: function), to: UnsafePointer<UInt>.self)
  guard metadata[0] == 0x302, metadata[1] & 0xFFFF == 0 else { return nil }
  let type = Swift.unsafeBitCast(metadata[2], to: Any.Type.self)
  func call<R>(_: R.Type) -> Any? { (function as? () -> R)?() }
  return _openExistential(type, do: call)
}

/// A parameter of a generic structure.
func parameter(_ index: Int, of type: Any.Type) -> Any.Type {
  // A structure's type in memory: its kind, its description, its parameters.
  Swift.unsafeBitCast(Swift.unsafeBitCast(type, to: UnsafePointer<UInt>.self)[2 + index], to: Any.Type.self)
}

/// What a function that changes a value makes of one, or of one that was never set; nil where it's no such function.
func outcome(of change: Any, from start: Any? = nil) -> Any? {
  let metadata = Swift.unsafeBitCast(type(of: change), to: UnsafePointer<UInt>.self)
  guard metadata[0] == 0x302, metadata[1] & 0xFFFF == 1 else { return nil }
  let type = Swift.unsafeBitCast(metadata[3], to: Any.Type.self)
  func call<V>(_: V.Type) -> Any? {
    guard let change = change as? (inout V) -> Void else { return nil }
    var value = start as? V ?? (V.self as? any Emptied.Type)?.empty as? V ?? Forge<V>().filled { _, _, _ in }
    change(&value)
    return value
  }
  return _openExistential(type, do: call)
}

/// A value that begins with nothing.
private protocol Emptied {
  static var empty: Any { get }
}

extension Array: Emptied {
  fileprivate static var empty: Any { [Element]() }
}
