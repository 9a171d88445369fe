// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTracer {
  /// A geometry that an action read which runs once.
  struct OnceRead {
    let action: ObjectIdentifier
    let composite: ObjectIdentifier?
    let kind: String
    let view: String
    let source: SourceLocation?
    let read: any GeometryRead
    let pass: Int
    /// The values that the action wrote into states.
    var written: [Any] = []

    /// A part of what was read and written that is another now: `width`, and its two values.
    var staleParts: [(name: String, old: Double, new: Double)] {
      guard read.hasChanged, let values = read.rawValues else { return [] }
      let (old, new) = (numbers(in: values.old), numbers(in: values.new))
      let kept = written.flatMap { numbers(in: $0).map(\.value) }
      // Which of two equal parts was kept can't be told.
      let matching = zip(old, new).filter { part, _ in kept.contains { abs($0 - part.value) < 0.001 } }
      guard matching.allSatisfy({ abs($0.value - $1.value) > 0.01 }) else { return [] }
      return matching.map { ($0.name, $0.value, $1.value) }
    }
  }

  /// An action has ended: what it wrote says which parts of what it read it keeps.
  func noteWrites(of action: PendingAction) {
    let node = ObjectIdentifier(action.node)
    for index in onceReads.indices where onceReads[index].action == node && onceReads[index].pass == passNumber {
      onceReads[index].written = runningWrites
    }
  }

  /// A geometry is read outside an evaluation.
  func reads(_ read: @autoclosure () -> any GeometryRead) {
    guard let action = runningAction, action.cause == "onAppear", onceReads.count < 1_000 else { return }
    onceReads.append(
      OnceRead(
        action: ObjectIdentifier(action.node), composite: action.node.customView.map { ObjectIdentifier($0) },
        kind: action.cause, view: viewPath(action.node), source: action.node.sourceLocation, read: read(),
        pass: passNumber))
  }

  /// An action that follows changes has run: what the same view's `onAppear` read before is looked after.
  func follows(_ action: PendingAction) {
    if action.cause == "onAppear" {
      let node = ObjectIdentifier(action.node)
      onceReads.removeAll { $0.action == node && $0.pass < passNumber }
    } else if let composite = action.node.customView.map({ ObjectIdentifier($0) }) {
      onceReads.removeAll { $0.composite == composite && $0.pass < passNumber }
    }
  }
}

extension LayoutRecord {
  /// A geometry that was read once and is another now.
  package struct StaleRead: Sendable {
    package var action: String
    package var view: String
    package var source: SourceLocation?
    /// Whose geometry it is.
    package var node: Int?
    package var subject: String
    /// `width 300`.
    package var old: String
    package var new: String
  }
}

/// The lengths that a geometry is made of.
private func numbers(in value: Any) -> [(name: String, value: Double)] {
  switch value {
  case let length as CGFloat: [("the length", Double(length))]
  case let number as Double: [("the length", number)]
  case let number as Int: [("the length", Double(number))]
  case let size as CGSize: [("width", size.width), ("height", size.height)]
  case let point as CGPoint: [("x", point.x), ("y", point.y)]
  case let rect as CGRect: [("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height)]
  case let insets as EdgeInsets:
    [("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing)]
  default: []
  }
}
