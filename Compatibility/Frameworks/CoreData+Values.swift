// SPDX-License-Identifier: Apache-2.0
import Gnomon
import GnomonFoundation

/// Optionals whose value is asked for without its type.
private protocol AnyOptional { var value: Any? { get } }
extension Optional: AnyOptional {
  fileprivate var value: Any? { self.flatMap { ($0 as? any AnyOptional).map(\.value) ?? $0 } }
}

/// Types that values of objects are read as, where a cast isn't enough.
private protocol ReadValue { static func read(_ value: Any?) -> Any? }
extension Optional: ReadValue {
  fileprivate static func read(_ value: Any?) -> Any? {
    guard let value else { return Self.none as Any }
    return ManagedValues.read(value, as: Wrapped.self).map { Self.some($0) as Any } ?? Self.none as Any
  }
}
extension Set: ReadValue {
  fileprivate static func read(_ value: Any?) -> Any? {
    Set(ManagedValues.objects(value).compactMap { $0 as? Element })
  }
}
extension Array: ReadValue {
  fileprivate static func read(_ value: Any?) -> Any? { ManagedValues.objects(value).compactMap { $0 as? Element } }
}

/// What objects keep of values, and how they are read.
enum ManagedValues {
  /// A value without the optionals around it; nil for `NSNull`, too.
  static func plain(_ value: Any?) -> Any? {
    let value = (value as? any AnyOptional).map(\.value) ?? value
    return value is NSNull ? nil : value
  }

  /// A value in the form that is kept for its attribute; nil where it isn't of that kind.
  static func kept(_ value: Any, as attribute: NSAttributeDescription) -> Any? {
    switch attribute.attributeType {
    case .stringAttributeType: return value as? String ?? raw(value) as? String
    case .booleanAttributeType: return value as? Bool ?? number(value).map(\.boolValue)
    case .integer16AttributeType: return value as? Int16 ?? number(value).map(\.int16Value)
    case .integer32AttributeType: return value as? Int32 ?? number(value).map(\.int32Value)
    case .integer64AttributeType: return value as? Int64 ?? number(value).map(\.int64Value)
    case .dateAttributeType:
      return value as? Date ?? (value as? Double).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .doubleAttributeType: return value as? Double ?? number(value).map(\.doubleValue)
    case .floatAttributeType: return value as? Float ?? number(value).map(\.floatValue)
    case .decimalAttributeType:
      if let number = value as? NSDecimalNumber { return number }
      if let number = value as? Decimal { return NSDecimalNumber(decimal: number) }
      return number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
    case .binaryDataAttributeType: return value as? Data
    case .UUIDAttributeType: return value as? UUID
    case .URIAttributeType: return value as? URL
    default: return value
    }
  }

  /// A number of any type, or the number of an enumeration's case.
  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as CGFloat: NSNumber(value: Double(value))
    default: raw(value).flatMap { $0 is any RawRepresentable ? nil : number($0) }
    }
  }

  private static func raw(_ value: Any) -> Any? { (value as? any RawRepresentable).map { $0.rawValue as Any } }

  /// A value as key-value coding gives it: numbers as objects, which any type of numbers is read from.
  static func coded(_ value: Any?) -> Any? {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Int16: NSNumber(value: value)
    case let value as Int32: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    default: value
    }
  }

  /// The objects of a collection of any kind, or the object itself.
  static func objects(_ value: Any?) -> [Any] {
    switch plain(value) {
    case nil: []
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let list as [Any]: list
    case let set as Set<NSManagedObject>: Array(set)
    case let set as any Collection: set.map { $0 as Any }
    case let value?: [value]
    }
  }

  /// A value that isn't nil as a type; nil where it can't be.
  static func read<Value>(_ value: Any, as type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    if let value = coded(value) as? Value { return value }
    if let other = type as? any ReadValue.Type { return other.read(value) as? Value }
    if let other = type as? any RawRepresentable.Type { return enumeration(value, other) as? Value }
    if let date = value as? Date { return date.timeIntervalSinceReferenceDate as? Value }
    if let decimal = value as? NSDecimalNumber { return decimal.decimalValue as? Value }
    if let number = coded(value) as? NSNumber {
      // Numbers of one type read as another, as Objective-C does.
      switch type {
      case is Int.Type: return number.intValue as? Value
      case is Int16.Type: return number.int16Value as? Value
      case is Int32.Type: return number.int32Value as? Value
      case is Int64.Type: return number.int64Value as? Value
      case is Float.Type: return number.floatValue as? Value
      case is Double.Type: return number.doubleValue as? Value
      case is Bool.Type: return number.boolValue as? Value
      default: return nil
      }
    }
    if type is NSSet.Type { return NSSet(array: objects(value)) as? Value }
    return nil
  }

  private static func enumeration<Kind: RawRepresentable>(_ value: Any, _: Kind.Type) -> Kind? {
    read(value, as: Kind.RawValue.self).flatMap(Kind.init(rawValue:))
  }

  /// What a property that can't be nil is read as where there is nothing.
  static func empty<Value>(_ type: Value.Type, _ key: String, of object: NSManagedObject) -> Value {
    if let none = (type as? any ReadValue.Type)?.read(nil) as? Value { return none }
    let value: Any? =
      switch type {
      case is String.Type: ""
      case is Int16.Type, is Int32.Type, is Int64.Type, is Int.Type, is Double.Type, is Float.Type, is Bool.Type:
        read(NSNumber(value: 0), as: type)
      case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
      case is Data.Type: Data()
      case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
      case is URL.Type: URL(fileURLWithPath: "/")
      case is Decimal.Type: Decimal(0)
      case is NSDecimalNumber.Type: NSDecimalNumber(value: 0)
      case is NSNumber.Type: NSNumber(value: 0)
      case is NSSet.Type: NSSet()
      case is NSOrderedSet.Type: NSOrderedSet()
      case is NSString.Type: NSString()
      case let kind as any RawRepresentable.Type: enumeration(NSNumber(value: 0), kind) ?? enumeration("", kind)
      case let kind as NSManagedObject.Type:
        kind.init(
          entity: ManagedClasses.entity(of: kind, in: object.managedObjectContext?.model) ?? NSEntityDescription(),
          insertInto: nil)
      default: nil
      }
    _FrameworkLack.say(
      "'\(key)' of \(object.entity.name ?? "an object") has no value, and its property in Swift isn't optional: it's read as empty."
    )
    if let value = value as? Value { return value }
    fatalError("'\(key)' of \(object.entity.name ?? "an object") has no value, and a \(type) can't be made of nothing.")
  }
}
