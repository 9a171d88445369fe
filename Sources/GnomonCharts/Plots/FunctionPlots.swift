// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

/// The line of a function.
///
/// A function along x is drawn where the x axis has values, or in a domain of its own. Where it isn't a number, the line
/// has a gap.
@MainActor @preconcurrency
public struct FunctionLinePlotContent: PrimitiveChartContent, Sendable {
  /// No body: the line is drawn as it is.
  public typealias Body = Never

  let labels: @Sendable (_MarkCollector) -> Void
  let domain: ClosedRange<Double>?
  let point: @Sendable (Double) -> (x: Double, y: Double)

  /// Adds points of the line.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    content.labels(marks)
    marks.addFunction(
      FunctionPlot(domain: content.domain, inputs: inputs) { value in
        let point = content.point(value)
        return (point.x, point.y, nil)
      })
  }
}

/// The area of a function.
@MainActor @preconcurrency
public struct FunctionAreaPlotContent: PrimitiveChartContent, Sendable {
  /// No body: the area is drawn as it is.
  public typealias Body = Never

  let labels: @Sendable (_MarkCollector) -> Void
  let domain: ClosedRange<Double>?
  let edges: @Sendable (Double) -> (yStart: Double, yEnd: Double)

  /// Adds places of the area.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    content.labels(marks)
    marks.addFunction(
      FunctionPlot(domain: content.domain, inputs: inputs) { value in
        let edges = content.edges(value)
        return (value, edges.yStart, edges.yEnd)
      })
  }
}

/// A function to draw, once the domain of x is known.
struct FunctionPlot {
  /// So many steps a function is drawn in. Apple's number isn't documented.
  static let steps = 256

  let domain: ClosedRange<Double>?
  let inputs: _MarkInputs
  /// How many marks came before it.
  var index = 0
  /// The place of a line, or of an area with its other edge.
  let value: (Double) -> (x: Double, y: Double, end: Double?)

  init(
    domain: ClosedRange<Double>?, inputs: _MarkInputs, value: @escaping (Double) -> (x: Double, y: Double, end: Double?)
  ) {
    (self.domain, self.inputs, self.value) = (domain, inputs, value)
  }

  /// The marks of the function over a domain. Each stretch without gaps is a series of its own.
  func marks(over span: ClosedRange<Double>) -> [Mark] {
    var marks: [Mark] = []
    var stretch = 0
    var isInGap = true
    for step in 0...Self.steps {
      let share = Double(step) / Double(Self.steps)
      let (x, y, end) = value(span.lowerBound + (span.upperBound - span.lowerBound) * share)
      guard x.isFinite, y.isFinite, end?.isFinite ?? true else {
        isInGap = true
        continue
      }
      if isInGap {
        stretch += 1
        isInGap = false
      }
      let channel = end.map { Channel.range(.number(y), .number($0), isUnit: false) } ?? .value(.number(y))
      var mark = Mark(end == nil ? .line : .area, x: .value(.number(x)), y: channel, inputs.at(step))
      mark.function = inputs.identity
      mark.stretch = stretch
      marks.append(mark)
    }
    return marks
  }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// The line of a function of x, with axes named by texts.
  ///
  /// - Parameters:
  ///   - x: names the x axis.
  ///   - y: names the y axis.
  ///   - domain: where it's drawn; nil is the x axis's domain.
  ///   - function: the function. It may give no number where it isn't defined.
  nonisolated public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(.text(x), .text(y), domain, function)
  }

  /// The line of a function of x, with axes named by keys that are looked up in the app's texts.
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(.key(x), .key(y), domain, function)
  }

  /// The line of a function of x, with axes named by words.
  @_disfavoredOverload
  nonisolated public init<S1, S2>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) where S1: StringProtocol, S2: StringProtocol {
    self.init(.string(String(x)), .string(String(y)), domain, function)
  }

  nonisolated private init(
    _ x: PlotLabel, _ y: PlotLabel, _ domain: ClosedRange<Double>?, _ function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(
      content: FunctionLinePlotContent(
        labels: PlotLabel.noting(x, y), domain: domain, point: { ($0, function($0)) }))
  }

  /// The line of points that a function gives for a parameter, with axes named by texts.
  ///
  /// - Parameters:
  ///   - x: names the x axis.
  ///   - y: names the y axis.
  ///   - t: names the parameter.
  ///   - domain: the parameter's values.
  ///   - function: gives a point.
  nonisolated public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(parametric: .text(x), .text(y), domain, function)
  }

  /// The line of points that a function gives for a parameter, with axes named by keys that are looked up in the app's
  /// texts.
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(parametric: .key(x), .key(y), domain, function)
  }

  /// The line of points that a function gives for a parameter, with axes named by words.
  @_disfavoredOverload
  nonisolated public init<S1, S2, S3>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where S1: StringProtocol, S2: StringProtocol, S3: StringProtocol {
    self.init(parametric: .string(String(x)), .string(String(y)), domain, function)
  }

  nonisolated private init(
    parametric x: PlotLabel, _ y: PlotLabel, _ domain: ClosedRange<Double>,
    _ function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(
      content: FunctionLinePlotContent(
        labels: PlotLabel.noting(x, y), domain: domain, point: function))
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// The area between two functions of x, with axes named by texts.
  ///
  /// - Parameters:
  ///   - x: names the x axis.
  ///   - yStart: names the first edge.
  ///   - yEnd: names the second edge.
  ///   - domain: where it's drawn; nil is the x axis's domain.
  ///   - function: gives both edges. It may give no numbers where it isn't defined.
  nonisolated public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(.text(x), .text(yEnd), domain, function)
  }

  /// The area between two functions of x, with axes named by keys that are looked up in the app's texts.
  nonisolated public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(.key(x), .key(yEnd), domain, function)
  }

  /// The area between two functions of x, with axes named by words.
  @_disfavoredOverload
  nonisolated public init<S1, S2, S3>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where S1: StringProtocol, S2: StringProtocol, S3: StringProtocol {
    self.init(.string(String(x)), .string(String(yEnd)), domain, function)
  }

  /// The area between zero and a function of x, with axes named by texts.
  nonisolated public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(.text(x), .text(y), domain) { (0, function($0)) }
  }

  /// The area between zero and a function of x, with axes named by keys that are looked up in the app's texts.
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(.key(x), .key(y), domain) { (0, function($0)) }
  }

  /// The area between zero and a function of x, with axes named by words.
  @_disfavoredOverload
  nonisolated public init<S1, S2>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) where S1: StringProtocol, S2: StringProtocol {
    self.init(.string(String(x)), .string(String(y)), domain) { (0, function($0)) }
  }

  nonisolated private init(
    _ x: PlotLabel, _ y: PlotLabel, _ domain: ClosedRange<Double>?,
    _ function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      content: FunctionAreaPlotContent(labels: PlotLabel.noting(x, y), domain: domain, edges: function))
  }
}

extension PlotLabel {
  /// Names the axes.
  static func noting(_ x: PlotLabel, _ y: PlotLabel) -> @Sendable (_MarkCollector) -> Void {
    let labels = (x, y)
    return { marks in
      if marks.labels[.x] == nil { marks.labels[.x] = labels.0 }
      if marks.labels[.y] == nil { marks.labels[.y] = labels.1 }
    }
  }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// The line of a function of x, with axes named by resources of the app's texts.
  @_disfavoredOverload
  nonisolated public init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// The line of points that a function gives for a parameter, with axes named by resources of the app's texts.
  @_disfavoredOverload
  nonisolated public init(
    x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function)
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// The area between two functions of x, with axes named by resources of the app's texts.
  @_disfavoredOverload
  nonisolated public init(
    x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
    domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function)
  }

  /// The area between zero and a function of x, with axes named by resources of the app's texts.
  @_disfavoredOverload
  nonisolated public init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }
}
