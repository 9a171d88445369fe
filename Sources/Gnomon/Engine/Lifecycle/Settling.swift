// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The actions that the frame owes the user's code, in the order in which SwiftUI calls them: `onChange`; what appears;
/// all else; then the tasks (`facts 90–92`). Of views that change or appear together the inner ones come first, and the
/// later of siblings (recorded on macOS 27).
struct PendingActions {
  /// The actions whose values changed, from the outermost to the innermost, as values come down.
  var changed: [PendingAction] = []
  var appearing: [(order: ActionOrder, action: PendingAction)] = []
  var changing: [PendingAction] = []
  var tasks: [PendingAction] = []

  var isEmpty: Bool { changed.isEmpty && appearing.isEmpty && changing.isEmpty && tasks.isEmpty }
}

/// The order in which nodes were begun: what is made while places are given comes after what was there before.
struct ActionOrder: Comparable {
  var wave = 0
  /// Parents come before children, and children in their order.
  var serial = 0

  static func < (a: ActionOrder, b: ActionOrder) -> Bool { a.wave != b.wave ? a.wave < b.wave : a.serial > b.serial }
}

/// One call that is due.
struct PendingAction {
  let node: ViewNode
  /// `onGeometryChange`, `task`…
  let cause: String
  /// The value that the action was given, for the report of an update that never settles.
  let value: Any?
  let run: () -> Void
}

extension Graph {
  func oweOnAppear(_ node: ViewNode, _ order: ActionOrder, _ cause: String, _ run: @escaping () -> Void) {
    pending.appearing.append((order, PendingAction(node: node, cause: cause, value: nil, run: run)))
  }

  func oweOnChange<Value>(_ node: ViewNode, _ cause: String, value: Value?, _ run: @escaping () -> Void) {
    pending.changed.append(PendingAction(node: node, cause: cause, value: value, run: run))
  }

  /// The place of a node that's made now among what appears with it.
  func nextActionOrder() -> ActionOrder {
    actionOrder.serial += 1
    return actionOrder
  }

  func owe<Value>(_ node: ViewNode, _ cause: String, value: Value?, _ run: @escaping () -> Void) {
    pending.changing.append(PendingAction(node: node, cause: cause, value: value, run: run))
  }

  func oweTask<Value>(_ node: ViewNode, _ cause: String, value: Value?, _ run: @escaping () -> Void) {
    pending.tasks.append(PendingAction(node: node, cause: cause, value: value, run: run))
  }

  /// Calls what is due. Gives the calls after which something was dirty that wasn't before.
  func runPendingActions() -> [PendingAction] {
    var causes: [PendingAction] = []
    frameClock?.isActing = true
    frameClock?.shownBetweenActions = 0
    defer { frameClock?.isActing = false }
    func run(_ actions: [PendingAction]) {
      for action in actions {
        let before = changeCount
        tracer?.begins(action)
        Pulse.beat()
        action.run()
        if changeCount != before { causes.append(action) }
        tracer?.ran(action, madeDue: changeCount != before)
      }
    }
    let due = pending
    pending = PendingActions()
    run(due.changed.reversed())
    run(due.appearing.sorted { $0.order < $1.order }.map(\.action))
    run(due.changing)
    // Tasks start when everything that appears has appeared.
    let later = pending.appearing
    pending.appearing = []
    run(later.sorted { $0.order < $1.order }.map(\.action))
    run(due.tasks)
    return causes
  }
}

/// Follows the passes of one update and tells when they go round in a circle.
struct LoopDetector {
  private struct Key: Hashable {
    let node: ObjectIdentifier
    let cause: String
  }

  private struct History {
    let action: PendingAction
    var values: [String]
    /// The lengths that the action was given last; nil if it was given something else.
    var lengths: [Double]?
    /// How many times in a row the lengths have changed by no more than the rounding of numbers.
    var roundings = 0
  }

  private var histories: [Key: History] = [:]
  private var order: [Key] = []
  private(set) var passes = 0
  /// True if nothing is left but numbers that swing by their rounding: what is shown has settled.
  private(set) var hasSettled = false

  /// Takes note of the actions of a pass that made another pass necessary.
  mutating func record(_ causes: [PendingAction]) {
    passes += 1
    var onlyRounds = !causes.isEmpty
    for cause in causes {
      let key = Key(node: ObjectIdentifier(cause.node), cause: cause.cause)
      let value = cause.value.map { describe($0) } ?? "–"
      let lengths = cause.value.flatMap(lengths(of:))
      if var history = histories[key] {
        history.values.append(value)
        history.roundings = differByRounding(history.lengths, lengths) ? history.roundings + 1 : 0
        history.lengths = lengths
        onlyRounds = onlyRounds && history.roundings >= Self.roundingsOfASwing
        histories[key] = history
      } else {
        histories[key] = History(action: cause, values: [value], lengths: lengths)
        order.append(key)
        onlyRounds = false
      }
    }
    hasSettled = onlyRounds
  }

  /// Once may be a step on the way to a length; four times in a row is a swing.
  private static let roundingsOfASwing = 4

  /// The innermost cause that acted in nearly every pass, with what it saw.
  func report(to graph: Graph) {
    let culprit = order.map { histories[$0]! }.max { $0.values.count < $1.values.count }
    guard let culprit else { return }
    let shown = culprit.values.suffix(8).joined(separator: " → ")
    graph.warn(
      .updateLoop, culprit.action.node,
      "the update didn't settle within \(passes) passes and was cut off: \(culprit.action.cause) keeps changing what it "
        + "depends on. Its last values: \(shown).",
      hint: LoopShape(values: culprit.values).advice)
  }
}

/// The numbers of a length, a point, a size or a rectangle; nil of anything else.
private func lengths(of value: Any) -> [Double]? {
  switch value {
  case let length as CGFloat: [Double(length)]
  case let length as Double: [length]
  case let size as CGSize: [Double(size.width), Double(size.height)]
  case let point as CGPoint: [Double(point.x), Double(point.y)]
  case let rect as CGRect:
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
  default: nil
  }
}

/// Whether numbers are apart by at most four units in the last place of the larger one.
private func differByRounding(_ a: [Double]?, _ b: [Double]?) -> Bool {
  guard let a, let b, a.count == b.count else { return false }
  return zip(a, b).allSatisfy { abs($0 - $1) <= 4 * max(abs($0), abs($1), 1).ulp }
}

func describe(_ value: Any) -> String {
  switch value {
  case let size as CGSize: "(\(size.width), \(size.height))"
  case let rect as CGRect: "(\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height))"
  default: String("\(value)".prefix(80))
  }
}
