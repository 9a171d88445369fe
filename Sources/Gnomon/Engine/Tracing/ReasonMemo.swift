// SPDX-License-Identifier: Apache-2.0

/// What was found out while a record is made: reasons ask for those of what's inside, again at each level, and for what a
/// container works out, again for each of its views.
final class ReasonMemo {
  private struct Key: Hashable {
    let node: ObjectIdentifier
    let axis: Axis

    init(_ node: LayoutNode, _ axis: Axis) {
      self.node = ObjectIdentifier(node)
      self.axis = axis
    }
  }

  private struct GuideKey: Hashable {
    let node: ObjectIdentifier
    let guide: AlignmentKey
  }

  /// The one of the record that is being made; nil between records.
  nonisolated(unsafe) static var current: ReasonMemo?

  /// What was done for the record so far.
  private(set) var work = ReasonWork()
  private var answers: [Key: AnswerReason] = [:]
  private var fills: [Key: Bool] = [:]
  private var stretches: [Key: Bool] = [:]
  private var handsBack: [Key: Bool] = [:]
  private var arithmetic: [ObjectIdentifier: [String]] = [:]
  private var plans: [ObjectIdentifier: AnyObject] = [:]
  private var setters: [GuideKey: LayoutNode?] = [:]
  private var sources: [ObjectIdentifier: [LayoutNode]] = [:]
  /// Where modifiers stand, as far as it's known.
  fileprivate let modifiers: ModifierPlaces?

  init(_ modifiers: ModifierPlaces? = nil) { self.modifiers = modifiers }

  // MARK: By node and axis

  static func answer(of node: LayoutNode, _ axis: Axis, _ find: () -> AnswerReason) -> AnswerReason {
    remembered(\.answers, Key(node, axis), find)
  }

  static func fills(_ node: LayoutNode, _ axis: Axis, _ find: () -> Bool) -> Bool {
    remembered(\.fills, Key(node, axis), find)
  }

  static func stretches(_ node: LayoutNode, _ axis: Axis, _ find: () -> Bool) -> Bool {
    remembered(\.stretches, Key(node, axis), find)
  }

  static func handsBack(_ node: LayoutNode, _ axis: Axis, _ find: () -> Bool) -> Bool {
    remembered(\.handsBack, Key(node, axis), find)
  }

  // MARK: By node

  /// A container's calculation, which its rows may tell as well.
  static func arithmetic(of node: LayoutNode, _ find: () -> [String]) -> [String] {
    remembered(\.arithmetic, ObjectIdentifier(node), find)
  }

  /// What a container works out once for all its views. Made at the first question about one of them.
  static func plan<Plan: AnyObject>(of node: LayoutNode, _ make: () -> Plan) -> Plan {
    guard let memo = current else { return make() }
    if let known = memo.plans[ObjectIdentifier(node)] as? Plan { return known }
    let plan = make()
    memo.plans[ObjectIdentifier(node)] = plan
    return plan
  }

  /// Who sets a guide in a node; nil where nobody does.
  static func setter(of guide: AlignmentKey, in node: LayoutNode, _ find: () -> LayoutNode?) -> LayoutNode? {
    remembered(\.setters, GuideKey(node: ObjectIdentifier(node), guide: guide), find)
  }

  /// The nodes whose geometry a body has read.
  static func sources(readBy reader: DynamicNode, _ find: () -> [LayoutNode]) -> [LayoutNode] {
    remembered(\.sources, ObjectIdentifier(reader), find)
  }

  private static func remembered<Key: Hashable, Value>(
    _ table: ReferenceWritableKeyPath<ReasonMemo, [Key: Value]>, _ key: Key, _ find: () -> Value
  ) -> Value {
    guard let memo = current else { return find() }
    if let known = memo[keyPath: table][key] { return known }
    memo.work.reasons += 1
    let value = find()
    memo[keyPath: table][key] = value
    return value
  }

  // MARK: Work

  /// Takes note that a container's views were gone through for a reason.
  static func visited(_ count: Int) { current?.work.visits += count }

  /// Takes note that a container has said why it proposes something to one of its views.
  static func offered() { current?.work.reasons += 1 }
}

/// What was done for a record: it grows with the number of views, not faster.
package struct ReasonWork: Sendable, Hashable {
  /// Reasons that were worked out, not remembered.
  package var reasons = 0
  /// Views that containers went through to find reasons.
  package var visits = 0
}

extension ViewNode {
  /// The line that made the node, as a record tells it: a modifier's own where it's known.
  final var tracedLocation: SourceLocation? {
    (ReasonMemo.current?.modifiers).location(of: self)
  }
}
