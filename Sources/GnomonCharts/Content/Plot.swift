// SPDX-License-Identifier: Apache-2.0

/// Several marks that are one content, so that modifiers hold for all of them.
@MainActor @preconcurrency
public struct Plot<Content>: @unchecked Sendable where Content: ChartContent {
  nonisolated(unsafe) let content: Content

  /// One content of the marks that a closure lists.
  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: PrimitiveChartContent {
  /// No body: the content is looked into.
  public typealias Body = Never

  /// Adds the marks of the content.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    Content._collect(content.content, inputs.single(), into: marks)
  }
}
