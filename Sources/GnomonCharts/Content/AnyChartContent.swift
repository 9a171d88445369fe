// SPDX-License-Identifier: Apache-2.0

/// Content whose type isn't known to the code that uses it.
@MainActor @preconcurrency
public struct AnyChartContent: @unchecked Sendable {
  nonisolated(unsafe) private let collect: (_MarkInputs, _MarkCollector) -> Void

  /// Hides the type of a content.
  nonisolated public init(_ content: any ChartContent) {
    func open<C: ChartContent>(_ content: C) -> (_MarkInputs, _MarkCollector) -> Void {
      { C._collect(content, $0, into: $1) }
    }
    collect = open(content)
  }

  /// Hides the type of a content.
  nonisolated public init(erasing content: some ChartContent) { self.init(content) }
}

extension AnyChartContent: PrimitiveChartContent {
  /// No body: the hidden content is looked into.
  public typealias Body = Never

  /// Adds the marks of the hidden content.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    content.collect(inputs, marks)
  }
}
