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
/// their records.
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
  let file: StaticString
  let line: UInt32
  let column: UInt32
  /// For an expression, the blocks of its closures in the order of evaluation; for a block, its statements.
  private(set) var children: [SourceRecord] = []
  /// Blocks of the user's for views that a body was handed and uses somewhere in this expression.
  private var handed: [SourceRecord] = []

  /// Others may hold it too: it mustn't change.
  private let isShared: Bool

  private init(
    _ kind: Kind, file: StaticString, line: UInt32, column: UInt32, children: [SourceRecord], isShared: Bool
  ) {
    self.kind = kind
    self.isShared = isShared
    self.file = file
    self.line = line
    self.column = column
    self.children = children
  }

  /// The record itself, or one that may change in its place.
  private var unshared: SourceRecord {
    guard isShared else { return self }
    return SourceRecord(kind, file: file, line: line, column: column, children: children, isShared: false)
  }

  // MARK: Sharing

  private static let slotCount = 4_096
  /// The last record that was made for each hash.
  nonisolated(unsafe) private static let slots: UnsafeMutablePointer<SourceRecord?> = {
    let slots = UnsafeMutablePointer<SourceRecord?>.allocate(capacity: slotCount)
    slots.initialize(repeating: nil, count: slotCount)
    return slots
  }()

  /// The record of what a builder was just called for: one that was made before where there's one.
  ///
  /// One with two blocks of the same type belongs to one view alone, since its nodes tell them apart by taking them out.
  static func of(
    _ kind: Kind, _ file: StaticString, _ line: UInt32, _ column: UInt32, children: ArraySlice<SourceRecord>
  ) -> SourceRecord {
    guard file.hasPointerRepresentation, children.allSatisfy(\.isShared) else {
      return SourceRecord(kind, file: file, line: line, column: column, children: Array(children), isShared: false)
    }
    var hash = Int(bitPattern: file.utf8Start) >> 3 ^ Int(line &* 31 &+ column)
    switch kind {
    case .expression(let type): hash ^= Int(bitPattern: type) >> 4
    case .block(let type): hash ^= Int(bitPattern: type) >> 2
    case .branch: hash ^= 1
    }
    for child in children { hash = (hash &* 31) ^ Int(bitPattern: ObjectIdentifier(child)) >> 4 }
    let slot = slots + (hash ^ hash >> 12) & (slotCount - 1)
    if let known = slot.pointee, known.line == line, known.column == column, known.kind == kind,
      known.file.utf8Start == file.utf8Start, known.children.elementsEqual(children, by: ===)
    {
      return known
    }
    let record = SourceRecord(
      kind, file: file, line: line, column: column, children: Array(children), isShared: !hasTwins(children))
    if record.isShared { slot.pointee = record }
    return record
  }

  private static func hasTwins(_ blocks: ArraySlice<SourceRecord>) -> Bool {
    blocks.indices.contains { index in
      guard let type = blocks[index].blockType else { return false }
      return blocks[..<index].contains { $0.blockType == type }
    }
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

  fileprivate var isBranch: Bool { if case .branch = kind { true } else { false } }

  /// The line of the expression, or of the first one inside.
  var location: SourceLocation? {
    if case .expression = kind { return SourceLocation(fileID: "\(file)", line: Int(line)) }
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

  private var blockType: ObjectIdentifier? { if case .block(let type) = kind { type } else { nil } }

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
    guard let start = firstExpression else { return true }
    if start.file.isSame(as: expression.file), (start.line, start.column) > (expression.line, expression.column) {
      return true
    }
    guard let blockType else { return true }
    return TypeNames.name(of: type, contains: blockType)
  }

  private var firstExpression: SourceRecord? {
    if case .expression = kind { return self }
    for child in children { if let found = child.firstExpression { return found } }
    return nil
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
  let file: StaticString
  let line: UInt32
  let column: UInt32
}

/// Collects the records of the evaluation under way.
enum SourceRecorder {
  fileprivate struct State {
    var isRecording = false
    /// Of all evaluations under way, the innermost last.
    var records: [SourceRecord] = []
    /// Where the innermost one's begin.
    var start = 0
  }

  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  static var isRecording: Bool { state.pointee.isRecording }

  static func expression(of type: Any.Type, file: StaticString, line: UInt32, column: UInt32) {
    state.pointee.expression(of: type, file, line, column)
  }

  static func block(of type: Any.Type, count: Int) {
    let isThere = count <= state.pointee.own.count
    state.pointee.replaceLast(isThere ? count : 0, .block(type: ObjectIdentifier(type)))
  }

  static func branch(isEmpty: Bool) { state.pointee.branch(isEmpty: isEmpty) }

  /// Runs a builder's closure apart from the one under way and gives its result with its record.
  static func record<Value>(_ body: () -> Value) -> (Value, SourceRecord?) {
    let (start, wasRecording) = (state.pointee.start, state.pointee.isRecording)
    state.pointee.start = state.pointee.records.count
    state.pointee.isRecording = true
    defer {
      state.pointee.records.removeSubrange(state.pointee.start...)
      state.pointee.start = start
      state.pointee.isRecording = wasRecording
    }
    let value = body()
    return (value, state.pointee.own.last?.unwrapped)
  }
}

extension SourceRecorder.State {
  /// The records of the innermost evaluation.
  fileprivate var own: ArraySlice<SourceRecord> { records[start...] }

  fileprivate mutating func replaceLast(
    _ count: Int, _ kind: SourceRecord.Kind, _ file: StaticString = "", _ line: UInt32 = 0, _ column: UInt32 = 0
  ) {
    let first = records.count - count
    let record = SourceRecord.of(kind, file, line, column, children: records[first...])
    records.removeSubrange(first...)
    records.append(record)
  }

  /// The blocks before it that are its own closures become its children.
  fileprivate mutating func expression(of type: Any.Type, _ file: StaticString, _ line: UInt32, _ column: UInt32) {
    let place = SourcePlace(file: file, line: line, column: column)
    var count = 0
    while records.count - count > start, case let block = records[records.count - count - 1], block.isBlock,
      block.isInside(place, of: type)
    {
      count += 1
    }
    replaceLast(count, .expression(type: ObjectIdentifier(type)), file, line, column)
  }

  fileprivate mutating func branch(isEmpty: Bool) {
    var count = 0
    if !isEmpty, let last = own.last, last.isBlock || last.isBranch {
      records[records.count - 1] = last.unwrapped
      count = 1
    }
    replaceLast(count, .branch)
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
