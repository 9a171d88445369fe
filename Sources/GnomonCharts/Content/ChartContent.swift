// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The marks of a chart, or a part of them.
///
/// A type of one's own makes its marks of others in its body:
///
/// ```swift
/// struct Target: ChartContent {
///   var value: Double
///
///   var body: some ChartContent {
///     RuleMark(y: .value("Target", value))
///       .foregroundStyle(.red)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the marks that it's made of; `Never` of marks that are drawn as they are.
  associatedtype Body: ChartContent
  /// The marks that it's made of.
  @ChartContentBuilder var body: Body { get }

  /// Adds the marks to those of a chart. The chart calls it.
  nonisolated static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector)
}

extension ChartContent {
  /// Adds the marks that the body is made of.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    let carrier = ContentCarrier(content: content, inputs: inputs, marks: marks)
    MainActor.assumeIsolated { Body._collect(carrier.content.body, carrier.inputs, into: carrier.marks) }
  }
}

/// Content that is looked into on the main actor, where charts are evaluated.
private struct ContentCarrier<Content>: @unchecked Sendable {
  let content: Content
  let inputs: _MarkInputs
  let marks: _MarkCollector
}

/// Marks that are drawn as they are: they have no body.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  public var body: Never { fatalError("\(Self.self) is drawn as it is and has no body.") }
}

extension Never: ChartContent {
  /// There's nothing to collect.
  nonisolated public static func _collect(_ content: Never, _ inputs: _MarkInputs, into marks: _MarkCollector) {}
}
