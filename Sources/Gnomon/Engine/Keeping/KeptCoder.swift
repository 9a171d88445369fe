// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes values of any type that can be kept, and reads them as values of a type of the same name.
final class KeptCoder {
  /// Why a value can't be kept or given back, as a sentence without its beginning.
  struct Failure: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  /// The numbers of the objects that were written.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The objects that were read, by their numbers.
  private var objects: [Int: AnyObject] = [:]
  private var nextNumber: Int
  private var depth = 0
  /// Values that lie deeper in others aren't kept.
  private static let mostLevels = 40

  /// - Parameter firstNumber: The first object's number, above those that are in use.
  init(firstNumber: Int = 0) { nextNumber = firstNumber }

  // MARK: Writing

  func keep<Value>(_ value: Value) throws -> KeptForm {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostLevels else { throw Failure("its value nests too deeply") }
    let type = Value.self
    if type is any KeptLeaf.Type, let leaf = value as? any KeptLeaf { return .text(try leaf.keptText()) }
    if let container = type as? any KeptContainer.Type {
      return try withUnsafePointer(to: value) { try container.keep(at: UnsafeRawPointer($0), by: self) }
    }
    if type is AnyClass { return try keep(object: value as AnyObject, type) }
    if type is any Codable.Type, let codable = value as? any Encodable { return .text(try Self.json(codable)) }
    if let cases = EnumCases(of: type) { return try withUnsafePointer(to: value) { try keep(cases, $0) } }
    if let elements = TupleLayout(of: type) {
      return try withUnsafePointer(to: value) { pointer in
        .list(try elements.map { try keep(at: UnsafeRawPointer(pointer) + $0.offset, $0.type) })
      }
    }
    if let raw = value as? any RawRepresentable { return .some(try keepRaw(of: raw)) }
    throw Self.failure(type)
  }

  private static func failure(_ type: Any.Type) -> Failure {
    let name = KeptName.short(KeptName.of(type))
    return Failure(
      isExistential(type) ? "a value of any type (\(name)) isn't kept" : "\(name) isn't Codable")
  }

  private func keepRaw<Raw: RawRepresentable>(of value: Raw) throws -> KeptForm { try keep(value.rawValue) }

  private func keep(at place: UnsafeRawPointer, _ type: Any.Type) throws -> KeptForm {
    func open<T>(_ type: T.Type) throws -> KeptForm { try keep(place.assumingMemoryBound(to: T.self).pointee) }
    return try _openExistential(type, do: open)
  }

  private func keep(object: AnyObject, _ type: Any.Type) throws -> KeptForm {
    if let number = numbers[ObjectIdentifier(object)] { return .object(number, nil) }
    let own: AnyClass = Swift.type(of: object)
    guard ObjectIdentifier(own) == ObjectIdentifier(type) else {
      throw Failure("its object is of a subclass, \(KeptName.short(KeptName.of(own)))")
    }
    guard type is any Codable.Type, let codable = object as? any Encodable else { throw Self.failure(type) }
    let text = try Self.json(codable)
    numbers[ObjectIdentifier(object)] = nextNumber
    nextNumber += 1
    return .object(nextNumber - 1, .text(text))
  }

  private func keep<Value>(_ cases: EnumCases, _ value: UnsafePointer<Value>) throws -> KeptForm {
    guard let chosen = cases.chosen(at: UnsafeRawPointer(value)) else { throw Self.failure(Value.self) }
    guard let payload = chosen.payload else { return .choice(chosen.name, nil) }
    guard !chosen.isOpaque else { throw Self.failure(Value.self) }
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    memory.initialize(to: value.pointee)
    cases.project(UnsafeMutableRawPointer(memory))
    func take<T>(_ type: T.Type) throws -> KeptForm {
      let held = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: T.self)
      defer { held.deinitialize(count: 1) }
      return try keep(held.pointee)
    }
    return .choice(chosen.name, try _openExistential(payload, do: take))
  }

  /// A value as JSON; its keys are in order, so that equal values are equal texts.
  static func json<Value: Encodable>(_ value: Value) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return String(decoding: try encoder.encode([value]), as: UTF8.self)
    } catch {
      throw Failure("\(KeptName.short(KeptName.of(Value.self))) couldn't be encoded")
    }
  }

  // MARK: Reading

  func value<Value>(_ type: Value.Type, of kept: KeptForm) throws -> Value {
    guard let value = try any(type, of: kept) as? Value else { throw Self.unreadable }
    return value
  }

  static let unreadable = Failure("what was kept can't be read")

  private func any<Value>(_ type: Value.Type, of kept: KeptForm) throws -> Any {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostLevels else { throw Self.unreadable }
    if let leaf = type as? any KeptLeaf.Type {
      guard case .text(let text) = kept else { throw Self.unreadable }
      return try leaf.decode(text)
    }
    if let container = type as? any KeptContainer.Type { return try container.read(kept, by: self) }
    if type is AnyClass { return try object(type, kept) }
    if let codable = type as? any Codable.Type {
      guard case .text(let text) = kept else { throw Self.unreadable }
      return try Self.opened(codable, ofJSON: text)
    }
    if let cases = EnumCases(of: type) { return try choice(cases, type, kept) }
    if let elements = TupleLayout(of: type) { return try tuple(elements, type, kept) }
    if let raw = type as? any RawRepresentable.Type, case .some(let value) = kept {
      return try rawValue(raw, value)
    }
    throw Self.failure(type)
  }

  private func any(opening type: Any.Type, of kept: KeptForm) throws -> Any {
    func open<T>(_ type: T.Type) throws -> Any { try any(type, of: kept) }
    return try _openExistential(type, do: open)
  }

  private func rawValue<Raw: RawRepresentable>(_ type: Raw.Type, _ kept: KeptForm) throws -> Any {
    guard let value = Raw(rawValue: try value(Raw.RawValue.self, of: kept)) else {
      throw Failure("\(KeptName.short(KeptName.of(type))) has no such value any more")
    }
    return value
  }

  private func object<Value>(_ type: Value.Type, _ kept: KeptForm) throws -> Any {
    guard case .object(let number, let value) = kept else { throw Self.unreadable }
    if let known = objects[number] {
      guard ObjectIdentifier(Swift.type(of: known)) == ObjectIdentifier(type) else { throw Self.unreadable }
      return known
    }
    guard case .text(let text)? = value else { throw Failure("the view that owned its object didn't get it back") }
    guard let codable = type as? any Codable.Type else { throw Self.failure(type) }
    let object = try Self.opened(codable, ofJSON: text) as AnyObject
    objects[number] = object
    return object
  }

  private func choice<Value>(_ cases: EnumCases, _ type: Value.Type, _ kept: KeptForm) throws -> Any {
    guard case .choice(let name, let value) = kept else { throw Self.unreadable }
    guard let index = cases.cases.firstIndex(where: { $0.name == name }) else {
      throw Failure("\(KeptName.short(KeptName.of(type))) has no case '\(name)' any more")
    }
    let chosen = cases.cases[index]
    guard !chosen.isOpaque, (chosen.payload == nil) == (value == nil) else {
      throw Failure("the case '\(name)' of \(KeptName.short(KeptName.of(type))) holds something else now")
    }
    let held = try chosen.payload.map { try any(opening: $0, of: value!) }
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    if let payload = chosen.payload, let held { try Self.put(held, payload, at: UnsafeMutableRawPointer(memory)) }
    cases.inject(UnsafeMutableRawPointer(memory), caseAt: index)
    return memory.move()
  }

  private func tuple<Value>(_ elements: TupleLayout, _ type: Value.Type, _ kept: KeptForm) throws -> Any {
    guard case .list(let values) = kept, values.count == elements.count else { throw Self.unreadable }
    let read = try zip(elements, values).map { try any(opening: $0.type, of: $1) }
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    for (element, value) in zip(elements, read) {
      try Self.put(value, element.type, at: UnsafeMutableRawPointer(memory) + element.offset)
    }
    return memory.move()
  }

  private static func put(_ value: Any, _ type: Any.Type, at place: UnsafeMutableRawPointer) throws {
    func put<T>(_ type: T.Type) {
      // It was read as a value of this very type.
      place.initializeMemory(as: T.self, to: value as! T)
    }
    _openExistential(type, do: put)
  }

  private static func opened<Value: Codable>(_ type: Value.Type, ofJSON text: String) throws -> Any {
    try value(type, ofJSON: text)
  }

  static func value<Value: Decodable>(_ type: Value.Type, ofJSON text: String) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      guard let value = try decoder.decode([Value].self, from: Data(text.utf8)).first else { throw unreadable }
      return value
    } catch {
      throw Failure("\(KeptName.short(KeptName.of(type))) can't be decoded from what was kept")
    }
  }
}
