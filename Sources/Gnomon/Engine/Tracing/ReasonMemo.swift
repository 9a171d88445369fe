// SPDX-License-Identifier: Apache-2.0
/// The findings while a record is made: reasons ask for those of what's inside, again at each level.
final class ReasonMemo {
  private struct Key: Hashable {
    let node: ObjectIdentifier
    let axis: Axis

    init(_ node: LayoutNode, _ axis: Axis) {
      self.node = ObjectIdentifier(node)
      self.axis = axis
    }
  }

  /// The one of the record that is being made; nil between records.
  nonisolated(unsafe) static var current: ReasonMemo?

  private var answers: [Key: AnswerReason] = [:]
  private var stretches: [Key: Bool] = [:]
  private var handsBack: [Key: Bool] = [:]

  static func answer(of node: LayoutNode, _ axis: Axis, _ find: () -> AnswerReason) -> AnswerReason {
    remembered(\.answers, node, axis, find)
  }

  static func stretches(_ node: LayoutNode, _ axis: Axis, _ find: () -> Bool) -> Bool {
    remembered(\.stretches, node, axis, find)
  }

  static func handsBack(_ node: LayoutNode, _ axis: Axis, _ find: () -> Bool) -> Bool {
    remembered(\.handsBack, node, axis, find)
  }

  private static func remembered<Value>(
    _ table: ReferenceWritableKeyPath<ReasonMemo, [Key: Value]>, _ node: LayoutNode, _ axis: Axis, _ find: () -> Value
  ) -> Value {
    guard let memo = current else { return find() }
    let key = Key(node, axis)
    if let known = memo[keyPath: table][key] { return known }
    let value = find()
    memo[keyPath: table][key] = value
    return value
  }
}
