// SPDX-License-Identifier: Apache-2.0
@_spi(Reflection) import Swift
import SwiftUI

/// Hands objects to a view's `@EnvironmentObject`s outside of a host.
enum EnvironmentObjects {
  static func missingEnvironmentObjects(for entity: Any) -> [String] {
    Swift.Mirror(reflecting: entity).children.compactMap { child in
      guard let wrapper = child.value as? any ObjectWrapper, !wrapper.hasObject, let label = child.label else {
        return nil
      }
      return "\(label.dropFirst()): \(wrapper.typeName)"
    }
  }

  static func inject<T>(environmentObject: AnyObject, into entity: T) -> T {
    var copy = entity
    withUnsafeMutableBytes(of: &copy) { bytes in
      _ = _forEachField(of: T.self) { _, offset, type, _ in
        if let type = type as? any ObjectWrapper.Type, type.holds(environmentObject) {
          (bytes.baseAddress! + offset).assumingMemoryBound(to: AnyObject?.self).pointee = environmentObject
        }
        return true
      }
    }
    return copy
  }
}

private protocol ObjectWrapper {
  var hasObject: Bool { get }
  var typeName: String { get }
  static func holds(_ object: AnyObject) -> Bool
}

extension EnvironmentObject: ObjectWrapper {
  fileprivate nonisolated var hasObject: Bool { Swift.Mirror(reflecting: self).part("object") != nil }
  fileprivate nonisolated var typeName: String { String(describing: ObjectType.self as Any.Type) }
  fileprivate nonisolated static func holds(_ object: AnyObject) -> Bool { object is ObjectType }
}

// ViewInspector's own injection knows how Apple's wrapper lies in memory. These take its name where it's called.
extension View { typealias EnvironmentInjection = EnvironmentObjects }
extension ViewModifier { typealias EnvironmentInjection = EnvironmentObjects }
extension InspectableView { typealias EnvironmentInjection = EnvironmentObjects }
