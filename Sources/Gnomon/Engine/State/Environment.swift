// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation

/// Reads a value that the views above have handed down.
///
/// The view is evaluated again when the value becomes another.
///
/// ```swift
/// struct Caption: View {
///   @Environment(\.colorScheme) private var colorScheme
///
///   var body: some View {
///     Text(colorScheme == .dark ? "Dark" : "Light")
///   }
/// }
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?, type: Any.Type)
  }

  private let source: Source
  private var value: Value?

  /// Reads the environment's value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads an observable object by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object({ $0.object(of: objectType) }, type: objectType)
  }

  /// Reads an observable object by its type, nil where there's none.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    source = .object({ .some($0.object(of: objectType)) }, type: objectType)
  }

  /// The value at the view's place in the tree. Read outside of a body, it's the default; an object that is missing
  /// ends the program.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(_, let type):
      fatalError(
        "No object of type \(type) in the environment: a view above must hand one down with .environment(_:).")
    }
  }

  // The types that controls read most: code for any type asks the runtime for three types at each read.
  /// Reads the value from the environment of the view's node, and notes that the view depends on it.
  @_specialize(where Value == PlatformProfile)
  @_specialize(where Value == Bool)
  @_specialize(where Value == ColorScheme)
  @_specialize(where Value == DynamicTypeSize)
  @_specialize(where Value == Locale)
  @_specialize(where Value == Calendar)
  @_specialize(where Value == TimeZone)
  @_specialize(where Value == LayoutDirection)
  @_specialize(where Value == CGFloat)
  public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    let environment = context.node.environment
    switch property.source {
    case .keyPath(let keyPath):
      let value = environment[keyPath: keyPath]
      property.value = value
      context.node.properties.environmentReads.append(KeyPathRead(keyPath: keyPath, value: value, name: context.name))
    case .object(let find, let type):
      property.value = find(environment)
      if property.value == nil {
        context.node.graph.warn(
          .missingEnvironmentObject, context.node, "there's no \(type) in the environment.",
          hint: "Hand one down with .environment(_:) above this view.")
      }
      context.node.properties.environmentReads.append(
        ObjectRead(find: { find($0) as AnyObject? }, object: property.value as AnyObject?))
    }
  }

  /// True: the stored value is only a handle, so two of them aren't compared.
  public static var _isOwnStorage: Bool { true }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

// The value is kept: a path may lead through something that changes by itself, as a binding, and then the old environment says
// what is true now.
private struct KeyPathRead<Value>: EnvironmentRead {
  let keyPath: KeyPath<EnvironmentValues, Value>
  let value: Value
  /// The property's name, which lives as long as its type.
  let name: UnsafePointer<CChar>?

  func hasChanged(in environment: EnvironmentValues) -> Bool {
    !valuesAreEqual(environment[keyPath: keyPath], value)
  }

  func change(in environment: EnvironmentValues) -> String? {
    let plain = name.map { String(cString: $0).drop { $0 == "_" } } ?? ""
    return "\(plain) \(brief(value)) → \(brief(environment[keyPath: keyPath]))"
  }
}

private struct ObjectRead: EnvironmentRead {
  let find: (EnvironmentValues) -> AnyObject?
  let object: AnyObject?

  func hasChanged(in environment: EnvironmentValues) -> Bool { find(environment) !== object }
}

/// True if two values are the same: by `==` where the type has it, else bit by bit.
package func valuesAreEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  if let a = a as? any Equatable { return isEqual(a, b) }
  return withUnsafePointer(to: a) { a in
    withUnsafePointer(to: b) { TypeInfo.of(Value.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer($0)) }
  }
}

/// True if two values are equal whose type only they know.
package func valuesAreEqual(anyOf a: Any, _ b: Any) -> Bool {
  // Asked for by the type: an `any P` that comes through generic code lies in another existential.
  func compare<T>(_ type: T.Type) -> Bool {
    guard Swift.type(of: b) == T.self, let a = a as? T, let b = b as? T else { return false }
    return valuesAreEqual(a, b)
  }
  return _openExistential(type(of: a), do: compare)
}

private func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool { (b as? E) == a }

extension Environment: HoldsObservedValue {
  var observedValue: Any? { value }
}
