// SPDX-License-Identifier: Apache-2.0
@_spi(Reflection) import Swift

/// The engine's knowledge of a type, found once by the runtime's field metadata: where its dynamic properties lie, and
/// how two values are compared.
final class TypeInfo {
  private enum Comparison {
    case bits(offset: Int, count: Int)
    case equatable(offset: Int, areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  }

  private struct Property {
    let offset: Int
    let name: UnsafePointer<CChar>
    let connect: (UnsafeMutableRawPointer, inout _PropertyContext) -> Void
  }

  @exclusivity(unchecked) private var properties: [Property] = []
  /// True if the type is declared in this package.
  let isBuiltIn: Bool
  /// The names of the properties that a node's storages belong to, in their order, as far as the view owns what is
  /// there; learned when the first node of the type makes them.
  var storageNames: [String?] = []
  /// Found when two values are compared for the first time: a program that draws one picture compares few.
  @exclusivity(unchecked) private var comparisons: [Comparison]?
  private let type: Any.Type
  /// What the type's values say of elements, where they do.
  private(set) lazy var saysElements =
    isBuiltIn && Self.speaking.ask(type) { type as? any SemanticSource.Type } != nil
  /// Whether the type is a shape.
  private(set) lazy var isShape = Self.shapes.ask(type) { type as? any Shape.Type } != nil

  @exclusivity(unchecked) nonisolated(unsafe) private static var known: [ObjectIdentifier: TypeInfo] = [:]
  nonisolated(unsafe) private static let dynamic = KnownDeclarations((any DynamicProperty).self)
  nonisolated(unsafe) private static let speaking = KnownDeclarations((any SemanticSource).self)
  nonisolated(unsafe) private static let shapes = KnownDeclarations((any Shape).self)

  static func of<T>(_ type: T.Type) -> TypeInfo {
    let id = ObjectIdentifier(type)
    if let info = known[id] { return info }
    let info = TypeInfo(type)
    known[id] = info
    return info
  }

  private init<T>(_ type: T.Type) {
    self.type = type
    isBuiltIn = isDeclared(type, in: "Gnomon") || isDeclared(type, in: "GnomonCharts")
    if isBuiltIn, isMade(type, like: EquatableView<ComparedView>.self) || type == AnyLayout.self,
      let equatable = type as? any EquatableByValue.Type
    {
      comparisons = [.equatable(offset: 0, areEqual: equatable.comparison)]
    } else if !isExistential(type) {
      _forEachField(of: type, options: ignoringUnknownFields) { name, offset, fieldType, _ in
        if let property = Self.dynamicProperty(fieldType) {
          properties.append(Self.property(property, name, at: offset))
        }
        return true
      }
    }
  }

  // MARK: Comparing

  private func foundComparisons() -> [Comparison] {
    var found: [Comparison] = []
    Self.add(type, at: 0, isOutermost: true, to: &found)
    comparisons = found
    return found
  }

  private static func add(_ type: Any.Type, at offset: Int, isOutermost: Bool, to comparisons: inout [Comparison]) {
    func addFields<T>(_ type: T.Type) {
      if isExistential(type) {
        comparisons.append(.equatable(offset: offset, areEqual: equalityOfContents(type)))
        return
      }
      var count = 0
      _forEachField(of: type, options: ignoringUnknownFields) { _, fieldOffset, fieldType, _ in
        count += 1
        addField(fieldType, at: offset + fieldOffset, isOutermost: isOutermost, to: &comparisons)
        return true
      }
      if count == 0, MemoryLayout<T>.size > 0 {
        addBits(offset: offset, count: MemoryLayout<T>.size, to: &comparisons)
      }
    }
    _openExistential(type, do: addFields)
  }

  private static func addField(_ type: Any.Type, at offset: Int, isOutermost: Bool, to comparisons: inout [Comparison])
  {
    if type == String.self {
      comparisons.append(.equatable(offset: offset, areEqual: equality(String.self)))
      return
    }
    if isOutermost, let property = dynamicProperty(type), property._isOwnStorage { return }
    if isDeclared(type, in: "Gnomon"), let handle = type as? any EquatableByLocation.Type {
      comparisons.append(.equatable(offset: offset, areEqual: handle.areSame))
      return
    }
    func addComparison<T>(_ type: T.Type) {
      if _isPOD(type) || isReferenceOrFunction(type) {
        addBits(offset: offset, count: MemoryLayout<T>.size, to: &comparisons)
      } else if let equatable = type as? any Equatable.Type {
        comparisons.append(.equatable(offset: offset, areEqual: equality(equatable)))
      } else if isStruct(type) || isExistential(type) {
        add(type, at: offset, isOutermost: false, to: &comparisons)
      } else {
        // Equal bits are equal values; others may be, and are taken for changed.
        addBits(offset: offset, count: MemoryLayout<T>.size, to: &comparisons)
      }
    }
    _openExistential(type, do: addComparison)
  }

  private static func addBits(offset: Int, count: Int, to comparisons: inout [Comparison]) {
    if case .bits(let start, let length)? = comparisons.last, start + length == offset {
      comparisons[comparisons.count - 1] = .bits(offset: start, count: length + count)
    } else if count > 0 {
      comparisons.append(.bits(offset: offset, count: count))
    }
  }

  /// A field's type where it's a view's state or the like. None of the standard library's is.
  private static func dynamicProperty(_ type: Any.Type) -> (any DynamicProperty.Type)? {
    guard isNominal(type), !isDeclared(type, in: "Swift") else { return nil }
    return dynamic.ask(type) { type as? any DynamicProperty.Type }
  }

  private static func property<P: DynamicProperty>(
    _ type: P.Type, _ name: UnsafePointer<CChar>, at offset: Int
  ) -> Property {
    Property(offset: offset, name: name) { pointer, context in
      P._connect(&pointer.assumingMemoryBound(to: P.self).pointee, &context)
    }
  }

  private static func equality<E: Equatable>(_ type: E.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
  }

  /// Values of any type are the same where they are of one type and hold the same.
  private static func equalityOfContents<T>(_ type: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    {
      valuesAreEqual(anyOf: $0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee)
    }
  }

  /// True if two values of the type would give the same body: a false answer costs an evaluation, no more.
  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    for comparison in comparisons ?? foundComparisons() {
      switch comparison {
      case .bits(let offset, let count):
        if !bitsAreEqual(a + offset, b + offset, count) { return false }
      case .equatable(let offset, let areEqual):
        if !areEqual(a + offset, b + offset) { return false }
      }
    }
    return true
  }

  /// True if values have states, environment values or the like.
  var hasProperties: Bool { !properties.isEmpty }

  /// Gives a copy of a view its states, environment values and observed objects.
  func connect<T>(_ value: inout T, to node: DynamicNode) {
    guard hasProperties else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      connect(bytes.baseAddress!, to: node)
    }
  }

  private func connect(_ base: UnsafeMutableRawPointer, to node: DynamicNode) {
    var context = _PropertyContext(node: node, index: 0)
    context.info = self
    node.properties.beginConnecting()
    for property in properties {
      context.name = property.name
      property.connect(base + property.offset, &context)
    }
  }

  /// Connects the properties of a property of the user's own.
  func connectNested(_ base: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    guard let name = context.name else { return properties.forEach { $0.connect(base + $0.offset, &context) } }
    let around = context.outer
    withUnsafePointer(to: PropertyName(name: name, outer: around)) { holder in
      context.outer = holder
      for property in properties {
        context.name = property.name
        property.connect(base + property.offset, &context)
      }
    }
    (context.name, context.outer) = (name, around)
  }
}

/// Stands for all that an `EquatableView` may be made of.
private struct ComparedView: View, Equatable {
  var body: Never { fatalError("It's never shown.") }
}

/// A view that says itself when two of its values are the same (`EquatableView`, `AnyLayout`).
protocol EquatableByValue {
  static var comparison: (UnsafeRawPointer, UnsafeRawPointer) -> Bool { get }
}

@inline(__always)
private func bitsAreEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
  UnsafeRawBufferPointer(start: a, count: count).elementsEqual(UnsafeRawBufferPointer(start: b, count: count))
}

/// Fields that the runtime can't describe are left out; the option's own constant is a global variable.
let ignoringUnknownFields = _EachFieldOptions(rawValue: 2)
