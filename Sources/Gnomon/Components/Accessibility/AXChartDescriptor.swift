// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
  /// Describes a chart to assistive technologies. ``ViewHost/semantics()`` tells its title and its summary; nothing here
  /// plays it as sounds.
  nonisolated public func accessibilityChartDescriptor<R>(_ representable: R) -> some View
  where R: AXChartDescriptorRepresentable {
    accessibility("chartDescriptor", representable)
  }
}

/// What assistive technologies are told of a chart as a whole: its axes and its series of values.
///
/// ```swift
/// let descriptor = AXChartDescriptor(
///   title: "Rain", summary: "It rains most in spring.",
///   xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["Jan", "Feb"]),
///   yAxis: AXNumericDataAxisDescriptor(title: "Rain", range: 0...80, gridlinePositions: []) { "\($0) mm" },
///   series: [
///     AXDataSeriesDescriptor(name: "London", isContinuous: false, dataPoints: [AXDataPoint(x: "Jan", y: 51)])
///   ])
/// ```
open class AXChartDescriptor: NSObject {
  /// The chart's name; nil has none.
  open var title: String?
  /// What the chart shows, in a sentence; nil says nothing.
  open var summary: String?
  /// The axis of places.
  open var xAxis: any AXDataAxisDescriptor
  /// The axis of amounts; nil where there's none.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes, as of sizes.
  open var additionalAxes: [any AXDataAxisDescriptor]
  /// The values.
  open var series: [AXDataSeriesDescriptor]

  /// Describes a chart.
  ///
  /// - Parameters:
  ///   - title: the chart's name.
  ///   - summary: what it shows, in a sentence.
  ///   - xAxis: the axis of places.
  ///   - yAxis: the axis of amounts.
  ///   - additionalAxes: further axes, for the further values of points.
  ///   - series: the values.
  public init(
    title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

/// An axis of a chart, as assistive technologies are told of it.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The axis's name.
  var title: String { get set }
}

/// An axis of numbers, as assistive technologies are told of it.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How numbers are spread along the axis.
  public enum ScaleType: Int, Sendable {
    /// Evenly.
    case linear
    /// By their logarithm to the base of 10.
    case log10
    /// By their natural logarithm.
    case ln
  }

  /// The axis's name.
  open var title: String
  /// How numbers are spread along the axis.
  open var scaleType = ScaleType.linear
  /// The numbers that the axis has places for.
  open var range: ClosedRange<Double>
  /// The numbers that have lines.
  open var gridlinePositions: [Double]
  /// Puts a number into words.
  open var valueDescriptionProvider: (Double) -> String

  /// Describes an axis of numbers.
  ///
  /// - Parameters:
  ///   - title: the axis's name.
  ///   - range: the numbers that it has places for.
  ///   - gridlinePositions: the numbers that have lines.
  ///   - valueDescriptionProvider: puts a number into words.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of categories, as assistive technologies are told of it.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The axis's name.
  open var title: String
  /// The categories in their order.
  open var categoryOrder: [String]

  /// Describes an axis of categories in their order.
  public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}

/// A series of values of a chart, as assistive technologies are told of it.
open class AXDataSeriesDescriptor: NSObject {
  /// The series' name; nil has none.
  open var name: String?
  /// True of a line, false of single points or bars.
  open var isContinuous: Bool
  /// The values.
  open var dataPoints: [AXDataPoint]

  /// Describes a series.
  ///
  /// - Parameters:
  ///   - name: the series' name.
  ///   - isContinuous: true of a line, false of single points or bars.
  ///   - dataPoints: the values.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// A value of a chart, as assistive technologies are told of it.
open class AXDataPoint: NSObject {
  /// A number or a category.
  public enum Value: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
    /// A number.
    case number(Double)
    /// A category.
    case category(String)

    /// A number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// A category.
    public init(stringLiteral value: String) { self = .category(value) }
  }

  /// The point's place.
  open var xValue: Value
  /// Its amount; nil where there's none.
  open var yValue: Double?
  /// Its values on further axes.
  open var additionalValues: [Value]
  /// Its name; nil has none.
  open var label: String?

  /// A point at a number.
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.additionalValues, self.label) = (.number(x), y, additionalValues, label)
  }

  /// A point at a category.
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.additionalValues, self.label) = (.category(x), y, additionalValues, label)
  }
}

/// A type that describes a chart to assistive technologies.
public protocol AXChartDescriptorRepresentable {
  /// Describes the chart. It's asked when somebody wants to know.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings a description that was made before to what holds now.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// A description that was made before stays as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
