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
/// from the record the block that gave its content; so a view's type stays what it is.
public final class SourceRecord {
  enum Kind {
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
  var children: [SourceRecord] = []
  /// Blocks of the user's for views that a body was handed and uses somewhere in this expression.
  private var handed: [SourceRecord] = []
  /// What the value's memory holds: tells blocks of the same type apart.
  fileprivate(set) var print: ValuePrint?

  /// Views from the same place share it: it mustn't change.
  private let isShared: Bool

  init(
    _ kind: Kind, file: StaticString = "", line: UInt32 = 0, column: UInt32 = 0, isShared: Bool = false
  ) {
    self.kind = kind
    self.isShared = isShared
    self.file = file
    self.line = line
    self.column = column
  }

  private static let leafCount = 256
  nonisolated(unsafe) private static let leaves: UnsafeMutablePointer<SourceRecord?> = {
    let leaves = UnsafeMutablePointer<SourceRecord?>.allocate(capacity: leafCount)
    leaves.initialize(repeating: nil, count: leafCount)
    return leaves
  }()

  /// The record of an expression without closures; views from the same place share it.
  static func leaf(_ type: ObjectIdentifier, _ file: StaticString, _ line: UInt32, _ column: UInt32) -> SourceRecord {
    guard file.hasPointerRepresentation else {
      return SourceRecord(.expression(type: type), file: file, line: line, column: column)
    }
    let place = Int(bitPattern: file.utf8Start) >> 3 ^ Int(line &* 31 &+ column) ^ Int(bitPattern: type) >> 4
    let slot = leaves + place & (leafCount - 1)
    if let known = slot.pointee, known.line == line, known.column == column, known.expressionType == type,
      known.file.utf8Start == file.utf8Start
    {
      return known
    }
    let record = SourceRecord(.expression(type: type), file: file, line: line, column: column, isShared: true)
    slot.pointee = record
    return record
  }

  /// The record itself, or one that may change in its place.
  private var unshared: SourceRecord {
    isShared ? SourceRecord(kind, file: file, line: line, column: column) : self
  }

  /// Whether closures gave views of the same type.
  static func areAlike(_ blocks: [SourceRecord]) -> Bool {
    for (index, block) in blocks.enumerated() {
      for other in blocks[(index + 1)...] where block.blockType == other.blockType { return true }
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
    for index in children.indices.reversed() {
      if children[index].blockType == id { return children.remove(at: index).unwrapped }
    }
    return handedBlock(of: id)
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

  /// Whether a block that was made before an expression is one of the expression's own closures: they begin behind it, or,
  /// from a function that the expression calls, give a part of its type. What gives just its type gives its value, too:
  /// otherwise it's a closure beside the one that the expression stands in.
  func isInside<Content>(_ expression: SourceRecord, of content: Content) -> Bool {
    guard let start = firstExpression else { return true }
    if start.file.isSame(as: expression.file), (start.line, start.column) > (expression.line, expression.column) {
      return true
    }
    guard let blockType else { return true }
    if blockType == ObjectIdentifier(Content.self) { return print == nil || print == ValuePrint(of: content) }
    return TypeNames.name(of: Content.self, contains: blockType)
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

/// Collects the records of the evaluation under way.
enum SourceRecorder {
  nonisolated(unsafe) static var isRecording = false
  /// Whether the body under way was handed views of the same type by several closures.
  nonisolated(unsafe) private static var tellsAlike = false
  nonisolated(unsafe) private static var stack: [SourceRecord] = []

  static func expression<Content>(_ content: Content, file: StaticString, line: UInt32, column: UInt32) {
    let type = Content.self
    let hasBlocks = stack.last?.isBlock == true
    if !hasBlocks, !tellsAlike {
      return stack.append(SourceRecord.leaf(ObjectIdentifier(type), file, line, column))
    }
    let record = SourceRecord(.expression(type: ObjectIdentifier(type)), file: file, line: line, column: column)
    if tellsAlike { record.print = ValuePrint(of: content) }
    guard hasBlocks else { return stack.append(record) }
    var first = stack.count
    while first > 0, stack[first - 1].isBlock, stack[first - 1].isInside(record, of: content) { first -= 1 }
    record.children.append(contentsOf: stack[first...])
    stack.removeSubrange(first...)
    stack.append(record)
  }

  static func block<Content>(_ content: Content, count: Int) {
    let record = SourceRecord(.block(type: ObjectIdentifier(Content.self)))
    record.print = ValuePrint(of: content)
    if count <= stack.count {
      record.children.append(contentsOf: stack.suffix(count))
      stack.removeLast(count)
    }
    stack.append(record)
  }

  static func branch(isEmpty: Bool) {
    let record = SourceRecord(.branch)
    if !isEmpty, let block = stack.last, block.isBlock || isBranch(block) {
      record.children.append(stack.removeLast().unwrapped)
    }
    stack.append(record)
  }

  private static func isBranch(_ record: SourceRecord) -> Bool {
    if case .branch = record.kind { true } else { false }
  }

  /// Runs a builder's closure apart from the one under way and gives its result with its record.
  ///
  /// - Parameter blocks: The user's blocks that the view was given.
  static func record<Value>(handed blocks: [SourceRecord] = [], _ body: () -> Value) -> (Value, SourceRecord?) {
    let (outer, wasRecording, toldAlike) = (stack, isRecording, tellsAlike)
    stack = []
    isRecording = true
    tellsAlike = SourceRecord.areAlike(blocks)
    defer {
      stack = outer
      isRecording = wasRecording
      tellsAlike = toldAlike
    }
    let value = body()
    return (value, stack.last?.unwrapped)
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
