// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

/// A value to plot with the words that name it, as axes, legends and those who don't see the chart are told them.
public struct PlottableValue<Value> where Value: Plottable {
  /// What it's plotted as. It's of no generic type, so that a mark of many costs no look at types.
  let given: GivenValue

  init(_ label: PlotLabel, _ value: Value) { given = GivenValue(label: label, content: .one(value.given)) }

  init(_ label: PlotLabel, _ lower: Value, _ upper: Value) {
    given = GivenValue(label: label, content: .two(lower.given, upper.given))
  }

  /// A date stands for the whole unit of the calendar that it lies in.
  init(_ label: PlotLabel, _ value: Value, unit: Calendar.Component, _ calendar: Calendar?) {
    given = GivenValue(label: label, content: .unit(value.given, unit, calendar))
  }
}

/// The words that name a value. They're made into a text only where somebody reads them.
enum PlotLabel: Equatable {
  case key(LocalizedStringKey)
  case string(String)
  case text(Text)

  var text: Text {
    switch self {
    case .key(let key): Text(key)
    case .string(let string): Text(verbatim: string)
    case .text(let text): text
    }
  }
}

extension PlottableValue {
  /// A value named by a key that is looked up in the app's texts.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(.key(labelKey), value)
  }

  /// A value named by words that are shown as they are.
  @_disfavoredOverload
  public static func value<S>(_ label: S, _ value: Value) -> PlottableValue<Value> where S: StringProtocol {
    PlottableValue(.string(String(label)), value)
  }

  /// A value named by a text.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(.text(label), value)
  }
}

extension PlottableValue where Value: Comparable {
  /// A range of values named by a key that is looked up in the app's texts.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(.key(labelKey), range.lowerBound, range.upperBound)
  }

  /// A range of values named by words that are shown as they are.
  @_disfavoredOverload
  public static func value<S>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> where S: StringProtocol {
    PlottableValue(.string(String(label)), range.lowerBound, range.upperBound)
  }

  /// A range of values named by a text.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(.text(label), range.lowerBound, range.upperBound)
  }

  /// A bin named by a key that is looked up in the app's texts.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(.key(labelKey), range.lowerBound, range.upperBound)
  }

  /// A bin named by words that are shown as they are.
  @_disfavoredOverload
  public static func value<S>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
  where S: StringProtocol {
    PlottableValue(.string(String(label)), range.lowerBound, range.upperBound)
  }

  /// A bin named by a text.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(.text(label), range.lowerBound, range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  /// The unit of the calendar that a date lies in, as its day or its month: a mark takes up the whole unit.
  ///
  /// - Parameters:
  ///   - labelKey: names the value; it's looked up in the app's texts.
  ///   - date: a date in the unit.
  ///   - unit: the unit.
  ///   - calendar: tells where the unit begins and ends; nil is the environment's.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(.key(labelKey), date, unit: unit, calendar)
  }

  /// The unit of the calendar that a date lies in, named by words that are shown as they are.
  @_disfavoredOverload
  public static func value<S>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> where S: StringProtocol {
    PlottableValue(.string(String(label)), date, unit: unit, calendar)
  }

  /// The unit of the calendar that a date lies in, named by a text.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(.text(label), date, unit: unit, calendar)
  }
}

extension PlottableValue {
  /// A value named by a resource of the app's texts.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> {
    .value(Text(labelResource), value)
  }
}

extension PlottableValue where Value: Comparable {
  /// A range of values named by a resource of the app's texts.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ range: Range<Value>
  ) -> PlottableValue<Value> {
    .value(Text(labelResource), range)
  }

  /// A bin named by a resource of the app's texts.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    .value(Text(labelResource), range)
  }
}

extension PlottableValue where Value == Date {
  /// The unit of the calendar that a date lies in, named by a resource of the app's texts.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    .value(Text(labelResource), date, unit: unit, calendar: calendar)
  }
}
