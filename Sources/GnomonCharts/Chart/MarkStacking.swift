// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Puts bars and areas at one place onto each other. After it each of them has two ends.
enum MarkStacking {
  /// What stands at one place.
  private struct Place: Hashable {
    let kind: Mark.Kind
    let at: Datum?
    let positions: [Datum]
  }

  private struct Stack {
    var positive = 0.0
    var negative = 0.0
    var members: [Int] = []
  }

  static func stack(_ marks: inout ContiguousArray<Mark>) {
    var stacks: [Place: Stack] = [:]
    for index in marks.indices {
      let mark = marks[index]
      guard mark.kind == .bar || mark.kind == .area else { continue }
      guard let axis = valueAxis(of: mark) else {
        marks[index].isInterval = true
        continue
      }
      guard case .value(.number(let value)) = axis == .x ? mark.x : mark.y else { continue }
      if mark.stacking == .unstacked {
        set(&marks[index], axis, 0, value)
        continue
      }
      let other = axis == .x ? mark.y : mark.x
      let place = Place(
        kind: mark.kind, at: other.first, positions: mark.style?.positions.map(\.value) ?? [])
      var stack = stacks[place, default: Stack()]
      if value < 0 {
        set(&marks[index], axis, stack.negative, stack.negative + value)
        stack.negative += value
      } else {
        set(&marks[index], axis, stack.positive, stack.positive + value)
        stack.positive += value
      }
      if mark.stacking != .standard { stack.members.append(index) }
      stacks[place] = stack
    }
    for stack in stacks.values where !stack.members.isEmpty {
      for index in stack.members { rescale(&marks[index], stack) }
    }
  }

  enum ValueAxis { case x, y }

  /// The axis along which a bar or an area grows; nil where both of its ends are given.
  static func valueAxis(of mark: Mark) -> ValueAxis? {
    switch (mark.x, mark.y) {
    case (.value(let x), .value(let y)):
      if y.kind == .number { return .y }
      return x.kind == .number ? .x : nil
    case (.range, .value(let y)) where mark.x.isUnit: return y.kind == .number ? .y : nil
    case (.value(let x), .range) where mark.y.isUnit: return x.kind == .number ? .x : nil
    case (.value(let x), .fixedRange), (.value(let x), .full): return x.kind == .number && mark.kind == .bar ? .x : nil
    case (.fixedRange, .value(let y)), (.full, .value(let y)):
      return y.kind == .number && mark.kind == .bar ? .y : nil
    default: return nil
    }
  }

  private static func set(_ mark: inout Mark, _ axis: ValueAxis, _ start: Double, _ end: Double) {
    let channel = Channel.range(.number(start), .number(end), isUnit: false)
    if axis == .x { mark.x = channel } else { mark.y = channel }
  }

  /// Makes a stack's parts shares of it, or puts the stack around the middle.
  private static func rescale(_ mark: inout Mark, _ stack: Stack) {
    let isX: Bool
    let (start, end): (Double, Double)
    if case .range(.number(let a), .number(let b), false) = mark.y {
      (isX, start, end) = (false, a, b)
    } else if case .range(.number(let a), .number(let b), false) = mark.x {
      (isX, start, end) = (true, a, b)
    } else {
      return
    }
    let total = stack.positive - stack.negative
    if mark.stacking == .center {
      let middle = (stack.positive + stack.negative) / 2
      set(&mark, isX ? .x : .y, start - middle, end - middle)
    } else if total > 0 {
      set(&mark, isX ? .x : .y, start / total, end / total)
    }
  }
}

extension Channel {
  var isUnit: Bool { if case .range(_, _, true) = self { true } else { false } }
}
