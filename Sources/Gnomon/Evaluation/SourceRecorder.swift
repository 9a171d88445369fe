import Foundation

/// Where an expression stands: file and line, as the compiler gave them.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// `Module/File.swift`, as `#fileID` has it.
  public var fileID: String
  /// Counted from 1.
  public var line: Int

  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// The file without its module.
  public var file: String {
    guard let slash = fileID.lastIndex(of: "/") else { return fileID }
    return String(fileID[fileID.index(after: slash)...])
  }

  /// `File.swift:12`.
  public var description: String { "\(file):\(line)" }
}

/// A tree beside the values that a builder made: which expression stood where, and which blocks it was given.
///
/// Its shape is that of the source. A node takes the record of the expression that gave its view, and a container takes
/// from the record the block that gave its content; so a view's type stays what it is. Bodies that ran the same way share
/// their records, which are kept for good, as the bodies' code is.
public final class SourceRecord {
  enum Kind: Hashable {
    /// `type` is the view's type.
    case expression(type: ObjectIdentifier)
    /// The result of a builder's closure; `type` is its content's type.
    case block(type: ObjectIdentifier)
    /// An `if` or `switch`.
    case branch
  }

  let kind: Kind
  /// Of the expression, or of the first one inside.
  let file: StaticString
  /// 0 where there is no expression.
  let line: UInt32
  let column: UInt32
  /// For an expression, the blocks of its closures in the order of evaluation; for a block, its statements.
  private(set) var children: [SourceRecord] = []
  /// Blocks of the user's for views that a body was handed and uses somewhere in this expression.
  private var handed: [SourceRecord] = []

  /// Others hold it too: it mustn't change, and it never goes.
  fileprivate let isShared: Bool

  fileprivate init(_ kind: Kind, _ place: SourcePlace, children: [SourceRecord], isShared: Bool) {
    self.kind = kind
    self.isShared = isShared
    file = place.file
    line = place.line
    column = place.column
    self.children = children
  }

  fileprivate var place: SourcePlace { SourcePlace(file: file, line: line, column: column) }

  /// The record itself, or one that may change in its place.
  private var unshared: SourceRecord {
    isShared ? SourceRecord(kind, place, children: children, isShared: false) : self
  }

  /// Records may form a chain as long as a body's statements, so they're taken apart one after another.
  deinit {
    guard !children.isEmpty else { return }
    var rest = children
    children = []
    while var record = rest.popLast() {
      guard isKnownUniquelyReferenced(&record) else { continue }
      rest.append(contentsOf: record.children)
      record.children = []
    }
  }

  var isBlock: Bool { if case .block = kind { true } else { false } }

  private var isExpression: Bool { if case .expression = kind { true } else { false } }

  fileprivate var isBranch: Bool { if case .branch = kind { true } else { false } }

  /// The line of the expression, or of the first one inside.
  var location: SourceLocation? {
    if isShared || isExpression { return line > 0 ? SourceLocation(fileID: "\(file)", line: Int(line)) : nil }
    for child in children { if let found = child.location { return found } }
    return nil
  }

  /// Takes out the last block whose content is of the given type: closures are evaluated first to last, nodes are made
  /// from the outermost modifier inwards.
  func takeBlock(of type: Any.Type) -> SourceRecord? {
    let id = ObjectIdentifier(type)
    guard let index = children.lastIndex(where: { $0.blockType == id }) else { return handedBlock(of: id) }
    return (isShared ? children[index] : children.remove(at: index)).unwrapped
  }

  /// The block of a container's content; where the content wasn't given by a closure, the record itself.
  func content(of type: Any.Type) -> SourceRecord { takeBlock(of: type) ?? self }

  /// The block that gave a view which the body was handed, and which it only names or modifies.
  func handedBlock(of type: ObjectIdentifier) -> SourceRecord? {
    handed.first { $0.blockType == type }?.unwrapped
  }

  /// Whether it knows of blocks that the view around was given.
  var isHanded: Bool { !handed.isEmpty || children.contains { $0.isHanded } }

  fileprivate var blockType: ObjectIdentifier? { if case .block(let type) = kind { type } else { nil } }

  /// The blocks that an expression was given, and that its view hands on to its body.
  var blocks: [SourceRecord] { children.filter(\.isBlock) + handed }

  /// The record of a body with the blocks that its view was given where the body names what they gave.
  ///
  /// - Parameter isBuiltIn: Whether the body is this package's. In a user's own, a text of the body and a text that it was
  ///   handed can't be told apart by their types: then only types of which there's one are taken.
  func handed(_ blocks: [SourceRecord], isBuiltIn: Bool) -> SourceRecord {
    // Two closures that give the same type can't be told apart either.
    let usable = blocks.filter { block in
      guard let type = block.blockType, isBuiltIn || isTelling(type) else { return false }
      return blocks.count { $0.blockType == type } == 1
    }
    guard !usable.isEmpty else { return self }
    for block in usable where block.blockType == expressionType { return block.unwrapped }
    let record = unshared
    record.takeHanded(usable)
    return record
  }

  private func takeHanded(_ blocks: [SourceRecord]) {
    for index in children.indices {
      if let block = blocks.first(where: { $0.blockType == children[index].expressionType }) {
        children[index] = block
      } else {
        children[index] = children[index].unshared
        children[index].takeHanded(blocks)
      }
    }
    if expressionType != nil { handed = blocks }
  }

  private var expressionType: ObjectIdentifier? { if case .expression(let type) = kind { type } else { nil } }

  /// Whether a block that was made before an expression is one of the expression's own closures: they begin behind it, or,
  /// from a function that the expression calls, give a part of its type.
  fileprivate func isInside(_ expression: SourcePlace, of type: Any.Type) -> Bool {
    guard line > 0, let blockType else { return true }
    if file.isSame(as: expression.file), (line, column) > (expression.line, expression.column) { return true }
    return TypeNames.name(of: type, contains: blockType)
  }

  /// A block of one statement stands for that statement.
  var unwrapped: SourceRecord { isBlock && children.count == 1 ? children[0].unwrapped : self }

  func child(_ index: Int) -> SourceRecord? {
    isBlock && index < children.count ? children[index].unwrapped : nil
  }
}

/// Which types have which in their names: asked anew at each evaluation, found out once.
private enum TypeNames {
  private struct Pair: Hashable {
    let whole: ObjectIdentifier
    let part: ObjectIdentifier
  }

  nonisolated(unsafe) private static var known: [Pair: Bool] = [:]

  static func name(of type: Any.Type, contains part: ObjectIdentifier) -> Bool {
    let pair = Pair(whole: ObjectIdentifier(type), part: part)
    if let answer = known[pair] { return answer }
    let answer = _typeName(type).contains(_typeName(unsafeBitCast(part, to: Any.Type.self)))
    known[pair] = answer
    return answer
  }
}

/// Where an expression of a builder stands.
private struct SourcePlace {
  var file: StaticString = ""
  var line: UInt32 = 0
  var column: UInt32 = 0
}

/// The records that are shared, by what they were made for. They live for good and are passed without being counted.
private struct SharedRecords {
  typealias Reference = Unmanaged<SourceRecord>

  private static let slotCount = 1 << 15
  private static let tries = 4

  private struct Slot {
    var hash: UInt
    var record: Reference?
  }

  private let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)

  init() { slots.initialize(repeating: Slot(hash: 0, record: nil), count: SharedRecords.slotCount) }

  /// The record of what a builder was just called for: one that was made before where there's one.
  ///
  /// One with two blocks of the same type can't be shared, since the nodes of its view tell them apart by taking them out;
  /// nor can one for which there's no room: then the answer is nil.
  func record(_ kind: SourceRecord.Kind, _ place: SourcePlace, _ children: UnsafeBufferPointer<Reference>) -> Reference?
  {
    guard place.file.hasPointerRepresentation else { return nil }
    var hash = UInt(bitPattern: place.file.utf8Start) >> 3 ^ UInt(place.line &* 31 &+ place.column)
    switch kind {
    case .expression(let type): hash ^= UInt(bitPattern: type) >> 4
    case .block(let type): hash ^= UInt(bitPattern: type) >> 3
    case .branch: hash ^= 1
    }
    for child in children {
      guard child._withUnsafeGuaranteedRef({ $0.isShared }) else { return nil }
      hash = (hash &* 31) ^ UInt(bitPattern: child.toOpaque()) >> 4
    }
    for index in 0..<Self.tries {
      let slot = slots + Int((hash ^ hash >> 15 &+ UInt(index)) & UInt(Self.slotCount - 1))
      guard let record = slot.pointee.record else {
        guard !hasTwins(children) else { return nil }
        let new = SourceRecord(kind, place, children: children.map { $0.takeUnretainedValue() }, isShared: true)
        slot.pointee = Slot(hash: hash, record: .passRetained(new))
        return slot.pointee.record
      }
      if slot.pointee.hash == hash, record._withUnsafeGuaranteedRef({ $0.isMade(for: kind, place, children) }) {
        return record
      }
    }
    return nil
  }

  private func hasTwins(_ records: UnsafeBufferPointer<Reference>) -> Bool {
    records.indices.contains { index in
      guard let type = records[index].takeUnretainedValue().blockType else { return false }
      return records[..<index].contains { $0.takeUnretainedValue().blockType == type }
    }
  }
}

extension SourceRecord {
  fileprivate func isMade(
    for kind: Kind, _ place: SourcePlace, _ others: UnsafeBufferPointer<Unmanaged<SourceRecord>>
  ) -> Bool {
    guard line == place.line, column == place.column, file.utf8Start == place.file.utf8Start, self.kind == kind else {
      return false
    }
    return children.withUnsafeBytes { mine in
      let others = UnsafeRawBufferPointer(others)
      return mine.count == others.count
        && (mine.isEmpty || memcmp(mine.baseAddress!, others.baseAddress!, mine.count) == 0)
    }
  }
}

/// Collects the records of the evaluation under way.
enum SourceRecorder {
  fileprivate struct State {
    var isRecording = false
    /// Of all evaluations under way, the innermost last.
    var records: [Unmanaged<SourceRecord>] = []
    /// Where the innermost one's begin.
    var start = 0
    /// Keeps those of them that aren't shared.
    var unshared: [SourceRecord] = []
    let shared = SharedRecords()
  }

  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  static var isRecording: Bool { state.pointee.isRecording }

  static func expression(of type: Any.Type, file: StaticString, line: UInt32, column: UInt32) {
    let place = SourcePlace(file: file, line: line, column: column)
    state.pointee.replaceLast(
      state.pointee.blockCount(before: place, of: type), by: .expression(type: ObjectIdentifier(type)), place)
  }

  static func block(of type: Any.Type, count: Int) {
    let isThere = count <= state.pointee.records.count - state.pointee.start
    state.pointee.replaceLast(isThere ? count : 0, by: .block(type: ObjectIdentifier(type)))
  }

  static func branch(isEmpty: Bool) {
    state.pointee.replaceLast(!isEmpty && state.pointee.unwrapLast() ? 1 : 0, by: .branch)
  }

  /// Runs a builder's closure apart from the one under way and gives its result with its record.
  static func record<Value>(_ body: () -> Value) -> (Value, SourceRecord?) {
    let (start, wasRecording, unshared) = (state.pointee.start, state.pointee.isRecording, state.pointee.unshared.count)
    state.pointee.start = state.pointee.records.count
    state.pointee.isRecording = true
    defer {
      state.pointee.records.removeSubrange(state.pointee.start...)
      state.pointee.unshared.removeSubrange(unshared...)
      state.pointee.start = start
      state.pointee.isRecording = wasRecording
    }
    let value = body()
    return (value, state.pointee.last?.takeUnretainedValue().unwrapped)
  }
}

extension SourceRecorder.State {
  /// The last record of the innermost evaluation.
  fileprivate var last: Unmanaged<SourceRecord>? { records.count > start ? records[records.count - 1] : nil }

  /// How many of the last records are blocks that are an expression's own closures.
  fileprivate func blockCount(before place: SourcePlace, of type: Any.Type) -> Int {
    var first = records.count
    while first > start, records[first - 1]._withUnsafeGuaranteedRef({ $0.isBlock && $0.isInside(place, of: type) }) {
      first -= 1
    }
    return records.count - first
  }

  /// A block or branch makes room for what stands in it alone; false where there's neither.
  fileprivate mutating func unwrapLast() -> Bool {
    guard let last, last._withUnsafeGuaranteedRef({ $0.isBlock || $0.isBranch }) else { return false }
    records[records.count - 1] = .passUnretained(last.takeUnretainedValue().unwrapped)
    return true
  }

  /// Makes the last records the children of another one.
  fileprivate mutating func replaceLast(_ count: Int, by kind: SourceRecord.Kind, _ place: SourcePlace? = nil) {
    let first = records.count - count
    let place = place ?? firstPlace(from: first)
    let known = records.withUnsafeBufferPointer {
      shared.record(kind, place, UnsafeBufferPointer(rebasing: $0[first...]))
    }
    let record = known ?? .passUnretained(makeUnshared(kind, place, records[first...]))
    records.removeSubrange(first...)
    records.append(record)
  }

  private func firstPlace(from index: Int) -> SourcePlace {
    for record in records[index...] {
      let place = record._withUnsafeGuaranteedRef { $0.place }
      if place.line > 0 { return place }
    }
    return SourcePlace()
  }

  private mutating func makeUnshared(
    _ kind: SourceRecord.Kind, _ place: SourcePlace, _ children: ArraySlice<Unmanaged<SourceRecord>>
  ) -> SourceRecord {
    let record = SourceRecord(kind, place, children: children.map { $0.takeUnretainedValue() }, isShared: false)
    unshared.append(record)
    return record
  }
}

extension StaticString {
  fileprivate func isSame(as other: StaticString) -> Bool {
    guard hasPointerRepresentation, other.hasPointerRepresentation else { return false }
    return utf8Start == other.utf8Start
      || utf8CodeUnitCount == other.utf8CodeUnitCount && memcmp(utf8Start, other.utf8Start, utf8CodeUnitCount) == 0
  }
}

/// Whether a type is made of others, or the user's own: views of a body seldom have the same.
private func isTelling(_ type: ObjectIdentifier) -> Bool {
  let name = _typeName(unsafeBitCast(type, to: Any.Type.self))
  return name.contains("<") || !name.hasPrefix("Gnomon.")
}
