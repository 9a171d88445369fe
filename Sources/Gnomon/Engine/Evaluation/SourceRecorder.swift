// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A place in the source: file and line, as the compiler gave them.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The module and the file, as `#fileID` has them: `Module/File.swift`.
  public var fileID: String
  /// The line in the file, counted from 1.
  public var line: Int

  /// A place in a file.
  ///
  /// - Parameters:
  ///   - fileID: the module and the file, as `#fileID` gives them.
  ///   - line: the line, counted from 1.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// The file without its module.
  public var file: String {
    guard let slash = fileID.lastIndex(of: "/") else { return fileID }
    return String(fileID[fileID.index(after: slash)...])
  }

  /// True if it's a place in this package's own code.
  var isOfThisPackage: Bool { fileID.hasPrefix("Gnomon/") || fileID.hasPrefix("GnomonCharts/") }

  /// The file's name and the line: `File.swift:12`.
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
  // In this order the small fields lie in what the large ones leave of their words.
  /// True if others hold the record too: then it mustn't change, and it never goes.
  fileprivate let isShared: Bool
  /// 0 where there is no expression.
  let line: UInt32
  /// The file of the expression, or of the first one inside.
  let file: StaticString
  let column: UInt32
  /// The print of the value's memory, where blocks of the same type have to be told apart.
  @exclusivity(unchecked) fileprivate(set) var print: ValuePrint?
  /// The blocks of an expression's closures in the order of evaluation, or the statements of a block.
  @exclusivity(unchecked) private(set) var children: [SourceRecord] = []
  /// Blocks of the user's for views that a body was handed and uses somewhere in this expression.
  @exclusivity(unchecked) private var handed: [SourceRecord] = []
  /// The blocks of a shared record, once they were asked for.
  @exclusivity(unchecked) private var knownBlocks: [SourceRecord]?

  fileprivate init(
    _ kind: Kind, _ place: SourcePlace, children: [SourceRecord], handed: [SourceRecord] = [], print: ValuePrint? = nil,
    isShared: Bool
  ) {
    self.kind = kind
    self.handed = handed
    self.print = print
    self.isShared = isShared
    file = place.file
    line = place.line
    column = place.column
    self.children = children
  }

  fileprivate var place: SourcePlace { SourcePlace(file: file, line: line, column: column) }

  /// The record itself, or one that may change in its place.
  private var unshared: SourceRecord { isShared ? copy(print) : self }

  fileprivate func copy(_ print: ValuePrint?) -> SourceRecord {
    SourceRecord(kind, place, children: children, print: print, isShared: false)
  }

  /// True if closures gave views of the same type.
  static func areAlike(_ blocks: some Collection<SourceRecord>) -> Bool {
    var rest = blocks[...]
    while let block = rest.popFirst() {
      guard let type = block.blockType else { continue }
      if rest.contains(where: { $0.blockType == type }) { return true }
    }
    return false
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

  var isExpression: Bool { if case .expression = kind { true } else { false } }

  fileprivate var isBranch: Bool { if case .branch = kind { true } else { false } }

  /// The record of the branch that was taken; the record itself where it isn't an `if`'s.
  var inBranch: SourceRecord? { isBranch ? children.first : self }

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
  ///
  /// - Parameter print: What the view's memory holds, where several closures gave its type.
  func handedBlock(of type: ObjectIdentifier, _ print: @autoclosure () -> ValuePrint? = nil) -> SourceRecord? {
    let alike = handed.filter { $0.blockType == type }
    guard alike.count > 1 else { return alike.first?.unwrapped }
    guard let print = print() else { return nil }
    return alike.first { $0.print == print }?.unwrapped
  }

  /// True if it knows of blocks that the view around was given.
  var isHanded: Bool { !handed.isEmpty || children.contains { $0.isHanded } }

  fileprivate var blockType: ObjectIdentifier? { if case .block(let type) = kind { type } else { nil } }

  /// The blocks that an expression was given, and that its view hands on to its body.
  var blocks: [SourceRecord] {
    if let knownBlocks { return knownBlocks }
    let blocks = children.filter(\.isBlock) + handed
    if isShared { knownBlocks = blocks }
    return blocks
  }

  /// The record of a body with the blocks that its view was given where the body names what they gave.
  ///
  /// - Parameter isBuiltIn: Whether the body is this package's. In a user's own, a text of the body and a text that it was
  ///   handed can't be told apart by their types: then only types of which there's one are taken.
  func handed(_ blocks: [SourceRecord], isBuiltIn: Bool) -> SourceRecord {
    let key = HandedKey(record: self, blocks: blocks, isBuiltIn: isBuiltIn)
    let known = key.flatMap { HandedKey.known[$0] }
    if let known, let record = known { return record }
    let made = makeHanded(blocks, isBuiltIn: isBuiltIn)
    // A body that ran the same way with the same blocks is handed them alike, as long as nobody has to tell two apart.
    guard let key, known == nil, HandedKey.known.count < HandedKey.most else { return made }
    let shared = made.sharedCopy
    HandedKey.known[key] = .some(shared)
    return shared ?? made
  }

  /// The same record to be shared; nil where blocks of the same type have to be told apart.
  private var sharedCopy: SourceRecord? {
    if isShared { return self }
    var copies: [SourceRecord] = []
    copies.reserveCapacity(children.count)
    for child in children {
      guard let copy = child.sharedCopy else { return nil }
      copies.append(copy)
    }
    guard print == nil, !SourceRecord.areAlike(copies + handed) else { return nil }
    // A shared record says its own place: what isn't an expression has that of the first one inside.
    let place = isExpression ? place : copies.first { $0.line > 0 }?.place ?? place
    return SourceRecord(kind, place, children: copies, handed: handed, isShared: true)
  }

  private func makeHanded(_ blocks: [SourceRecord], isBuiltIn: Bool) -> SourceRecord {
    var usable: [SourceRecord] = []
    var alike: [SourceRecord] = []
    for block in blocks {
      guard let type = block.blockType else { continue }
      let isOnly = blocks.count { $0.blockType == type } == 1
      if isOnly, isBuiltIn || isTelling(type) { usable.append(block) }
      // Closures that give the same type are told apart by what they gave.
      if !isOnly, let print = block.print, blocks.count(where: { $0.blockType == type && $0.print == print }) == 1 {
        alike.append(block)
      }
    }
    guard !usable.isEmpty || !alike.isEmpty else { return self }
    if let block = find(usable, alike) { return block.unwrapped }
    let record = unshared
    record.takeHanded(usable, alike)
    return record
  }

  /// The block that gave the value of this expression.
  private func find(_ usable: [SourceRecord], _ alike: [SourceRecord]) -> SourceRecord? {
    guard let expressionType else { return nil }
    return usable.first { $0.blockType == expressionType }
      ?? alike.first { $0.blockType == expressionType && $0.print == print }
  }

  private func takeHanded(_ usable: [SourceRecord], _ alike: [SourceRecord]) {
    for index in children.indices {
      if let block = children[index].find(usable, alike) {
        children[index] = block
      } else {
        children[index] = children[index].unshared
        children[index].takeHanded(usable, alike)
      }
    }
    if expressionType != nil { handed = usable + alike }
  }

  private var expressionType: ObjectIdentifier? { if case .expression(let type) = kind { type } else { nil } }

  /// True if a block that was made before an expression is one of the expression's own closures: they begin behind it,
  /// or, from a function that the expression calls, give a part of its type. What gives just its type gives its value,
  /// too: otherwise it's a closure beside the one that the expression stands in.
  fileprivate func isInside<Content>(_ expression: SourcePlace, of content: Content, _ print: ValuePrint?) -> Bool {
    guard line > 0, let blockType else { return true }
    if file.isSame(as: expression.file), (line, column) > (expression.line, expression.column) { return true }
    return isPart(of: content, print)
  }

  /// True if a block gave a view or a part of it.
  fileprivate func isPart<Content>(of content: Content, _ print: ValuePrint?) -> Bool {
    guard let blockType else { return false }
    if blockType == ObjectIdentifier(Content.self) { return print == nil || print == ValuePrint(of: content) }
    return TypeNames.name(of: Content.self, contains: blockType)
  }

  /// The record with the blocks of a view that has hidden its type.
  func showing(_ hidden: SourceRecord) -> SourceRecord {
    hidden.statement ?? SourceRecorder.record(kind, place, children: children + hidden.children)
  }

  /// The statement of the block that gave the whole view; nil where several did, or none. A view that a block gave stands
  /// where the block's statement does.
  var statement: SourceRecord? {
    guard children.count == 1, children[0].blockType == expressionType else { return nil }
    return children[0].unwrapped
  }

  /// A block of one statement stands for that statement.
  var unwrapped: SourceRecord { isBlock && children.count == 1 ? children[0].unwrapped : self }

  func child(_ index: Int) -> SourceRecord? {
    isBlock && index < children.count ? children[index].unwrapped : nil
  }
}

/// A shared record and the shared blocks that it is handed.
private struct HandedKey: Hashable {
  private let record: ObjectIdentifier
  private let blocks: [ObjectIdentifier]
  private let isBuiltIn: Bool

  /// What was made for them, kept for good, as shared records are; nil in it where it can't be shared.
  nonisolated(unsafe) static var known: [HandedKey: SourceRecord?] = [:]
  static let most = 1 << 14

  /// nil where one of them isn't shared.
  init?(record: SourceRecord, blocks: [SourceRecord], isBuiltIn: Bool) {
    guard record.isShared, blocks.allSatisfy(\.isShared) else { return nil }
    self.record = ObjectIdentifier(record)
    self.blocks = blocks.map { ObjectIdentifier($0) }
    self.isBuiltIn = isBuiltIn
  }
}

/// The names of types that have others' names in them: asked anew at each evaluation, found out once.
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

/// The place of an expression of a builder.
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

  /// Zeros are empty slots; what isn't used of them takes no memory.
  private let slots = calloc(slotCount, MemoryLayout<Slot>.stride)!.bindMemory(to: Slot.self, capacity: slotCount)

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
        let children = children.map { $0.takeUnretainedValue() }
        guard !SourceRecord.areAlike(children) else { return nil }
        let new = SourceRecord(kind, place, children: children, isShared: true)
        slot.pointee = Slot(hash: hash, record: .passRetained(new))
        return slot.pointee.record
      }
      if slot.pointee.hash == hash, record._withUnsafeGuaranteedRef({ $0.isMade(for: kind, place, children) }) {
        return record
      }
    }
    return nil
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
@usableFromInline
enum SourceRecorder {
  fileprivate struct State {
    var isRecording = false
    /// The thread of the evaluation under way. Views may be made on any thread: what others make isn't part of it.
    var thread = pthread_self()
    /// True if the body under way was handed views of the same type by several closures.
    var tellsAlike = false
    /// The records of all evaluations under way, the innermost last.
    var records = TrivialStack<Unmanaged<SourceRecord>>()
    /// The prints of the records' values in memory, where that may be asked.
    var prints = TrivialStack<ValuePrint?>()
    /// The index at which the innermost evaluation's records begin.
    var start = 0
    /// Keeps those of the records that aren't shared.
    var unshared: [SourceRecord] = []
    let shared = SharedRecords()
  }

  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  @usableFromInline static var isRecording: Bool {
    state.pointee.isRecording && pthread_equal(state.pointee.thread, pthread_self()) != 0
  }

  @usableFromInline
  static func expression<Content>(_ content: Content, file: StaticString, line: UInt32, column: UInt32) {
    let state = state
    let place = SourcePlace(file: file, line: line, column: column)
    state.replaceLast(
      state.blockCount { $0.isInside(place, of: content, $1) }, by: .expression(type: ObjectIdentifier(Content.self)),
      place,
      print: state.pointee.tellsAlike ? ValuePrint(of: content) : nil)
  }

  @usableFromInline
  static func block<Content>(_ content: Content, count: Int) {
    let state = state
    let isThere = count <= state.pointee.records.count - state.pointee.start
    state.replaceLast(
      isThere ? count : 0, by: .block(type: ObjectIdentifier(Content.self)), print: ValuePrint(of: content))
  }

  @usableFromInline
  static func branch(isEmpty: Bool) {
    let state = state
    state.replaceLast(!isEmpty && state.unwrapLast() ? 1 : 0, by: .branch)
  }

  /// The blocks that gave parts of a view, as a view that is about to hide its type takes them along; nil where there are none.
  static func takeBlocks<Content>(of content: Content) -> SourceRecord? {
    isRecording ? state.takeBlocks(of: content) : nil
  }

  /// A record that is shared where it can be.
  fileprivate static func record(_ kind: SourceRecord.Kind, _ place: SourcePlace, children: [SourceRecord])
    -> SourceRecord
  {
    let shared = children.map(Unmanaged.passUnretained).withUnsafeBufferPointer {
      state.pointee.shared.record(kind, place, $0)
    }
    return shared?.takeUnretainedValue() ?? SourceRecord(kind, place, children: children, isShared: false)
  }

  /// Runs a builder's closure apart from the one under way and gives its result with its record.
  ///
  /// - Parameters:
  ///   - blocks: The user's blocks that the view was given.
  ///   - record: Takes the record; nil where the closure made none.
  static func record<Value>(
    handed blocks: [SourceRecord] = [], into record: inout SourceRecord?, _ body: () -> Value
  ) -> Value {
    let state = state
    let outer = (
      start: state.pointee.start, isRecording: state.pointee.isRecording, tellsAlike: state.pointee.tellsAlike,
      unshared: state.pointee.unshared.count
    )
    state.pointee.start = state.pointee.records.count
    state.pointee.isRecording = true
    state.pointee.thread = pthread_self()
    state.pointee.tellsAlike = SourceRecord.areAlike(blocks)
    defer {
      state.cut(to: state.pointee.start)
      if state.pointee.unshared.count > outer.unshared { state.pointee.unshared.removeSubrange(outer.unshared...) }
      state.pointee.start = outer.start
      state.pointee.isRecording = outer.isRecording
      state.pointee.tellsAlike = outer.tellsAlike
    }
    // Nothing is done with the value: it stays where the closure puts it.
    defer { record = state.last?.takeUnretainedValue().unwrapped }
    return body()
  }
}

// Through the pointer, so that the state is never copied.
extension UnsafeMutablePointer where Pointee == SourceRecorder.State {
  /// The last record of the innermost evaluation.
  fileprivate var last: Unmanaged<SourceRecord>? {
    pointee.records.count > pointee.start ? pointee.records[pointee.records.count - 1] : nil
  }

  /// The number of the last records that are blocks and belong to something.
  fileprivate func blockCount(where belongs: (SourceRecord, ValuePrint?) -> Bool) -> Int {
    var first = pointee.records.count
    while first > pointee.start,
      pointee.records[first - 1]._withUnsafeGuaranteedRef({ $0.isBlock && belongs($0, pointee.prints[first - 1]) })
    {
      first -= 1
    }
    return pointee.records.count - first
  }

  fileprivate func cut(to count: Int) {
    pointee.records.cut(to: count)
    pointee.prints.cut(to: count)
  }

  /// Makes the last blocks that gave parts of a view the children of a record for that view alone; nil where none did.
  fileprivate func takeBlocks<Content>(of content: Content) -> SourceRecord? {
    // An empty block says nothing.
    while let last, last._withUnsafeGuaranteedRef({ $0.isBlock && $0.line == 0 && $0.children.isEmpty }) {
      cut(to: pointee.records.count - 1)
    }
    let count = blockCount { $0.isPart(of: content, $1) }
    guard count > 0 else { return nil }
    let first = pointee.records.count - count
    let record = record(.expression(type: ObjectIdentifier(Content.self)), SourcePlace(), from: first, nil)
    cut(to: first)
    return record.takeUnretainedValue()
  }

  /// A block or branch makes room for what stands in it alone; false where there's neither.
  fileprivate func unwrapLast() -> Bool {
    guard let last, last._withUnsafeGuaranteedRef({ $0.isBlock || $0.isBranch }) else { return false }
    pointee.records[pointee.records.count - 1] = .passUnretained(last.takeUnretainedValue().unwrapped)
    return true
  }

  /// Makes the last records the children of another one.
  fileprivate func replaceLast(
    _ count: Int, by kind: SourceRecord.Kind, _ place: SourcePlace? = nil, print: ValuePrint? = nil
  ) {
    let first = pointee.records.count - count
    let place = place ?? firstPlace(from: first)
    let made = record(kind, place, from: first, print)
    cut(to: first)
    pointee.records.append(made)
    pointee.prints.append(print)
  }

  /// A record of which the last ones are the children.
  private func record(
    _ kind: SourceRecord.Kind, _ place: SourcePlace, from first: Int, _ print: ValuePrint?
  ) -> Unmanaged<SourceRecord> {
    if !pointee.tellsAlike, let record = pointee.shared.record(kind, place, pointee.records.rest(from: first)) {
      return record
    }
    return .passUnretained(makeUnshared(kind, place, from: first, print))
  }

  private func firstPlace(from index: Int) -> SourcePlace {
    for index in index..<pointee.records.count {
      let place = pointee.records[index]._withUnsafeGuaranteedRef { $0.place }
      if place.line > 0 { return place }
    }
    return SourcePlace()
  }

  private func makeUnshared(
    _ kind: SourceRecord.Kind, _ place: SourcePlace, from first: Int, _ print: ValuePrint?
  ) -> SourceRecord {
    var children = pointee.records.rest(from: first).map { $0.takeUnretainedValue() }
    if SourceRecord.areAlike(children) {
      for index in children.indices { children[index] = children[index].copy(pointee.prints[first + index]) }
    }
    let record = SourceRecord(kind, place, children: children, print: print, isShared: false)
    pointee.unshared.append(record)
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

/// True if a type is made of others, or is the user's own: views of a body seldom have the same.
private func isTelling(_ type: ObjectIdentifier) -> Bool {
  let name = _typeName(unsafeBitCast(type, to: Any.Type.self))
  return name.contains("<") || !name.hasPrefix("Gnomon.")
}
