// SPDX-License-Identifier: Apache-2.0
@_spi(Reflection) import Swift
import SwiftUI

// ViewInspector makes values that have no initializer out of bytes, by the sizes that they have on Apple's systems. Within it these take the place
// of Swift's own.

enum MemoryLayout<T> {
  static var size: Int { (T.self as? any Forged.Type)?.sizeOnApple ?? Swift.MemoryLayout<T>.size }
  static var stride: Int { Swift.MemoryLayout<T>.stride }
  static var alignment: Int { Swift.MemoryLayout<T>.alignment }
}

func unsafeBitCast<T, U>(_ value: T, to type: U.Type) -> U {
  if let type = U.self as? any Forged.Type { return type.forged(from: value) as! U }
  return Swift.unsafeBitCast(value, to: type)
}

/// A value that can't be made by its initializers.
protocol Forged {
  /// A size by which ViewInspector knows what to put into it.
  static var sizeOnApple: Int { get }
  static func forged(from parts: Any) -> Any
}

/// The bytes of a value, part by part.
struct Forge<T> {
  private let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)

  init() {
    UnsafeMutableRawPointer(memory).initializeMemory(as: UInt8.self, repeating: 0, count: Swift.MemoryLayout<T>.size)
  }

  /// - Parameter make: called for each stored property, with its name and its place.
  func filled(_ make: (_ name: String, _ place: UnsafeMutableRawPointer, _ type: Any.Type) -> Void) -> T {
    _ = _forEachField(of: T.self) { name, offset, type, _ in
      make(String(cString: name), UnsafeMutableRawPointer(memory) + offset, type)
      return true
    }
    defer { memory.deallocate() }
    return memory.move()
  }
}

private func put<V>(_ value: V, _ place: UnsafeMutableRawPointer) {
  place.assumingMemoryBound(to: V.self).initialize(to: value)
}

/// Puts a view where a label or a content is wanted: each of them holds one `AnyView`.
private func putView(_ place: UnsafeMutableRawPointer) { put(AnyView(EmptyView()), place) }

/// Stands where a modifier's content keeps what it shows.
private final class NoContent {}

extension _ViewModifier_Content: Forged {
  static var sizeOnApple: Int { 0 }
  static func forged(from parts: Any) -> Any {
    Forge<Self>().filled { _, place, _ in put(NoContent(), place) }
  }
}

extension ButtonStyleConfiguration: Forged {
  static var sizeOnApple: Int { 3 }
  static func forged(from parts: Any) -> Any {
    let flags = Swift.Mirror(reflecting: Swift.Mirror(reflecting: parts).value("data")).children
    return Forge<Self>().filled { name, place, _ in
      switch name {
      case "role": put(Optional<ButtonRole>.none, place)
      case "isPressed": put(flags.first { $0.label == ".2" }?.value as? Bool ?? false, place)
      default: putView(place)
      }
    }
  }
}

extension PrimitiveButtonStyleConfiguration: Forged {
  static var sizeOnApple: Int { 16 }
  static func forged(from parts: Any) -> Any {
    let trigger = Swift.Mirror(reflecting: parts).part("onTrigger") as? () -> Void ?? {}
    return Forge<Self>().filled { name, place, _ in
      switch name {
      case "role": put(Optional<ButtonRole>.none, place)
      case "action": put(trigger, place)
      default: putView(place)
      }
    }
  }
}

extension ToggleStyleConfiguration: Forged {
  static var sizeOnApple: Int { 17 }
  static func forged(from parts: Any) -> Any {
    let isOn = Swift.Mirror(reflecting: parts).part("isOn") as? Binding<Bool> ?? .constant(false)
    return Forge<Self>().filled { name, place, _ in
      switch name {
      case "_isOn": put(isOn, place)
      case "isMixed": put(false, place)
      default: putView(place)
      }
    }
  }
}

extension LabelStyleConfiguration: Forged {
  static var sizeOnApple: Int { 0 }
  static func forged(from parts: Any) -> Any { Forge<Self>().filled { _, place, _ in putView(place) } }
}

extension GroupBoxStyleConfiguration: Forged {
  static var sizeOnApple: Int { 0 }
  static func forged(from parts: Any) -> Any {
    Forge<Self>().filled { name, place, _ in
      if name == "hasLabel" { put(true, place) } else { putView(place) }
    }
  }
}

extension MenuStyleConfiguration: Forged {
  static var sizeOnApple: Int { 0 }
  static func forged(from parts: Any) -> Any {
    Forge<Self>().filled { name, place, _ in
      if name == "primaryAction" { put(Optional<() -> Void>.none, place) } else { putView(place) }
    }
  }
}

extension ProgressViewStyleConfiguration: Forged {
  static var sizeOnApple: Int { 12 }
  static func forged(from parts: Any) -> Any {
    let share = Swift.Mirror(reflecting: parts).part("fractionCompleted") as? Double
    return Forge<Self>().filled { name, place, _ in
      if name == "fractionCompleted" { put(share, place) } else { put(Optional(AnyView(EmptyView())), place) }
    }
  }
}

extension GeometryProxy: Forged {
  static var sizeOnApple: Int { 48 }
  // Without a node it's of a view that's gone.
  static func forged(from parts: Any) -> Any { Forge<Self>().filled { _, _, _ in } }
}

extension ScrollViewProxy: Forged {
  static var sizeOnApple: Int { 8 }
  static func forged(from parts: Any) -> Any { Forge<Self>().filled { _, _, _ in } }
}

extension UnsafePointer where Pointee == Any {
  /// Reads a value that an existential holds as another one of the same layout: `Any` lies otherwise in memory.
  func withMemoryRebound<T, R>(to type: T.Type, capacity: Int, _ body: (UnsafePointer<T>) throws -> R) rethrows -> R {
    var value: Any = pointee
    // A toggle's state, of which ViewInspector has an enumeration of its own.
    if let isOn = value as? Binding<Bool> {
      value = Binding<ToggleMark>(get: { isOn.wrappedValue ? .on : .off }, set: { isOn.wrappedValue = $0 == .on })
    }
    func rebound<V>(_ value: V) throws -> R {
      try withUnsafePointer(to: value) {
        try body(UnsafeRawPointer($0).assumingMemoryBound(to: T.self))
      }
    }
    return try _openExistential(value, do: rebound)
  }
}

/// A toggle's state, with the cases in the order in which ViewInspector has them.
private enum ToggleMark { case on, off, mixed }
