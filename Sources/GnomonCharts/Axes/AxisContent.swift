// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What an axis shows.
public protocol AxisContent {
  /// Adds what it shows to an axis. The chart calls it.
  static func _makeAxisContent(_ content: Self, _ axis: _AxisCollector)
}

/// What an axis shows at a value: a line, a tick, a label.
public protocol AxisMark {
  /// Adds what it shows at a value. The chart calls it.
  static func _makeAxisMark(_ mark: Self, _ value: _AxisMarkCollector)
}

extension Never: AxisContent {
  /// Nothing is shown.
  public static func _makeAxisContent(_ content: Never, _ axis: _AxisCollector) {}
}

extension Never: AxisMark {
  /// Nothing is shown.
  public static func _makeAxisMark(_ mark: Never, _ value: _AxisMarkCollector) {}
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// Adds what is there.
  public static func _makeAxisContent(_ content: Self, _ axis: _AxisCollector) {
    if let content { Wrapped._makeAxisContent(content, axis) }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// Adds what is there.
  public static func _makeAxisMark(_ mark: Self, _ value: _AxisMarkCollector) {
    if let mark { Wrapped._makeAxisMark(mark, value) }
  }
}

extension BuilderEmpty: AxisContent, AxisMark {
  static func _makeAxisContent(_ content: Self, _ axis: _AxisCollector) {}
  static func _makeAxisMark(_ mark: Self, _ value: _AxisMarkCollector) {}
}

extension BuilderTuple: AxisContent where repeat each T: AxisContent {
  static func _makeAxisContent(_ content: Self, _ axis: _AxisCollector) {
    func add<C: AxisContent>(_ part: C) { C._makeAxisContent(part, axis) }
    repeat add(each content.content)
  }
}

extension BuilderTuple: AxisMark where repeat each T: AxisMark {
  static func _makeAxisMark(_ mark: Self, _ value: _AxisMarkCollector) {
    func add<M: AxisMark>(_ part: M) { M._makeAxisMark(part, value) }
    repeat add(each mark.content)
  }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  /// Adds the choice.
  public static func _makeAxisContent(_ content: Self, _ axis: _AxisCollector) {
    switch content.storage {
    case .trueContent(let chosen): TrueContent._makeAxisContent(chosen, axis)
    case .falseContent(let chosen): FalseContent._makeAxisContent(chosen, axis)
    }
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  /// Adds the choice.
  public static func _makeAxisMark(_ mark: Self, _ value: _AxisMarkCollector) {
    switch mark.storage {
    case .trueContent(let chosen): TrueContent._makeAxisMark(chosen, value)
    case .falseContent(let chosen): FalseContent._makeAxisMark(chosen, value)
    }
  }
}

/// Content of an axis whose type isn't known to the code that uses it.
public struct AnyAxisContent: AxisContent {
  let content: any AxisContent

  /// Hides the type of a content.
  public init(_ content: any AxisContent) { self.content = content }
  /// Hides the type of a content.
  public init(erasing content: some AxisContent) { self.init(content) }

  /// Adds the hidden content.
  public static func _makeAxisContent(_ content: Self, _ axis: _AxisCollector) { content.content.add(to: axis) }
}

/// A mark of an axis whose type isn't known to the code that uses it.
public struct AnyAxisMark: AxisMark {
  let mark: any AxisMark

  /// Hides the type of a mark.
  public init(_ content: any AxisMark) { mark = content }
  /// Hides the type of a mark.
  public init(erasing content: some AxisMark) { self.init(content) }

  /// Adds the hidden mark.
  public static func _makeAxisMark(_ mark: Self, _ value: _AxisMarkCollector) {
    func open<M: AxisMark>(_ mark: M) { M._makeAxisMark(mark, value) }
    open(mark.mark)
  }
}

extension AxisContent {
  func add(to axis: _AxisCollector) { Self._makeAxisContent(self, axis) }

  /// Draws the content into a picture of its own, so that what lies below isn't touched by the way it's mixed.
  public func compositingLayer() -> some AxisContent { self }
}
