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
    case expression
    /// The result of a builder's closure; `type` is its content's type.
    case block(type: ObjectIdentifier)
    /// An `if` or `switch`.
    case branch
  }

  let kind: Kind
  let file: StaticString
  let line: UInt32
  /// For an expression, the blocks of its closures in the order of evaluation; for a block, its statements.
  var children: [SourceRecord] = []

  init(_ kind: Kind, file: StaticString = "", line: UInt32 = 0) {
    self.kind = kind
    self.file = file
    self.line = line
  }

  private static let leafCount = 256
  nonisolated(unsafe) private static let leaves: UnsafeMutablePointer<SourceRecord?> = {
    let leaves = UnsafeMutablePointer<SourceRecord?>.allocate(capacity: leafCount)
    leaves.initialize(repeating: nil, count: leafCount)
    return leaves
  }()

  /// The record of an expression without closures. It never changes, so that views from the same line share it.
  static func leaf(_ file: StaticString, _ line: UInt32) -> SourceRecord {
    guard file.hasPointerRepresentation else { return SourceRecord(.expression, file: file, line: line) }
    let slot = leaves + (Int(bitPattern: file.utf8Start) >> 3 ^ Int(line)) & (leafCount - 1)
    if let known = slot.pointee, known.line == line, known.file.utf8Start == file.utf8Start { return known }
    let record = SourceRecord(.expression, file: file, line: line)
    slot.pointee = record
    return record
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
      if case .block(let found) = children[index].kind, found == id { return children.remove(at: index).unwrapped }
    }
    return nil
  }

  /// A block of one statement stands for that statement.
  var unwrapped: SourceRecord { isBlock && children.count == 1 ? children[0].unwrapped : self }

  func child(_ index: Int) -> SourceRecord? {
    isBlock && index < children.count ? children[index].unwrapped : nil
  }
}

/// Collects the records of the evaluation under way.
enum SourceRecorder {
  nonisolated(unsafe) static var isRecording = false
  nonisolated(unsafe) private static var stack: [SourceRecord] = []

  static func expression(file: StaticString, line: UInt32) {
    var first = stack.count
    while first > 0, stack[first - 1].isBlock { first -= 1 }
    if first == stack.count { return stack.append(SourceRecord.leaf(file, line)) }
    let record = SourceRecord(.expression, file: file, line: line)
    record.children.append(contentsOf: stack[first...])
    stack.removeSubrange(first...)
    stack.append(record)
  }

  static func block(of type: Any.Type, count: Int) {
    let record = SourceRecord(.block(type: ObjectIdentifier(type)))
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
  static func record<Value>(_ body: () -> Value) -> (Value, SourceRecord?) {
    let (outer, wasRecording) = (stack, isRecording)
    stack = []
    isRecording = true
    defer {
      stack = outer
      isRecording = wasRecording
    }
    let value = body()
    return (value, stack.last?.unwrapped)
  }
}
