// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

extension VectorizedChartContent {
  /// Paints each mark in a style of its element.
  nonisolated public func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    each { style, element, _ in
      style.foreground = AnyShapeStyle(element[keyPath: keyPath])
      style.foregroundBy = nil
    }
  }

  /// Paints each mark by a value of its element.
  nonisolated public func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    each { style, element, marks in
      style.foregroundBy = marks.datum(value.value(element).given, for: .foregroundStyle)
      style.foreground = nil
    }
  }

  /// Makes each mark as see-through as its element says: 0 is invisible, 1 opaque.
  nonisolated public func opacity(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    each { style, element, _ in
      style.opacity *= min(max(Double(element[keyPath: keyPath]), 0), 1)
    }
  }

  /// Draws each mark's line in a style of its element.
  nonisolated public func lineStyle(
    _ style: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    each { own, element, _ in
      own.lineStyle = element[keyPath: style]
    }
  }

  /// Draws each mark's line by a value of its element.
  nonisolated public func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    each { style, element, marks in
      style.lineStyleBy = marks.datum(value.value(element).given, for: .lineStyle)
    }
  }

  /// Draws each mark as a symbol by a value of its element.
  nonisolated public func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    each { style, element, marks in
      style.symbolBy = marks.datum(value.value(element).given, for: .symbol)
    }
  }

  /// Draws each symbol in an area of its element, in square points.
  nonisolated public func symbolSize(
    _ area: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    each { style, element, _ in
      style.symbolSize = .area(element[keyPath: area])
    }
  }

  /// Draws each symbol in a size of its element, in points.
  nonisolated public func symbolSize(
    _ size: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    each { style, element, _ in
      style.symbolSize = .size(element[keyPath: size])
    }
  }

  /// Draws each symbol by a value of its element: the greater, the larger.
  nonisolated public func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    each { style, element, marks in
      style.symbolSizeBy = marks.datum(value.value(element).given, for: .symbolSize)
    }
  }

  /// Names each mark by a text of its element.
  nonisolated public func accessibilityLabel(
    _ label: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    each { style, element, _ in
      style.label = .text(element[keyPath: label])
    }
  }

  /// Names each mark by a key of its element, which is looked up in the app's texts.
  nonisolated public func accessibilityLabel(
    _ labelKey: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    each { style, element, _ in
      style.label = .key(element[keyPath: labelKey])
    }
  }

  /// Names each mark by words of its element.
  nonisolated public func accessibilityLabel(
    _ label: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    each { style, element, _ in
      style.label = .string(String(element[keyPath: label]))
    }
  }

  /// Tells each mark's value by a text of its element.
  nonisolated public func accessibilityValue(
    _ valueDescription: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    each { style, element, _ in
      style.value = .text(element[keyPath: valueDescription])
    }
  }

  /// Tells each mark's value by a key of its element, which is looked up in the app's texts.
  nonisolated public func accessibilityValue(
    _ valueKey: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    each { style, element, _ in
      style.value = .key(element[keyPath: valueKey])
    }
  }

  /// Tells each mark's value by words of its element.
  nonisolated public func accessibilityValue(
    _ value: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    each { style, element, _ in
      style.value = .string(String(element[keyPath: value]))
    }
  }

  /// Gives each mark a name of its element that tests find it by.
  nonisolated public func accessibilityIdentifier(
    _ identifier: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    each { style, element, _ in
      style.identifier = element[keyPath: identifier]
    }
  }

  /// Keeps marks from those who don't see them, as their elements say.
  nonisolated public func accessibilityHidden(
    _ hidden: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    each { style, element, _ in
      style.isHidden = element[keyPath: hidden]
    }
  }

  /// Puts marks of different values beside each other.
  ///
  /// - Parameters:
  ///   - value: a category for each place.
  ///   - axis: the axis along which they stand; nil is the axis of the bars' categories.
  ///   - span: the room that all of them together take.
  nonisolated public func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    each { style, element, marks in
      let datum = marks.datum(value.value(element).given, for: .position)
      style.positions.removeAll { $0.axis == axis }
      style.positions.append(MarkStyle.Position(value: datum, axis: axis, span: span))
    }
  }
}
