// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

/// A value of each element of a collection to plot, with the words that name it.
public struct PlottableProjection<DataElement, DataValue>: @unchecked Sendable where DataValue: Plottable {
  let value: (DataElement) -> PlottableValue<DataValue>
}

extension PlottableProjection {
  /// A value of each element, named by a text.
  public static func value(
    _ label: Text, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    let words = PlotLabel.text(label)
    return PlottableProjection { PlottableValue(words, $0[keyPath: value]) }
  }

  /// A value of each element, named by words that are shown as they are.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    let words = PlotLabel.string(String(label))
    return PlottableProjection { PlottableValue(words, $0[keyPath: value]) }
  }

  /// A value of each element, named by a key that is looked up in the app's texts.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    let words = PlotLabel.key(labelKey)
    return PlottableProjection { PlottableValue(words, $0[keyPath: value]) }
  }

  /// A range between two values of each element, named by a text.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
    let words = PlotLabel.text(label)
    return PlottableProjection { PlottableValue(words, $0[keyPath: start], $0[keyPath: end]) }
  }

  /// A range between two values of each element, named by words that are shown as they are.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
    let words = PlotLabel.string(String(label))
    return PlottableProjection { PlottableValue(words, $0[keyPath: start], $0[keyPath: end]) }
  }

  /// A range between two values of each element, named by a key that is looked up in the app's texts.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
    let words = PlotLabel.key(labelKey)
    return PlottableProjection { PlottableValue(words, $0[keyPath: start], $0[keyPath: end]) }
  }

  /// One value for all elements, named by a text.
  public static func value(
    _ label: Text, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    let words = PlotLabel.text(label)
    return PlottableProjection { _ in PlottableValue(words, value) }
  }

  /// One value for all elements, named by words that are shown as they are.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    let words = PlotLabel.string(String(label))
    return PlottableProjection { _ in PlottableValue(words, value) }
  }

  /// One value for all elements, named by a key that is looked up in the app's texts.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    let words = PlotLabel.key(labelKey)
    return PlottableProjection { _ in PlottableValue(words, value) }
  }

  /// One range for all elements, named by a text.
  public static func value(
    _ label: Text, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
    let words = PlotLabel.text(label)
    return PlottableProjection { _ in PlottableValue(words, start, end) }
  }

  /// One range for all elements, named by words that are shown as they are.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
    let words = PlotLabel.string(String(label))
    return PlottableProjection { _ in PlottableValue(words, start, end) }
  }

  /// One range for all elements, named by a key that is looked up in the app's texts.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
    let words = PlotLabel.key(labelKey)
    return PlottableProjection { _ in PlottableValue(words, start, end) }
  }
}

extension PlottableProjection where DataValue.PrimitivePlottable == Date {
  /// The unit of the calendar that a date of each element lies in, named by a text.
  public static func value(
    _ label: Text, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    let words = PlotLabel.text(label)
    return PlottableProjection { PlottableValue(words, $0[keyPath: date], unit: unit, calendar) }
  }

  /// The unit of the calendar that a date of each element lies in, named by words that are shown as they are.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    let words = PlotLabel.string(String(label))
    return PlottableProjection { PlottableValue(words, $0[keyPath: date], unit: unit, calendar) }
  }

  /// The unit of the calendar that a date of each element lies in, named by a key that is looked up in the app's texts.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    let words = PlotLabel.key(labelKey)
    return PlottableProjection { PlottableValue(words, $0[keyPath: date], unit: unit, calendar) }
  }
}

extension PlottableProjection where DataValue == Date {
  /// The unit of the calendar that one date lies in, for all elements, named by a text.
  public static func value(
    _ label: Text, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    let words = PlotLabel.text(label)
    return PlottableProjection { _ in PlottableValue(words, date, unit: unit, calendar) }
  }

  /// The unit of the calendar that one date lies in, for all elements, named by words that are shown as they are.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    let words = PlotLabel.string(String(label))
    return PlottableProjection { _ in PlottableValue(words, date, unit: unit, calendar) }
  }

  /// The unit of the calendar that one date lies in, for all elements, named by a key that is looked up in the app's texts.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    let words = PlotLabel.key(labelKey)
    return PlottableProjection { _ in PlottableValue(words, date, unit: unit, calendar) }
  }
}

extension PlottableProjection {
  /// A value of each element, named by a resource of the app's texts.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    .value(Text(labelResource), value)
  }

  /// A range between two values of each element, named by a resource of the app's texts.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
    .value(Text(labelResource), start, end)
  }

  /// One value for all elements, named by a resource of the app's texts.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    .value(Text(labelResource), value)
  }

  /// One range for all elements, named by a resource of the app's texts.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
    .value(Text(labelResource), start, end)
  }
}

extension PlottableProjection where DataValue.PrimitivePlottable == Date {
  /// The unit of the calendar that a date of each element lies in, named by a resource of the app's texts.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    .value(Text(labelResource), date, unit: unit, calendar: calendar)
  }
}

extension PlottableProjection where DataValue == Date {
  /// The unit of the calendar that one date lies in, for all elements, named by a resource of the app's texts.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> {
    .value(Text(labelResource), date, unit: unit, calendar: calendar)
  }
}
